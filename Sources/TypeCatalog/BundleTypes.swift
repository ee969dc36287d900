// SPDX-License-Identifier: Apache-2.0

/// Directories: folders, bundles and packages.
enum BundleTypes {
  /// Types that the operating system exports.
  static let exported = #"""
    com.apple.applescript.script-bundle|com.apple.bundle com.apple.package|scptd||AppleScript script bundle
    com.apple.application-and-system-extension|com.apple.xpc-service|appex||application extension
    com.apple.application-bundle|com.apple.application com.apple.localizable-name-bundle com.apple.package|app||application bundle|ostype='APPL'
    com.apple.application-placeholder|com.apple.application-bundle|placeholder||placeholder of an application
    com.apple.applications-folder|public.folder|||folder of applications|ostype='apps';ostype='tAps';ostype='sbAp'
    com.apple.bundle|public.directory|||bundle
    com.apple.dashboard-widget|com.apple.localizable-name-bundle com.apple.package|wdgt||Dashboard widget
    com.apple.data-container|public.folder com.apple.localizable-name-bundle|||data container of an application
    com.apple.desktop-folder|public.folder|||Desktop folder|ostype='desk';ostype='tDsk';ostype='sbDt'
    com.apple.developer-folder|public.folder|||folder of developer tools|ostype='devf'
    com.apple.document-type.system-folder|public.folder|||System folder|ostype='macs'
    com.apple.documents-folder|public.folder|||Documents folder|ostype='docs';ostype='tDoc';ostype='sbDc'
    com.apple.downloads-folder|public.folder|||Downloads folder|ostype='dwnf';ostype='tDwn';ostype='sbDl'
    com.apple.driver-extension|com.apple.localizable-name-bundle com.apple.package|dext||driver extension
    com.apple.drop-folder|public.folder|||drop box folder|ostype='dbox';ostype='sbDB'
    com.apple.file-system-plug-in|com.apple.plugin|fs||file system plug-in
    com.apple.finance.order|com.apple.bundle com.apple.package|||Wallet order
    com.apple.finder.burn-folder|public.folder|fpbf||burn folder|ostype='bfld';ostype='sbBF'
    com.apple.framework|com.apple.bundle|framework||framework|ostype='FMWK'
    com.apple.generic-bundle|com.apple.bundle com.apple.package|bundle||loadable bundle|ostype='BNDL'
    com.apple.groups-folder|public.folder|||folder of groups|ostype='gfld'
    com.apple.home-folder|public.folder|||home folder|ostype='ufld';ostype='thom';ostype='sbHm'
    com.apple.iconset|public.folder|iconset||icon set
    com.apple.iLifeMediaBrowser.plugin|com.apple.plugin|ilmbplugin||iLife media browser plug-in
    com.apple.installer-distribution-package|com.apple.bundle com.apple.package|dist distz||installer distribution package|ostype='dist'
    com.apple.installer-meta-package|com.apple.bundle com.apple.package|mpkg||installer metapackage|ostype='mpkg'
    com.apple.installer-package|com.apple.bundle com.apple.package|pkg||installer package bundle|ostype='pkg1'
    com.apple.intelligentsuggestions.assets|com.apple.bundle com.apple.package|suggestionsassets||assets of intelligent suggestions
    com.apple.kernel-extension|com.apple.bundle com.apple.package|kext||kernel extension
    com.apple.library-folder|public.folder|||Library folder|ostype='ƒlib';ostype='extn';ostype='tLib'
    com.apple.localizable-name-bundle|com.apple.bundle|||bundle with a localized name
    com.apple.localized-pdf-bundle|com.apple.localizable-name-bundle com.apple.package public.composite-content|lpdf||bundle of localized PDF documents
    com.apple.menu-extra|com.apple.package com.apple.bundle|menu||menu bar extra
    com.apple.metadata-importer|com.apple.plugin|mdimporter||Spotlight importer
    com.apple.movie-folder|public.folder|||Movies folder|ostype='fvoc';ostype='tMov';ostype='sbMv'
    com.apple.music-folder|public.folder|||Music folder|ostype='spki';ostype='tMus';ostype='sbMs'
    com.apple.package|public.directory|||package
    com.apple.pictures-folder|public.folder|||Pictures folder|ostype='tPic';ostype='morƒ';ostype='sbPc'
    com.apple.pkpass|com.apple.bundle com.apple.package|pkpass|application/vnd.apple.pkpass|Wallet pass package
    com.apple.plugin|com.apple.bundle com.apple.package|plugin||plug-in|ostype='plug'
    com.apple.pluginkit|com.apple.bundle com.apple.package|pluginkit||PluginKit plug-in
    com.apple.ppp-plug-in|com.apple.plugin|ppp||PPP plug-in
    com.apple.private.live-photo-bundle|com.apple.live-photo com.apple.bundle com.apple.package|pvt||Live Photo bundle
    com.apple.public-folder|public.folder|||Public folder|ostype='tPub';ostype='pubf'
    com.apple.quicklook-generator|com.apple.plugin|qlgenerator||Quick Look generator
    com.apple.rtfd|com.apple.package public.composite-content|rtfd||rich text with attachments
    com.apple.server-applications-folder|public.folder|||folder of server applications|ostype='sapp'
    com.apple.servers-folder|public.folder|||folder of servers|ostype='shpt'
    com.apple.service-application|com.apple.application-bundle|service||service of the Services menu
    com.apple.sites-folder|public.folder|||Sites folder|ostype='issf';ostype='tSts'
    com.apple.system-extension|com.apple.localizable-name-bundle com.apple.package|systemextension||system extension
    com.apple.systempreference.prefpane|com.apple.package com.apple.bundle|prefPane||preference pane
    com.apple.systempreference.screen-saver|com.apple.package com.apple.bundle|saver||screen saver
    com.apple.systempreference.screen-slide-saver|com.apple.package com.apple.bundle|slideSaver||slide show screen saver
    com.apple.trash-empty|public.folder|||empty Trash|ostype='trsh';ostype='sbTr'
    com.apple.trash-full|public.folder|||full Trash|ostype='ftrh'
    com.apple.users-folder|public.folder|||folder of users|ostype='wfld'
    com.apple.utilities-folder|public.folder|||folder of utilities|ostype='utiƒ';ostype='tUtl';ostype='sbUF'
    com.apple.webkit-plugin|com.apple.plugin|webplugin||WebKit plug-in
    com.apple.xcode.dsym|com.apple.package|dsym||debugging symbols|see=http://developer.apple.com/tools/xcode/
    com.apple.xpc-service|com.apple.bundle com.apple.package|xpc||XPC service
    public.avchd-collection|com.apple.package public.audiovisual-content-collection|avchd||AVCHD collection
    public.directory|public.item|||directory
    public.folder|public.directory|||folder|ostype='fold';ostype='fldr';ostype='adcL';ostype='sbFd'
    public.volume|public.folder|||volume|ostype='disk'
    """#

  /// Types of others that the operating system imports.
  static let imported = #"""
    com.apple.coreml.mlpackage|com.apple.package|mlpackage||Core ML model package
    com.apple.garageband.project|com.apple.package public.audiovisual-content|band gbProj||GarageBand project|apple-os-type=EMP1;see=http://www.apple.com/ilife/garageband/
    com.apple.iMovieLibrary|com.apple.package|imovielibrary||iMovie library
    com.apple.iMovieTheater|com.apple.package|theater||iMovie theater
    com.apple.iWork.Keynote.key|com.apple.package public.presentation com.apple.keynote.key|key||Keynote presentation package|see=http://www.apple.com/iwork/keynote/
    com.apple.iWork.Keynote.key-tef|com.apple.package public.presentation com.apple.keynote.key|key-tef||Keynote presentation package for iOS|see=http://www.apple.com/iwork/keynote/
    com.apple.iWork.Keynote.kth|com.apple.package public.presentation com.apple.keynote.kth|kth||Keynote theme package|see=http://www.apple.com/iwork/keynote/
    com.apple.iWork.Numbers.numbers|com.apple.package public.composite-content public.spreadsheet|numbers||Numbers spreadsheet package|see=http://www.apple.com/iwork/numbers/
    com.apple.iWork.Numbers.numbers-tef|com.apple.package public.composite-content public.spreadsheet|numbers-tef||Numbers spreadsheet package for iOS|see=http://www.apple.com/iwork/numbers/
    com.apple.iWork.Numbers.template|com.apple.package public.composite-content public.spreadsheet|nmbtemplate||Numbers template package|see=http://www.apple.com/iwork/numbers/
    com.apple.iWork.Pages.pages|com.apple.package public.composite-content|pages||Pages document package|see=http://www.apple.com/iwork/pages/
    com.apple.iWork.Pages.pages-tef|com.apple.package public.composite-content|pages-tef||Pages document package for iOS|see=http://www.apple.com/iwork/pages/
    com.apple.iWork.Pages.template|com.apple.package public.composite-content|template||Pages template package|see=http://www.apple.com/iwork/pages/
    com.apple.keynote.key|com.apple.package public.presentation|||Keynote presentation of the first version
    com.apple.keynote.kth|com.apple.package public.presentation|||Keynote theme of the first version
    """#
}
