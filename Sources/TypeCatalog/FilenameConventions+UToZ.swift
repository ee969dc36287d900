// SPDX-License-Identifier: Apache-2.0

extension FilenameConventions {
  /// The lines of extensions that begin with u to z, sorted.
  package static let uToZ = """
    u3d|model/u3d
    u8dsn|message/global-delivery-status
    u8hdr|message/global-headers
    u8mdn|message/global-disposition-notification
    u8msg|message/global
    ubi|application/x-ubi
    ubifs|application/x-ubifs
    uc2|application/x-uc2-compressed
    udeb|application/vnd.debian.binary-package
    uf2|application/x-uf2
    ufp|application/x-ufp
    ufraw|application/x-ufraw
    ui|application/x-designer application/x-gtk-builder
    uil|text/x-uil
    uimage|application/x-uimage
    uis|application/urc-uisocketdesc+xml
    ult|audio/x-mod
    unf|application/x-nes-rom
    uni|audio/x-mod
    unif|application/x-nes-rom
    unv|application/x-unv
    uop|application/vnd.uof.presentation
    uos|application/vnd.uof.spreadsheet
    uot|application/vnd.uof.text
    urf|image/urf
    uri|text/uri-list
    uris|text/uri-list
    ustar|application/x-ustar
    uu|text/x-uuencode
    uue|text/x-uuencode
    v|text/x-verilog text/x-coq text/x-vlang
    v64|application/x-n64-rom
    val|chemical/x-ncbi-asn1-binary
    vala|text/x-vala
    vapi|text/x-vala
    vb|text/x-vb application/x-virtual-boy-rom video/x-siff
    vbe|text/vbscript.encode
    vbprik2|application/x-chromeos-key
    vbpubk2|application/x-chromeos-key
    vbs|text/vbscript text/x-vbscript
    vc1|video/vc1
    vcj|application/voucher-cms+json
    vcs|text/calendar
    vct|text/vcard
    vda|image/x-tga
    vdi|application/x-vdi-disk
    vdx|application/vnd.visio
    vf|application/x-tex-virtual-font
    vff|application/x-wii-vff
    vfst|application/x-voikko-vfst
    vh|text/x-verilog
    vhd|application/x-vhd-disk text/x-vhdl
    vhdl|text/x-vhdl
    vhdx|application/x-vhdx-disk
    vips|image/x-vips
    viv|video/vnd.vivo
    vivo|video/vnd.vivo
    vlc|audio/x-mpegurl
    vmd|chemical/x-vmd
    vmdk|application/x-vmdk-disk
    vmem|text/x-verilog-memory
    vms|chemical/x-vamas-iso14976
    vo|application/x-coq-object
    vob|video/mpeg
    vor|application/vnd.stardivision.writer
    vpc|application/x-vhd-disk
    vpl|application/x-tex-pl
    vpm|multipart/voice-message
    vrm|model/vrml
    vrml|model/vrml
    vrt|application/vrt
    vsd|application/vnd.visio
    vsdm|application/vnd.ms-visio.drawing.macroEnabled.main+xml
    vsdx|application/vnd.ms-visio.drawing.main+xml
    vss|application/vnd.visio
    vssm|application/vnd.ms-visio.stencil.macroEnabled.main+xml
    vssx|application/vnd.ms-visio.stencil.main+xml
    vst|application/vnd.visio image/x-tga
    vstm|application/vnd.ms-visio.template.macroEnabled.main+xml
    vstx|application/vnd.ms-visio.template.main+xml
    vsw|application/vnd.visio
    vtf|image/vnd.valve.source.texture
    vti|model/vtk
    vtm|model/vtk
    vtp|model/vtk
    vtr|model/vtk
    vts|model/vtk
    vtu|model/vnd.vtu
    vvc|video/h266
    vvic|image/vvic
    vwx|application/vnd.vectorworks
    vxml|application/voicexml+xml
    w3d|application/x-director
    w50|application/vnd.wordperfect
    w51|application/vnd.wordperfect
    w52|application/vnd.wordperfect
    w60|application/vnd.wordperfect
    wad|application/x-doom-wad application/x-wii-wad application/x-quake-wad
    warc|application/warc
    wasm|application/wasm
    wax|audio/x-ms-asx
    wb1|application/x-quattropro
    wb2|application/x-quattropro
    wb3|application/x-quattropro
    wbk|application/msword
    wbmp|image/vnd.wap.wbmp
    wcm|application/vnd.ms-works
    wdb|application/vnd.ms-works
    wdp|image/jxr
    webmanifest|application/manifest+json
    wgsl|text/x-wgsl text/wgsl
    wif|application/watcherinfo+xml
    wig|text/x-wig
    wim|application/x-ms-wim
    wings|model/x-wings3d
    wire|model/x-wire
    wk|application/vnd.lotus-1-2-3
    wk1|application/vnd.lotus-1-2-3
    wk2|application/vnd.lotus-1-2-3
    wk3|application/vnd.lotus-1-2-3
    wk4|application/vnd.lotus-1-2-3
    wkdownload|application/x-partial-download
    wks|application/vnd.ms-works application/vnd.lotus-1-2-3
    wkt|text/x-wkt
    wl|application/vnd.wolfram.wl
    wma|audio/x-ms-wma
    wmf|image/wmf
    wml|text/vnd.wap.wml
    wmls|text/vnd.wap.wmlscript
    wmx|audio/x-ms-asx
    wmz|application/x-ms-wmz
    woff|font/woff
    woff2|font/woff2
    wp|application/vnd.wordperfect
    wp4|application/vnd.wordperfect
    wp5|application/vnd.wordperfect
    wp6|application/vnd.wordperfect
    wpd|application/vnd.wordperfect
    wpg|image/x-wpg
    wpl|application/vnd.ms-wpl
    wpp|application/vnd.wordperfect
    wps|application/vnd.ms-works
    wri|application/x-mswrite
    wrl|model/vrml
    ws|application/x-wonderswan-rom application/x-wordstar
    wsc|text/scriptlet application/x-wonderswan-color-rom
    wsgi|text/x-python
    wspolicy|application/wspolicy+xml
    wvc|audio/x-wavpack-correction
    wvp|audio/x-wavpack
    wvx|audio/x-ms-asx
    wwf|application/x-wwf
    x3d|model/x3d+xml
    x3db|model/x3d+fastinfoset
    x3dv|model/x3d-vrml
    x3dvz|model/x3d-vrml
    x3dz|model/x3d+xml
    x3f|image/x-sigma-x3f
    xac|application/x-gnucash
    xapk|application/xapk-package-archive
    xav|application/xcap-att+xml
    xbel|application/x-xbel
    xbl|application/xml
    xca|application/xcap-caps+xml
    xcd|application/x-openoffice-configuration+xml
    xcf|image/x-xcf
    xci|application/x-nintendo-switch-xci
    xcs|application/calendar+xml application/x-openoffice-configuration+xml
    xcu|application/x-openoffice-configuration+xml
    xd|application/x-xdelta
    xdb|application/x-xca-database
    xdf|application/xcap-diff+xml
    xdgapp|application/vnd.flatpak
    xdmf|application/x-xdmf
    xdna|application/x-xdna
    xdssc|application/dssc+xml
    xel|application/xcap-el+xml
    xer|application/xcap-error+xml application/x-primavera-xer
    xface|image/x-xface
    xfm|text/x-mni-xfm
    xhe|audio/usac
    xhvml|application/xv+xml
    xi|audio/x-xi text/x-logos
    xif|image/vnd.xiff
    xla|application/vnd.ms-excel
    xlam|application/vnd.ms-excel.addin.macroEnabled.12
    xlb|application/xml
    xlc|application/xml application/vnd.ms-excel
    xld|application/vnd.ms-excel
    xll|application/vnd.ms-excel
    xlm|application/vnd.ms-excel
    xlr|application/vnd.ms-works
    xlsb|application/vnd.ms-excel.sheet.binary.macroEnabled.12
    xlsm|application/vnd.ms-excel.sheet.macroEnabled.12
    xltm|application/vnd.ms-excel.template.macroEnabled.12
    xmcd|text/x-xmcd application/x-mathcad
    xmf|audio/x-xmf
    xmfa|text/x-xmfa
    xmi|text/x-xmi
    xmls|application/dskpp+xml
    xns|application/xcap-ns+xml
    xop|application/xop+xml
    xpi|application/x-xpinstall
    xpm|image/x-xpixmap
    xps|application/vnd.ms-xpsdocument application/oxps
    xq|application/xquery
    xql|application/xquery
    xqm|application/xquery
    xquery|application/xquery
    xqy|application/xquery
    xsd|application/xml
    xsf|application/prs.xsf+xml chemical/x-xsf
    xslfo|text/x-xslfo
    xslt|application/xslt+xml
    xspf|application/xspf+xml
    xtc|application/x-gromacs-xtc
    xtel|chemical/x-xtel
    xtf|application/interlis+xml
    xul|application/vnd.mozilla.xul+xml
    xvg|application/x-grace
    xvm|application/xv+xml
    xvml|application/xv+xml
    xwd|image/x-xwindowdump
    xyze|image/vnd.radiance
    yaml|application/json
    yin|application/yin+xml
    yml|application/json
    yob|chemical/x-yob
    yt|application/vnd.youtube.yt
    z80|application/x-spectrum-z80
    zabw|application/x-abiword
    zfo|application/vnd.software602.filler.form-xml-zip
    zig|text/x-zig
    zipx|application/zip
    zmt|chemical/x-mopac-input application/x-zbrush
    zone|text/dns
    zoo|application/x-zoo
    zsav|application/x-spss-sav
    zsync|application/x-zsync
    zwc|application/x-zsh-compiled
    zz|application/zlib
    """
}
