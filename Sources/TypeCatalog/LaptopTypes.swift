// SPDX-License-Identifier: Apache-2.0

/// Portable Macs.
enum LaptopTypes {
  /// Types that the operating system exports.
  static let exported = #"""
    com.apple.ibook-g4|com.apple.mac.laptop|||iBook, G4|model=PowerBook6,3;model=PowerBook6,5;model=PowerBook6,7
    com.apple.mac.laptop|com.apple.mac|||portable Mac|ostype='sbLt';model=Laptop
    com.apple.mac.notched-laptop|com.apple.mac.laptop|||portable Mac with a notch
    com.apple.mac.notchless-laptop|com.apple.mac.laptop|||portable Mac without a notch
    com.apple.macbook|com.apple.mac.laptop|||MacBook|model=MacBook
    com.apple.macbook-black|com.apple.macbook|||MacBook, black|model=MacBook1,1,Black;model=MacBook2,1,Black;model=MacBook3,1,Black;model=MacBook4,1,Black
    com.apple.macbook-retina|com.apple.macbook|||MacBook, retina|model=MacBook8,1;model=MacBook9,1
    com.apple.macbook-retina-gold|com.apple.macbook-retina|||MacBook, retina gold|model=MacBook8,1@ECOLOR=235,215,191;model=MacBook9,1@ECOLOR=235,215,191
    com.apple.macbook-retina-gold-2017|com.apple.macbook-retina-gold|||MacBook, retina gold, 2017|model=MacBook10,1@ECOLOR=235,215,191
    com.apple.macbook-retina-gold-2018|com.apple.macbook-retina|||MacBook, retina gold, 2018|model=MacBook10,1@ECOLOR=217,180,154
    com.apple.macbook-retina-rose-gold|com.apple.macbook-retina|||MacBook, retina rose gold|model=MacBook9,1@ECOLOR=232,201,195
    com.apple.macbook-retina-rose-gold-2017|com.apple.macbook-retina-rose-gold|||MacBook, retina rose gold, 2017|model=MacBook10,1@ECOLOR=232,201,195
    com.apple.macbook-retina-silver|com.apple.macbook-retina|||MacBook, retina silver|model=MacBook8,1@ECOLOR=225,225,223;model=MacBook9,1@ECOLOR=225,225,223
    com.apple.macbook-retina-silver-2017|com.apple.macbook-retina-silver|||MacBook, retina silver, 2017|model=MacBook10,1@ECOLOR=225,225,223
    com.apple.macbook-retina-space-gray|com.apple.macbook-retina|||MacBook, retina space gray|model=MacBook8,1@ECOLOR=155,158,159;model=MacBook8,1@ECOLOR=157,157,160;model=MacBook9,1@ECOLOR=157,157,160
    com.apple.macbook-retina-space-gray-2017|com.apple.macbook-retina-space-gray|||MacBook, retina space gray, 2017|model=MacBook10,1@ECOLOR=157,157,160
    com.apple.macbook-unibody|com.apple.macbook|||MacBook, unibody|model=MacBook5,1
    com.apple.macbook-unibody-plastic|com.apple.macbook|||MacBook, unibody plastic|model=MacBook6,1;model=MacBook7,1
    com.apple.macbook-white|com.apple.macbook|||MacBook, white|model=MacBook1,1;model=MacBook2,1;model=MacBook3,1;model=MacBook4,1;model=MacBook5,2;model=MacBook1,1,White;model=MacBook2,1,White;model=MacBook3,1,White;model=MacBook4,1,White
    com.apple.macbookair|com.apple.mac.laptop|||MacBook Air|model=MacBookAir1,1;model=MacBookAir2,1
    com.apple.macbookair-11-unibody|com.apple.macbookair|||11-inch MacBook Air, unibody|model=MacBookAir3,1;model=MacBookAir4,1;model=MacBookAir5,1;model=MacBookAir6,1;model=MacBookAir7,1
    com.apple.macbookair-13-2022|com.apple.macbookair|||13-inch MacBook Air, 2022|model=Mac14,2
    com.apple.macbookair-13-2022-midnight|com.apple.macbookair-13-2022|||13-inch MacBook Air, midnight, 2022|model=Mac14,2@ECOLOR=7
    com.apple.macbookair-13-2022-silver|com.apple.macbookair-13-2022|||13-inch MacBook Air, silver, 2022|model=Mac14,2@ECOLOR=1
    com.apple.macbookair-13-2022-space-gray|com.apple.macbookair-13-2022|||13-inch MacBook Air, space gray, 2022|model=Mac14,2@ECOLOR=2
    com.apple.macbookair-13-2022-stardust|com.apple.macbookair-13-2022|||13-inch MacBook Air, stardust, 2022|model=Mac14,2@ECOLOR=8
    com.apple.macbookair-13-unibody|com.apple.macbookair|||13-inch MacBook Air, unibody|model=MacBookAir;model=MacBookAir3,2;model=MacBookAir4,2;model=MacBookAir5,2;model=MacBookAir6,2;model=MacBookAir7,2
    com.apple.macbookair-2018|com.apple.macbookair|||MacBook Air, 2018|model=MacBookAir8,1
    com.apple.macbookair-2018-gold|com.apple.macbookair-2018|||MacBook Air, gold, 2018|model=MacBookAir8,1@ECOLOR=217,180,154
    com.apple.macbookair-2018-silver|com.apple.macbookair-2018|||MacBook Air, silver, 2018|model=MacBookAir8,1@ECOLOR=225,225,223
    com.apple.macbookair-2018-space-gray|com.apple.macbookair-2018|||MacBook Air, space gray, 2018|model=MacBookAir8,1@ECOLOR=157,157,160
    com.apple.macbookair-2019|com.apple.macbookair-2018|||MacBook Air, 2019|model=MacBookAir8,2
    com.apple.macbookair-2019-gold|com.apple.macbookair-2018-gold|||MacBook Air, gold, 2019|model=MacBookAir8,2@ECOLOR=217,180,154
    com.apple.macbookair-2019-silver|com.apple.macbookair-2018-silver|||MacBook Air, silver, 2019|model=MacBookAir8,2@ECOLOR=225,225,223
    com.apple.macbookair-2019-space-gray|com.apple.macbookair-2018-space-gray|||MacBook Air, space gray, 2019|model=MacBookAir8,2@ECOLOR=157,157,160
    com.apple.macbookair-2020|com.apple.macbookair-2019|||MacBook Air, 2020|model=MacBookAir9,1
    com.apple.macbookair-2020-gold|com.apple.macbookair-2019-gold|||MacBook Air, gold, 2020|model=MacBookAir9,1@ECOLOR=217,180,154
    com.apple.macbookair-2020-silver|com.apple.macbookair-2019-silver|||MacBook Air, silver, 2020|model=MacBookAir9,1@ECOLOR=225,225,223
    com.apple.macbookair-2020-space-gray|com.apple.macbookair-2019-space-gray|||MacBook Air, space gray, 2020|model=MacBookAir9,1@ECOLOR=157,157,160
    com.apple.macbookair-late-2020|com.apple.macbookair-2020|||MacBook Air, late 2020|model=MacBookAir10,1
    com.apple.macbookair-late-2020-gold|com.apple.macbookair-2020-gold com.apple.macbookair-late-2020|||MacBook Air, gold, late 2020|model=MacBookAir10,1@ECOLOR=3
    com.apple.macbookair-late-2020-silver|com.apple.macbookair-2020-silver com.apple.macbookair-late-2020|||MacBook Air, silver, late 2020|model=MacBookAir10,1@ECOLOR=1
    com.apple.macbookair-late-2020-space-gray|com.apple.macbookair-2020-space-gray com.apple.macbookair-late-2020|||MacBook Air, space gray, late 2020|model=MacBookAir10,1@ECOLOR=2
    com.apple.macbookpro|com.apple.mac.laptop|||MacBook Pro|model=MacBookPro
    com.apple.macbookpro-13-2022|com.apple.macbookpro-13-retina-touchid|||13-inch MacBook Pro, 2022|model=Mac14,7
    com.apple.macbookpro-13-2022-silver|com.apple.macbookpro-13-retina-touchid-silver com.apple.macbookpro-13-2022|||13-inch MacBook Pro, silver, 2022|model=Mac14,7@ECOLOR=1
    com.apple.macbookpro-13-2022-space-gray|com.apple.macbookpro-13-retina-touchid-space-gray com.apple.macbookpro-13-2022|||13-inch MacBook Pro, space gray, 2022|model=Mac14,7@ECOLOR=2
    com.apple.macbookpro-13-retina-display|com.apple.macbookpro|||13-inch MacBook Pro, retina display|model=MacBookPro10,2;model=MacBookPro11,1;model=MacBookPro12,1
    com.apple.macbookpro-13-retina-four-usb-ports-2020|com.apple.macbookpro-13-retina-touchid|||13-inch MacBook Pro, retina four USB ports, 2020|model=MacBookPro16,2
    com.apple.macbookpro-13-retina-four-usb-ports-silver-2020|com.apple.macbookpro-13-retina-touchid-silver com.apple.macbookpro-13-retina-four-usb-ports-2020|||13-inch MacBook Pro, retina four USB ports silver, 2020|model=MacBookPro16,2@ECOLOR=225,225,223
    com.apple.macbookpro-13-retina-four-usb-ports-space-gray-2020|com.apple.macbookpro-13-retina-touchid-space-gray com.apple.macbookpro-13-retina-four-usb-ports-2020|||13-inch MacBook Pro, retina four USB ports space gray, 2020|model=MacBookPro16,2@ECOLOR=157,157,160
    com.apple.macbookpro-13-retina-touchid|com.apple.macbookpro|||13-inch MacBook Pro, retina Touch Bar|model=MacBookPro13,2
    com.apple.macbookpro-13-retina-touchid-2017|com.apple.macbookpro-13-retina-touchid|||13-inch MacBook Pro, retina Touch Bar, 2017|model=MacBookPro14,2
    com.apple.macbookpro-13-retina-touchid-2018|com.apple.macbookpro-13-retina-touchid|||13-inch MacBook Pro, retina Touch Bar, 2018|model=MacBookPro15,2
    com.apple.macbookpro-13-retina-touchid-2020|com.apple.macbookpro-13-retina-touchid|||13-inch MacBook Pro, retina Touch Bar, 2020|model=MacBookPro16,3
    com.apple.macbookpro-13-retina-touchid-late-2020|com.apple.macbookpro-13-retina-touchid-2020|||13-inch MacBook Pro, retina Touch Bar, late 2020|model=MacBookPro17,1
    com.apple.macbookpro-13-retina-touchid-silver|com.apple.macbookpro-13-retina-touchid|||13-inch MacBook Pro, retina Touch Bar silver|model=MacBookPro13,2@ECOLOR=225,225,223
    com.apple.macbookpro-13-retina-touchid-silver-2017|com.apple.macbookpro-13-retina-touchid-silver|||13-inch MacBook Pro, retina Touch Bar silver, 2017|model=MacBookPro14,2@ECOLOR=225,225,223
    com.apple.macbookpro-13-retina-touchid-silver-2018|com.apple.macbookpro-13-retina-touchid-silver com.apple.macbookpro-13-retina-touchid-2018|||13-inch MacBook Pro, retina Touch Bar silver, 2018|model=MacBookPro15,2@ECOLOR=225,225,223
    com.apple.macbookpro-13-retina-touchid-silver-2020|com.apple.macbookpro-13-retina-touchid-silver com.apple.macbookpro-13-retina-touchid-2020|||13-inch MacBook Pro, retina Touch Bar silver, 2020|model=MacBookPro16,3@ECOLOR=225,225,223
    com.apple.macbookpro-13-retina-touchid-silver-late-2020|com.apple.macbookpro-13-retina-touchid-silver-2020 com.apple.macbookpro-13-retina-touchid-late-2020|||13-inch MacBook Pro, retina Touch Bar silver, late 2020|model=MacBookPro17,1@ECOLOR=1
    com.apple.macbookpro-13-retina-touchid-space-gray|com.apple.macbookpro-13-retina-touchid|||13-inch MacBook Pro, retina Touch Bar space gray|model=MacBookPro13,2@ECOLOR=157,157,160
    com.apple.macbookpro-13-retina-touchid-space-gray-2017|com.apple.macbookpro-13-retina-touchid-space-gray|||13-inch MacBook Pro, retina Touch Bar space gray, 2017|model=MacBookPro14,2@ECOLOR=157,157,160
    com.apple.macbookpro-13-retina-touchid-space-gray-2018|com.apple.macbookpro-13-retina-touchid-space-gray com.apple.macbookpro-13-retina-touchid-2018|||13-inch MacBook Pro, retina Touch Bar space gray, 2018|model=MacBookPro15,2@ECOLOR=157,157,160
    com.apple.macbookpro-13-retina-touchid-space-gray-2020|com.apple.macbookpro-13-retina-touchid-space-gray com.apple.macbookpro-13-retina-touchid-2020|||13-inch MacBook Pro, retina Touch Bar space gray, 2020|model=MacBookPro16,3@ECOLOR=157,157,160
    com.apple.macbookpro-13-retina-touchid-space-gray-late-2020|com.apple.macbookpro-13-retina-touchid-space-gray-2020 com.apple.macbookpro-13-retina-touchid-late-2020|||13-inch MacBook Pro, retina Touch Bar space gray, late 2020|model=MacBookPro17,1@ECOLOR=2
    com.apple.macbookpro-13-retina-usbc|com.apple.macbookpro|||13-inch MacBook Pro, retina USB-C|model=MacBookPro13,1
    com.apple.macbookpro-13-retina-usbc-2017|com.apple.macbookpro-13-retina-usbc|||13-inch MacBook Pro, retina USB-C, 2017|model=MacBookPro14,1
    com.apple.macbookpro-13-retina-usbc-2019|com.apple.macbookpro-13-retina-usbc|||13-inch MacBook Pro, retina USB-C, 2019|model=MacBookPro15,4
    com.apple.macbookpro-13-retina-usbc-silver|com.apple.macbookpro-13-retina-usbc|||13-inch MacBook Pro, retina USB-C silver|model=MacBookPro13,1@ECOLOR=225,225,223
    com.apple.macbookpro-13-retina-usbc-silver-2017|com.apple.macbookpro-13-retina-usbc-silver|||13-inch MacBook Pro, retina USB-C silver, 2017|model=MacBookPro14,1@ECOLOR=225,225,223
    com.apple.macbookpro-13-retina-usbc-silver-2019|com.apple.macbookpro-13-retina-usbc-silver com.apple.macbookpro-13-retina-usbc-2019|||13-inch MacBook Pro, retina USB-C silver, 2019|model=MacBookPro15,4@ECOLOR=225,225,223
    com.apple.macbookpro-13-retina-usbc-space-gray|com.apple.macbookpro-13-retina-usbc|||13-inch MacBook Pro, retina USB-C space gray|model=MacBookPro13,1@ECOLOR=157,157,160
    com.apple.macbookpro-13-retina-usbc-space-gray-2017|com.apple.macbookpro-13-retina-usbc-space-gray|||13-inch MacBook Pro, retina USB-C space gray, 2017|model=MacBookPro14,1@ECOLOR=157,157,160
    com.apple.macbookpro-13-retina-usbc-space-gray-2019|com.apple.macbookpro-13-retina-usbc-space-gray com.apple.macbookpro-13-retina-usbc-2019|||13-inch MacBook Pro, retina USB-C space gray, 2019|model=MacBookPro15,4@ECOLOR=157,157,160
    com.apple.macbookpro-13-unibody|com.apple.macbookpro|||13-inch MacBook Pro, unibody|model=MacBookPro5,5;model=MacBookPro7,1;model=MacBookPro8,1;model=MacBookPro9,2
    com.apple.macbookpro-14|com.apple.macbookpro|||14-inch MacBook Pro
    com.apple.macbookpro-14-2021|com.apple.macbookpro-2021 com.apple.macbookpro-14|||14-inch MacBook Pro, 2021|model=MacBookPro18,3;model=MacBookPro18,4
    com.apple.macbookpro-14-2021-silver|com.apple.macbookpro-14-2021 com.apple.macbookpro-14-silver|||14-inch MacBook Pro, silver, 2021|model=MacBookPro18,3@ECOLOR=1;model=MacBookPro18,4@ECOLOR=1
    com.apple.macbookpro-14-2021-space-gray|com.apple.macbookpro-14-2021 com.apple.macbookpro-14-space-gray|||14-inch MacBook Pro, space gray, 2021|model=MacBookPro18,3@ECOLOR=2;model=MacBookPro18,4@ECOLOR=2
    com.apple.macbookpro-14-silver|com.apple.macbookpro-14|||14-inch MacBook Pro, silver
    com.apple.macbookpro-14-space-gray|com.apple.macbookpro-14|||14-inch MacBook Pro, space gray
    com.apple.macbookpro-15|com.apple.macbookpro|||15-inch MacBook Pro|model=MacBookPro1,1;model=MacBookPro2,2;model=MacBookPro3,1;model=MacBookPro4,1
    com.apple.macbookpro-15-late-2018|com.apple.macbookpro-15-retina-touchid|||15-inch MacBook Pro, late 2018|model=MacBookPro15,3
    com.apple.macbookpro-15-retina-display|com.apple.macbookpro|||15-inch MacBook Pro, retina display|model=MacBookPro10,1;model=MacBookPro11,2;model=MacBookPro11,3;model=MacBookPro11,4;model=MacBookPro11,5
    com.apple.macbookpro-15-retina-touchid|com.apple.macbookpro|||15-inch MacBook Pro, retina Touch Bar|model=MacBookPro13,3
    com.apple.macbookpro-15-retina-touchid-2017|com.apple.macbookpro-15-retina-touchid|||15-inch MacBook Pro, retina Touch Bar, 2017|model=MacBookPro14,3
    com.apple.macbookpro-15-retina-touchid-2018|com.apple.macbookpro-15-retina-touchid|||15-inch MacBook Pro, retina Touch Bar, 2018|model=MacBookPro15,1
    com.apple.macbookpro-15-retina-touchid-silver|com.apple.macbookpro-15-retina-touchid|||15-inch MacBook Pro, retina Touch Bar silver|model=MacBookPro13,3@ECOLOR=225,225,223
    com.apple.macbookpro-15-retina-touchid-silver-2017|com.apple.macbookpro-15-retina-touchid-silver|||15-inch MacBook Pro, retina Touch Bar silver, 2017|model=MacBookPro14,3@ECOLOR=225,225,223
    com.apple.macbookpro-15-retina-touchid-silver-2018|com.apple.macbookpro-15-retina-touchid-silver com.apple.macbookpro-15-retina-touchid-2018|||15-inch MacBook Pro, retina Touch Bar silver, 2018|model=MacBookPro15,1@ECOLOR=225,225,223
    com.apple.macbookpro-15-retina-touchid-space-gray|com.apple.macbookpro-15-retina-touchid|||15-inch MacBook Pro, retina Touch Bar space gray|model=MacBookPro13,3@ECOLOR=157,157,160
    com.apple.macbookpro-15-retina-touchid-space-gray-2017|com.apple.macbookpro-15-retina-touchid-space-gray|||15-inch MacBook Pro, retina Touch Bar space gray, 2017|model=MacBookPro14,3@ECOLOR=157,157,160
    com.apple.macbookpro-15-retina-touchid-space-gray-2018|com.apple.macbookpro-15-retina-touchid-space-gray com.apple.macbookpro-15-retina-touchid-2018|||15-inch MacBook Pro, retina Touch Bar space gray, 2018|model=MacBookPro15,1@ECOLOR=157,157,160
    com.apple.macbookpro-15-silver-late-2018|com.apple.macbookpro-15-retina-touchid-silver com.apple.macbookpro-15-late-2018|||15-inch MacBook Pro, silver, late 2018|model=MacBookPro15,3@ECOLOR=225,225,223
    com.apple.macbookpro-15-space-gray-late-2018|com.apple.macbookpro-15-retina-touchid-space-gray com.apple.macbookpro-15-late-2018|||15-inch MacBook Pro, space gray, late 2018|model=MacBookPro15,3@ECOLOR=157,157,160
    com.apple.macbookpro-15-unibody|com.apple.macbookpro|||15-inch MacBook Pro, unibody|model=MacBookPro5,1;model=MacBookPro5,3;model=MacBookPro5,4;model=MacBookPro6,2;model=MacBookPro8,2;model=MacBookPro9,1
    com.apple.macbookpro-16|com.apple.macbookpro|||16-inch MacBook Pro|model=MacBookPro16,1
    com.apple.macbookpro-16-2021|com.apple.macbookpro-2021 com.apple.macbookpro-16|||16-inch MacBook Pro, 2021|model=MacBookPro18,1;model=MacBookPro18,2
    com.apple.macbookpro-16-2021-silver|com.apple.macbookpro-16-2021 com.apple.macbookpro-16-silver|||16-inch MacBook Pro, silver, 2021|model=MacBookPro18,1@ECOLOR=1;model=MacBookPro18,2@ECOLOR=1
    com.apple.macbookpro-16-2021-space-gray|com.apple.macbookpro-16-2021 com.apple.macbookpro-16-space-gray|||16-inch MacBook Pro, space gray, 2021|model=MacBookPro18,1@ECOLOR=2;model=MacBookPro18,2@ECOLOR=2
    com.apple.macbookpro-16-mid-2020|com.apple.macbookpro-16|||16-inch MacBook Pro, mid 2020|model=MacBookPro16,4
    com.apple.macbookpro-16-silver|com.apple.macbookpro-16|||16-inch MacBook Pro, silver|model=MacBookPro16,1@ECOLOR=225,225,223
    com.apple.macbookpro-16-silver-mid-2020|com.apple.macbookpro-16-silver com.apple.macbookpro-16-mid-2020|||16-inch MacBook Pro, silver, mid 2020|model=MacBookPro16,4@ECOLOR=225,225,223
    com.apple.macbookpro-16-space-gray|com.apple.macbookpro-16|||16-inch MacBook Pro, space gray|model=MacBookPro16,1@ECOLOR=157,157,160
    com.apple.macbookpro-16-space-gray-mid-2020|com.apple.macbookpro-16-space-gray com.apple.macbookpro-16-mid-2020|||16-inch MacBook Pro, space gray, mid 2020|model=MacBookPro16,4@ECOLOR=157,157,160
    com.apple.macbookpro-17|com.apple.macbookpro|||17-inch MacBook Pro|model=MacBookPro1,2;model=MacBookPro2,1
    com.apple.macbookpro-17-unibody|com.apple.macbookpro|||17-inch MacBook Pro, unibody|model=MacBookPro5,2;model=MacBookPro6,1;model=MacBookPro8,3
    com.apple.macbookpro-2021|com.apple.macbookpro|||MacBook Pro, 2021
    com.apple.powerbook|com.apple.mac.laptop|||PowerBook|model=PowerBook
    com.apple.powerbook-g4-12|com.apple.powerbook|||12-inch PowerBook, G4|model=PowerBook6,1;model=PowerBook6,2;model=PowerBook6,4;model=PowerBook6,8
    com.apple.powerbook-g4-15|com.apple.powerbook|||15-inch PowerBook, G4|model=PowerBook5,2;model=PowerBook5,4;model=PowerBook5,6;model=PowerBook5,8
    com.apple.powerbook-g4-17|com.apple.powerbook|||17-inch PowerBook, G4|model=PowerBook5,1;model=PowerBook5,3;model=PowerBook5,5;model=PowerBook5,7;model=PowerBook5,9
    com.apple.powerbook-g4-titanium|com.apple.powerbook|||PowerBook, G4 titanium|model=PowerBook3,2;model=PowerBook3,3;model=PowerBook3,4;model=PowerBook3,5
    """#
}
