// SPDX-License-Identifier: Apache-2.0

extension FilenameConventions {
  /// The lines of extensions that begin with g to p and that only registrations name, sorted.
  ///
  /// Sources: the templates of the IANA media type registry, section "File extension(s)", and the owners' own
  /// documentation of the formats that never were registered.
  package static let registeredGToP = """
    g2w|application/vnd.geoplan
    g3w|application/vnd.geospace
    gac|application/vnd.groove-account
    gca|application/x-gca-compressed
    gcf|application/x-graphing-calculator
    gct|text/x-gct
    gcz|application/x-gcz
    gdc|application/x-godot-script
    gdf|text/x-gdf
    gdl|model/vnd.gdl
    gdz|application/vnd.familysearch.gedcom+zip
    genozip|application/vnd.genozip
    gex|application/vnd.geometry-explorer
    ggs|application/vnd.geogebra.slides
    ggt|application/vnd.geogebra.tool
    ghf|application/vnd.groove-help
    gim|application/vnd.groove-identity-message
    glbin|application/gltf-buffer
    glbuf|application/gltf-buffer
    gmx|application/vnd.gmx
    gph|application/vnd.flographit
    gqf|application/vnd.grafeq
    gqs|application/vnd.grafeq
    gram|application/srgs application/jsgf
    grb1|application/grib
    grd|application/vnd.gentics.grd+json application/x-surfer-grid application/x-nwt-grid application/x-adobe-grd
    gre|application/vnd.geometry-explorer
    grv|application/vnd.groove-injector
    gtm|application/vnd.groove-tool-message application/x-trackmaker
    gtw|model/vnd.gtw
    gxt|application/vnd.geonext application/x-geoconcept
    h261|video/h261
    h263|video/h263
    h264|video/h264
    hal|application/vnd.hal+xml
    hans|text/vnd.hans
    hbci|application/vnd.hbci
    hca|audio/x-hca
    hdt|application/vnd.hdt
    hgl|text/vnd.hgl
    hic|application/x-hic text/x-clojure
    hl7|application/hl7-v2
    hmm|text/x-hmmer
    hpi|application/vnd.hp-hpid image/x-hemera
    hpid|application/vnd.hp-hpid
    hps|application/vnd.hp-hps
    hpub|application/prs.hpub+zip
    htke|application/vnd.kenameaapp
    hvd|application/vnd.yamaha.hv-dic
    hvp|application/vnd.yamaha.hv-voice
    hvs|application/vnd.yamaha.hv-script
    i2g|application/vnd.intergeo
    i64|application/x-ida-database
    ibs|text/x-ibis
    ic0|application/vnd.commerce-battelle
    ic1|application/vnd.commerce-battelle
    ic2|application/vnd.commerce-battelle
    ic3|application/vnd.commerce-battelle
    ic4|application/vnd.commerce-battelle
    ic5|application/vnd.commerce-battelle
    ic6|application/vnd.commerce-battelle
    ic7|application/vnd.commerce-battelle
    ic8|application/vnd.commerce-battelle
    ical|text/calendar
    icd|application/vnd.commerce-battelle
    ice|x-conference/x-cooltalk application/x-pack-ice text/x-slice
    icf|application/vnd.commerce-battelle
    idb|application/x-ida-database
    ifc|model/step
    ifm|application/vnd.shana.informed.formdata
    igc|text/x-igc
    igl|application/vnd.igloader
    igm|application/vnd.insors.igm
    ign|application/vnd.coreos.ignition+json
    ignition|application/vnd.coreos.ignition+json
    igx|application/vnd.micrografx.igx
    iif|application/vnd.shana.informed.interchange
    iii|application/x-iphone
    imd|application/x-imd-floppy
    imgcal|application/vnd.3lightssoftware.imagescal
    imi|application/vnd.imagemeter.image+zip
    ims|application/vnd.ms-ims
    inchi|chemical/x-inchi
    ind|application/x-adobe-indesign application/x-mapinfo-ind
    indd|application/x-adobe-indesign
    indt|application/x-adobe-indesign
    insp|image/jpeg
    insv|video/mp4
    iota|application/vnd.astraea-software.iota
    ipfix|application/ipfix
    ipk|application/vnd.shana.informed.package
    irm|application/vnd.ibm.rights-management
    irp|application/vnd.irepository.package+xml
    isi|application/x-isi-export-format
    ism|model/vnd.gdl
    iso19139|text/iso19139+xml
    isp|application/x-internet-signup
    istc|application/vnd.veryant.thin
    isws|application/vnd.veryant.thin
    itc|application/itunes
    itk|text/x-tcl
    itp|application/vnd.shana.informed.formtemplate chemical/x-gromacs-top
    ivp|application/vnd.immervision-ivp
    ivu|application/vnd.immervision-ivu
    ivz|application/x-nifti
    jam|application/vnd.jam audio/x-jamcracker
    jats|application/jats+xml
    jisp|application/vnd.jisp
    jlt|application/vnd.hp-jlyt
    jmz|application/x-jmol
    joda|application/vnd.joost.joda-archive
    jpgv|video/jpeg
    jps|image/x-jps application/x-javad-jps
    jtt|application/x-js-taro
    jxsv|video/jxsv
    kcm|application/vnd.nervana
    keychain|application/x-apple-keychain
    kgb|application/x-kgb
    kia|application/vnd.kidspiration
    kig|application/x-kig
    kne|application/vnd.kinar
    knp|application/vnd.kinar
    kolf|application/x-kourse
    kom|application/vnd.hbci
    koz|audio/vnd.audiokoz
    ktr|application/vnd.kahootz
    ktz|application/vnd.kahootz
    kux|video/x-kux
    kv6|model/x-kv6
    kvtml|application/x-kvtml
    kwl|application/x-kwallet
    lasjson|application/vnd.las.las+json
    lasxml|application/vnd.las.las+xml
    lbd|application/vnd.llamagraphics.life-balance.desktop
    lbe|application/vnd.llamagraphics.life-balance.exchange+xml
    lca|application/vnd.logipipe.circuit+zip
    lfp|image/x-lytro-lfp
    lfr|image/x-lytro-lfp
    lhzd|application/vnd.belightsoft.lhzd+zip
    lhzl|application/vnd.belightsoft.lhzl+zip
    lif|image/x-lif
    link66|application/vnd.route66.link66+xml
    list3820|application/vnd.afpc.modca
    listafp|application/vnd.afpc.modca
    lmp|application/x-doom-demo model/vnd.gdl
    loom|application/vnd.loom
    lpf|application/lpf+zip
    lri|image/x-light-lri
    lrm|application/vnd.ms-lrm
    ltf|application/vnd.frogans.ltf
    lvp|audio/vnd.lucent.voice
    lxf|application/lxf video/x-lxf
    lzx|application/x-lzx
    m13|application/x-msmediaview
    m14|application/x-msmediaview
    m21|application/mp21
    m2a|audio/mpeg
    m3a|audio/mpeg
    m3g|application/m3g
    mag|application/vnd.ecowin.chart application/x-magic-layout
    manifest|text/cache-manifest text/plain
    mas|application/vnd.lotus-freelance
    mathml|application/mathml+xml
    mbk|application/vnd.mobius.mbk
    mc1|application/vnd.medcalcdata
    mcc|text/x-mcc
    mcurl|text/vnd.curl.mcurl
    mcw|application/msword
    md5anim|model/x-md5mesh
    md5mesh|model/x-md5mesh
    mdl|model/x-half-life-mdl model/vnd.valve.source.mdl model/x-quake-mdl
    mdp|image/x-medibang chemical/x-gromacs-mdp
    mdtext|text/x-web-markdown
    mediawiki|text/x-wiki
    mef|image/x-mamiya-mef
    memgraph|application/x-memgraph
    mf4|application/mf4
    mfm|application/vnd.mfmp
    mft|application/rpki-manifest
    mgf|text/x-mgf
    mgz|application/vnd.proteus.magazine application/x-mgh application/gzip
    mie|application/x-mie
    miff|image/x-miff
    mime|message/rfc822
    mks|application/x-matroska
    mmmp|application/vnd.mindjet.mindmanager
    mmp|application/vnd.mindjet.mindmanager application/x-lmms-project text/x-symbian-mmp
    mmr|image/vnd.fujixerox.edmics-mmr
    mny|application/x-msmoney
    mobj|application/x-bluray-objects
    modd|application/xml
    model-inter|application/vnd.vd-study
    moml|model/vnd.moml+xml
    mp21|application/mp21
    mp2a|audio/mpeg
    mp4a|audio/mp4
    mp4s|application/mp4
    mp4v|video/mp4
    mpdd|application/dashdelta
    mpf|text/vnd.ms-mediapackage
    mph|application/x-comsol
    mpkg|application/vnd.apple.installer+xml
    mplog|application/x-micropross-mplog
    mpm|application/vnd.blueice.multipass
    mpn|application/vnd.mophun.application
    mps|text/x-mps application/x-garmin-mps
    mpy|application/vnd.ibm.minipay
    mqv|video/quicktime
    mqy|application/vnd.mobius.mqy
    mrc|application/marc application/x-mrc text/x-mrc
    ms3d|model/x-ms3d
    mscml|application/mediaservercontrol+xml
    msd|application/vnd.fdsn.mseed
    mseq|application/vnd.mseq
    msf|application/vnd.epson.msf text/x-msf
    msm|model/vnd.gdl
    msp|application/microsoftpatch image/x-msp
    mst|application/x-msi
    msty|application/vnd.muvee.style
    msu|application/vnd.ms-cab-compressed
    mt940|application/x-mt940
    multitrack|audio/vnd.presonus.multitrack
    mwc|application/vnd.dpgraph
    mwf|application/vnd.mfer
    mxi|application/vnd.vd-study
    mxs|application/vnd.triscape.mxs
    mzn|text/x-minizinc
    n-gage|application/vnd.nokia.n-gage.symbian.install
    nbib|application/nbib
    nbp|application/vnd.wolfram.player
    ndc|application/vnd.osa.netdeploy
    ndl|application/vnd.lotus-notes
    nebul|application/vnd.nebumind.line
    neu|application/x-gambit-neutral
    nev|application/x-blackrock-nev
    ngdat|application/vnd.nokia.n-gage.data
    nimn|application/vnd.nimn
    nksc|application/x-nikon-nxstudio
    nl|application/x-ampl-nl text/x-newlisp
    nlu|application/vnd.neurolanguage.nlu
    nmea|text/x-nmea
    nml|application/vnd.enliven
    nnd|application/vnd.noblenet-directory
    nns|application/vnd.noblenet-sealer
    nnw|application/vnd.noblenet-web
    notebook|application/vnd.smart.notebook
    npx|image/vnd.net-fpx
    nq|application/n-quads
    nroff|text/troff
    ns1|application/x-blackrock-nsx
    ns2|application/vnd.lotus-notes application/x-blackrock-nsx
    ns3|application/vnd.lotus-notes
    ns5|application/x-blackrock-nsx
    ns6|application/x-blackrock-nsx
    nsfe|audio/x-nsfe
    nsg|application/vnd.lotus-notes
    ntar|application/x-pcapng
    nus3bank|audio/x-nus3
    nwc|application/x-nwc application/x-navisworks
    nz|application/x-nanozip
    o5m|application/vnd.openstreetmap.data+o5m
    oa2|application/vnd.fujitsu.oasys2
    oa3|application/vnd.fujitsu.oasys3
    oas|application/vnd.fujitsu.oasys application/x-oasis-layout
    obd|application/x-msbinder
    obg|application/vnd.openblox.game-binary
    obgx|application/vnd.openblox.game+xml
    ocaml|text/x-ocaml
    odft|application/vnd.oasis.opendocument.formula-template
    odx|application/odx
    oeb|application/vnd.openeye.oeb
    off|model/x-off
    ofn|text/owl-functional
    ogex|model/vnd.opengex
    okular|application/vnd.kde.okular-archive
    omn|text/owl-manchester
    onetoc|application/onenote
    or2|application/vnd.lotus-organizer
    or3|application/vnd.lotus-organizer
    ori|image/x-olympus-orf
    orq|application/ocsp-request
    ors|application/ocsp-response
    osf|application/vnd.yamaha.openscoreformat
    osfpvg|application/vnd.yamaha.openscoreformat.osfpvg+xml
    ost|application/vnd.ms-outlook application/vnd.ms-outlook-pst
    ota|application/vnd.android.ota
    ovl|application/vnd.afpc.modca-overlay
    oxlicg|application/vnd.oxli.countgraph
    oza|application/x-oz-application
    p21|model/step
    p2p|application/vnd.wfa.p2p
    p7r|application/x-pkcs7-certreqresp
    paj|text/x-pajek
    pbd|application/vnd.powerbuilder6
    pck|application/x-godot-pack application/sql
    pclxl|application/vnd.hp-pclxl
    pcurl|application/vnd.curl.pcurl
    pddl|text/x-pddl
    pdx|application/pdx application/x-pdx
    pf|application/x-ms-prefetch
    pgb|image/vnd.globalgraphics.pgb
    pgen|application/x-plink-pgen
    pkd|application/vnd.hbci
    pki|application/pkixcmp
    pklg|application/x-apple-packetlogger
    pkt|application/x-etherpeek
    plasmoid|application/x-plasma
    plb|application/vnd.3gpp.pic-bw-large application/sql
    plf|application/vnd.pocketlearn
    plj|audio/vnd.everad.plj
    plp|application/vnd.panoply
    pmp|image/x-sony-pmp
    pobi|application/x-mobipocket-subscription
    portpkg|application/vnd.macports.portpkg
    ppa|application/vnd.ms-powerpoint
    ppax|application/vnd.openxmlformats-officedocument.presentationml.addin
    ppf|application/x-ppf-patch
    ppkg|application/vnd.xmpie.ppkg
    ppttc|application/vnd.think-cell.ppttc+json
    pre|application/vnd.lotus-freelance
    preminet|application/vnd.preminet
    ps2|application/postscript application/x-playstation2-memory-card
    ps3|application/postscript
    psafe3|application/x-password-safe
    psdt|image/vnd.adobe.photoshop
    pseg3820|application/vnd.afpc.modca
    psfs|application/vnd.psfs
    psg|application/vnd.afpc.modca-pagesegment
    psp|image/x-paintshoppro
    pspframe|image/x-paintshoppro
    pspimage|image/x-paintshoppro
    pspshape|image/x-paintshoppro
    psptube|image/x-paintshoppro
    ptid|application/vnd.pvi.ptid1
    ptrom|application/vnd.snesdev-page-table
    ptx|image/x-pentax-pef
    pvb|application/vnd.3gpp.pic-bw-var
    pxn|image/x-raw-logitech
    pya|audio/vnd.ms-playready.media.pya
    pyd|application/x-python
    pyox|model/vnd.pytha.pyox
    pyv|video/vnd.ms-playready.media.pyv
    """
}
