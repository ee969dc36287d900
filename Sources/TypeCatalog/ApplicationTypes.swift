// SPDX-License-Identifier: Apache-2.0

/// Files of particular applications.
enum ApplicationTypes {
  /// Types that the operating system does not declare.
  static let thirdParty = #"""
    ch.sudo.cyberduck.bookmark|public.data|duck||Cyberduck bookmark
    com.advenio.macgourmet-spotlight-metadata|public.data|mgspot||MacGourmet metadata
    com.apple.addressbook.group|public.data|abcdg||group of Contacts
    com.apple.addressbook.person|public.data public.contact|abcdp||person of Contacts
    com.apple.ariadne.artrace|public.data|artrace||Ariadne trace
    com.apple.cfr-font|public.font|sfont||compressed font resource
    com.apple.createml.project|com.apple.package public.data public.content|mlproj||Create ML project
    com.apple.finalcutpro.colorboard|public.data|cboard||Final Cut Pro color board
    com.apple.finalcutpro.xml|public.xml|fcpxml||Final Cut Pro project in XML
    com.apple.ical.backup-package|com.apple.package public.data|icbu||Calendar backup
    com.apple.iphoto.ipmeta|public.data|ipmeta||iPhoto metadata
    com.apple.iphoto.ipspot|public.data|ipspot||iPhoto Spotlight metadata
    com.apple.ips|public.text|ips||crash or event report
    com.apple.itunes.db|public.data public.database|itl||iTunes library
    com.apple.itunes.ipg|public.data|ipg||iPod game
    com.apple.itunes.nvf|public.data|nvf||iTunes information file
    com.apple.itunes.podcast|public.data|pcast itpc||podcast subscription
    com.apple.logic-song|public.data|lso||Logic song
    com.apple.logic.channelstripsetting|public.data|cst||Logic channel strip setting
    com.apple.logic.dpst|public.data|dpst||Logic drum kit
    com.apple.logic.exs|public.data|exs sbk||EXS24 sampler instrument
    com.apple.logic.impulseresponse|public.data|sdir||Space Designer impulse response
    com.apple.logic.notator|public.data|son||Notator song
    com.apple.logic.pluginsetting|public.data|pst||Logic plug-in setting
    com.apple.music.itlp|public.html com.apple.package|itlp||iTunes LP
    com.apple.pdf-printer-settings|public.data|pset||printer settings
    com.apple.preview.blank|public.data|blank||empty Preview document
    com.apple.scenekit.particlesystem|public.data|scnp||SceneKit particle system
    com.apple.shortcuts.workflow-file|com.apple.property-list public.content|wflow||Shortcuts or Automator workflow
    com.apple.spritekit.serialized|public.data|sks||SpriteKit scene
    com.apple.systemprofiler.document|public.xml|spx||System Information report
    com.apple.terminal.session|public.data|term||Terminal settings of earlier systems
    com.apple.tv.database|public.data public.database|tvdb||TV library
    com.apple.tv.ite|public.html com.apple.package|ite||iTunes Extra
    com.apple.wireless-diagnostics.wdmon|public.data|wdmon||Wi-Fi diagnostics
    com.econtechnologies.chronosync.document.container|public.data|csyn||ChronoSync container
    com.econtechnologies.chronosync.document.sync|public.data|sync||ChronoSync document
    com.intel.nw.app|public.data|nw||NW.js application
    com.p5sys.jump.file.archive|public.data|jdz||Jump Desktop archive
    com.p5sys.jump.file.jump|public.data|jump||Jump Desktop connection
    com.p5sys.jump.file.rdp|public.data|rdp|application/x-rdp|remote desktop connection
    com.parallels.vm.vmconfig|public.data|pvs||Parallels configuration
    com.parallels.vm.vmhdd|public.data|hdd hds||Parallels disk
    com.parallels.vm.vmmem|public.data|mem||Parallels memory
    com.parallels.vm.vmsav|public.data|sav||Parallels saved state
    com.philandro.playbackfilehandler.anydesk|public.data|anydesk||AnyDesk recording
    com.utmapp.utm|com.apple.package|utm||UTM virtual machine
    org.cryptomator.encrypted-data|public.data|c9r c9s c9u|application/vnd.cryptomator.encrypted|encrypted Cryptomator file
    org.cryptomator.vault-metadata|public.json public.utf8-plain-text|cryptomator|application/vnd.cryptomator.vault|Cryptomator vault
    """#
}
