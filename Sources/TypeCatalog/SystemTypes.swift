// SPDX-License-Identifier: Apache-2.0

/// Abstract types and what the system itself uses.
enum SystemTypes {
  /// Types that the operating system exports.
  static let exported = #"""
    com.apple.active-webpage||||web page that is open
    com.apple.afp-internet-location|com.apple.internet-location|afploc||location of an AFP file server|ostype='ilaf'
    com.apple.airdrop||||AirDrop|ostype='sbNC'
    com.apple.alias-file|public.data com.apple.resolvable|||alias
    com.apple.alias-record|public.data com.apple.resolvable|||alias record|ostype='alis'
    com.apple.application|public.executable|||application
    com.apple.application-file|com.apple.application public.data|app||application file|ostype='APPL'
    com.apple.binary-property-list|com.apple.property-list|plist||binary property list
    com.apple.bonjour||||Bonjour|ostype='bonj';ostype='sbBj'
    com.apple.bookmark|public.data com.apple.resolvable|||bookmark data
    com.apple.cocoa.pasteboard.character-formatting|public.data|||character formatting on the pasteboard|nspboard=NeXT font pasteboard type
    com.apple.cocoa.pasteboard.color|public.data|||color on the pasteboard|nspboard=NSColor pasteboard type
    com.apple.cocoa.pasteboard.find-panel-search-options|public.data|||search options on the pasteboard|nspboard=NSFindPanel search options pasteboard type
    com.apple.cocoa.pasteboard.multiple-text-selection|public.data|||several text selections on the pasteboard|nspboard=Apple multiple text selection pasteboard type
    com.apple.cocoa.pasteboard.paragraph-formatting|public.data|||paragraph formatting on the pasteboard|nspboard=NeXT ruler pasteboard type
    com.apple.cocoa.pasteboard.sound|public.data|||sound on the pasteboard|nspboard=NSSoundPboardType
    com.apple.color-file|public.data|clr ccl||color palette
    com.apple.colorsync-profile|public.data|icc icm pf||ICC color profile|ostype='clsp';ostype='prof'
    com.apple.csstore|public.data public.database|csstore||Launch Services database
    com.apple.deprecated-application-file|com.apple.application-file|||application for earlier systems|ostype='APPC';ostype='APPD';ostype='APPE';ostype='appe';ostype='CDEV';ostype='cdev';ostype='dfil'
    com.apple.dot-mac||||.Mac|ostype='mymc'
    com.apple.file-internet-location|com.apple.internet-location|fileloc||location of a file|ostype='ilfi'
    com.apple.file-vault||||FileVault|ostype='fVlt'
    com.apple.finder.clipping|public.data|||clipping|ostype='clpu'
    com.apple.finder.recent-items|com.apple.finder.smart-folder|||recent items|ostype='rcnt';ostype='sbRc';ostype='sbAF'
    com.apple.finder.smart-folder|public.data|savedSearch||smart folder|ostype='sfld';ostype='sbSF'
    com.apple.finder.sound-clipping|com.apple.finder.clipping|sndClipping||sound clipping|ostype='clps'
    com.apple.finder.textclipping|com.apple.finder.clipping|textclipping||text clipping|ostype='clpt'
    com.apple.ftp-internet-location|com.apple.internet-location|ftploc||location of an FTP server|ostype='ilft'
    com.apple.generic-internet-location|com.apple.internet-location|inetloc||Internet location|ostype='ilge'
    com.apple.generic-stationery|public.data|||stationery|ostype='sdoc'
    com.apple.guest-user|com.apple.user|||guest user|ostype='gusr'
    com.apple.help-document|public.data|||help document|ostype='help'
    com.apple.iCloud|public.item|||iCloud|ostype='sbIC'
    com.apple.icloud-file-fault|public.data|icloud||file not downloaded from iCloud
    com.apple.idisk||||iDisk|ostype='idsk';ostype='sbID'
    com.apple.ink.inktext|public.data|||ink text|ostype='inkt';nspboard=Apple InkText pasteboard type
    com.apple.internet-location|public.stored-url public.data|||Internet location
    com.apple.itunes.store-url|public.url|itms||iTunes Store location
    com.apple.ktrace|public.data public.log|ktrace||kernel trace
    com.apple.linkpresentation.metadata|public.data|||link preview
    com.apple.mach-o-binary|public.unix-executable|||Mach-O binary
    com.apple.mach-o-bundle|com.apple.mach-o-binary|||Mach-O bundle
    com.apple.mach-o-core|com.apple.mach-o-binary|||Mach-O core dump
    com.apple.mach-o-dylib|com.apple.mach-o-binary|dylib||Mach-O dynamic library
    com.apple.mach-o-executable|com.apple.mach-o-binary|||Mach-O executable
    com.apple.mach-o-object|com.apple.mach-o-binary|||Mach-O object file
    com.apple.mail-internet-location|com.apple.internet-location|mailloc||location of a mail address|ostype='ilma'
    com.apple.mapkit.map-item|public.data|||place on a map
    com.apple.mobileprovision|public.data|mobileprovision|application/x-apple-aspen-mobileprovision|provisioning profile of iOS
    com.apple.mount-point|public.item com.apple.resolvable|||mount point
    com.apple.network-neighborhood||||neighborhood of the network|ostype='gnet';ostype='macn';ostype='sbNw'
    com.apple.news-internet-location|com.apple.internet-location|newsloc||location of a newsgroup|ostype='ilnw'
    com.apple.notifications||||notifications
    com.apple.pasteboard.promised-file-content-type||||content type of a promised file
    com.apple.pasteboard.promised-file-url||||location of a promised file
    com.apple.pef-binary|public.data public.executable|||PEF binary
    com.apple.pkpass-data|public.data|pkpass||Wallet pass
    com.apple.pkpasses-data|public.data|pkpasses|application/vnd.apple.pkpasses|Wallet passes
    com.apple.profile-background-color|public.data|||background color of a profile|ostype='pbcl'
    com.apple.profile-font-and-color|public.data|||font and color of a profile|ostype='pfcl'
    com.apple.profile-font-icon|public.item|||font icon of a profile|ostype='pfnt'
    com.apple.property-list|public.data|plist||property list
    com.apple.quartz-composer-composition|public.data public.executable|qtz|application/x-quartzcomposer|Quartz Composer composition
    com.apple.resolvable||||item that refers to another item
    com.apple.trace|public.data|atrc||Instruments trace
    com.apple.user||||user|ostype='user'
    com.apple.user-group||||group of users|ostype='grup'
    com.apple.user-idisk||||iDisk of a user|ostype='udsk'
    com.apple.user-unknown||||unknown user|ostype='unus'
    com.apple.vnc-internet-location|com.apple.internet-location|vncloc||location of a shared screen|ostype='ilvn'
    com.apple.watchface|public.data public.content|watchface||watch face
    com.apple.web-internet-location|com.apple.internet-location|webloc||location of a web page|ostype='ilht'
    com.apple.x11-mach-o-executable|com.apple.mach-o-binary|||Mach-O executable for X11
    com.microsoft.internet-shortcut|public.stored-url public.data|url||Internet shortcut
    com.microsoft.windows-dynamic-link-library|public.data public.executable|dll|application/x-msdownload|Windows dynamic-link library
    com.microsoft.windows-executable|public.data public.executable|exe|application/x-msdownload|Windows executable
    com.rsa.pkcs-12|public.data|p12 pfx|application/x-pkcs12|PKCS #12 keys and certificates
    public.block-special|public.item|||block device
    public.bookmark||||bookmark|ostype='bmrk'
    public.character-special|public.item|||character device
    public.content||||content
    public.data|public.item||application/octet-stream|data|ostype='sbFl'
    public.database||||database
    public.elf-binary|public.data public.executable|||ELF binary
    public.executable||||something that can be executed
    public.file-sharepoint||||shared folder
    public.file-url|public.url|||location of a file|ostype='furl'
    public.item||||item
    public.log|public.item|||log
    public.media-streaming-protocol||||media streaming protocol
    public.named-pipe|public.item|||named pipe
    public.socket|public.item|||socket
    public.stored-url||||stored location
    public.symlink|public.item com.apple.resolvable|||symbolic link
    public.to-do-item||||item to do
    public.unix-executable|public.data public.executable|||Unix executable|ostype='xTol'
    public.url|public.data|||location|ostype='url ';ostype='gurl'
    public.url-name|public.data|||name of a location|ostype='urln'
    public.x509-certificate|public.data|cer der crt pem|application/x-x509-ca-cert|X.509 certificate
    """#

  /// Types of others that the operating system imports.
  static let imported = #"""
    com.adobe.edn|public.data|edn||Adobe Digital Editions notes
    com.adobe.etd|public.data|etd||Adobe electronic book token
    com.apple.coreml.model|public.data|mlmodel mlkitmodel||Core ML model
    com.apple.groupactivities.activity|public.data|groupactivity||SharePlay activity
    public.haptics-content||ahap||haptic content
    """#
}
