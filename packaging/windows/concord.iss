; The installer for Windows, made by Inno Setup 6 from the frozen program: `python packaging/dev.py package` calls
; ISCC with the version and the folders. Untested where the project is developed (there is no Windows): the release
; workflow builds it, installs it, runs the self-test of what it installed, and only then publishes it.

#ifndef Version
  #error "give /DVersion=..., as packaging/dev.py does"
#endif

[Setup]
AppId={{6B0C8E53-6C0A-4A56-9C0B-6D6C0E2B9D11}
AppName=Concord
AppVersion={#Version}
AppPublisher=Concord contributors
DefaultDirName={autopf}\Concord
DefaultGroupName=Concord
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
LicenseFile={#Root}\LICENSE
SetupIconFile={#Icon}
UninstallDisplayIcon={app}\concordui.exe
OutputDir={#Output}
OutputBaseFilename=concord-{#Version}-windows-x64
Compression=lzma2
SolidCompression=yes
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[Files]
Source: "{#Frozen}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{group}\Concord"; Filename: "{app}\concordui.exe"
Name: "{autodesktop}\Concord"; Filename: "{app}\concordui.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.colony\OpenWithProgids"; ValueType: string; ValueName: "Concord.Colony"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Concord.Colony"; ValueType: string; ValueData: "Concord colony"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Concord.Colony\DefaultIcon"; ValueType: string; ValueData: "{app}\concordui.exe,0"
Root: HKA; Subkey: "Software\Classes\Concord.Colony\shell\open\command"; ValueType: string; ValueData: """{app}\concordui.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\.concord\OpenWithProgids"; ValueType: string; ValueName: "Concord.File"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Concord.File"; ValueType: string; ValueData: "Concord game, position or scenario"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Concord.File\DefaultIcon"; ValueType: string; ValueData: "{app}\concordui.exe,0"
Root: HKA; Subkey: "Software\Classes\Concord.File\shell\open\command"; ValueType: string; ValueData: """{app}\concordui.exe"" ""%1"""

[Run]
Filename: "{app}\concordui.exe"; Description: "{cm:LaunchProgram,Concord}"; Flags: nowait postinstall skipifsilent
