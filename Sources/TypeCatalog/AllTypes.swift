// SPDX-License-Identifier: Apache-2.0

/// Provisional tables of all declarations.
enum AllTypes {
  static let systemExported = #"""
    ca.mcgill.mni.bic.mnc|public.image|mnc minc|||ostype='MINC';see=http://www.bic.mni.mcgill.ca/software/minc/
    com.adobe.postscript-font|public.font
    com.adobe.postscript-lwfn-font|com.adobe.postscript-font||||ostype='LWFN'
    com.adobe.postscript-pfa-font|com.adobe.postscript-font|pfa
    com.adobe.postscript-pfb-font|com.adobe.postscript-font|pfb
    com.apple.accessory-device|com.apple.device
    com.apple.accessory.headphones|com.apple.accessory-device public.headphones
    com.apple.active-webpage
    com.apple.afp-internet-location|com.apple.internet-location|afploc|||ostype='ilaf'
    com.apple.airdrop|||||ostype='sbNC'
    com.apple.airpods|com.apple.accessory.headphones
    com.apple.airpods-charging-case|com.apple.accessory-device
    com.apple.airpods-gen2|com.apple.airpods
    com.apple.airpods-gen3|com.apple.airpods
    com.apple.airpods-gen3-charging-case|com.apple.accessory-device
    com.apple.airpods-max|com.apple.accessory.headphones
    com.apple.airpods-pro|com.apple.accessory.headphones
    com.apple.airpods-pro-charging-case|com.apple.accessory-device
    com.apple.airpods-wireless-charging-case|com.apple.accessory-device
    com.apple.airport|com.apple.device||||ostype='sbAX';model=AirPort;model=AirPort5;model=AirPort5,104;model=AirPort5,105;model=AirPort5,108;model=AirPort5,114;model=AirPort5,117
    com.apple.airport-express|com.apple.device||||ostype='sbAE';model=AirPort4;model=AirPort4,102;model=AirPort4,107
    com.apple.airport-extreme-tower|com.apple.airport||||ostype='sbAT';model=AirPort7,120
    com.apple.airport-time-capsule-tower|com.apple.time-capsule||||model=TimeCapsule8,119
    com.apple.airtag|com.apple.accessory-device
    com.apple.alert
    com.apple.alert-caution|com.apple.alert||||ostype='caut'
    com.apple.alert-note|com.apple.alert||||ostype='note'
    com.apple.alert-stop|com.apple.alert||||ostype='stop'
    com.apple.alias-file|public.data com.apple.resolvable
    com.apple.alias-record|public.data com.apple.resolvable||||ostype='alis'
    com.apple.apple-tv|com.apple.ios-device||||model=AppleTV;model=AppleTV1,1
    com.apple.apple-tv-remote-gen1|com.apple.accessory-device
    com.apple.apple-tv-remote-gen2|com.apple.accessory-device
    com.apple.apple-tv-siri-remote-gen1|com.apple.accessory-device
    com.apple.apple-tv-siri-remote-gen2|com.apple.accessory-device
    com.apple.applescript.script|public.data public.script|scpt|||ostype='osas'
    com.apple.applescript.script-bundle|com.apple.bundle com.apple.package|scptd
    com.apple.applescript.text|public.script|applescript
    com.apple.applesingle-archive|public.data public.archive|as
    com.apple.application|public.executable
    com.apple.application-and-system-extension|com.apple.xpc-service|appex
    com.apple.application-bundle|com.apple.application com.apple.localizable-name-bundle com.apple.package|app|||ostype='APPL'
    com.apple.application-file|com.apple.application public.data|app|||ostype='APPL'
    com.apple.application-placeholder|com.apple.application-bundle|placeholder
    com.apple.applications-folder|public.folder||||ostype='apps';ostype='tAps';ostype='sbAp'
    com.apple.archive|public.data public.archive|aar yaa
    com.apple.arobject|public.data|arobject
    com.apple.ascii-property-list|public.text com.apple.property-list|plist
    com.apple.audio-unit-preset|com.apple.xml-property-list|aupreset
    com.apple.beats-fit-pro|com.apple.accessory.headphones
    com.apple.beats-fit-pro-charging-case|com.apple.accessory-device
    com.apple.beats-flex|com.apple.accessory.headphones
    com.apple.beats-headphones|com.apple.accessory.headphones
    com.apple.beats-studio-buds|com.apple.accessory.headphones
    com.apple.beats-studio-buds-charging-case|com.apple.accessory-device
    com.apple.beats-x|com.apple.accessory.headphones
    com.apple.binary-property-list|com.apple.property-list|plist
    com.apple.binhex-archive|public.data public.archive|hqx|application/mac-binhex40 application/mac-binhex application/binhex
    com.apple.bom-archive|public.archive
    com.apple.bom-compressed-cpio|public.data com.apple.bom-archive|cpgz
    com.apple.bonjour|||||ostype='bonj';ostype='sbBj'
    com.apple.bookmark|public.data com.apple.resolvable
    com.apple.bundle|public.directory
    com.apple.cinema-display|public.display
    com.apple.cocoa.pasteboard.character-formatting|public.data||||nspboard=NeXT font pasteboard type
    com.apple.cocoa.pasteboard.color|public.data||||nspboard=NSColor pasteboard type
    com.apple.cocoa.pasteboard.find-panel-search-options|public.data||||nspboard=NSFindPanel search options pasteboard type
    com.apple.cocoa.pasteboard.multiple-text-selection|public.data||||nspboard=Apple multiple text selection pasteboard type
    com.apple.cocoa.pasteboard.paragraph-formatting|public.data||||nspboard=NeXT ruler pasteboard type
    com.apple.cocoa.pasteboard.sound|public.data||||nspboard=NSSoundPboardType
    com.apple.color-file|public.data|clr ccl
    com.apple.colorsync-profile|public.data|icc icm pf|||ostype='clsp';ostype='prof'
    com.apple.configprofile|public.xml|configprofile
    com.apple.coreaudio-format|public.audio|caf|||ostype='caff'
    com.apple.crashreport|public.utf8-plain-text public.log|crash
    com.apple.csstore|public.data public.database|csstore
    com.apple.d7x-device|com.apple.dynamic-island-iphone
    com.apple.dashboard-widget|com.apple.localizable-name-bundle com.apple.package|wdgt
    com.apple.data-container|public.folder com.apple.localizable-name-bundle
    com.apple.deprecated-application-file|com.apple.application-file||||ostype='APPC';ostype='APPD';ostype='APPE';ostype='appe';ostype='CDEV';ostype='cdev';ostype='dfil'
    com.apple.desktop-folder|public.folder||||ostype='desk';ostype='tDsk';ostype='sbDt'
    com.apple.developer-folder|public.folder||||ostype='devf'
    com.apple.developer-transition-kit-2005|com.apple.mac.tower||||model=ADP2,1
    com.apple.developer-transition-kit-2020|com.apple.mac||||model=ADP3,2
    com.apple.device|public.device
    com.apple.device-model-code|public.text
    com.apple.document-type.system-folder|public.folder||||ostype='macs'
    com.apple.documents-folder|public.folder||||ostype='docs';ostype='tDoc';ostype='sbDc'
    com.apple.dot-mac|||||ostype='mymc'
    com.apple.downloads-folder|public.folder||||ostype='dwnf';ostype='tDwn';ostype='sbDl'
    com.apple.driver-extension|com.apple.localizable-name-bundle com.apple.package|dext
    com.apple.drop-folder|public.folder||||ostype='dbox';ostype='sbDB'
    com.apple.dynamic-island-iphone|com.apple.homebuttonless-iphone
    com.apple.emac|com.apple.mac||||model=PowerMac4,4;model=PowerMac6,4
    com.apple.encrypted-archive|public.data public.archive|aea
    com.apple.file-internet-location|com.apple.internet-location|fileloc|||ostype='ilfi'
    com.apple.file-server|public.storage||||ostype='srvr'
    com.apple.file-system-plug-in|com.apple.plugin|fs
    com.apple.file-vault|||||ostype='fVlt'
    com.apple.finance.order|com.apple.bundle com.apple.package
    com.apple.finder.burn-folder|public.folder|fpbf|||ostype='bfld';ostype='sbBF'
    com.apple.finder.clipping|public.data||||ostype='clpu'
    com.apple.finder.pictclipping|com.apple.finder.clipping public.image|pictclipping|||ostype='clpp'
    com.apple.finder.recent-items|com.apple.finder.smart-folder||||ostype='rcnt';ostype='sbRc';ostype='sbAF'
    com.apple.finder.smart-folder|public.data|savedSearch|||ostype='sfld';ostype='sbSF'
    com.apple.finder.sound-clipping|com.apple.finder.clipping|sndClipping|||ostype='clps'
    com.apple.finder.textclipping|com.apple.finder.clipping|textclipping|||ostype='clpt'
    com.apple.flat-rtfd|public.data public.composite-content||||ostype='rtfd';nspboard=NeXT RTFD pasteboard type;nspboard=NSRTFDPboardType
    com.apple.font-suitcase|public.font|suit|||ostype='FFIL';ostype='ffil';ostype='sfnt';ostype='tfil'
    com.apple.framework|com.apple.bundle|framework|||ostype='FMWK'
    com.apple.ftp-internet-location|com.apple.internet-location|ftploc|||ostype='ilft'
    com.apple.generic-airdisk|public.storage||||ostype='aird'
    com.apple.generic-bundle|com.apple.bundle com.apple.package|bundle|||ostype='BNDL'
    com.apple.generic-internet-location|com.apple.internet-location|inetloc|||ostype='ilge'
    com.apple.generic-stationery|public.data||||ostype='sdoc'
    com.apple.generic-time-machine-disk|public.storage||||ostype='gtmi';ostype='sbTM'
    com.apple.gpuRestart|public.utf8-plain-text public.log|gpuRestart
    com.apple.graphic-icon
    com.apple.graphic-icon.accessibility|com.apple.graphic-icon
    com.apple.graphic-icon.account|com.apple.graphic-icon
    com.apple.graphic-icon.airdrop|com.apple.graphic-icon
    com.apple.graphic-icon.airplay-audio|com.apple.graphic-icon
    com.apple.graphic-icon.airplay-video|com.apple.graphic-icon
    com.apple.graphic-icon.automation|com.apple.graphic-icon
    com.apple.graphic-icon.battery|com.apple.graphic-icon
    com.apple.graphic-icon.bluetooth|com.apple.graphic-icon
    com.apple.graphic-icon.cellular|com.apple.graphic-icon
    com.apple.graphic-icon.desktop|com.apple.graphic-icon
    com.apple.graphic-icon.developer-tools|com.apple.graphic-icon
    com.apple.graphic-icon.display|com.apple.graphic-icon
    com.apple.graphic-icon.energy-saver|com.apple.graphic-icon
    com.apple.graphic-icon.ethernet|com.apple.graphic-icon
    com.apple.graphic-icon.focus|com.apple.graphic-icon
    com.apple.graphic-icon.group|com.apple.graphic-icon
    com.apple.graphic-icon.input-monitoring|com.apple.graphic-icon
    com.apple.graphic-icon.internal-drive|com.apple.graphic-icon
    com.apple.graphic-icon.keyboard|com.apple.graphic-icon
    com.apple.graphic-icon.location|com.apple.graphic-icon
    com.apple.graphic-icon.microphone|com.apple.graphic-icon
    com.apple.graphic-icon.more|com.apple.graphic-icon
    com.apple.graphic-icon.notifications|com.apple.graphic-icon
    com.apple.graphic-icon.person-passkey|com.apple.graphic-icon
    com.apple.graphic-icon.privacy|com.apple.graphic-icon
    com.apple.graphic-icon.screen-recording|com.apple.graphic-icon
    com.apple.graphic-icon.screen-time|com.apple.graphic-icon
    com.apple.graphic-icon.sd-card|com.apple.graphic-icon
    com.apple.graphic-icon.search|com.apple.graphic-icon
    com.apple.graphic-icon.sound|com.apple.graphic-icon
    com.apple.graphic-icon.subscriptions|com.apple.graphic-icon
    com.apple.graphic-icon.thunderbolt|com.apple.graphic-icon
    com.apple.graphic-icon.usb|com.apple.graphic-icon
    com.apple.graphic-icon.video-camera|com.apple.graphic-icon
    com.apple.graphic-icon.vpn|com.apple.graphic-icon
    com.apple.graphic-icon.waveform|com.apple.graphic-icon
    com.apple.graphic-icon.wifi|com.apple.graphic-icon
    com.apple.groups-folder|public.folder||||ostype='gfld'
    com.apple.guest-user|com.apple.user||||ostype='gusr'
    com.apple.hangreport|public.utf8-plain-text public.log|hang
    com.apple.help-document|public.data||||ostype='help'
    com.apple.home-folder|public.folder||||ostype='ufld';ostype='thom';ostype='sbHm'
    com.apple.homebuttonless-ipad|com.apple.ipad com.apple.homebuttonless-device
    com.apple.homebuttonless-iphone|com.apple.iphone com.apple.homebuttonless-device
    com.apple.homepod|com.apple.ios-device public.speaker
    com.apple.homepod-mini|com.apple.homepod
    com.apple.ibook-g4|com.apple.mac.laptop||||model=PowerBook6,3;model=PowerBook6,5;model=PowerBook6,7
    com.apple.ical.ics|public.text public.item public.calendar-event|ics|text/calendar
    com.apple.ical.vcs|public.text public.item public.calendar-event|vcs vcal|text/x-vcalendar
    com.apple.iCloud|public.item||||ostype='sbIC'
    com.apple.icloud-file-fault|public.data|icloud
    com.apple.icns|public.image|icns|||ostype='icns'
    com.apple.iconset|public.folder|iconset
    com.apple.idisk|||||ostype='idsk';ostype='sbID'
    com.apple.iig-source|public.c-source|iig
    com.apple.iLifeMediaBrowser.plugin|com.apple.plugin|ilmbplugin
    com.apple.imac|com.apple.mac||||ostype='sbIM';model=iMac
    com.apple.imac-15-1|com.apple.imac-unibody-27-no-optical||||model=iMac15,1
    com.apple.imac-2021|com.apple.imac||||model=iMac21,1;model=iMac21,2
    com.apple.imac-2021-blue|com.apple.imac-2021||||model=iMac21,1@ECOLOR=5;model=iMac21,2@ECOLOR=5
    com.apple.imac-2021-green|com.apple.imac-2021||||model=iMac21,1@ECOLOR=4;model=iMac21,2@ECOLOR=4
    com.apple.imac-2021-orange|com.apple.imac-2021||||model=iMac21,1@ECOLOR=8
    com.apple.imac-2021-purple|com.apple.imac-2021||||model=iMac21,1@ECOLOR=7
    com.apple.imac-2021-red|com.apple.imac-2021||||model=iMac21,1@ECOLOR=6;model=iMac21,2@ECOLOR=6
    com.apple.imac-2021-silver|com.apple.imac-2021||||model=iMac21,1@ECOLOR=1;model=iMac21,2@ECOLOR=1
    com.apple.imac-2021-yellow|com.apple.imac-2021||||model=iMac21,1@ECOLOR=3
    com.apple.imac-aluminum-20|com.apple.imac||||model=iMac7,1;model=iMac8,1
    com.apple.imac-aluminum-24|com.apple.imac||||model=iMac9,1
    com.apple.imac-core-2-duo|com.apple.imac||||model=iMac5,1;model=iMac5,2
    com.apple.imac-core-duo|com.apple.imac||||model=iMac4,1;model=iMac4,2
    com.apple.imac-g4-15|com.apple.imac||||model=PowerMac4,2
    com.apple.imac-g4-17|com.apple.imac||||model=PowerMac4,5;model=PowerMac6,1
    com.apple.imac-g4-20|com.apple.imac||||model=PowerMac6,3
    com.apple.imac-g5|com.apple.imac||||model=PowerMac8,1;model=PowerMac8,2
    com.apple.imac-g5-isight|com.apple.imac||||model=PowerMac12,1
    com.apple.imac-iSight-24|com.apple.imac||||model=iMac6,1
    com.apple.imac-unibody|com.apple.imac||||model=iMac10,1;model=iMac11,1;model=iMac11,3;model=iMac12,2
    com.apple.imac-unibody-21|com.apple.imac||||model=iMac11,2;model=iMac12,1
    com.apple.imac-unibody-21-no-optical|com.apple.imac||||model=iMac13,1;model=iMac13,3;model=iMac14,3;model=iMac14,4
    com.apple.imac-unibody-21-no-optical-2017|com.apple.imac-unibody-21-no-optical||||model=iMac18,1;model=iMac18,2
    com.apple.imac-unibody-21-no-optical-2019|com.apple.imac-unibody-21-no-optical||||model=iMac19,2
    com.apple.imac-unibody-21-no-optical.mid-2015|com.apple.imac-unibody-21-no-optical||||model=iMac16,1;model=iMac16,2
    com.apple.imac-unibody-27-no-optical|com.apple.imac||||model=iMac13,2;model=iMac14,1;model=iMac14,2
    com.apple.imac-unibody-27-no-optical-2017|com.apple.imac-unibody-27-no-optical||||model=iMac18,3
    com.apple.imac-unibody-27-no-optical-2019|com.apple.imac-unibody-27-no-optical||||model=iMac19,1
    com.apple.imac-unibody-27-no-optical-2020|com.apple.imac-unibody-27-no-optical||||model=iMac20,1;model=iMac20,2
    com.apple.imac-unibody-27-no-optical-late-2015|com.apple.imac-unibody-27-no-optical||||model=iMac17,1
    com.apple.imacpro-2017|com.apple.imac||||model=iMacPro1,1
    com.apple.ink.inktext|public.data||||ostype='inkt';nspboard=Apple InkText pasteboard type
    com.apple.installer-distribution-package|com.apple.bundle com.apple.package|dist distz|||ostype='dist'
    com.apple.installer-meta-package|com.apple.bundle com.apple.package|mpkg|||ostype='mpkg'
    com.apple.installer-package|com.apple.bundle com.apple.package|pkg|||ostype='pkg1'
    com.apple.installer-package-archive|public.data public.archive|pkg mpkg
    com.apple.intelligentsuggestions.assets|com.apple.bundle com.apple.package|suggestionsassets
    com.apple.internet-location|public.stored-url public.data
    com.apple.ios-device|com.apple.device
    com.apple.ios-simulator|com.apple.ios-device
    com.apple.ipad|com.apple.ios-device||||ostype='sbPd';model=K48AP;model=iPad;model=iPad1,1
    com.apple.iphone|com.apple.ios-device||||ostype='iphn';ostype='sbPh';model=M68AP;model=iPhone1,1
    com.apple.iphone-3g|com.apple.iphone||||model=N82AP;model=iPhone1,2
    com.apple.iphone-3gs|com.apple.iphone||||model=N88AP;model=iPhone2,1
    com.apple.iphone-4|com.apple.iphone||||model=N90AP;model=iPhone;model=iPhone3,1
    com.apple.iphone-8|com.apple.iphone
    com.apple.iphone-8-2|com.apple.iphone-8||||model=D20AP;model=D201AP;model=iPhone10,1;model=iPhone10,4;model=iPhone
    com.apple.iphone-8-7|com.apple.iphone-8||||model=D20AP;model=D201AP;model=iPhone10,1;model=iPhone10,4;model=iPhone
    com.apple.iphone-8-8|com.apple.iphone-8||||model=D20AP;model=D201AP;model=iPhone10,1;model=iPhone10,4;model=iPhone
    com.apple.iphone-8-plus|com.apple.iphone
    com.apple.iphone-8-plus-1|com.apple.iphone-8-plus||||model=D21AP;model=D211AP;model=iPhone10,2;model=iPhone10,5;model=iPhone
    com.apple.iphone-8-plus-2|com.apple.iphone-8-plus||||model=D21AP;model=D211AP;model=iPhone10,2;model=iPhone10,5;model=iPhone
    com.apple.iphone-8-plus-3|com.apple.iphone-8-plus||||model=D21AP;model=D211AP;model=iPhone10,2;model=iPhone10,5;model=iPhone
    com.apple.iphone-x|com.apple.homebuttonless-iphone
    com.apple.iphone-x-1|com.apple.iphone-x||||model=D22AP;model=D221AP;model=iPhone10,3;model=iPhone10,6;model=iPhone
    com.apple.iphone-x-2|com.apple.iphone-x||||model=D22AP;model=D221AP;model=iPhone10,3;model=iPhone10,6;model=iPhone
    com.apple.ipod|com.apple.ios-device||||ostype='ipdt';ostype='sbPT';model=iPod
    com.apple.ipod-classic|com.apple.legacy-ipod
    com.apple.ipod-mini|com.apple.legacy-ipod
    com.apple.ipod-nano|com.apple.legacy-ipod
    com.apple.ipod-shuffle|com.apple.legacy-ipod
    com.apple.ipod-shuffle-gen1|com.apple.ipod-shuffle
    com.apple.ipod-shuffle-gen2|com.apple.ipod-shuffle
    com.apple.ipod-shuffle-gen3|com.apple.ipod-shuffle
    com.apple.ipod-shuffle-gen4|com.apple.ipod-shuffle
    com.apple.ipod-touch|com.apple.ipod||||model=N45AP;model=iPod1,1
    com.apple.ipod-touch-2|com.apple.ipod||||model=N72AP;model=iPod2,1
    com.apple.ipod-touch-3|com.apple.ipod||||model=N18AP;model=iPod3,1
    com.apple.ipod-touch-4|com.apple.ipod||||model=N81AP;model=iPod4,1
    com.apple.itunes-timed-text||itt
    com.apple.itunes.store-url|public.url|itms
    com.apple.kernel-extension|com.apple.bundle com.apple.package|kext
    com.apple.ktrace|public.data public.log|ktrace
    com.apple.led-cinema-display-24|public.display
    com.apple.led-cinema-display-27|public.display
    com.apple.legacy-ipod|com.apple.device
    com.apple.library-folder|public.folder||||ostype='ƒlib';ostype='extn';ostype='tLib'
    com.apple.linkpresentation.metadata|public.data
    com.apple.live-photo
    com.apple.localizable-name-bundle|com.apple.bundle
    com.apple.localized-pdf-bundle|com.apple.localizable-name-bundle com.apple.package public.composite-content|lpdf
    com.apple.log|public.plain-text public.log|log
    com.apple.m4a-audio|public.mpeg-4-audio|m4a|audio/x-m4a||ostype='M4A '
    com.apple.m4v-video|public.mpeg-4|m4v|video/x-m4v||ostype='M4V '
    com.apple.mac|public.computer com.apple.device||||ostype='gmac';ostype='root';model=Macintosh
    com.apple.mac.laptop|com.apple.mac||||ostype='sbLt';model=Laptop
    com.apple.mac.notched-laptop|com.apple.mac.laptop
    com.apple.mac.notchless-laptop|com.apple.mac.laptop
    com.apple.mac.rackmount|com.apple.mac||||ostype='sbXs';model=RackMount
    com.apple.mac.tower|com.apple.mac||||model=Tower
    com.apple.macbinary-archive|public.data public.archive|bin|application/macbinary application/x-macbinary
    com.apple.macbook|com.apple.mac.laptop||||model=MacBook
    com.apple.macbook-black|com.apple.macbook||||model=MacBook1,1,Black;model=MacBook2,1,Black;model=MacBook3,1,Black;model=MacBook4,1,Black
    com.apple.macbook-retina|com.apple.macbook||||model=MacBook8,1;model=MacBook9,1
    com.apple.macbook-retina-gold|com.apple.macbook-retina||||model=MacBook8,1@ECOLOR=235,215,191;model=MacBook9,1@ECOLOR=235,215,191
    com.apple.macbook-retina-gold-2017|com.apple.macbook-retina-gold||||model=MacBook10,1@ECOLOR=235,215,191
    com.apple.macbook-retina-gold-2018|com.apple.macbook-retina||||model=MacBook10,1@ECOLOR=217,180,154
    com.apple.macbook-retina-rose-gold|com.apple.macbook-retina||||model=MacBook9,1@ECOLOR=232,201,195
    com.apple.macbook-retina-rose-gold-2017|com.apple.macbook-retina-rose-gold||||model=MacBook10,1@ECOLOR=232,201,195
    com.apple.macbook-retina-silver|com.apple.macbook-retina||||model=MacBook8,1@ECOLOR=225,225,223;model=MacBook9,1@ECOLOR=225,225,223
    com.apple.macbook-retina-silver-2017|com.apple.macbook-retina-silver||||model=MacBook10,1@ECOLOR=225,225,223
    com.apple.macbook-retina-space-gray|com.apple.macbook-retina||||model=MacBook8,1@ECOLOR=155,158,159;model=MacBook8,1@ECOLOR=157,157,160;model=MacBook9,1@ECOLOR=157,157,160
    com.apple.macbook-retina-space-gray-2017|com.apple.macbook-retina-space-gray||||model=MacBook10,1@ECOLOR=157,157,160
    com.apple.macbook-unibody|com.apple.macbook||||model=MacBook5,1
    com.apple.macbook-unibody-plastic|com.apple.macbook||||model=MacBook6,1;model=MacBook7,1
    com.apple.macbook-white|com.apple.macbook||||model=MacBook1,1;model=MacBook2,1;model=MacBook3,1;model=MacBook4,1;model=MacBook5,2;model=MacBook1,1,White;model=MacBook2,1,White;model=MacBook3,1,White;model=MacBook4,1,White
    com.apple.macbookair|com.apple.mac.laptop||||model=MacBookAir1,1;model=MacBookAir2,1
    com.apple.macbookair-11-unibody|com.apple.macbookair||||model=MacBookAir3,1;model=MacBookAir4,1;model=MacBookAir5,1;model=MacBookAir6,1;model=MacBookAir7,1
    com.apple.macbookair-13-2022|com.apple.macbookair||||model=Mac14,2
    com.apple.macbookair-13-2022-midnight|com.apple.macbookair-13-2022||||model=Mac14,2@ECOLOR=7
    com.apple.macbookair-13-2022-silver|com.apple.macbookair-13-2022||||model=Mac14,2@ECOLOR=1
    com.apple.macbookair-13-2022-space-gray|com.apple.macbookair-13-2022||||model=Mac14,2@ECOLOR=2
    com.apple.macbookair-13-2022-stardust|com.apple.macbookair-13-2022||||model=Mac14,2@ECOLOR=8
    com.apple.macbookair-13-unibody|com.apple.macbookair||||model=MacBookAir;model=MacBookAir3,2;model=MacBookAir4,2;model=MacBookAir5,2;model=MacBookAir6,2;model=MacBookAir7,2
    com.apple.macbookair-2018|com.apple.macbookair||||model=MacBookAir8,1
    com.apple.macbookair-2018-gold|com.apple.macbookair-2018||||model=MacBookAir8,1@ECOLOR=217,180,154
    com.apple.macbookair-2018-silver|com.apple.macbookair-2018||||model=MacBookAir8,1@ECOLOR=225,225,223
    com.apple.macbookair-2018-space-gray|com.apple.macbookair-2018||||model=MacBookAir8,1@ECOLOR=157,157,160
    com.apple.macbookair-2019|com.apple.macbookair-2018||||model=MacBookAir8,2
    com.apple.macbookair-2019-gold|com.apple.macbookair-2018-gold||||model=MacBookAir8,2@ECOLOR=217,180,154
    com.apple.macbookair-2019-silver|com.apple.macbookair-2018-silver||||model=MacBookAir8,2@ECOLOR=225,225,223
    com.apple.macbookair-2019-space-gray|com.apple.macbookair-2018-space-gray||||model=MacBookAir8,2@ECOLOR=157,157,160
    com.apple.macbookair-2020|com.apple.macbookair-2019||||model=MacBookAir9,1
    com.apple.macbookair-2020-gold|com.apple.macbookair-2019-gold||||model=MacBookAir9,1@ECOLOR=217,180,154
    com.apple.macbookair-2020-silver|com.apple.macbookair-2019-silver||||model=MacBookAir9,1@ECOLOR=225,225,223
    com.apple.macbookair-2020-space-gray|com.apple.macbookair-2019-space-gray||||model=MacBookAir9,1@ECOLOR=157,157,160
    com.apple.macbookair-late-2020|com.apple.macbookair-2020||||model=MacBookAir10,1
    com.apple.macbookair-late-2020-gold|com.apple.macbookair-2020-gold com.apple.macbookair-late-2020||||model=MacBookAir10,1@ECOLOR=3
    com.apple.macbookair-late-2020-silver|com.apple.macbookair-2020-silver com.apple.macbookair-late-2020||||model=MacBookAir10,1@ECOLOR=1
    com.apple.macbookair-late-2020-space-gray|com.apple.macbookair-2020-space-gray com.apple.macbookair-late-2020||||model=MacBookAir10,1@ECOLOR=2
    com.apple.macbookpro|com.apple.mac.laptop||||model=MacBookPro
    com.apple.macbookpro-13-2022|com.apple.macbookpro-13-retina-touchid||||model=Mac14,7
    com.apple.macbookpro-13-2022-silver|com.apple.macbookpro-13-retina-touchid-silver com.apple.macbookpro-13-2022||||model=Mac14,7@ECOLOR=1
    com.apple.macbookpro-13-2022-space-gray|com.apple.macbookpro-13-retina-touchid-space-gray com.apple.macbookpro-13-2022||||model=Mac14,7@ECOLOR=2
    com.apple.macbookpro-13-retina-display|com.apple.macbookpro||||model=MacBookPro10,2;model=MacBookPro11,1;model=MacBookPro12,1
    com.apple.macbookpro-13-retina-four-usb-ports-2020|com.apple.macbookpro-13-retina-touchid||||model=MacBookPro16,2
    com.apple.macbookpro-13-retina-four-usb-ports-silver-2020|com.apple.macbookpro-13-retina-touchid-silver com.apple.macbookpro-13-retina-four-usb-ports-2020||||model=MacBookPro16,2@ECOLOR=225,225,223
    com.apple.macbookpro-13-retina-four-usb-ports-space-gray-2020|com.apple.macbookpro-13-retina-touchid-space-gray com.apple.macbookpro-13-retina-four-usb-ports-2020||||model=MacBookPro16,2@ECOLOR=157,157,160
    com.apple.macbookpro-13-retina-touchid|com.apple.macbookpro||||model=MacBookPro13,2
    com.apple.macbookpro-13-retina-touchid-2017|com.apple.macbookpro-13-retina-touchid||||model=MacBookPro14,2
    com.apple.macbookpro-13-retina-touchid-2018|com.apple.macbookpro-13-retina-touchid||||model=MacBookPro15,2
    com.apple.macbookpro-13-retina-touchid-2020|com.apple.macbookpro-13-retina-touchid||||model=MacBookPro16,3
    com.apple.macbookpro-13-retina-touchid-late-2020|com.apple.macbookpro-13-retina-touchid-2020||||model=MacBookPro17,1
    com.apple.macbookpro-13-retina-touchid-silver|com.apple.macbookpro-13-retina-touchid||||model=MacBookPro13,2@ECOLOR=225,225,223
    com.apple.macbookpro-13-retina-touchid-silver-2017|com.apple.macbookpro-13-retina-touchid-silver||||model=MacBookPro14,2@ECOLOR=225,225,223
    com.apple.macbookpro-13-retina-touchid-silver-2018|com.apple.macbookpro-13-retina-touchid-silver com.apple.macbookpro-13-retina-touchid-2018||||model=MacBookPro15,2@ECOLOR=225,225,223
    com.apple.macbookpro-13-retina-touchid-silver-2020|com.apple.macbookpro-13-retina-touchid-silver com.apple.macbookpro-13-retina-touchid-2020||||model=MacBookPro16,3@ECOLOR=225,225,223
    com.apple.macbookpro-13-retina-touchid-silver-late-2020|com.apple.macbookpro-13-retina-touchid-silver-2020 com.apple.macbookpro-13-retina-touchid-late-2020||||model=MacBookPro17,1@ECOLOR=1
    com.apple.macbookpro-13-retina-touchid-space-gray|com.apple.macbookpro-13-retina-touchid||||model=MacBookPro13,2@ECOLOR=157,157,160
    com.apple.macbookpro-13-retina-touchid-space-gray-2017|com.apple.macbookpro-13-retina-touchid-space-gray||||model=MacBookPro14,2@ECOLOR=157,157,160
    com.apple.macbookpro-13-retina-touchid-space-gray-2018|com.apple.macbookpro-13-retina-touchid-space-gray com.apple.macbookpro-13-retina-touchid-2018||||model=MacBookPro15,2@ECOLOR=157,157,160
    com.apple.macbookpro-13-retina-touchid-space-gray-2020|com.apple.macbookpro-13-retina-touchid-space-gray com.apple.macbookpro-13-retina-touchid-2020||||model=MacBookPro16,3@ECOLOR=157,157,160
    com.apple.macbookpro-13-retina-touchid-space-gray-late-2020|com.apple.macbookpro-13-retina-touchid-space-gray-2020 com.apple.macbookpro-13-retina-touchid-late-2020||||model=MacBookPro17,1@ECOLOR=2
    com.apple.macbookpro-13-retina-usbc|com.apple.macbookpro||||model=MacBookPro13,1
    com.apple.macbookpro-13-retina-usbc-2017|com.apple.macbookpro-13-retina-usbc||||model=MacBookPro14,1
    com.apple.macbookpro-13-retina-usbc-2019|com.apple.macbookpro-13-retina-usbc||||model=MacBookPro15,4
    com.apple.macbookpro-13-retina-usbc-silver|com.apple.macbookpro-13-retina-usbc||||model=MacBookPro13,1@ECOLOR=225,225,223
    com.apple.macbookpro-13-retina-usbc-silver-2017|com.apple.macbookpro-13-retina-usbc-silver||||model=MacBookPro14,1@ECOLOR=225,225,223
    com.apple.macbookpro-13-retina-usbc-silver-2019|com.apple.macbookpro-13-retina-usbc-silver com.apple.macbookpro-13-retina-usbc-2019||||model=MacBookPro15,4@ECOLOR=225,225,223
    com.apple.macbookpro-13-retina-usbc-space-gray|com.apple.macbookpro-13-retina-usbc||||model=MacBookPro13,1@ECOLOR=157,157,160
    com.apple.macbookpro-13-retina-usbc-space-gray-2017|com.apple.macbookpro-13-retina-usbc-space-gray||||model=MacBookPro14,1@ECOLOR=157,157,160
    com.apple.macbookpro-13-retina-usbc-space-gray-2019|com.apple.macbookpro-13-retina-usbc-space-gray com.apple.macbookpro-13-retina-usbc-2019||||model=MacBookPro15,4@ECOLOR=157,157,160
    com.apple.macbookpro-13-unibody|com.apple.macbookpro||||model=MacBookPro5,5;model=MacBookPro7,1;model=MacBookPro8,1;model=MacBookPro9,2
    com.apple.macbookpro-14|com.apple.macbookpro
    com.apple.macbookpro-14-2021|com.apple.macbookpro-2021 com.apple.macbookpro-14||||model=MacBookPro18,3;model=MacBookPro18,4
    com.apple.macbookpro-14-2021-silver|com.apple.macbookpro-14-2021 com.apple.macbookpro-14-silver||||model=MacBookPro18,3@ECOLOR=1;model=MacBookPro18,4@ECOLOR=1
    com.apple.macbookpro-14-2021-space-gray|com.apple.macbookpro-14-2021 com.apple.macbookpro-14-space-gray||||model=MacBookPro18,3@ECOLOR=2;model=MacBookPro18,4@ECOLOR=2
    com.apple.macbookpro-14-silver|com.apple.macbookpro-14
    com.apple.macbookpro-14-space-gray|com.apple.macbookpro-14
    com.apple.macbookpro-15|com.apple.macbookpro||||model=MacBookPro1,1;model=MacBookPro2,2;model=MacBookPro3,1;model=MacBookPro4,1
    com.apple.macbookpro-15-late-2018|com.apple.macbookpro-15-retina-touchid||||model=MacBookPro15,3
    com.apple.macbookpro-15-retina-display|com.apple.macbookpro||||model=MacBookPro10,1;model=MacBookPro11,2;model=MacBookPro11,3;model=MacBookPro11,4;model=MacBookPro11,5
    com.apple.macbookpro-15-retina-touchid|com.apple.macbookpro||||model=MacBookPro13,3
    com.apple.macbookpro-15-retina-touchid-2017|com.apple.macbookpro-15-retina-touchid||||model=MacBookPro14,3
    com.apple.macbookpro-15-retina-touchid-2018|com.apple.macbookpro-15-retina-touchid||||model=MacBookPro15,1
    com.apple.macbookpro-15-retina-touchid-silver|com.apple.macbookpro-15-retina-touchid||||model=MacBookPro13,3@ECOLOR=225,225,223
    com.apple.macbookpro-15-retina-touchid-silver-2017|com.apple.macbookpro-15-retina-touchid-silver||||model=MacBookPro14,3@ECOLOR=225,225,223
    com.apple.macbookpro-15-retina-touchid-silver-2018|com.apple.macbookpro-15-retina-touchid-silver com.apple.macbookpro-15-retina-touchid-2018||||model=MacBookPro15,1@ECOLOR=225,225,223
    com.apple.macbookpro-15-retina-touchid-space-gray|com.apple.macbookpro-15-retina-touchid||||model=MacBookPro13,3@ECOLOR=157,157,160
    com.apple.macbookpro-15-retina-touchid-space-gray-2017|com.apple.macbookpro-15-retina-touchid-space-gray||||model=MacBookPro14,3@ECOLOR=157,157,160
    com.apple.macbookpro-15-retina-touchid-space-gray-2018|com.apple.macbookpro-15-retina-touchid-space-gray com.apple.macbookpro-15-retina-touchid-2018||||model=MacBookPro15,1@ECOLOR=157,157,160
    com.apple.macbookpro-15-silver-late-2018|com.apple.macbookpro-15-retina-touchid-silver com.apple.macbookpro-15-late-2018||||model=MacBookPro15,3@ECOLOR=225,225,223
    com.apple.macbookpro-15-space-gray-late-2018|com.apple.macbookpro-15-retina-touchid-space-gray com.apple.macbookpro-15-late-2018||||model=MacBookPro15,3@ECOLOR=157,157,160
    com.apple.macbookpro-15-unibody|com.apple.macbookpro||||model=MacBookPro5,1;model=MacBookPro5,3;model=MacBookPro5,4;model=MacBookPro6,2;model=MacBookPro8,2;model=MacBookPro9,1
    com.apple.macbookpro-16|com.apple.macbookpro||||model=MacBookPro16,1
    com.apple.macbookpro-16-2021|com.apple.macbookpro-2021 com.apple.macbookpro-16||||model=MacBookPro18,1;model=MacBookPro18,2
    com.apple.macbookpro-16-2021-silver|com.apple.macbookpro-16-2021 com.apple.macbookpro-16-silver||||model=MacBookPro18,1@ECOLOR=1;model=MacBookPro18,2@ECOLOR=1
    com.apple.macbookpro-16-2021-space-gray|com.apple.macbookpro-16-2021 com.apple.macbookpro-16-space-gray||||model=MacBookPro18,1@ECOLOR=2;model=MacBookPro18,2@ECOLOR=2
    com.apple.macbookpro-16-mid-2020|com.apple.macbookpro-16||||model=MacBookPro16,4
    com.apple.macbookpro-16-silver|com.apple.macbookpro-16||||model=MacBookPro16,1@ECOLOR=225,225,223
    com.apple.macbookpro-16-silver-mid-2020|com.apple.macbookpro-16-silver com.apple.macbookpro-16-mid-2020||||model=MacBookPro16,4@ECOLOR=225,225,223
    com.apple.macbookpro-16-space-gray|com.apple.macbookpro-16||||model=MacBookPro16,1@ECOLOR=157,157,160
    com.apple.macbookpro-16-space-gray-mid-2020|com.apple.macbookpro-16-space-gray com.apple.macbookpro-16-mid-2020||||model=MacBookPro16,4@ECOLOR=157,157,160
    com.apple.macbookpro-17|com.apple.macbookpro||||model=MacBookPro1,2;model=MacBookPro2,1
    com.apple.macbookpro-17-unibody|com.apple.macbookpro||||model=MacBookPro5,2;model=MacBookPro6,1;model=MacBookPro8,3
    com.apple.macbookpro-2021|com.apple.macbookpro
    com.apple.mach-o-binary|public.unix-executable
    com.apple.mach-o-bundle|com.apple.mach-o-binary
    com.apple.mach-o-core|com.apple.mach-o-binary
    com.apple.mach-o-dylib|com.apple.mach-o-binary|dylib
    com.apple.mach-o-executable|com.apple.mach-o-binary
    com.apple.mach-o-object|com.apple.mach-o-binary
    com.apple.macmini|com.apple.mac||||ostype='sbMM'
    com.apple.macmini-2018|com.apple.macmini||||model=Macmini;model=Macmini8,1
    com.apple.macmini-2020|com.apple.macmini||||model=Macmini9,1
    com.apple.macmini-core-duo|com.apple.macmini||||model=Macmini1,1;model=Macmini2,1;model=Macmini3,1
    com.apple.macmini-g4|com.apple.macmini||||model=PowerMac10,1;model=PowerMac10,2
    com.apple.macmini-unibody|com.apple.macmini||||model=Macmini4,1
    com.apple.macmini-unibody-no-optical|com.apple.macmini||||model=Macmini5;model=Macmini6;model=Macmini7
    com.apple.macpaint-image|public.image|pntg|||ostype='PNTG'
    com.apple.macpro|com.apple.mac||||ostype='sbMP';model=MacPro
    com.apple.macpro-2019|com.apple.macpro com.apple.mac.tower||||model=MacPro7,1;model=MacPro7,1@ECOLOR=225,225,223
    com.apple.macpro-2019-rackmount|com.apple.macpro com.apple.mac.rackmount||||model=MacPro7,1@ECOLOR=226,226,224
    com.apple.macpro-cylinder|com.apple.macpro com.apple.mac.tower||||ostype='sbMC';model=MacPro6,1
    com.apple.macpro-firewire|com.apple.macpro com.apple.mac.tower||||model=MacPro1,1;model=MacPro2,1;model=MacPro3,1;model=MacPro4,1;model=MacPro5,1
    com.apple.macstudio|com.apple.mac||||model=Mac13,1;model=Mac13,2
    com.apple.magic-mouse|com.apple.accessory-device
    com.apple.mail-internet-location|com.apple.internet-location|mailloc|||ostype='ilma'
    com.apple.mapkit.map-item|public.data
    com.apple.mediaextension-content|public.movie
    com.apple.menu-extra|com.apple.package com.apple.bundle|menu
    com.apple.metadata-importer|com.apple.plugin|mdimporter
    com.apple.mobileconfig|public.xml|mobileconfig mobile|application/x-apple-aspen-config
    com.apple.mobileprovision|public.data|mobileprovision|application/x-apple-aspen-mobileprovision
    com.apple.mount-point|public.item com.apple.resolvable
    com.apple.movie-folder|public.folder||||ostype='fvoc';ostype='tMov';ostype='sbMv'
    com.apple.mpeg-4-ringtone|public.mpeg-4-audio|m4r|audio/x-m4r||ostype='M4R '
    com.apple.music-folder|public.folder||||ostype='spki';ostype='tMus';ostype='sbMs'
    com.apple.network-neighborhood|||||ostype='gnet';ostype='macn';ostype='sbNw'
    com.apple.news-internet-location|com.apple.internet-location|newsloc|||ostype='ilnw'
    com.apple.notifications
    com.apple.nspboard-type|public.text
    com.apple.ostype|public.text
    com.apple.package|public.directory
    com.apple.panicreport|public.utf8-plain-text public.log|panic
    com.apple.pasteboard.promised-file-content-type
    com.apple.pasteboard.promised-file-url
    com.apple.pef-binary|public.data public.executable
    com.apple.pencil|com.apple.accessory-device
    com.apple.pict|public.image|pict pct pic|image/pict image/x-pict image/x-macpict||ostype='PICT';nspboard=Apple PICT pasteboard type;nspboard=NSPICTPboardType
    com.apple.pictures-folder|public.folder||||ostype='tPic';ostype='morƒ';ostype='sbPc'
    com.apple.pkpass|com.apple.bundle com.apple.package|pkpass|application/vnd.apple.pkpass
    com.apple.pkpass-data|public.data|pkpass
    com.apple.pkpasses-data|public.data|pkpasses|application/vnd.apple.pkpasses
    com.apple.plugin|com.apple.bundle com.apple.package|plugin|||ostype='plug'
    com.apple.pluginkit|com.apple.bundle com.apple.package|pluginkit
    com.apple.power-beats-3|com.apple.accessory.headphones
    com.apple.power-beats-4|com.apple.accessory.headphones
    com.apple.power-beats-pro|com.apple.accessory.headphones
    com.apple.power-beats-pro-charging-case|com.apple.accessory-device
    com.apple.powerbook|com.apple.mac.laptop||||model=PowerBook
    com.apple.powerbook-g4-12|com.apple.powerbook||||model=PowerBook6,1;model=PowerBook6,2;model=PowerBook6,4;model=PowerBook6,8
    com.apple.powerbook-g4-15|com.apple.powerbook||||model=PowerBook5,2;model=PowerBook5,4;model=PowerBook5,6;model=PowerBook5,8
    com.apple.powerbook-g4-17|com.apple.powerbook||||model=PowerBook5,1;model=PowerBook5,3;model=PowerBook5,5;model=PowerBook5,7;model=PowerBook5,9
    com.apple.powerbook-g4-titanium|com.apple.powerbook||||model=PowerBook3,2;model=PowerBook3,3;model=PowerBook3,4;model=PowerBook3,5
    com.apple.powermac|com.apple.mac.tower||||model=PowerMac
    com.apple.powermac-g4-mirrored-drive-doors|com.apple.powermac||||model=PowerMac3,6
    com.apple.powermac-g4-quicksilver|com.apple.powermac||||model=PowerMac3,5
    com.apple.powermac-g5|com.apple.powermac||||model=PowerMac7,2;model=PowerMac7,3;model=PowerMac9,1;model=PowerMac11,2;model=PowerMac11,2,Quad
    com.apple.ppp-plug-in|com.apple.plugin|ppp
    com.apple.private.live-photo-bundle|com.apple.live-photo com.apple.bundle com.apple.package|pvt
    com.apple.pro-display-xdr|public.display
    com.apple.profile-background-color|public.data||||ostype='pbcl'
    com.apple.profile-font-and-color|public.data||||ostype='pfcl'
    com.apple.profile-font-icon|public.item||||ostype='pfnt'
    com.apple.property-list|public.data|plist
    com.apple.protected-mpeg-4-audio|public.audio|m4p|||ostype='M4P '
    com.apple.protected-mpeg-4-audio-b|com.apple.protected-mpeg-4-audio|m4b|||ostype='M4B '
    com.apple.protected-mpeg-4-video|com.apple.m4v-video
    com.apple.provisionprofile|public.xml|provisionprofile
    com.apple.public-folder|public.folder||||ostype='tPub';ostype='pubf'
    com.apple.quartz-composer-composition|public.data public.executable|qtz|application/x-quartzcomposer
    com.apple.quicklook-generator|com.apple.plugin|qlgenerator
    com.apple.quicktime-audio||qta
    com.apple.quicktime-image|public.image|qtif qti|image/x-quicktime||ostype='qtif'
    com.apple.quicktime-movie|public.movie|mov qt|video/quicktime||ostype='MooV'
    com.apple.reality|public.data|reality|model/vnd.reality
    com.apple.resolvable
    com.apple.rez-source|public.source-code|r
    com.apple.rtfd|com.apple.package public.composite-content|rtfd
    com.apple.scenekit.scene|public.data public.3d-content|scn scnz
    com.apple.scripting-definition|public.xml|sdef
    com.apple.server-applications-folder|public.folder||||ostype='sapp'
    com.apple.servers-folder|public.folder||||ostype='shpt'
    com.apple.service-application|com.apple.application-bundle|service
    com.apple.shazamcatalog|public.data|shazamcatalog
    com.apple.shazamsignature|public.data|shazamsignature
    com.apple.shutdownStall|public.utf8-plain-text public.log|shutdownStall
    com.apple.sites-folder|public.folder||||ostype='issf';ostype='tSts'
    com.apple.spinreport|public.utf8-plain-text public.log|spin
    com.apple.storage-external|public.storage||||ostype='rmov';ostype='edsk';ostype='sbAD';ostype='sbED';ostype='sbSD'
    com.apple.storage-internal|public.storage||||ostype='hdsk';ostype='sbIn'
    com.apple.storage-netboot|public.storage||||ostype='netB'
    com.apple.storage-removable|public.storage||||ostype='flpy';ostype='sbRm'
    com.apple.structured-text|public.plain-text
    com.apple.structured-text.address|com.apple.structured-text
    com.apple.structured-text.date|com.apple.structured-text
    com.apple.structured-text.telephone-number|com.apple.structured-text
    com.apple.structured-text.transit-information|com.apple.structured-text
    com.apple.studio-display|public.display||||model=AppleDisplay2,1
    com.apple.symbol-export|public.source-code|exp
    com.apple.system-extension|com.apple.localizable-name-bundle com.apple.package|systemextension
    com.apple.systempreference.prefpane|com.apple.package com.apple.bundle|prefPane
    com.apple.systempreference.screen-saver|com.apple.package com.apple.bundle|saver
    com.apple.systempreference.screen-slide-saver|com.apple.package com.apple.bundle|slideSaver
    com.apple.time-capsule|com.apple.device||||ostype='sbTC';model=AirPort6;model=AirPort6,106;model=TimeCapsule;model=TimeCapsule6;model=TimeCapsule6,106;model=TimeCapsule6,109;model=TimeCapsule6,113;model=TimeCapsule6,116
    com.apple.trace|public.data|atrc
    com.apple.traditional-mac-plain-text|public.plain-text||||ostype='TEXT';ostype='ttro'
    com.apple.trash-empty|public.folder||||ostype='trsh';ostype='sbTr'
    com.apple.trash-full|public.folder||||ostype='ftrh'
    com.apple.truetype-datafork-suitcase-font|public.truetype-font|dfont|||ostype='dfon'
    com.apple.txn.text-multimedia-data|public.data public.composite-content||||ostype='txtn'
    com.apple.user|||||ostype='user'
    com.apple.user-group|||||ostype='grup'
    com.apple.user-idisk|||||ostype='udsk'
    com.apple.user-unknown|||||ostype='unus'
    com.apple.users-folder|public.folder||||ostype='wfld'
    com.apple.utilities-folder|public.folder||||ostype='utiƒ';ostype='tUtl';ostype='sbUF'
    com.apple.virtual-machine|com.apple.mac||||model=VMWare;model=VirtualMac
    com.apple.vnc-internet-location|com.apple.internet-location|vncloc|||ostype='ilvn'
    com.apple.watch|com.apple.ios-device||||model=Watch
    com.apple.watchface|public.data public.content|watchface
    com.apple.web-internet-location|com.apple.internet-location|webloc|||ostype='ilht'
    com.apple.webarchive|public.data public.composite-content|webarchive|application/x-webarchive||ostype='weba';nspboard=Apple Web Archive pasteboard type
    com.apple.webkit-plugin|com.apple.plugin|webplugin
    com.apple.x11-mach-o-executable|com.apple.mach-o-binary
    com.apple.xar-archive|public.data public.archive|xar
    com.apple.xcode.dsym|com.apple.package|dsym|||see=http://developer.apple.com/tools/xcode/
    com.apple.xip-archive|com.apple.xar-archive|xip
    com.apple.xml-property-list|public.xml com.apple.property-list|plist
    com.apple.xpc-service|com.apple.bundle com.apple.package|xpc
    com.apple.xserve|com.apple.mac.rackmount||||model=RackMac;model=Xserve
    com.apple.xserve-g4|com.apple.xserve||||model=RackMac1,1;model=RackMac1,2
    com.apple.xserve-g5|com.apple.xserve||||model=RackMac3,1
    com.apple.xserve-xeon|com.apple.xserve||||model=Xserve1,1;model=Xserve2,1;model=Xserve3,1
    com.audible.aa-audio|public.audio
    com.audible.aa-audiobook|com.audible.aa-audio|aa|audio/audible audio/x-pn-audibleaudio audio/x-audible||ostype='AUDB'
    com.audible.aax-audiobook|com.audible.aa-audio|aax|audio/vnd.audible.aax||ostype='AUDX'
    com.microsoft.internet-shortcut|public.stored-url public.data|url
    com.microsoft.windows-dynamic-link-library|public.data public.executable|dll|application/x-msdownload
    com.microsoft.windows-executable|public.data public.executable|exe|application/x-msdownload
    com.netscape.javascript-source|public.script public.executable|js jscript javascript mjs|text/javascript
    com.pixar.universal-scene-description|public.3d-content public.data|usd usda usdc|||see=http://openusd.org
    com.pixar.universal-scene-description-mobile|public.3d-content public.data|usdz|model/vnd.usdz+zip||see=http://openusd.org
    com.pixar.universal-scene-description-utf8|com.pixar.universal-scene-description public.utf8-plain-text|usda
    com.pkware.zip-archive|public.data public.archive
    com.rsa.pkcs-12|public.data|p12 pfx|application/x-pkcs12
    com.scenarist.closed-caption|public.text|scc
    com.sony.wave64|public.audio|w64
    com.sun.java-archive|public.zip-archive public.executable|jar|application/java-archive
    com.sun.java-class|public.data public.executable|class
    com.sun.java-source|public.source-code|java jav
    com.sun.java-web-start|public.xml|jnlp|application/x-java-jnlp-file application/jnlp
    com.sun.web-application-archive|com.sun.java-archive|war
    gov.nih.nifti-1|public.data|nii|||ostype='NII1';see=http://nifti.nimh.nih.gov
    net.daringfireball.markdown|public.utf8-plain-text|md mdown
    org.3gpp.adaptive-multi-rate-audio|public.audio|amr|audio/amr||ostype='amr '
    org.aafassociation.advanced-authoring-format|public.data public.composite-content|aaf|||ostype='AAF '
    org.gnu.gnu-tar-archive|public.data public.archive|gtar|application/x-gtar
    org.gnu.gnu-zip-archive|public.data public.archive|gz gzip|application/x-gzip application/gzip
    org.gnu.gnu-zip-tar-archive|org.gnu.gnu-zip-archive|tgz
    org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip
    org.nema.dicom|public.data|dcm dicom|application/dicom||ostype='DICM';see=http://dicom.nema.org
    org.oasis-open.opendocument|public.data
    org.openxmlformats.openxml|public.data
    org.w3.webvtt|public.text|vtt|text/vtt
    public.3d-content|public.content
    public.3gpp|public.movie|3gp 3gpp sdv|video/3gpp audio/3gpp||ostype='3gpp';ostype='sdv '
    public.3gpp2|public.movie|3g2 3gp2|video/3gpp2 audio/3gpp2||ostype='3gp2'
    public.aac-audio|public.audio|aac adts|audio/aac audio/x-aac||ostype='aac '
    public.ac3-audio|public.audio|ac3|audio/ac3||ostype='ac-3'
    public.ada-source|public.source-code|ada adb ads
    public.aifc-audio|public.audio|aifc|||ostype='AIFC'
    public.aiff-audio|public.aifc-audio|aiff aif|audio/aiff audio/x-aiff||ostype='AIFF'
    public.alembic|public.3d-content public.data|abc
    public.app-category
    public.app-category.action-games|public.app-category.games
    public.app-category.adventure-games|public.app-category.games
    public.app-category.arcade-games|public.app-category.games
    public.app-category.board-games|public.app-category.games
    public.app-category.bookmarks|public.app-category
    public.app-category.books|public.app-category
    public.app-category.business|public.app-category
    public.app-category.card-games|public.app-category.games
    public.app-category.casino-games|public.app-category.games
    public.app-category.developer-tools|public.app-category
    public.app-category.dice-games|public.app-category.games
    public.app-category.education|public.app-category
    public.app-category.educational-games|public.app-category.games
    public.app-category.entertainment|public.app-category
    public.app-category.family-games|public.app-category.games
    public.app-category.finance|public.app-category
    public.app-category.food-and-drink|public.app-category
    public.app-category.games|public.app-category
    public.app-category.graphics-design|public.app-category
    public.app-category.healthcare-fitness|public.app-category
    public.app-category.kids-games|public.app-category.games
    public.app-category.lifestyle|public.app-category
    public.app-category.magazines-and-newspapers|public.app-category
    public.app-category.medical|public.app-category
    public.app-category.music|public.app-category
    public.app-category.music-games|public.app-category.games
    public.app-category.navigation|public.app-category
    public.app-category.news|public.app-category
    public.app-category.photography|public.app-category
    public.app-category.photography-and-video|public.app-category.photography public.app-category.video
    public.app-category.productivity|public.app-category
    public.app-category.puzzle-games|public.app-category.games
    public.app-category.racing-games|public.app-category.games
    public.app-category.reference|public.app-category
    public.app-category.role-playing-games|public.app-category.games
    public.app-category.shopping|public.app-category
    public.app-category.simulation-games|public.app-category.games
    public.app-category.social-networking|public.app-category
    public.app-category.sports|public.app-category
    public.app-category.sports-games|public.app-category.games
    public.app-category.strategy-games|public.app-category.games
    public.app-category.travel|public.app-category
    public.app-category.trivia-games|public.app-category.games
    public.app-category.utilities|public.app-category
    public.app-category.video|public.app-category
    public.app-category.weather|public.app-category
    public.app-category.word-games|public.app-category.games
    public.archive
    public.assembly-source|public.source-code|s
    public.au-audio|public.audio|au snd|audio/basic
    public.audio|public.audiovisual-content
    public.audiovisual-content|public.data public.content
    public.audiovisual-content-collection
    public.avchd-collection|com.apple.package public.audiovisual-content-collection|avchd
    public.avi|public.movie|avi vfw|video/avi video/msvideo video/x-msvideo||ostype='VfW ';ostype='Vfw '
    public.avif|public.heif-standard|avif
    public.bash-script|public.shell-script|bash
    public.block-special|public.item
    public.bluetooth-vendor-product-id|public.text
    public.bookmark|||||ostype='bmrk'
    public.bzip2-archive|public.data public.archive|bz2 bz|application/x-bzip2 application/x-bzip application/bzip2 application/bzip application/x-bz2
    public.c-header|public.source-code|h
    public.c-plus-plus-header|public.source-code|hh hp hpp hxx h++ ipp
    public.c-plus-plus-inline-header|public.c-plus-plus-header|inl
    public.c-plus-plus-source|public.source-code|cp cpp c++ cc cxx
    public.c-plus-plus-source.preprocessed|public.c-plus-plus-source public.source-code.preprocessed|ii
    public.c-source|public.source-code|c
    public.c-source.preprocessed|public.c-source public.source-code.preprocessed|i
    public.calendar-event
    public.camera-raw-image|public.image
    public.case-insensitive-text|public.text
    public.cd-based-media|public.optical-storage-media
    public.cd-media|public.cd-based-media||||ostype='cddr'
    public.cd-r-media|public.cd-based-media||||ostype='cshm'
    public.cd-rw-media|public.cd-based-media
    public.cdda-audio|public.aifc-audio|cdda|||ostype='cdda'
    public.character-special|public.item
    public.comma-separated-values-text|public.plain-text public.delimited-values-text|csv|text/csv text/comma-separated-values||see=http://www.ietf.org/rfc/rfc4180.txt
    public.composite-content|public.content
    public.computer|public.device
    public.contact
    public.content
    public.cpio-archive|public.data public.archive|cpio pax
    public.csh-script|public.shell-script|csh
    public.css|public.text|css|text/css
    public.data|public.item||application/octet-stream||ostype='sbFl'
    public.database
    public.delimited-values-text|public.text
    public.device
    public.directory|public.item
    public.disk-image|public.archive
    public.display|||||ostype='sbDp'
    public.downloadable-sound|public.audio|dls|audio/dls
    public.dv-movie|public.movie|dv dif|video/x-dv||ostype='dvc!'
    public.dvd-based-media|public.optical-storage-media
    public.dvd-media|public.dvd-based-media||||ostype='dvd '
    public.dvd-plus-r-media|public.dvd-based-media
    public.dvd-plus-rw-media|public.dvd-based-media
    public.dvd-r-media|public.dvd-based-media||||ostype='dvdr'
    public.dvd-ram-media|public.dvd-based-media||||ostype='nyrc'
    public.dvd-rw-media|public.dvd-based-media||||ostype='dvdw'
    public.dylan-source|public.source-code|dlyan lid
    public.elf-binary|public.data public.executable
    public.email-message|public.message
    public.enhanced-ac3-audio|public.audio|eac3 ec3|audio/eac3||ostype='ec-3'
    public.executable
    public.fax|public.image public.message
    public.file-sharepoint
    public.file-url|public.url||||ostype='furl'
    public.filename-extension|public.case-insensitive-text
    public.flc-animation|public.movie|flc fli cel|video/flc||ostype='FLI '
    public.folder|public.directory||||ostype='fold';ostype='fldr';ostype='adcL';ostype='sbFd'
    public.font|public.data
    public.fortran-77-source|public.fortran-source|f77
    public.fortran-90-source|public.fortran-source|f90
    public.fortran-95-source|public.fortran-source|f95
    public.fortran-source|public.source-code|f for
    public.generic-pc|public.computer||||ostype='gnpc';ostype='sbPC';model=Windows;model=Windows2000;model=WindowsXP;model=Windows2003;model=WindowsVista;model=Windows2008;model=Windows7
    public.geojson|public.json
    public.geometry-definition-format|public.3d-content public.text|obj
    public.hd-dvd-based-media|public.optical-storage-media
    public.hd-dvd-media|public.hd-dvd-based-media
    public.hd-dvd-r-media|public.hd-dvd-based-media
    public.hd-dvd-ram-media|public.hd-dvd-based-media
    public.hd-dvd-rw-media|public.hd-dvd-based-media
    public.headphones|public.speaker
    public.html|public.text|html htm shtml shtm|text/html||ostype='HTML';nspboard=Apple HTML pasteboard type
    public.image|public.data public.content
    public.item
    public.jpeg|public.image|jpeg jpg jpe|image/jpeg image/jpg||ostype='JPEG'
    public.jpeg-2000|public.image|jp2 jpf jpx j2k j2c|image/jp2||ostype='jp2 '
    public.jpeg-xl|public.image
    public.json|public.text|json|application/json
    public.ksh-script|public.shell-script|ksh
    public.lex-source|public.source-code|l lm lmm lpp lxx ll
    public.log|public.item
    public.m3u-playlist|public.plain-text public.playlist|m3u m3u8|audio/mpegurl application/vnd.apple.mpegurl audio/x-mpegurl||see=http://www.schworak.com/programming/music/playlist_m3u.asp
    public.make-source|public.script|make mak gmk mk
    public.media-streaming-protocol
    public.message
    public.midi-audio|public.audio|midi mid smf kar|audio/midi audio/x-midi||ostype='Midi'
    public.mig-source|public.source-code|defs mig
    public.mime-type|public.case-insensitive-text
    public.movie|public.audiovisual-content
    public.mp2|public.audio|mp2
    public.mp3|public.audio|mp3 mpga|audio/mpeg audio/mpeg3 audio/mpg audio/mp3 audio/x-mpeg audio/x-mpeg3 audio/x-mpg audio/x-mp3||ostype='MPG3';ostype='mpg3';ostype='Mp3 ';ostype='MP3 ';ostype='mp3!';ostype='MP3!'
    public.mpeg|public.movie|mpg mpeg mpe m75 m15|video/mpeg video/mpg video/x-mpeg video/x-mpg||ostype='MPG ';ostype='MPEG'
    public.mpeg-2-transport-stream|public.movie|ts
    public.mpeg-2-video|public.video|m2v|video/mpeg2 video/mpeg2-video
    public.mpeg-4|public.movie|mp4 mpg4|video/mp4 video/mp4v-es||ostype='mpg4';ostype='MP4 '
    public.mpeg-4-audio|public.audio|mp4 mpg4|audio/mp4 audio/mp4a-latm||ostype='mpg4';ostype='MP4 '
    public.mpo-image|public.image|mpo
    public.named-pipe|public.item
    public.ndjson|public.text|ndjson|application/x-ndjson||see=http://ndjson.org
    public.object-code|public.data public.executable|o
    public.objective-c-plus-plus-source|public.source-code|mm
    public.objective-c-plus-plus-source.preprocessed|public.objective-c-plus-plus-source public.source-code.preprocessed|mii
    public.objective-c-source|public.source-code|m
    public.objective-c-source.preprocessed|public.objective-c-source public.source-code.preprocessed|mi
    public.opentype-collection-font|public.opentype-font|otc
    public.opentype-font|public.font|otf|font/otf||ostype='OTTO'
    public.optical-storage-media|public.storage||||ostype='sbOD';ostype='sbCD'
    public.pascal-source|public.source-code|pas
    public.patch-file|public.plain-text|patch diff
    public.perl-script|public.shell-script|pl pm|text/x-perl-script
    public.php-script|public.shell-script|php php3 php4 ph3 ph4 phtml|text/php text/x-php-script application/php
    public.plain-text|public.text|txt text|text/plain
    public.playlist
    public.pls-playlist|public.text public.playlist|pls|audio/x-scpls
    public.png|public.image|png|image/png||ostype='PNGf';nspboard=Apple PNG pasteboard type
    public.polygon-file-format|public.3d-content public.data|ply
    public.precompiled-c-header|public.source-code|pch
    public.precompiled-c-plus-plus-header|public.source-code|pch++
    public.presentation|public.composite-content
    public.python-script|public.shell-script|py|text/x-python-script
    public.rss|public.xml|rss|application/rss+xml
    public.rtf|public.text|rtf|text/rtf||ostype='RTF ';nspboard=NeXT Rich Text Format v1.0 pasteboard type;nspboard=NSRTFPboardType
    public.ruby-script|public.shell-script|rb rbw|text/x-ruby-script
    public.script|public.source-code
    public.shell-script|public.script|sh
    public.socket|public.item
    public.source-code|public.plain-text
    public.source-code.preprocessed|public.source-code
    public.speaker
    public.spreadsheet|public.content
    public.standard-tesselated-geometry-format|public.3d-content public.data|stl
    public.storage
    public.stored-url
    public.svg-image|public.image public.xml|svg svgz|image/svg+xml||ostype='svg ';ostype='svgz'
    public.swift-source|public.source-code|swift
    public.symlink|public.item com.apple.resolvable
    public.tab-separated-values-text|public.plain-text public.delimited-values-text|tsv|text/tab-separated-values
    public.tar-archive|org.gnu.gnu-tar-archive|tar|application/x-tar application/tar
    public.tar-bzip2-archive|public.bzip2-archive|tbz2 tbz
    public.tcsh-script|public.shell-script|tcsh
    public.text|public.data public.content
    public.tiff|public.image|tiff tif|image/tiff||ostype='TIFF';nspboard=NeXT TIFF v4.0 pasteboard type;nspboard=NSTIFFPboardType
    public.to-do-item
    public.truetype-collection-font|public.truetype-font|ttc|||ostype='ttcf'
    public.truetype-font|public.font
    public.truetype-ttf-font|public.truetype-font|ttf|font/ttf
    public.ulaw-audio|public.audio|ul ulw ulaw|||ostype='ULAW'
    public.unix-executable|public.data public.executable||||ostype='xTol'
    public.url|public.data||||ostype='url ';ostype='gurl'
    public.url-name|public.data||||ostype='urln'
    public.utf16-external-plain-text|public.plain-text||||ostype='ut16'
    public.utf16-plain-text|public.plain-text||text/plain;charset=utf-16 text/plain;charset="utf-16"||ostype='utxt'
    public.utf8-plain-text|public.plain-text||text/plain;charset=utf-8 text/plain;charset="utf-8"||ostype='utf8';nspboard=NSStringPboardType
    public.utf8-tab-separated-values-text|public.tab-separated-values-text public.utf8-plain-text||||nspboard=NeXT tabular text pasteboard type
    public.uuencoded-archive|public.data public.archive|uu|text/x-uuencode
    public.vcard|public.text public.contact|vcf vcard|text/vcard text/directory text/x-vcard||ostype='vCrd';nspboard=Apple VCard pasteboard type;see=https://tools.ietf.org/html/rfc6350
    public.video|public.movie
    public.video-camera|public.device
    public.volume|public.folder||||ostype='disk'
    public.x509-certificate|public.data|cer der crt pem|application/x-x509-ca-cert
    public.xbitmap-image|public.image|xbm|image/x-xbitmap
    public.xfd|public.xml|xfd
    public.xhtml|public.xml|xhtml xhtm xht|application/xhtml+xml
    public.xml|public.text|xml|application/xml text/xml
    public.yacc-source|public.source-code|y ym ymm ypp yxx yy
    public.yaml|public.text|yml yaml|application/x-yaml
    public.z-archive|public.data public.archive|z|application/x-compress
    public.zip-archive|com.pkware.zip-archive|zip|application/zip application/x-zip-compressed
    public.zsh-script|public.shell-script|zsh
    """#

  static let systemImported = #"""
    com.adobe.edn|public.data|edn
    com.adobe.encapsulated-postscript|com.adobe.postscript|eps|||ostype='EPSF';nspboard=NeXT Encapsulated PostScript v1.2 pasteboard type;nspboard=NSPostScriptPboardType
    com.adobe.etd|public.data|etd
    com.adobe.fdf|public.data|fdf
    com.adobe.flash.video|public.movie|flv f4v f4p f4a f4b|video/x-flv
    com.adobe.illustrator.ai-image|public.image|ai
    com.adobe.pdf|public.data public.composite-content|pdf|application/pdf||ostype='PDF ';nspboard=Apple PDF pasteboard type
    com.adobe.photoshop-image|public.image|psd|image/vnd.adobe.photoshop image/photoshop image/x-photoshop image/psd application/photoshop||ostype='8BPS'
    com.adobe.photoshop-large-image|public.image|psb|||ostype='8BPB'
    com.adobe.postscript|public.data public.composite-content|ps|application/postscript
    com.adobe.raw-image|public.camera-raw-image|dng|image/x-adobe-dng
    com.adobe.xfdf|public.data public.composite-content|xfdf
    com.allume.stuffit-archive|public.data public.archive
    com.apple.accounts-icon|com.apple.document-type||||ostype='acct'
    com.apple.coreml.mlpackage|com.apple.package|mlpackage
    com.apple.coreml.model|public.data|mlmodel mlkitmodel
    com.apple.document-type|public.item
    com.apple.document-type.dictionary|com.apple.document-type||||ostype='dict'
    com.apple.drawing|public.image|drawing
    com.apple.everyone-icon|com.apple.document-type||||ostype='evry'
    com.apple.garageband.project|com.apple.package public.audiovisual-content|band gbProj|||apple-os-type=EMP1;see=http://www.apple.com/ilife/garageband/
    com.apple.groupactivities.activity|public.data|groupactivity
    com.apple.haptics.ahap|public.haptics-content public.json|ahap
    com.apple.icon-decoration
    com.apple.icon-decoration-position
    com.apple.icon-decoration-position.center|com.apple.icon-decoration-position
    com.apple.icon-decoration-position.leading-bottom|com.apple.icon-decoration-position
    com.apple.icon-decoration-position.overlay|com.apple.icon-decoration-position
    com.apple.icon-decoration-position.trailing-bottom|com.apple.icon-decoration-position
    com.apple.icon-decoration.badge|com.apple.icon-decoration-position.trailing-bottom com.apple.icon-decoration
    com.apple.icon-decoration.badge.checkmark|com.apple.icon-decoration-position.trailing-bottom com.apple.icon-decoration.badge
    com.apple.icon-decoration.badge.comments|com.apple.icon-decoration-position.trailing-bottom com.apple.icon-decoration.badge
    com.apple.icon-decoration.badge.drop-folder|com.apple.icon-decoration-position.trailing-bottom com.apple.icon-decoration.badge
    com.apple.icon-decoration.badge.heart|com.apple.icon-decoration-position.trailing-bottom com.apple.icon-decoration.badge
    com.apple.icon-decoration.badge.in-review|com.apple.icon-decoration-position.trailing-bottom com.apple.icon-decoration.badge
    com.apple.icon-decoration.badge.locked|com.apple.icon-decoration-position.leading-bottom com.apple.icon-decoration.system
    com.apple.icon-decoration.badge.locked-by-collaborator|com.apple.icon-decoration-position.trailing-bottom com.apple.icon-decoration.badge
    com.apple.icon-decoration.badge.locked-by-user|com.apple.icon-decoration-position.trailing-bottom com.apple.icon-decoration.badge
    com.apple.icon-decoration.badge.pinned|com.apple.icon-decoration-position.trailing-bottom com.apple.icon-decoration.badge
    com.apple.icon-decoration.badge.private-folder|com.apple.icon-decoration-position.trailing-bottom com.apple.icon-decoration.badge
    com.apple.icon-decoration.badge.syncing|com.apple.icon-decoration-position.trailing-bottom com.apple.icon-decoration.badge
    com.apple.icon-decoration.badge.trending|com.apple.icon-decoration-position.trailing-bottom com.apple.icon-decoration.badge
    com.apple.icon-decoration.badge.warning|com.apple.icon-decoration-position.trailing-bottom com.apple.icon-decoration.badge
    com.apple.icon-decoration.emboss|com.apple.icon-decoration-position.center com.apple.icon-decoration
    com.apple.icon-decoration.system|com.apple.icon-decoration
    com.apple.icon-decoration.system.alias|com.apple.icon-decoration.system
    com.apple.icon-decoration.system.caution-alert|com.apple.icon-decoration.system
    com.apple.icon-decoration.system.new-folder|com.apple.icon-decoration.system
    com.apple.icon-decoration.system.unsupported|com.apple.icon-decoration.system
    com.apple.icon-overlay.alert-caution-badge|com.apple.document-type||||ostype='cbdg'
    com.apple.icon-overlay.alias-badge|com.apple.document-type||||ostype='abdg'
    com.apple.icon-overlay.drop-folder-badge|com.apple.document-type||||ostype='drfb'
    com.apple.icon-overlay.locked-badge|com.apple.document-type||||ostype='lbdg'
    com.apple.icon-overlay.new-folder-badge|com.apple.document-type||||ostype='nfbg'
    com.apple.icon-overlay.private-folder|com.apple.document-type||||ostype='prvf'
    com.apple.icon-overlay.private-folder-badge|com.apple.document-type||||ostype='prfb'
    com.apple.icon-overlay.unsupported-badge|com.apple.document-type||||ostype='ubdg'
    com.apple.iMovieLibrary|com.apple.package|imovielibrary
    com.apple.iMovieTheater|com.apple.package|theater
    com.apple.iWork.Keynote.key|com.apple.package public.presentation com.apple.keynote.key|key|||see=http://www.apple.com/iwork/keynote/
    com.apple.iWork.Keynote.key-tef|com.apple.package public.presentation com.apple.keynote.key|key-tef|||see=http://www.apple.com/iwork/keynote/
    com.apple.iWork.Keynote.kth|com.apple.package public.presentation com.apple.keynote.kth|kth|||see=http://www.apple.com/iwork/keynote/
    com.apple.iWork.Keynote.sffkey|public.data public.presentation|key|application/x-iwork-keynote-sffkey||see=http://www.apple.com/iwork/keynote/
    com.apple.iWork.Keynote.sffkth|public.data public.presentation|kth|application/x-iwork-keynote-sffkth||see=http://www.apple.com/iwork/keynote/
    com.apple.iWork.Numbers.numbers|com.apple.package public.composite-content public.spreadsheet|numbers|||see=http://www.apple.com/iwork/numbers/
    com.apple.iWork.Numbers.numbers-tef|com.apple.package public.composite-content public.spreadsheet|numbers-tef|||see=http://www.apple.com/iwork/numbers/
    com.apple.iWork.Numbers.sffnumbers|public.data public.composite-content public.spreadsheet|numbers|application/x-iwork-numbers-sffnumbers||see=http://www.apple.com/iwork/numbers/
    com.apple.iWork.Numbers.sfftemplate|public.data public.composite-content public.spreadsheet|nmbtemplate|application/x-iwork-numbers-sfftemplate||see=http://www.apple.com/iwork/numbers/
    com.apple.iWork.Numbers.template|com.apple.package public.composite-content public.spreadsheet|nmbtemplate|||see=http://www.apple.com/iwork/numbers/
    com.apple.iWork.Pages.pages|com.apple.package public.composite-content|pages|||see=http://www.apple.com/iwork/pages/
    com.apple.iWork.Pages.pages-tef|com.apple.package public.composite-content|pages-tef|||see=http://www.apple.com/iwork/pages/
    com.apple.iWork.Pages.sffpages|public.data public.composite-content|pages|application/x-iwork-pages-sffpages||see=http://www.apple.com/iwork/pages/
    com.apple.iWork.Pages.sfftemplate|public.data public.composite-content|template|application/x-iwork-pages-sfftemplate||see=http://www.apple.com/iwork/pages/
    com.apple.iWork.Pages.template|com.apple.package public.composite-content|template|||see=http://www.apple.com/iwork/pages/
    com.apple.keynote.key|com.apple.package public.presentation
    com.apple.keynote.kth|com.apple.package public.presentation
    com.apple.legacy.actions-icon|com.apple.document-type||||ostype='acts'
    com.apple.legacy.backward-arrow|com.apple.document-type||||ostype='baro';ostype='sbar'
    com.apple.legacy.burn|com.apple.document-type||||ostype='burn'
    com.apple.legacy.clock-icon|com.apple.document-type||||ostype='clck'
    com.apple.legacy.connect-to|com.apple.document-type||||ostype='cnct'
    com.apple.legacy.customize-toolbar|com.apple.document-type||||ostype='tcus'
    com.apple.legacy.delete-toolbar|com.apple.document-type||||ostype='tdel'
    com.apple.legacy.eject-media|com.apple.document-type||||ostype='ejec'
    com.apple.legacy.erasing|com.apple.document-type||||ostype='eras'
    com.apple.legacy.favorite-items|com.apple.document-type||||ostype='favs'
    com.apple.legacy.finder-icon|com.apple.document-type||||ostype='scsh';ostype='scmp';ostype='ramd';ostype='dsrv';ostype='FNDR';ostype='capl';ostype='mntd';ostype='shfl';ostype='ownd';ostype='prnt';ostype='strt';ostype='shdf';ostype='amnu';ostype='ctrl';ostype='prfƒ';ostype='font';ostype='appr';ostype='intƒ';ostype='scrƒ';ostype='ƒloc';ostype='asup';ostype='ƒhlp';ostype='sapl';ostype='asnd';ostype='dsnd';ostype='mbdg';ostype='scrp';ostype='shrt';ostype='ftps';ostype='htps';ostype='isrv';ostype='atzn';ostype='afps';ostype='atlk';ostype='nfld';ostype='writ';ostype='shrw';ostype='shro';ostype='shna';ostype='shuk';ostype='nfil';ostype='susr';ostype='edtf';ostype='pref';ostype='ƒscr';ostype='ƒnet';ostype='ƒtex';ostype='ƒprd';ostype='ppdf';ostype='ctrD';ostype='extD';ostype='strD';ostype='shdD';ostype='macD';ostype='astƒ';ostype='cmnu';ostype='rapp';ostype='rdoc';ostype='rsrv';ostype='psys';ostype='papp';ostype='shlb';ostype='Shlb';ostype='sbdg';ostype='dali';ostype='rofl'
    com.apple.legacy.forward-arrow|com.apple.document-type||||ostype='faro';ostype='sfar'
    com.apple.legacy.general-icon|com.apple.document-type||||ostype='gnrl'
    com.apple.legacy.grid|com.apple.document-type||||ostype='grid'
    com.apple.legacy.keep-arranged|com.apple.document-type||||ostype='arng'
    com.apple.legacy.locked|com.apple.document-type||||ostype='lock'
    com.apple.legacy.magnifying-glass|com.apple.document-type||||ostype='glas'
    com.apple.legacy.multiple-items|com.apple.document-type||||ostype='mitm'
    com.apple.legacy.no-write|com.apple.document-type||||ostype='nwrt'
    com.apple.legacy.open-folder|com.apple.document-type||||ostype='ofld'
    com.apple.legacy.question-mark|com.apple.document-type||||ostype='ques'
    com.apple.legacy.right-container-arrow|com.apple.document-type||||ostype='rcar'
    com.apple.legacy.sidebar-prefs-icon|com.apple.document-type||||ostype='sdbp'
    com.apple.legacy.synchronize|com.apple.document-type||||ostype='sync'
    com.apple.legacy.toolbar-advanced-icon|com.apple.document-type||||ostype='tbav'
    com.apple.legacy.toolbar-info-icon|com.apple.document-type||||ostype='tbin'
    com.apple.legacy.toolbar-labels-icon|com.apple.document-type||||ostype='tblb'
    com.apple.legacy.unlocked|com.apple.document-type||||ostype='ulck'
    com.apple.legacy.window|com.apple.document-type||||ostype='gwin'
    com.apple.not-loaded|com.apple.document-type||||ostype='nldd'
    com.apple.unknown-object|com.apple.document-type||||ostype='unfs'
    com.avid.open-media-framework|public.audiovisual-content|omf|||ostype='OMF '
    com.canon.cr2-raw-image|public.camera-raw-image|cr2
    com.canon.cr3-raw-image|public.camera-raw-image|cr3
    com.canon.crw-raw-image|public.camera-raw-image|crw|image/x-canon-crw
    com.canon.tif-raw-image|public.camera-raw-image
    com.compuserve.gif|public.image|gif|image/gif||ostype='GIFf'
    com.digidesign.sd2-audio|public.audio|sd2|||ostype='Sd2f'
    com.dxo.raw-image|public.camera-raw-image|dxo|image/x-dxo-dxo
    com.epson.raw-image|public.camera-raw-image|erf|image/x-epson-erf
    com.fuji.raw-image|public.camera-raw-image|raf
    com.hasselblad.3fr-raw-image|public.camera-raw-image|3fr
    com.hasselblad.fff-raw-image|public.camera-raw-image|fff
    com.ilm.openexr-image|public.image|exr
    com.j2.efx-fax|public.fax|efx|image/efax
    com.j2.jfx-fax|public.fax|jfx
    com.kodak.flashpix-image|public.image|fpx|image/fpx application/vnd.fpx
    com.kodak.raw-image|public.camera-raw-image|dcr
    com.konicaminolta.raw-image|public.camera-raw-image|mrw
    com.leafamerica.raw-image|public.camera-raw-image|mos
    com.leica.pwl-raw-image|public.camera-raw-image|pwl|image/x-leica-pwl
    com.leica.raw-image|public.camera-raw-image|raw
    com.leica.rwl-raw-image|public.camera-raw-image|rwl
    com.microsoft.advanced-stream-redirector|public.audiovisual-content public.xml|asx|video/x-ms-asx||ostype='ASX_'
    com.microsoft.advanced-systems-format|public.audiovisual-content|asf|video/x-ms-asf||ostype='ASF_'
    com.microsoft.bmp|public.image|bmp dib|image/bmp||ostype='BMP ';ostype='BMPf'
    com.microsoft.cab|public.data public.archive|cab|||see=https://docs.microsoft.com/en-us/windows/win32/msi/cabinet-files
    com.microsoft.excel.sheet.binary.macroenabled|public.zip-archive public.composite-content public.spreadsheet public.executable|xlsb|application/vnd.ms-excel.sheet.binary.macroEnabled.12
    com.microsoft.excel.xla|public.data|xla|||ostype='XLA5'
    com.microsoft.excel.xls|public.data public.composite-content public.spreadsheet|xls|application/vnd.ms-excel application/msexcel||ostype='XLS8'
    com.microsoft.excel.xlt|public.data public.spreadsheet|xlt|application/vnd.ms-excel application/msexcel||ostype='sLS8'
    com.microsoft.excel.xlw|public.data public.spreadsheet|xlw|application/vnd.ms-excel application/msexcel||ostype='XLW8'
    com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon
    com.microsoft.powerpoint.pot|public.data public.presentation|pot|application/vnd.ms-powerpoint application/mspowerpoint||ostype='PPOT'
    com.microsoft.powerpoint.pps|public.data public.presentation|pps|application/vnd.ms-powerpoint application/mspowerpoint||ostype='PPSS'
    com.microsoft.powerpoint.ppt|public.data public.presentation|ppt|application/vnd.ms-powerpoint application/mspowerpoint||ostype='SLD8'
    com.microsoft.waveform-audio|public.audio|wav wave bwf|audio/vnd.wave audio/wav audio/wave audio/x-wav||ostype='.WAV';ostype='WAVE'
    com.microsoft.windows-media-wax|public.audio com.microsoft.advanced-stream-redirector|wax|video/x-ms-wax
    com.microsoft.windows-media-wm|public.movie com.microsoft.advanced-systems-format|wm|video/x-ms-wm
    com.microsoft.windows-media-wma|public.audio com.microsoft.advanced-systems-format|wma|video/x-ms-wma
    com.microsoft.windows-media-wmp|public.movie com.microsoft.advanced-systems-format|wmp|video/x-ms-wmp
    com.microsoft.windows-media-wmv|public.movie com.microsoft.advanced-systems-format|wmv|video/x-ms-wmv
    com.microsoft.windows-media-wmx|public.movie com.microsoft.advanced-stream-redirector|wmx|video/x-ms-wmx
    com.microsoft.windows-media-wvx|public.movie com.microsoft.advanced-stream-redirector|wvx|video/x-ms-wvx
    com.microsoft.word.doc|public.data public.composite-content|doc|application/msword||ostype='W8BN'
    com.microsoft.word.dot|public.data public.composite-content|dot|application/msword||ostype='W8TN'
    com.microsoft.word.wordml|public.xml public.composite-content|xml
    com.nikon.nrw-raw-image|public.camera-raw-image|nrw|image/x-nikon-nrw
    com.nikon.raw-image|public.camera-raw-image|nef
    com.olympus.or-raw-image|com.olympus.raw-image|orf|image/x-olympus-or
    com.olympus.raw-image|public.camera-raw-image|orf
    com.olympus.sr-raw-image|com.olympus.raw-image|orf|image/x-olympus-sr
    com.panasonic.raw-image|public.camera-raw-image|raw
    com.panasonic.rw2-raw-image|public.camera-raw-image|rw2
    com.pentax.raw-image|public.camera-raw-image|pef
    com.phaseone.raw-image|public.camera-raw-image|iiq
    com.real.realaudio|public.audio|ram ra|audio/vnd.rn-realaudio audio/x-pn-realaudio audio/x-realaudio||ostype='PNRA'
    com.real.realmedia|public.movie|rm|application/vnd.rn-realmedia||ostype='PNRM'
    com.real.realmedia-vbr|public.movie|rmvb|application/vnd.rn-realmedia-vbr
    com.samsung.raw-image|public.camera-raw-image|srw
    com.sgi.sgi-image|public.image|sgi|image/sgi||ostype='.SGI'
    com.sony.arw-raw-image|public.camera-raw-image|arw
    com.sony.raw-image|public.camera-raw-image|srf
    com.sony.sr2-raw-image|public.camera-raw-image|sr2|image/x-sony-sr2
    com.soundblaster.soundfont|public.audio|sf2
    com.stuffit.archive.sidx|com.allume.stuffit-archive|sidx|application/x-stuffitx-index application/x-sitx-index||ostype='SIDX'
    com.stuffit.archive.sit|com.allume.stuffit-archive|sit sea|application/x-stuffit application/x-sit||ostype='SIT5'
    com.stuffit.archive.sitx|com.allume.stuffit-archive|sitx|application/x-stuffitx application/x-sitx||ostype='SITX'
    com.truevision.tga-image|public.image|tga|image/targa image/tga application/tga||ostype='TPIC'
    org.7-zip.7-zip-archive|public.data public.archive|7z|application/x-7z-compressed||see=https://www.7-zip.org/7z.html
    org.khronos.collada.digital-asset-exchange|public.xml public.audiovisual-content public.3d-content|dae
    org.oasis-open.opendocument.chart|org.oasis-open.opendocument public.composite-content|odc|application/vnd.oasis.opendocument.chart
    org.oasis-open.opendocument.chart-template|org.oasis-open.opendocument public.composite-content|otc|application/vnd.oasis.opendocument.chart-template
    org.oasis-open.opendocument.database|public.data public.content public.database|odb|application/vnd.oasis.opendocument.database
    org.oasis-open.opendocument.formula|org.oasis-open.opendocument public.content|odf|application/vnd.oasis.opendocument.formula
    org.oasis-open.opendocument.formula-template|org.oasis-open.opendocument public.content|otf|application/vnd.oasis.opendocument.formula-template
    org.oasis-open.opendocument.graphics|org.oasis-open.opendocument public.composite-content|odg|application/vnd.oasis.opendocument.graphics
    org.oasis-open.opendocument.graphics-template|org.oasis-open.opendocument public.composite-content|otg|application/vnd.oasis.opendocument.graphics-template
    org.oasis-open.opendocument.image|org.oasis-open.opendocument public.image|odi|application/vnd.oasis.opendocument.image
    org.oasis-open.opendocument.image-template|org.oasis-open.opendocument public.image|oti|application/vnd.oasis.opendocument.image-template
    org.oasis-open.opendocument.presentation|org.oasis-open.opendocument public.composite-content public.presentation|odp|application/vnd.oasis.opendocument.presentation
    org.oasis-open.opendocument.presentation-template|org.oasis-open.opendocument public.composite-content public.presentation|otp|application/vnd.oasis.opendocument.presentation-template
    org.oasis-open.opendocument.spreadsheet|org.oasis-open.opendocument public.composite-content public.spreadsheet|ods|application/vnd.oasis.opendocument.spreadsheet
    org.oasis-open.opendocument.spreadsheet-template|org.oasis-open.opendocument public.composite-content public.spreadsheet|ots|application/vnd.oasis.opendocument.spreadsheet-template
    org.oasis-open.opendocument.text|org.oasis-open.opendocument public.composite-content|odt|application/vnd.oasis.opendocument.text
    org.oasis-open.opendocument.text-master|org.oasis-open.opendocument public.composite-content|odm|application/vnd.oasis.opendocument.text-master
    org.oasis-open.opendocument.text-template|org.oasis-open.opendocument public.composite-content|ott|application/vnd.oasis.opendocument.text-template
    org.oasis-open.opendocument.text-web|org.oasis-open.opendocument public.composite-content|oth|application/vnd.oasis.opendocument.text-web
    org.openoffice.formula|public.data public.content|sxm smf|application/vnd.sun.xml.math application/vnd.stardivision.math
    org.openoffice.graphics|public.data public.content|sxd sda|application/vnd.sun.xml.draw application/vnd.stardivision.draw
    org.openoffice.graphics-template|public.data public.content|std|application/vnd.sun.xml.draw.template
    org.openoffice.presentation|public.data public.content public.presentation|sxi sdd sdp|application/vnd.sun.xml.impress application/vnd.stardivision.impress application/vnd.stardivision.impress-packed
    org.openoffice.presentation-template|public.data public.content public.presentation|sti|application/vnd.sun.xml.impress.template
    org.openoffice.spreadsheet|public.data public.spreadsheet|sxc sdc|application/vnd.sun.xml.calc application/vnd.stardivision.calc
    org.openoffice.spreadsheet-template|public.data public.spreadsheet|stc|application/vnd.sun.xml.calc.template
    org.openoffice.text|public.data public.content|sxw sdw|application/vnd.sun.xml.writer application/vnd.stardivision.writer
    org.openoffice.text-master|public.data public.content|sxg|application/vnd.sun.xml.writer.global
    org.openoffice.text-template|public.data public.content|stw|application/vnd.sun.xml.writer.template
    org.openxmlformats.presentationml.presentation|org.openxmlformats.openxml public.presentation|pptx|application/vnd.openxmlformats-officedocument.presentationml.presentation
    org.openxmlformats.presentationml.presentation.macroenabled|org.openxmlformats.openxml public.presentation public.executable|pptm|application/vnd.ms-powerpoint.presentation.macroEnabled.12
    org.openxmlformats.presentationml.slideshow|org.openxmlformats.openxml public.presentation|ppsx|application/vnd.openxmlformats-officedocument.presentationml.slideshow
    org.openxmlformats.presentationml.slideshow.macroenabled|org.openxmlformats.openxml public.presentation public.executable|ppsm|application/vnd.ms-powerpoint.slideshow.macroEnabled.12
    org.openxmlformats.presentationml.template|org.openxmlformats.openxml public.presentation|potx|application/vnd.openxmlformats-officedocument.presentationml.template
    org.openxmlformats.presentationml.template.macroenabled|org.openxmlformats.openxml public.presentation public.executable|potm|application/vnd.ms-powerpoint.template.macroEnabled.12
    org.openxmlformats.spreadsheetml.sheet|org.openxmlformats.openxml public.composite-content public.spreadsheet|xlsx|application/vnd.openxmlformats-officedocument.spreadsheetml.sheet
    org.openxmlformats.spreadsheetml.sheet.macroenabled|org.openxmlformats.openxml public.composite-content public.spreadsheet public.executable|xlsm|application/vnd.ms-excel.sheet.macroEnabled.12
    org.openxmlformats.spreadsheetml.template|org.openxmlformats.openxml public.composite-content public.spreadsheet|xltx|application/vnd.openxmlformats-officedocument.spreadsheetml.template
    org.openxmlformats.spreadsheetml.template.macroenabled|org.openxmlformats.openxml public.composite-content public.spreadsheet public.executable|xltm|application/vnd.ms-excel.template.macroEnabled.12
    org.openxmlformats.wordprocessingml.document|org.openxmlformats.openxml public.composite-content|docx|application/vnd.openxmlformats-officedocument.wordprocessingml.document
    org.openxmlformats.wordprocessingml.document.macroenabled|org.openxmlformats.openxml public.composite-content public.executable|docm|application/vnd.ms-word.document.macroEnabled.12
    org.openxmlformats.wordprocessingml.template|org.openxmlformats.openxml public.composite-content|dotx|application/vnd.openxmlformats-officedocument.wordprocessingml.template
    org.openxmlformats.wordprocessingml.template.macroenabled|org.openxmlformats.openxml public.composite-content public.executable|dotm|application/vnd.ms-word.template.macroEnabled.12
    org.smpte.mxf|public.movie|mxf|application/mxf
    org.tukaani.tar-xz-archive|public.data public.archive|txz|||see=https://tukaani.org/xz/format.html
    org.tukaani.xz-archive|public.data public.archive|xz|application/x-xz||see=https://tukaani.org/xz/format.html
    org.webmproject.webm|public.movie|webm|video/webm audio/webm||see=https://www.webmproject.org/docs/container/
    org.webmproject.webp|public.image|webp|image/webp||see=https://developers.google.com/speed/webp
    org.xiph.flac|public.audio|flac|audio/flac
    public.avci|public.heif-standard|avci|image/avci
    public.avcs|public.heif-standard|avcs|image/avcs
    public.haptics-content||ahap
    public.heic|public.heif-standard|heic|image/heic
    public.heics|public.heif-standard|heics|image/heic-sequence
    public.heif|public.heif-standard|heif hif|image/heif
    public.heif-standard|public.image
    public.heifs|public.heif-standard|heifs|image/heif-sequence
    public.mp4a-latm|public.audio||audio/mp4a-latm
    public.mp4a-loas|public.audio|loas latm
    public.ofd|public.data public.composite-content|ofd|application/ofd
    """#

  static let thirdParty = #"""
    com.sunsetlakesoftware.molecules.pdb|public.data|pdb|chemical/x-pdb|Protein Data Bank structure
    """#
}

/// The list of the tables.
package enum Catalog {
  /// All tables; a declaration stands in one of them only.
  package static var tables: [CatalogTable] {
    [
      CatalogTable(name: "exported", origin: .systemExported, text: AllTypes.systemExported),
      CatalogTable(name: "imported", origin: .systemImported, text: AllTypes.systemImported),
      CatalogTable(name: "third", origin: .thirdParty, text: AllTypes.thirdParty),
    ]
  }

  /// At least as many types as the tables hold, so that an index need not grow.
  package static let typeCapacity = 2_000
  /// At least as many tags as the tables hold.
  package static let tagCapacity = 4_000
}
