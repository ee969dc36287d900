// SPDX-License-Identifier: Apache-2.0

/// Icons, alerts and their decorations, which the system names with type identifiers too.
enum IconTypes {
  /// Types that the operating system exports.
  static let exported = #"""
    com.apple.alert||||alert icon
    com.apple.alert-caution|com.apple.alert|||caution alert icon|ostype='caut'
    com.apple.alert-note|com.apple.alert|||note alert icon|ostype='note'
    com.apple.alert-stop|com.apple.alert|||stop alert icon|ostype='stop'
    com.apple.graphic-icon||||icon of a setting
    com.apple.graphic-icon.accessibility|com.apple.graphic-icon|||icon of a setting: accessibility
    com.apple.graphic-icon.account|com.apple.graphic-icon|||icon of a setting: account
    com.apple.graphic-icon.airdrop|com.apple.graphic-icon|||icon of a setting: airdrop
    com.apple.graphic-icon.airplay-audio|com.apple.graphic-icon|||icon of a setting: airplay audio
    com.apple.graphic-icon.airplay-video|com.apple.graphic-icon|||icon of a setting: airplay video
    com.apple.graphic-icon.automation|com.apple.graphic-icon|||icon of a setting: automation
    com.apple.graphic-icon.battery|com.apple.graphic-icon|||icon of a setting: battery
    com.apple.graphic-icon.bluetooth|com.apple.graphic-icon|||icon of a setting: bluetooth
    com.apple.graphic-icon.cellular|com.apple.graphic-icon|||icon of a setting: cellular
    com.apple.graphic-icon.desktop|com.apple.graphic-icon|||icon of a setting: desktop
    com.apple.graphic-icon.developer-tools|com.apple.graphic-icon|||icon of a setting: developer tools
    com.apple.graphic-icon.display|com.apple.graphic-icon|||icon of a setting: display
    com.apple.graphic-icon.energy-saver|com.apple.graphic-icon|||icon of a setting: energy saver
    com.apple.graphic-icon.ethernet|com.apple.graphic-icon|||icon of a setting: ethernet
    com.apple.graphic-icon.focus|com.apple.graphic-icon|||icon of a setting: focus
    com.apple.graphic-icon.group|com.apple.graphic-icon|||icon of a setting: group
    com.apple.graphic-icon.input-monitoring|com.apple.graphic-icon|||icon of a setting: input monitoring
    com.apple.graphic-icon.internal-drive|com.apple.graphic-icon|||icon of a setting: internal drive
    com.apple.graphic-icon.keyboard|com.apple.graphic-icon|||icon of a setting: keyboard
    com.apple.graphic-icon.location|com.apple.graphic-icon|||icon of a setting: location
    com.apple.graphic-icon.microphone|com.apple.graphic-icon|||icon of a setting: microphone
    com.apple.graphic-icon.more|com.apple.graphic-icon|||icon of a setting: more
    com.apple.graphic-icon.notifications|com.apple.graphic-icon|||icon of a setting: notifications
    com.apple.graphic-icon.person-passkey|com.apple.graphic-icon|||icon of a setting: person passkey
    com.apple.graphic-icon.privacy|com.apple.graphic-icon|||icon of a setting: privacy
    com.apple.graphic-icon.screen-recording|com.apple.graphic-icon|||icon of a setting: screen recording
    com.apple.graphic-icon.screen-time|com.apple.graphic-icon|||icon of a setting: screen time
    com.apple.graphic-icon.sd-card|com.apple.graphic-icon|||icon of a setting: sd card
    com.apple.graphic-icon.search|com.apple.graphic-icon|||icon of a setting: search
    com.apple.graphic-icon.sound|com.apple.graphic-icon|||icon of a setting: sound
    com.apple.graphic-icon.subscriptions|com.apple.graphic-icon|||icon of a setting: subscriptions
    com.apple.graphic-icon.thunderbolt|com.apple.graphic-icon|||icon of a setting: thunderbolt
    com.apple.graphic-icon.usb|com.apple.graphic-icon|||icon of a setting: usb
    com.apple.graphic-icon.video-camera|com.apple.graphic-icon|||icon of a setting: video camera
    com.apple.graphic-icon.vpn|com.apple.graphic-icon|||icon of a setting: vpn
    com.apple.graphic-icon.waveform|com.apple.graphic-icon|||icon of a setting: waveform
    com.apple.graphic-icon.wifi|com.apple.graphic-icon|||icon of a setting: wifi
    """#

  /// Types of others that the operating system imports.
  static let imported = #"""
    com.apple.accounts-icon|com.apple.document-type|||icon of accounts|ostype='acct'
    com.apple.document-type|public.item|||generic document icon
    com.apple.document-type.dictionary|com.apple.document-type|||icon of a dictionary document|ostype='dict'
    com.apple.everyone-icon|com.apple.document-type|||icon of everyone|ostype='evry'
    com.apple.icon-decoration||||icon decoration
    com.apple.icon-decoration-position||||place of an icon decoration
    com.apple.icon-decoration-position.center|com.apple.icon-decoration-position|||icon decoration at the center
    com.apple.icon-decoration-position.leading-bottom|com.apple.icon-decoration-position|||icon decoration at the leading bottom
    com.apple.icon-decoration-position.overlay|com.apple.icon-decoration-position|||icon decoration at the overlay
    com.apple.icon-decoration-position.trailing-bottom|com.apple.icon-decoration-position|||icon decoration at the trailing bottom
    com.apple.icon-decoration.badge|com.apple.icon-decoration-position.trailing-bottom com.apple.icon-decoration|||icon decoration: badge
    com.apple.icon-decoration.badge.checkmark|com.apple.icon-decoration-position.trailing-bottom com.apple.icon-decoration.badge|||icon decoration: badge checkmark
    com.apple.icon-decoration.badge.comments|com.apple.icon-decoration-position.trailing-bottom com.apple.icon-decoration.badge|||icon decoration: badge comments
    com.apple.icon-decoration.badge.drop-folder|com.apple.icon-decoration-position.trailing-bottom com.apple.icon-decoration.badge|||icon decoration: badge drop folder
    com.apple.icon-decoration.badge.heart|com.apple.icon-decoration-position.trailing-bottom com.apple.icon-decoration.badge|||icon decoration: badge heart
    com.apple.icon-decoration.badge.in-review|com.apple.icon-decoration-position.trailing-bottom com.apple.icon-decoration.badge|||icon decoration: badge in review
    com.apple.icon-decoration.badge.locked|com.apple.icon-decoration-position.leading-bottom com.apple.icon-decoration.system|||icon decoration: badge locked
    com.apple.icon-decoration.badge.locked-by-collaborator|com.apple.icon-decoration-position.trailing-bottom com.apple.icon-decoration.badge|||icon decoration: badge locked by collaborator
    com.apple.icon-decoration.badge.locked-by-user|com.apple.icon-decoration-position.trailing-bottom com.apple.icon-decoration.badge|||icon decoration: badge locked by user
    com.apple.icon-decoration.badge.pinned|com.apple.icon-decoration-position.trailing-bottom com.apple.icon-decoration.badge|||icon decoration: badge pinned
    com.apple.icon-decoration.badge.private-folder|com.apple.icon-decoration-position.trailing-bottom com.apple.icon-decoration.badge|||icon decoration: badge private folder
    com.apple.icon-decoration.badge.syncing|com.apple.icon-decoration-position.trailing-bottom com.apple.icon-decoration.badge|||icon decoration: badge syncing
    com.apple.icon-decoration.badge.trending|com.apple.icon-decoration-position.trailing-bottom com.apple.icon-decoration.badge|||icon decoration: badge trending
    com.apple.icon-decoration.badge.warning|com.apple.icon-decoration-position.trailing-bottom com.apple.icon-decoration.badge|||icon decoration: badge warning
    com.apple.icon-decoration.emboss|com.apple.icon-decoration-position.center com.apple.icon-decoration|||icon decoration: emboss
    com.apple.icon-decoration.system|com.apple.icon-decoration|||icon decoration: system
    com.apple.icon-decoration.system.alias|com.apple.icon-decoration.system|||icon decoration: system alias
    com.apple.icon-decoration.system.caution-alert|com.apple.icon-decoration.system|||icon decoration: system caution alert
    com.apple.icon-decoration.system.new-folder|com.apple.icon-decoration.system|||icon decoration: system new folder
    com.apple.icon-decoration.system.unsupported|com.apple.icon-decoration.system|||icon decoration: system unsupported
    com.apple.icon-overlay.alert-caution-badge|com.apple.document-type|||icon overlay: alert caution badge|ostype='cbdg'
    com.apple.icon-overlay.alias-badge|com.apple.document-type|||icon overlay: alias badge|ostype='abdg'
    com.apple.icon-overlay.drop-folder-badge|com.apple.document-type|||icon overlay: drop folder badge|ostype='drfb'
    com.apple.icon-overlay.locked-badge|com.apple.document-type|||icon overlay: locked badge|ostype='lbdg'
    com.apple.icon-overlay.new-folder-badge|com.apple.document-type|||icon overlay: new folder badge|ostype='nfbg'
    com.apple.icon-overlay.private-folder|com.apple.document-type|||icon overlay: private folder|ostype='prvf'
    com.apple.icon-overlay.private-folder-badge|com.apple.document-type|||icon overlay: private folder badge|ostype='prfb'
    com.apple.icon-overlay.unsupported-badge|com.apple.document-type|||icon overlay: unsupported badge|ostype='ubdg'
    com.apple.legacy.actions-icon|com.apple.document-type|||toolbar icon: actions icon|ostype='acts'
    com.apple.legacy.backward-arrow|com.apple.document-type|||toolbar icon: backward arrow|ostype='baro';ostype='sbar'
    com.apple.legacy.burn|com.apple.document-type|||toolbar icon: burn|ostype='burn'
    com.apple.legacy.clock-icon|com.apple.document-type|||toolbar icon: clock icon|ostype='clck'
    com.apple.legacy.connect-to|com.apple.document-type|||toolbar icon: connect to|ostype='cnct'
    com.apple.legacy.customize-toolbar|com.apple.document-type|||toolbar icon: customize toolbar|ostype='tcus'
    com.apple.legacy.delete-toolbar|com.apple.document-type|||toolbar icon: delete toolbar|ostype='tdel'
    com.apple.legacy.eject-media|com.apple.document-type|||toolbar icon: eject media|ostype='ejec'
    com.apple.legacy.erasing|com.apple.document-type|||toolbar icon: erasing|ostype='eras'
    com.apple.legacy.favorite-items|com.apple.document-type|||toolbar icon: favorite items|ostype='favs'
    com.apple.legacy.finder-icon|com.apple.document-type|||toolbar icon: finder icon|ostype='scsh';ostype='scmp';ostype='ramd';ostype='dsrv';ostype='FNDR';ostype='capl';ostype='mntd';ostype='shfl';ostype='ownd';ostype='prnt';ostype='strt';ostype='shdf';ostype='amnu';ostype='ctrl';ostype='prfƒ';ostype='font';ostype='appr';ostype='intƒ';ostype='scrƒ';ostype='ƒloc';ostype='asup';ostype='ƒhlp';ostype='sapl';ostype='asnd';ostype='dsnd';ostype='mbdg';ostype='scrp';ostype='shrt';ostype='ftps';ostype='htps';ostype='isrv';ostype='atzn';ostype='afps';ostype='atlk';ostype='nfld';ostype='writ';ostype='shrw';ostype='shro';ostype='shna';ostype='shuk';ostype='nfil';ostype='susr';ostype='edtf';ostype='pref';ostype='ƒscr';ostype='ƒnet';ostype='ƒtex';ostype='ƒprd';ostype='ppdf';ostype='ctrD';ostype='extD';ostype='strD';ostype='shdD';ostype='macD';ostype='astƒ';ostype='cmnu';ostype='rapp';ostype='rdoc';ostype='rsrv';ostype='psys';ostype='papp';ostype='shlb';ostype='Shlb';ostype='sbdg';ostype='dali';ostype='rofl'
    com.apple.legacy.forward-arrow|com.apple.document-type|||toolbar icon: forward arrow|ostype='faro';ostype='sfar'
    com.apple.legacy.general-icon|com.apple.document-type|||toolbar icon: general icon|ostype='gnrl'
    com.apple.legacy.grid|com.apple.document-type|||toolbar icon: grid|ostype='grid'
    com.apple.legacy.keep-arranged|com.apple.document-type|||toolbar icon: keep arranged|ostype='arng'
    com.apple.legacy.locked|com.apple.document-type|||toolbar icon: locked|ostype='lock'
    com.apple.legacy.magnifying-glass|com.apple.document-type|||toolbar icon: magnifying glass|ostype='glas'
    com.apple.legacy.multiple-items|com.apple.document-type|||toolbar icon: multiple items|ostype='mitm'
    com.apple.legacy.no-write|com.apple.document-type|||toolbar icon: no write|ostype='nwrt'
    com.apple.legacy.open-folder|com.apple.document-type|||toolbar icon: open folder|ostype='ofld'
    com.apple.legacy.question-mark|com.apple.document-type|||toolbar icon: question mark|ostype='ques'
    com.apple.legacy.right-container-arrow|com.apple.document-type|||toolbar icon: right container arrow|ostype='rcar'
    com.apple.legacy.sidebar-prefs-icon|com.apple.document-type|||toolbar icon: sidebar prefs icon|ostype='sdbp'
    com.apple.legacy.synchronize|com.apple.document-type|||toolbar icon: synchronize|ostype='sync'
    com.apple.legacy.toolbar-advanced-icon|com.apple.document-type|||toolbar icon: toolbar advanced icon|ostype='tbav'
    com.apple.legacy.toolbar-info-icon|com.apple.document-type|||toolbar icon: toolbar info icon|ostype='tbin'
    com.apple.legacy.toolbar-labels-icon|com.apple.document-type|||toolbar icon: toolbar labels icon|ostype='tblb'
    com.apple.legacy.unlocked|com.apple.document-type|||toolbar icon: unlocked|ostype='ulck'
    com.apple.legacy.window|com.apple.document-type|||toolbar icon: window|ostype='gwin'
    com.apple.not-loaded|com.apple.document-type|||icon that is not loaded|ostype='nldd'
    com.apple.unknown-object|com.apple.document-type|||unknown object|ostype='unfs'
    """#
}
