// SPDX-License-Identifier: Apache-2.0

/// Hardware of Apple and others: computers, telephones, displays and accessories.
enum DeviceTypes {
  /// Types that the operating system exports.
  static let exported = #"""
    com.apple.accessory-device|com.apple.device|||accessory
    com.apple.accessory.headphones|com.apple.accessory-device public.headphones|||Apple headphones
    com.apple.airpods|com.apple.accessory.headphones|||AirPods
    com.apple.airpods-charging-case|com.apple.accessory-device|||AirPods charging case
    com.apple.airpods-gen2|com.apple.airpods|||AirPods second generation
    com.apple.airpods-gen3|com.apple.airpods|||AirPods third generation
    com.apple.airpods-gen3-charging-case|com.apple.accessory-device|||AirPods third generation charging case
    com.apple.airpods-max|com.apple.accessory.headphones|||AirPods max
    com.apple.airpods-pro|com.apple.accessory.headphones|||AirPods pro
    com.apple.airpods-pro-charging-case|com.apple.accessory-device|||AirPods pro charging case
    com.apple.airpods-wireless-charging-case|com.apple.accessory-device|||AirPods wireless charging case
    com.apple.airport|com.apple.device|||AirPort|ostype='sbAX';model=AirPort;model=AirPort5;model=AirPort5,104;model=AirPort5,105;model=AirPort5,108;model=AirPort5,114;model=AirPort5,117
    com.apple.airport-express|com.apple.device|||AirPort express|ostype='sbAE';model=AirPort4;model=AirPort4,102;model=AirPort4,107
    com.apple.airport-extreme-tower|com.apple.airport|||AirPort extreme tower|ostype='sbAT';model=AirPort7,120
    com.apple.airport-time-capsule-tower|com.apple.time-capsule|||AirPort time capsule tower|model=TimeCapsule8,119
    com.apple.airtag|com.apple.accessory-device|||AirTag
    com.apple.apple-tv|com.apple.ios-device|||Apple TV|model=AppleTV;model=AppleTV1,1
    com.apple.apple-tv-remote-gen1|com.apple.accessory-device|||Apple TV remote first generation
    com.apple.apple-tv-remote-gen2|com.apple.accessory-device|||Apple TV remote second generation
    com.apple.apple-tv-siri-remote-gen1|com.apple.accessory-device|||Apple TV Siri remote first generation
    com.apple.apple-tv-siri-remote-gen2|com.apple.accessory-device|||Apple TV Siri remote second generation
    com.apple.beats-fit-pro|com.apple.accessory.headphones|||Beats fit pro
    com.apple.beats-fit-pro-charging-case|com.apple.accessory-device|||Beats fit pro charging case
    com.apple.beats-flex|com.apple.accessory.headphones|||Beats flex
    com.apple.beats-headphones|com.apple.accessory.headphones|||Beats headphones
    com.apple.beats-studio-buds|com.apple.accessory.headphones|||Beats studio buds
    com.apple.beats-studio-buds-charging-case|com.apple.accessory-device|||Beats studio buds charging case
    com.apple.beats-x|com.apple.accessory.headphones|||Beats X
    com.apple.cinema-display|public.display|||Apple Cinema Display
    com.apple.d7x-device|com.apple.dynamic-island-iphone|||iPhone of the first Dynamic Island models
    com.apple.developer-transition-kit-2005|com.apple.mac.tower|||Developer Transition Kit of 2005|model=ADP2,1
    com.apple.developer-transition-kit-2020|com.apple.mac|||Developer Transition Kit of 2020|model=ADP3,2
    com.apple.device|public.device|||Apple device
    com.apple.dynamic-island-iphone|com.apple.homebuttonless-iphone|||iPhone with a Dynamic Island
    com.apple.emac|com.apple.mac|||eMac|model=PowerMac4,4;model=PowerMac6,4
    com.apple.homebuttonless-ipad|com.apple.ipad com.apple.homebuttonless-device|||iPad without a home button
    com.apple.homebuttonless-iphone|com.apple.iphone com.apple.homebuttonless-device|||iPhone without a home button
    com.apple.homepod|com.apple.ios-device public.speaker|||HomePod
    com.apple.homepod-mini|com.apple.homepod|||HomePod mini
    com.apple.imac|com.apple.mac|||iMac|ostype='sbIM';model=iMac
    com.apple.imac-15-1|com.apple.imac-unibody-27-no-optical|||iMac, model 15,1|model=iMac15,1
    com.apple.imac-2021|com.apple.imac|||iMac, 2021|model=iMac21,1;model=iMac21,2
    com.apple.imac-2021-blue|com.apple.imac-2021|||iMac, blue, 2021|model=iMac21,1@ECOLOR=5;model=iMac21,2@ECOLOR=5
    com.apple.imac-2021-green|com.apple.imac-2021|||iMac, green, 2021|model=iMac21,1@ECOLOR=4;model=iMac21,2@ECOLOR=4
    com.apple.imac-2021-orange|com.apple.imac-2021|||iMac, orange, 2021|model=iMac21,1@ECOLOR=8
    com.apple.imac-2021-purple|com.apple.imac-2021|||iMac, purple, 2021|model=iMac21,1@ECOLOR=7
    com.apple.imac-2021-red|com.apple.imac-2021|||iMac, red, 2021|model=iMac21,1@ECOLOR=6;model=iMac21,2@ECOLOR=6
    com.apple.imac-2021-silver|com.apple.imac-2021|||iMac, silver, 2021|model=iMac21,1@ECOLOR=1;model=iMac21,2@ECOLOR=1
    com.apple.imac-2021-yellow|com.apple.imac-2021|||iMac, yellow, 2021|model=iMac21,1@ECOLOR=3
    com.apple.imac-aluminum-20|com.apple.imac|||20-inch iMac, aluminum|model=iMac7,1;model=iMac8,1
    com.apple.imac-aluminum-24|com.apple.imac|||24-inch iMac, aluminum|model=iMac9,1
    com.apple.imac-core-2-duo|com.apple.imac|||iMac, core 2 duo|model=iMac5,1;model=iMac5,2
    com.apple.imac-core-duo|com.apple.imac|||iMac, core duo|model=iMac4,1;model=iMac4,2
    com.apple.imac-g4-15|com.apple.imac|||15-inch iMac, G4|model=PowerMac4,2
    com.apple.imac-g4-17|com.apple.imac|||17-inch iMac, G4|model=PowerMac4,5;model=PowerMac6,1
    com.apple.imac-g4-20|com.apple.imac|||20-inch iMac, G4|model=PowerMac6,3
    com.apple.imac-g5|com.apple.imac|||iMac, G5|model=PowerMac8,1;model=PowerMac8,2
    com.apple.imac-g5-isight|com.apple.imac|||iMac, G5 iSight|model=PowerMac12,1
    com.apple.imac-iSight-24|com.apple.imac|||24-inch iMac, iSight|model=iMac6,1
    com.apple.imac-unibody|com.apple.imac|||iMac, unibody|model=iMac10,1;model=iMac11,1;model=iMac11,3;model=iMac12,2
    com.apple.imac-unibody-21|com.apple.imac|||21-inch iMac, unibody|model=iMac11,2;model=iMac12,1
    com.apple.imac-unibody-21-no-optical|com.apple.imac|||21-inch iMac, unibody without optical drive|model=iMac13,1;model=iMac13,3;model=iMac14,3;model=iMac14,4
    com.apple.imac-unibody-21-no-optical-2017|com.apple.imac-unibody-21-no-optical|||21-inch iMac, unibody without optical drive, 2017|model=iMac18,1;model=iMac18,2
    com.apple.imac-unibody-21-no-optical-2019|com.apple.imac-unibody-21-no-optical|||21-inch iMac, unibody without optical drive, 2019|model=iMac19,2
    com.apple.imac-unibody-21-no-optical.mid-2015|com.apple.imac-unibody-21-no-optical|||21-inch iMac, unibody without optical drive, mid 2015|model=iMac16,1;model=iMac16,2
    com.apple.imac-unibody-27-no-optical|com.apple.imac|||27-inch iMac, unibody without optical drive|model=iMac13,2;model=iMac14,1;model=iMac14,2
    com.apple.imac-unibody-27-no-optical-2017|com.apple.imac-unibody-27-no-optical|||27-inch iMac, unibody without optical drive, 2017|model=iMac18,3
    com.apple.imac-unibody-27-no-optical-2019|com.apple.imac-unibody-27-no-optical|||27-inch iMac, unibody without optical drive, 2019|model=iMac19,1
    com.apple.imac-unibody-27-no-optical-2020|com.apple.imac-unibody-27-no-optical|||27-inch iMac, unibody without optical drive, 2020|model=iMac20,1;model=iMac20,2
    com.apple.imac-unibody-27-no-optical-late-2015|com.apple.imac-unibody-27-no-optical|||27-inch iMac, unibody without optical drive, late 2015|model=iMac17,1
    com.apple.imacpro-2017|com.apple.imac|||iMac Pro, 2017|model=iMacPro1,1
    com.apple.ios-device|com.apple.device|||iOS device
    com.apple.ios-simulator|com.apple.ios-device|||iOS simulator
    com.apple.ipad|com.apple.ios-device|||iPad|ostype='sbPd';model=K48AP;model=iPad;model=iPad1,1
    com.apple.iphone|com.apple.ios-device|||iPhone|ostype='iphn';ostype='sbPh';model=M68AP;model=iPhone1,1
    com.apple.iphone-3g|com.apple.iphone|||iPhone 3g|model=N82AP;model=iPhone1,2
    com.apple.iphone-3gs|com.apple.iphone|||iPhone 3gs|model=N88AP;model=iPhone2,1
    com.apple.iphone-4|com.apple.iphone|||iPhone 4|model=N90AP;model=iPhone;model=iPhone3,1
    com.apple.iphone-8|com.apple.iphone|||iPhone 8
    com.apple.iphone-8-2|com.apple.iphone-8|||iPhone 8 2|model=D20AP;model=D201AP;model=iPhone10,1;model=iPhone10,4;model=iPhone
    com.apple.iphone-8-7|com.apple.iphone-8|||iPhone 8 7|model=D20AP;model=D201AP;model=iPhone10,1;model=iPhone10,4;model=iPhone
    com.apple.iphone-8-8|com.apple.iphone-8|||iPhone 8 8|model=D20AP;model=D201AP;model=iPhone10,1;model=iPhone10,4;model=iPhone
    com.apple.iphone-8-plus|com.apple.iphone|||iPhone 8 plus
    com.apple.iphone-8-plus-1|com.apple.iphone-8-plus|||iPhone 8 plus 1|model=D21AP;model=D211AP;model=iPhone10,2;model=iPhone10,5;model=iPhone
    com.apple.iphone-8-plus-2|com.apple.iphone-8-plus|||iPhone 8 plus 2|model=D21AP;model=D211AP;model=iPhone10,2;model=iPhone10,5;model=iPhone
    com.apple.iphone-8-plus-3|com.apple.iphone-8-plus|||iPhone 8 plus 3|model=D21AP;model=D211AP;model=iPhone10,2;model=iPhone10,5;model=iPhone
    com.apple.iphone-x|com.apple.homebuttonless-iphone|||iPhone x
    com.apple.iphone-x-1|com.apple.iphone-x|||iPhone x 1|model=D22AP;model=D221AP;model=iPhone10,3;model=iPhone10,6;model=iPhone
    com.apple.iphone-x-2|com.apple.iphone-x|||iPhone x 2|model=D22AP;model=D221AP;model=iPhone10,3;model=iPhone10,6;model=iPhone
    com.apple.ipod|com.apple.ios-device|||iPod|ostype='ipdt';ostype='sbPT';model=iPod
    com.apple.ipod-classic|com.apple.legacy-ipod|||iPod classic
    com.apple.ipod-mini|com.apple.legacy-ipod|||iPod mini
    com.apple.ipod-nano|com.apple.legacy-ipod|||iPod nano
    com.apple.ipod-shuffle|com.apple.legacy-ipod|||iPod shuffle
    com.apple.ipod-shuffle-gen1|com.apple.ipod-shuffle|||iPod shuffle first generation
    com.apple.ipod-shuffle-gen2|com.apple.ipod-shuffle|||iPod shuffle second generation
    com.apple.ipod-shuffle-gen3|com.apple.ipod-shuffle|||iPod shuffle third generation
    com.apple.ipod-shuffle-gen4|com.apple.ipod-shuffle|||iPod shuffle fourth generation
    com.apple.ipod-touch|com.apple.ipod|||iPod touch|model=N45AP;model=iPod1,1
    com.apple.ipod-touch-2|com.apple.ipod|||iPod touch 2|model=N72AP;model=iPod2,1
    com.apple.ipod-touch-3|com.apple.ipod|||iPod touch 3|model=N18AP;model=iPod3,1
    com.apple.ipod-touch-4|com.apple.ipod|||iPod touch 4|model=N81AP;model=iPod4,1
    com.apple.led-cinema-display-24|public.display|||24-inch LED Cinema Display
    com.apple.led-cinema-display-27|public.display|||27-inch LED Cinema Display
    com.apple.legacy-ipod|com.apple.device|||iPod without iOS
    com.apple.mac|public.computer com.apple.device|||Mac|ostype='gmac';ostype='root';model=Macintosh
    com.apple.mac.rackmount|com.apple.mac|||rack-mounted Mac|ostype='sbXs';model=RackMount
    com.apple.mac.tower|com.apple.mac|||tower Mac|model=Tower
    com.apple.macmini|com.apple.mac|||Mac mini|ostype='sbMM'
    com.apple.macmini-2018|com.apple.macmini|||Mac mini, 2018|model=Macmini;model=Macmini8,1
    com.apple.macmini-2020|com.apple.macmini|||Mac mini, 2020|model=Macmini9,1
    com.apple.macmini-core-duo|com.apple.macmini|||Mac mini, core duo|model=Macmini1,1;model=Macmini2,1;model=Macmini3,1
    com.apple.macmini-g4|com.apple.macmini|||Mac mini, G4|model=PowerMac10,1;model=PowerMac10,2
    com.apple.macmini-unibody|com.apple.macmini|||Mac mini, unibody|model=Macmini4,1
    com.apple.macmini-unibody-no-optical|com.apple.macmini|||Mac mini, unibody without optical drive|model=Macmini5;model=Macmini6;model=Macmini7
    com.apple.macpro|com.apple.mac|||Mac Pro|ostype='sbMP';model=MacPro
    com.apple.macpro-2019|com.apple.macpro com.apple.mac.tower|||Mac Pro, 2019|model=MacPro7,1;model=MacPro7,1@ECOLOR=225,225,223
    com.apple.macpro-2019-rackmount|com.apple.macpro com.apple.mac.rackmount|||Mac Pro, rackmount, 2019|model=MacPro7,1@ECOLOR=226,226,224
    com.apple.macpro-cylinder|com.apple.macpro com.apple.mac.tower|||Mac Pro, cylinder|ostype='sbMC';model=MacPro6,1
    com.apple.macpro-firewire|com.apple.macpro com.apple.mac.tower|||Mac Pro, firewire|model=MacPro1,1;model=MacPro2,1;model=MacPro3,1;model=MacPro4,1;model=MacPro5,1
    com.apple.macstudio|com.apple.mac|||Mac Studio|model=Mac13,1;model=Mac13,2
    com.apple.magic-mouse|com.apple.accessory-device|||Magic Mouse
    com.apple.pencil|com.apple.accessory-device|||Apple Pencil
    com.apple.power-beats-3|com.apple.accessory.headphones|||Powerbeats 3
    com.apple.power-beats-4|com.apple.accessory.headphones|||Powerbeats 4
    com.apple.power-beats-pro|com.apple.accessory.headphones|||Powerbeats pro
    com.apple.power-beats-pro-charging-case|com.apple.accessory-device|||Powerbeats pro charging case
    com.apple.powermac|com.apple.mac.tower|||Power Mac|model=PowerMac
    com.apple.powermac-g4-mirrored-drive-doors|com.apple.powermac|||Power Mac, G4 mirrored drive doors|model=PowerMac3,6
    com.apple.powermac-g4-quicksilver|com.apple.powermac|||Power Mac, G4 quicksilver|model=PowerMac3,5
    com.apple.powermac-g5|com.apple.powermac|||Power Mac, G5|model=PowerMac7,2;model=PowerMac7,3;model=PowerMac9,1;model=PowerMac11,2;model=PowerMac11,2,Quad
    com.apple.pro-display-xdr|public.display|||Pro Display XDR
    com.apple.studio-display|public.display|||Studio Display|model=AppleDisplay2,1
    com.apple.time-capsule|com.apple.device|||Time Capsule|ostype='sbTC';model=AirPort6;model=AirPort6,106;model=TimeCapsule;model=TimeCapsule6;model=TimeCapsule6,106;model=TimeCapsule6,109;model=TimeCapsule6,113;model=TimeCapsule6,116
    com.apple.virtual-machine|com.apple.mac|||virtual Mac|model=VMWare;model=VirtualMac
    com.apple.watch|com.apple.ios-device|||Apple Watch|model=Watch
    com.apple.xserve|com.apple.mac.rackmount|||Xserve|model=RackMac;model=Xserve
    com.apple.xserve-g4|com.apple.xserve|||Xserve, G4|model=RackMac1,1;model=RackMac1,2
    com.apple.xserve-g5|com.apple.xserve|||Xserve, G5|model=RackMac3,1
    com.apple.xserve-xeon|com.apple.xserve|||Xserve, xeon|model=Xserve1,1;model=Xserve2,1;model=Xserve3,1
    public.computer|public.device|||computer
    public.device||||device
    public.display||||display|ostype='sbDp'
    public.generic-pc|public.computer|||personal computer|ostype='gnpc';ostype='sbPC';model=Windows;model=Windows2000;model=WindowsXP;model=Windows2003;model=WindowsVista;model=Windows2008;model=Windows7
    public.headphones|public.speaker|||headphones
    public.speaker||||loudspeaker
    public.video-camera|public.device|||video camera
    """#
}
