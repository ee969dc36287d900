// SPDX-License-Identifier: Apache-2.0

extension FilenameConventions {
  /// The lines of extensions that begin with a digit or a to f and that only registrations name, sorted.
  ///
  /// Sources: the templates of the IANA media type registry, section "File extension(s)", and the owners' own
  /// documentation of the formats that never were registered.
  package static let registeredDigitsToF = """
    1clr|application/clr
    1km|application/vnd.1000minds.decision-model+xml
    360|video/quicktime
    3dm|model/x-3dm
    3dml|text/vnd.in3d.3dml
    3tz|application/vnd.maxar.archive.3tz+zip
    4th|text/x-forth
    5vw|application/x-5view
    a2l|application/a2l
    aam|application/x-authorware-map
    aas|application/x-authorware-seg
    ac2|application/vnd.banana-accounting
    acb|application/x-criware-utf application/x-adobe-acb
    acc|application/vnd.americandynamics.acc
    acfm|application/x-font-adobe-metric
    acr|application/dicom
    acu|application/vnd.acucobol
    acutc|application/vnd.acucorp
    ad|text/asciidoc text/x-xresources
    adp|audio/adpcm text/x-tcl
    afdesign|application/x-affinity
    afp|application/vnd.afpc.modca
    afphoto|application/x-affinity
    afpub|application/x-affinity
    afs|application/x-criware-afs
    age|application/vnd.age
    ahead|application/vnd.ahead.space
    aion|application/vnd.veritone.aion+json
    amc|text/x-acclaim-amc
    amfm|application/x-font-adobe-metric
    amlx|application/automationml-amlx+zip
    amxd|application/x-max-device
    apc|application/x-etherpeek
    apex|application/vnd.apexlang
    apexlang|application/vnd.apexlang
    apkg|application/vnd.anki
    application|application/x-ms-application
    arq|image/tiff
    arrows|application/vnd.apache.arrow.stream
    artisan|application/vnd.artisan+json
    asl|application/x-adobe-asl text/x-asl
    asnd|audio/vnd.adobe.soundbooth
    atc|application/vnd.acucorp
    atf|application/atf application/x-persuasion
    atfx|application/atfx
    atr|application/x-atari-floppy-disk-image
    atxml|application/atxml
    auc|application/tamp-apex-update-confirm
    azf|application/vnd.airzip.filesecure.azf
    azs|application/vnd.airzip.filesecure.azs
    azv|image/vnd.airzip.accelerator.azv
    azw|application/vnd.amazon.mobi8-ebook application/vnd.amazon.ebook
    azw1|application/x-topaz-ebook
    b16|image/vnd.pco.b16
    b6t|application/x-blindwrite
    ba2|application/x-bethesda-ba2
    basis|image/x-basis
    bay|image/x-raw-casio
    bed|text/x-bed application/x-plink-bed
    bfr|application/x-netinstobserver
    bh2|application/vnd.fujitsu.oasysprs
    bibtex|text/x-bibtex
    bkm|application/vnd.nervana
    bmed|multipart/vnd.bint.med-plus
    bmi|application/vnd.bmi image/x-zoner-bmi
    bmml|application/vnd.balsamiq.bmml+xml
    bmpr|application/vnd.balsamiq.bmpr
    bnk|audio/x-wwise-bank
    boz|application/x-bzip2
    bpd|application/vnd.hbci
    bpg|image/bpg
    brotli|application/x-brotli
    bsa|application/x-bethesda-bsa
    bsp|model/vnd.valve.source.compiled-map
    c11amc|application/vnd.cluetrust.cartomobile-config
    c11amz|application/vnd.cluetrust.cartomobile-config-pkg
    c3ex|application/cccex
    c4f|application/vnd.clonk.c4group
    c4g|application/vnd.clonk.c4group
    c4p|application/vnd.clonk.c4group
    c4u|application/vnd.clonk.c4group
    carjson|application/vnd.eu.kasparian.car+json
    cat|application/vnd.ms-pki.seccat application/x-nls-catalog
    ccc|text/vnd.net2phone.commcenter.command
    cdbcmsg|application/vnd.contact.cmsg
    cdkey|application/vnd.mediastation.cdkey
    cdl|text/x-cdl
    cdmia|application/cdmi-capability
    cdmic|application/cdmi-container
    cdmid|application/cdmi-domain
    cdmio|application/cdmi-object
    cdmiq|application/cdmi-queue
    cdy|application/vnd.cinderella
    cea|application/cea
    chat|application/x-chat
    chopro|text/x-chordpro
    chordpro|text/x-chordpro
    ciff|image/x-canon-crw
    cii|application/vnd.anser-web-certificate-issue-initiation
    cil|application/vnd.ms-artgalry
    cla|application/vnd.claymore
    cld|model/vnd.cld
    clip|image/x-clip-studio
    clkk|application/vnd.crick.clicker.keyboard
    clkp|application/vnd.crick.clicker.palette
    clkt|application/vnd.crick.clicker.template
    clkw|application/vnd.crick.clicker.wordbank
    clkx|application/vnd.crick.clicker
    cmc|application/vnd.cosmocaller
    cmsc|application/cms
    cmx|image/x-cmx application/x-ocaml-object
    cnf|text/x-ini text/x-dimacs
    cod|application/vnd.rim.cod
    coe|text/x-xilinx-coe
    coswid|application/swid+cbor
    cpkg|application/vnd.xmpie.cpkg
    creole|text/x-creole
    crm|video/x-canon-crm
    crtr|application/vnd.multiad.creator
    cryptonote|application/vnd.rig.cryptonote
    cs1|image/vnd.adobe.photoshop
    csh|text/x-csh application/x-adobe-csh
    csp|application/vnd.commonspace
    csrattrs|application/csrattrs
    cuc|application/tamp-community-update-confirm
    curl|text/vnd.curl
    cw|application/prs.cww text/x-redcode
    cww|application/prs.cww
    czi|image/x-zeiss-czi
    daf|application/vnd.mobius.daf
    dataless|application/vnd.fdsn.seed
    dbase|application/vnd.dbf
    dbase3|application/vnd.dbf
    dcd|application/dcd application/x-dcd
    dcs|image/x-raw-kodak
    dcurl|text/vnd.curl.dcurl
    dd2|application/vnd.oma.dd2+xml
    ddb|image/bmp
    ddd|application/vnd.fujixerox.ddd
    ddf|application/vnd.syncml.dmddf+xml application/x-iso8211
    dfac|application/vnd.dreamfactory
    dicm|application/dicom
    dii|application/dii
    dim|application/vnd.fastcopy-disk-image
    dimacs|text/x-dimacs
    dist|application/vnd.apple.installer+xml
    distz|application/vnd.apple.installer+xml
    dit|application/dit
    dl|application/vnd.datalog text/x-ucinet-dl
    dms|application/x-dms
    dna|application/vnd.dna
    docjson|application/vnd.document+json
    dor|model/vnd.gdl
    dp|application/vnd.osgi.dp
    dpg|application/vnd.dpgraph video/x-dpg
    dpgraph|application/vnd.dpgraph
    dpkg|application/vnd.xmpie.dpkg
    drc|video/x-dirac
    drf|image/x-raw-kodak
    dro|audio/x-dro
    drw|application/drafting image/x-micrografx-drw
    ds2|audio/x-ds2
    dsm|application/vnd.desmume.movie audio/x-dsm
    dss|audio/x-dss
    dssc|application/dssc+der
    dta|application/x-stata-dta
    dvb|video/vnd.dvb.file
    dvc|application/dvcs
    dxa|video/x-dxa
    dxb|image/vnd.dxb
    dxp|application/vnd.spotfire.dxp
    dzr|application/vnd.dzr
    ear|application/java-archive
    ecelp4800|audio/vnd.nuera.ecelp4800
    ecelp7470|audio/vnd.nuera.ecelp7470
    ecelp9600|audio/vnd.nuera.ecelp9600
    ecig|application/vnd.evolv.ecig.settings
    ecigprofile|application/vnd.evolv.ecig.profile
    ecigtheme|application/vnd.evolv.ecig.theme
    eclass|application/vnd.gentoo.eclass
    ecma|text/javascript
    edm|application/vnd.novadigm.edm
    edx|application/vnd.novadigm.edx
    efi|application/vnd.microsoft.portable-executable
    efif|application/vnd.picsel
    ei6|application/vnd.pg.osasli
    eip|application/x-captureone
    eln|application/vnd.eln+zip
    emm|application/vnd.ibm.electronic-media
    emz|image/x-emf-compressed
    encas|application/x-ensight
    enl|application/x-endnote-refer
    eol|audio/vnd.digital-winds
    es3|application/vnd.eszigno3+xml
    esa|application/vnd.osgi.subsystem
    esf|application/vnd.epson.esf
    esm|application/x-bethesda-plugin
    esp|application/x-bethesda-plugin
    espass|application/vnd.espass-espass+zip
    et3|application/vnd.eszigno3+xml
    exi|application/exi
    exv|image/x-exv
    ez2|application/vnd.ezpix-album
    ez3|application/vnd.ezpix-package
    fatbin|application/x-cuda-fatbin
    fb|application/vnd.framemaker
    fbdoc|application/vnd.framemaker
    fbs|image/vnd.fastbidsheet text/x-flatbuffers
    fcdt|application/vnd.adobe.formscentral.fcdt
    fe_launch|application/vnd.denovo.fcselayout-link
    fg5|application/vnd.fujitsu.oasysgp
    fh12|image/x-freehand
    fh40|image/x-freehand
    fh50|image/x-freehand
    fhc|image/x-freehand
    finf|application/fastinfoset
    fkt|application/x-kmplot
    flb|application/vnd.ficlab.flb+zip
    flir|image/x-flir-fff
    flx|text/vnd.fmi.flexstor
    fly|text/vnd.fly
    fnc|application/vnd.frogans.fnc application/sql
    fpf|image/x-flir-fpf
    fsb|audio/x-fsb
    fsc|application/vnd.fsc.weblaunch
    fsh|image/x-ea-fsh
    ft12|image/x-freehand
    ft7|image/x-freehand
    ft8|image/x-freehand
    ft9|image/x-freehand
    ftc|application/vnd.fluxtime.clip
    fti|application/vnd.anser-web-funds-transfer-initiation
    fvt|video/vnd.fvt
    fxb|audio/x-vst-preset
    fxp|audio/x-vst-preset
    fxpl|application/vnd.adobe.fxp
    fzs|application/vnd.fuzzysheet
    """
}
