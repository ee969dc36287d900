// SPDX-License-Identifier: Apache-2.0

/// Images, raw camera images, drawings and faxes.
enum ImageTypes {
  /// Types that the operating system exports.
  static let exported = #"""
    ca.mcgill.mni.bic.mnc|public.image|mnc minc||MINC medical image|ostype='MINC';see=http://www.bic.mni.mcgill.ca/software/minc/
    com.apple.finder.pictclipping|com.apple.finder.clipping public.image|pictclipping||picture clipping|ostype='clpp'
    com.apple.icns|public.image|icns||Apple icon image|ostype='icns'
    com.apple.live-photo||||Live Photo
    com.apple.macpaint-image|public.image|pntg||MacPaint image|ostype='PNTG'
    com.apple.pict|public.image|pict pct pic|image/pict image/x-pict image/x-macpict|QuickDraw picture|ostype='PICT';nspboard=Apple PICT pasteboard type;nspboard=NSPICTPboardType
    com.apple.quicktime-image|public.image|qtif qti|image/x-quicktime|QuickTime image|ostype='qtif'
    public.avif|public.heif-standard|avif|image/avif|AVIF image
    public.camera-raw-image|public.image|||raw camera image
    public.fax|public.image public.message|||fax
    public.image|public.data public.content|||image
    public.jpeg|public.image|jpeg jpg jpe|image/jpeg image/jpg|JPEG image|ostype='JPEG'
    public.jpeg-2000|public.image|jp2 jpf jpx j2k j2c|image/jp2|JPEG 2000 image|ostype='jp2 '
    public.jpeg-xl|public.image|jxl|image/jxl|JPEG XL image
    public.mpo-image|public.image|mpo||multi-picture image
    public.png|public.image|png|image/png|PNG image|ostype='PNGf';nspboard=Apple PNG pasteboard type
    public.svg-image|public.image public.xml|svg svgz|image/svg+xml|SVG image|ostype='svg ';ostype='svgz'
    public.tiff|public.image|tiff tif|image/tiff|TIFF image|ostype='TIFF';nspboard=NeXT TIFF v4.0 pasteboard type;nspboard=NSTIFFPboardType
    public.xbitmap-image|public.image|xbm|image/x-xbitmap|X bitmap
    """#

  /// Types of others that the operating system imports.
  static let imported = #"""
    com.adobe.illustrator.ai-image|public.image|ai||Adobe Illustrator drawing
    com.adobe.photoshop-image|public.image|psd|image/vnd.adobe.photoshop image/photoshop image/x-photoshop image/psd application/photoshop|Adobe Photoshop image|ostype='8BPS'
    com.adobe.photoshop-large-image|public.image|psb||Adobe Photoshop large image|ostype='8BPB'
    com.adobe.raw-image|public.camera-raw-image|dng|image/x-adobe-dng|Digital negative
    com.apple.drawing|public.image|drawing||drawing on paper or screen
    com.canon.cr2-raw-image|public.camera-raw-image|cr2||Canon raw image (cr2)
    com.canon.cr3-raw-image|public.camera-raw-image|cr3||Canon raw image (cr3)
    com.canon.crw-raw-image|public.camera-raw-image|crw|image/x-canon-crw|Canon raw image (crw)
    com.canon.tif-raw-image|public.camera-raw-image|||Canon raw image in a TIFF file
    com.compuserve.gif|public.image|gif|image/gif|GIF image|ostype='GIFf'
    com.dxo.raw-image|public.camera-raw-image|dxo|image/x-dxo-dxo|DxO raw image (dxo)
    com.epson.raw-image|public.camera-raw-image|erf|image/x-epson-erf|Epson raw image (erf)
    com.fuji.raw-image|public.camera-raw-image|raf||Fuji raw image (raf)
    com.hasselblad.3fr-raw-image|public.camera-raw-image|3fr||Hasselblad raw image (3fr)
    com.hasselblad.fff-raw-image|public.camera-raw-image|fff||Hasselblad raw image (fff)
    com.ilm.openexr-image|public.image|exr||OpenEXR image
    com.j2.efx-fax|public.fax|efx|image/efax|eFax fax
    com.j2.jfx-fax|public.fax|jfx||J2 fax
    com.kodak.flashpix-image|public.image|fpx|image/fpx application/vnd.fpx|FlashPix image
    com.kodak.raw-image|public.camera-raw-image|dcr||Kodak raw image (dcr)
    com.konicaminolta.raw-image|public.camera-raw-image|mrw||Konica Minolta raw image (mrw)
    com.leafamerica.raw-image|public.camera-raw-image|mos||Leaf raw image (mos)
    com.leica.pwl-raw-image|public.camera-raw-image|pwl|image/x-leica-pwl|Leica raw image (pwl)
    com.leica.raw-image|public.camera-raw-image|raw||Leica raw image (raw)
    com.leica.rwl-raw-image|public.camera-raw-image|rwl||Leica raw image (rwl)
    com.microsoft.bmp|public.image|bmp dib|image/bmp|Windows bitmap image|ostype='BMP ';ostype='BMPf'
    com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon|Windows icon
    com.nikon.nrw-raw-image|public.camera-raw-image|nrw|image/x-nikon-nrw|Nikon raw image (nrw)
    com.nikon.raw-image|public.camera-raw-image|nef||Nikon raw image (nef)
    com.olympus.or-raw-image|com.olympus.raw-image|orf|image/x-olympus-or|Olympus raw image (orf)
    com.olympus.raw-image|public.camera-raw-image|orf||Olympus raw image (orf)
    com.olympus.sr-raw-image|com.olympus.raw-image|orf|image/x-olympus-sr|Olympus raw image (orf)
    com.panasonic.raw-image|public.camera-raw-image|raw||Panasonic raw image (raw)
    com.panasonic.rw2-raw-image|public.camera-raw-image|rw2||Panasonic raw image (rw2)
    com.pentax.raw-image|public.camera-raw-image|pef||Pentax raw image (pef)
    com.phaseone.raw-image|public.camera-raw-image|iiq||Phase One raw image (iiq)
    com.samsung.raw-image|public.camera-raw-image|srw||Samsung raw image (srw)
    com.sgi.sgi-image|public.image|sgi|image/sgi|Silicon Graphics image|ostype='.SGI'
    com.sony.arw-raw-image|public.camera-raw-image|arw||Sony raw image (arw)
    com.sony.raw-image|public.camera-raw-image|srf||Sony raw image (srf)
    com.sony.sr2-raw-image|public.camera-raw-image|sr2|image/x-sony-sr2|Sony raw image (sr2)
    com.truevision.tga-image|public.image|tga|image/targa image/tga application/tga|Targa image|ostype='TPIC'
    org.oasis-open.opendocument.image|org.oasis-open.opendocument public.image|odi|application/vnd.oasis.opendocument.image|OpenDocument image
    org.oasis-open.opendocument.image-template|org.oasis-open.opendocument public.image|oti|application/vnd.oasis.opendocument.image-template|OpenDocument image template
    org.webmproject.webp|public.image|webp|image/webp|WebP image|see=https://developers.google.com/speed/webp
    public.avci|public.heif-standard|avci|image/avci|AVC image in a HEIF container
    public.avcs|public.heif-standard|avcs|image/avcs|AVC image sequence in a HEIF container
    public.heic|public.heif-standard|heic|image/heic|HEIC image
    public.heics|public.heif-standard|heics|image/heic-sequence|HEIC image sequence
    public.heif|public.heif-standard|heif hif|image/heif|HEIF image
    public.heif-standard|public.image|||High Efficiency Image File Format
    public.heifs|public.heif-standard|heifs|image/heif-sequence|HEIF image sequence
    """#

  /// Types that the operating system does not declare.
  static let thirdParty = #"""
    com.apple.lsr-image|public.image|lsr||layered stack image
    com.apple.photos.apple-adjustment-envelope|public.data public.content|aae||Photos adjustments
    com.apple.photos.slow-motion-video-sidecar|public.data public.content|slm||Photos slow-motion settings
    com.autodesk.dwg|public.data|dwg|image/vnd.dwg|AutoCAD drawing
    com.autodesk.dxf|public.data|dxf|image/vnd.dxf|AutoCAD exchange drawing
    com.bohemiancoding.sketch.drawing|public.data public.composite-content|sketch||Sketch drawing
    com.dekorra.clarisdraw|public.data|ddrw cdd||ClarisDraw drawing
    com.dekorra.clarisdrawlib|public.data|ilib||ClarisDraw library
    com.dekorra.eazydraw.binary|public.data|ezddata||EazyDraw binary drawing
    com.dekorra.eazydraw.graphic|public.data|ezdraw||EazyDraw drawing
    com.dekorra.macdrawii|public.data|draw||MacDraw II drawing
    com.dekorra.macdrawpro|public.data|ddoc||MacDraw Pro drawing
    com.js.efx-fax|public.fax|||eFax fax, by its older identifier
    com.kodak.flashpix.image|public.image||image/fpx application/vnd.fpx|FlashPix image, by its older identifier
    com.lizardtech.djvu|public.image|djvu djv|image/vnd.djvu image/x-djvu|DjVu document
    com.microsoft.cur|public.image|cur|image/x-win-bitmap|Windows cursor
    com.microsoft.dds|public.image|dds|image/vnd-ms.dds image/x-dds|DirectDraw surface
    com.microsoft.dzi|public.xml|dzi||Deep Zoom image
    com.omnigroup.omnioutliner.oo3|public.data|oo3||OmniOutliner 3 outline
    com.seriflabs.affinity|public.data|fh10 fh11||FreeHand drawing
    com.seriflabs.affinityphoto.document|public.data|afphoto||Affinity Photo document
    com.seriflabs.affinitypublisher.document|public.data|afpub||Affinity Publisher document
    com.seriflabs.xmp|public.xml|xmp||XMP metadata
    org.gimp.xcf|public.image|xcf|image/x-xcf|GIMP image
    org.khronos.astc|public.image|astc||ASTC texture
    org.khronos.ktx|public.image|ktx|image/ktx|Khronos texture
    public.pbm|public.image|pbm pfm pgm ppm|image/x-portable-bitmap image/x-portable-graymap image/x-portable-pixmap|Netpbm image
    public.pvr|public.image|pvr||PowerVR texture
    public.radiance|public.image|hdr|image/vnd.radiance|Radiance image
    """#
}
