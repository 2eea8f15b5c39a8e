throw new Error('no bot today');
