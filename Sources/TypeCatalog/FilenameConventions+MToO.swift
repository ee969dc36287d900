// SPDX-License-Identifier: Apache-2.0

extension FilenameConventions {
  /// The lines of extensions that begin with m to o, sorted.
  package static let mToO = """
    m|text/x-matlab text/x-mercury application/vnd.wolfram.mathematica.package text/x-mumps text/x-limbo
    m15|audio/x-mod
    m1u|video/vnd.mpegurl
    m1v|video/mpeg
    m2t|video/mp2t
    m2ts|video/mp2t
    m2v|video/mpeg
    m3d|model/x-3d-model
    m3u8|application/vnd.apple.mpegurl
    m4|application/x-m4
    m4a|audio/mp4
    m4b|audio/mp4 audio/x-m4b
    m4s|video/iso.segment
    m4u|video/vnd.mpegurl
    m4v|video/mp4
    m7|application/x-thomson-cartridge-memo7
    ma|application/mathematica application/x-maya-ascii
    mab|application/x-markaby text/x-mork
    mads|application/mads+xml
    mae|chemical/x-maestro
    maei|application/mmt-aei+xml
    maf|text/x-maf
    magres|chemical/x-magres
    mai|application/x-maria-index
    mail|message/rfc822
    maker|application/vnd.framemaker
    man|text/troff application/x-troff-man
    mapml|text/mapml
    marisa|application/x-marisa-trie
    mat|application/x-matlab-data application/x-octave-data
    mb|application/mathematica application/x-maya-binary
    mbdb|application/x-apple-mbdb
    mbox|message/rfc822
    mbx|application/x-mbx
    mc2|text/vnd.senx.warpscript
    mca|application/x-minecraft-region audio/x-mca
    mcap|application/x-mcap
    mcd|application/vnd.vectorworks application/x-mathcad
    mcif|chemical/x-cif chemical/x-mmcif
    mcm|chemical/x-macmolecule
    mcp|application/x-codewarrior-project
    mdb|application/vnd.ms-access application/x-lmdb application/x-lmdb-lock application/x-mono-mdb
    mdc|image/x-minolta-mdc model/x-mdc
    mdcrd|chemical/x-amber-mdcrd
    mdf|application/x-mssql-database application/x-asam-mdf application/x-cd-sectors
    mdi|image/vnd.ms-modi
    mdpa|application/x-mdpa
    mds|application/x-mds
    mdx|text/markdown application/x-genesis-32x-rom
    me|text/x-troff-me text/troff
    med|audio/x-mod application/x-hdf5
    meg|text/x-mega
    meg4|application/x-ctf-meg
    meme|text/x-meme
    mesh|model/mesh model/x-ogre-mesh application/x-oogl model/x-qtquick3d-mesh
    meta4|application/metalink4+xml
    metalink|application/metalink+xml application/metalink4+xml
    metallib|application/x-metallib
    mets|application/mets+xml
    mf|text/x-metafont
    mgc|application/x-magic-database
    mgh|application/x-mgh
    mgp|application/x-magicpoint
    mha|application/x-metaimage
    mhas|audio/mhas
    mhd|application/x-metaimage
    mhr|application/x-openal-hrtf
    mht|application/x-mimearchive
    mhtml|application/x-mimearchive
    midnam|application/x-midi-names+xml
    mif|application/vnd.mif text/x-mapinfo-mif text/x-altera-mif
    minigsf|audio/x-psf
    minipsf|audio/x-minipsf audio/x-psf
    minisig|text/x-signify
    mix|image/vnd.mix
    miz|text/mizar
    mj2|video/mj2
    mjp2|video/mj2
    mjpeg|video/x-mjpeg
    mjpg|video/x-mjpeg
    mjr|application/x-janus-recording
    mk3d|video/matroska-3d video/x-matroska-3d
    mkd|text/markdown
    mkv|audio/x-matroska
    mli|text/x-ocaml
    mlp|audio/vnd.dolby.mlp
    mlt|application/mlt+xml
    mlv|video/x-mlv
    mm|text/x-objc++src text/x-troff-mm text/troff
    mmap|application/vnd.mindjet.mindmanager
    mmas|application/vnd.mindjet.mindmanager
    mmat|application/vnd.mindjet.mindmanager
    mmcif|chemical/x-mmcif chemical/x-cif
    mmdb|application/vnd.maxmind.maxmind-db
    mmf|application/vnd.smaf
    mml|application/mathml+xml
    mmod|chemical/x-macromodel-input
    mmpt|application/vnd.mindjet.mindmanager
    mmpz|application/x-lmms-project
    mmtf|application/vnd.mmtf
    mng|video/x-mng
    mo|application/x-gettext-translation text/x-modelica text/x-motoko
    mo3|audio/x-mo3
    moarvm|application/x-moarvm-bytecode
    mobi|application/x-mobipocket-ebook application/vnd.amazon.mobi8-ebook
    moc|text/x-moc
    moc3|application/x-moc3-data
    mod|application/octet-stream text/plain text/x-ampl text/x-modula text/x-oberon text/x-go-mod text/x-spice
    mods|application/mods+xml
    modulemap|text/x-modulemap
    mof|text/x-mof
    moflex|video/x-moflex
    molden|chemical/x-molden
    mom|text/troff
    moo|text/x-moocode chemical/x-mopac-out
    moof|application/x-moof
    moov|video/quicktime
    mop|chemical/x-mopac-input
    mopcrt|chemical/x-mopac-input
    mot|application/x-srecord
    mount|text/x-systemd-unit
    movie|video/x-sgi-movie
    mp+|audio/x-musepack
    mp1|audio/mpeg
    mp2|audio/mp2 video/mpeg audio/mpeg
    mpa|audio/mpeg
    mpc|image/x-mpc chemical/x-mopac-input
    mpega|audio/mpeg
    mpk|application/vnd.msgpack
    mpl|text/x-mpl2 text/x-maple video/mp2t
    mpls|application/x-bluray-playlist video/mp2t
    mpp|application/vnd.ms-project audio/x-musepack
    mpr|application/x-ilwis
    mpt|application/vnd.ms-project
    mptm|audio/x-mptm
    mpv|video/matroska
    mpx|application/x-project
    mrcx|application/marcxml+xml
    mrf|application/x-mrf image/x-mrf
    mrk|text/x-marc-mnemonic
    mrl|text/x-mrml
    mrml|text/x-mrml
    mrpack|application/x-modrinth-modpack+zip
    ms|text/x-troff-ms text/troff text/x-maxscript text/x-asm
    ms2|text/x-ms2
    msa|application/vnd.msa-disk-image application/x-emsa-msa
    mscx|application/x-musescore+xml
    mscz|application/x-musescore
    mseed|application/vnd.fdsn.mseed
    msg|application/vnd.ms-outlook application/octet-stream
    msgpack|application/vnd.msgpack
    msh|model/mesh
    msi|application/x-msi
    msix|application/msix
    msixbundle|application/msixbundle
    mso|application/x-mso
    msod|image/x-msod
    msx|application/x-msx-rom
    mtl|model/mtl
    mtm|audio/x-mod
    mtree|application/x-mtree
    mts|video/mp2t application/x-minetest-schematic
    mtw|application/x-rmf application/x-minitab
    mtz|application/x-ccp4-mtz
    mup|text/x-mup
    mus|application/vnd.musician audio/x-mus application/x-finale
    musd|application/mmt-usd+xml
    musicxml|application/vnd.recordare.musicxml+xml
    mvb|chemical/x-mopac-vib
    mvt|application/vnd.mapbox-vector-tile
    mwb|application/vnd.mysql-workbench-model
    mxl|application/vnd.recordare.musicxml
    mxmf|audio/mobile-xmf
    mxml|application/xv+xml
    mxu|video/vnd.mpegurl
    myb|application/x-mypaint-brush
    myd|application/x-mysql-misam-data
    myi|application/x-mysql-misam-compressed-index application/x-mysql-misam-index
    mzml|application/x-mzml+xml
    mztab|text/x-mztab
    mzxml|application/x-mzxml+xml
    n3|text/n3
    namd|chemical/x-namd-config
    nar|application/x-nix-archive application/vnd.iptc.g2.newsmessage+xml
    narc|application/x-nintendo-narc
    nas|application/x-nastran
    nb|application/mathematica
    nbt|application/x-minecraft-nbt
    nc|application/x-netcdf text/x-nescsrc text/x.gcode
    ncf|application/x-commview
    ncfx|application/x-commview
    ncs|application/x-neuralynx
    nd2|application/x-nd2
    ndk|text/x-ndk
    ndo|model/x-nendo
    ndx|text/x-gromacs-ndx
    neo|image/x-atari-neo
    nettrace|application/x-nettrace
    nex|application/x-zx-next
    nex5|application/x-nex5
    nexml|application/xml
    nez|application/x-nes-rom
    nfd|application/x-nfd
    nfo|text/x-nfo application/x-folio-infobase
    ngc|application/x-neo-geo-pocket-color-rom application/x-neo-geo-pocket-rom
    ngg|image/x-nokia-ngg
    ngp|application/x-neo-geo-pocket-rom
    ngrambin|application/x-est-ngram
    nhr|application/x-blast-headers
    nif|application/vnd.music-niff
    nim|text/x-nim
    nims|text/x-nimscript text/x-nim
    nin|application/x-blast-index
    nitf|application/vnd.nitf
    nki|audio/x-kontakt
    nkm|audio/x-kontakt
    nksf|audio/x-nksf
    nol|image/x-nokia-nol
    not|text/x-mup
    npk|application/x-mikrotik-package
    npy|application/x-npy
    npz|application/x-npz
    nrg|application/x-nrg
    nro|application/x-nintendo-switch-executable
    ns4|application/vnd.lotus-notes
    nsc|application/x-netshow-channel
    nsf|application/vnd.lotus-notes audio/x-nsf
    nso|application/x-nintendo-switch-executable
    nsp|application/x-nintendo-switch-package
    nt|application/n-triples
    ntf|application/vnd.nitf
    nth|application/vnd.nok-s40theme
    numbers|application/vnd.apple.numbers
    nupkg|application/vnd.nuget.package
    nvdb|application/x-nanovdb
    nw|chemical/x-nwchem text/x-noweb
    nwctxt|application/x-nwc
    nwi|chemical/x-nwchem
    nwk|text/x-newick
    nx|application/x-lowresnx-program
    nzb|application/x-nzb
    o|application/x-object
    o65|application/x-o65
    obj|application/x-tgif application/x-object application/x-coff
    obt|application/x-msbinder
    obu|video/av1
    ocd2|application/x-opencc-dictionary
    ocdbt|application/x-ocdbt
    ocl|text/x-ocl
    ocx|application/vnd.microsoft.portable-executable
    oda|application/oda
    odd|application/tei+xml
    ofx|application/x-ofx
    oga|audio/ogg audio/x-flac+ogg audio/x-speex+ogg
    ogg|audio/x-flac+ogg audio/x-speex+ogg video/ogg
    ogm|video/x-ogm+ogg
    ogx|application/ogg
    oleo|application/x-oleo
    om|model/x-openmesh
    omg|audio/atrac3
    one|application/onenote
    onepkg|application/onenote
    onetmp|application/onenote
    onetoc2|application/onenote
    onnx|application/x-onnx
    ooc|text/x-ooc
    oogl|application/x-oogl
    op2|audio/x-dmx-op2
    opd|application/x-wyko-opd
    opli|audio/x-wopl
    opml|text/x-opml+xml
    opni|audio/x-wopn
    oprc|application/vnd.palm
    opus|audio/ogg
    ora|image/openraster
    orc|application/x-orc audio/csound application/vnd.apache.orc
    org|text/org
    ort|application/x-onnxruntime
    osm|application/x-openstreetmap+xml
    osq|audio/x-osq
    osr|application/x-osu-replay
    osz|application/x-osu-beatmap-archive
    otb|image/x-otb font/ttf
    otio|application/vnd.pixar.opentimelineio+json
    otm|application/vnd.oasis.opendocument.text-master-template
    ova|application/ovf
    ovf|application/x-virtualbox-ovf
    ovpn|application/x-openvpn-profile
    owl|application/rdf+xml
    owx|application/owl+xml
    oxps|application/oxps
    oxt|application/vnd.openofficeorg.extension
    ozip|application/x-ozip
    """
}
