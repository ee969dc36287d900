# SPDX-License-Identifier: Apache-2.0
"""Raster images: ImageMagick, Pillow, netpbm, ffmpeg, libheif, libjxl, DjVuLibre, jbigkit."""

import io

from PIL import Image

from samples import made, sample, samples, shell, tool

WIDTH, HEIGHT = 32, 24


def picture(width=WIDTH, height=HEIGHT):
    """A sky above a sea, with a sun."""
    image = Image.new("RGB", (width, height))
    for y in range(height):
        for x in range(width):
            sun = (x - width * 3 // 4) ** 2 + (y - height // 4) ** 2 < (height // 6) ** 2
            sea = y > height * 2 // 3
            image.putpixel((x, y), (255, 220, 90) if sun else (4, 60 + 3 * y, 110) if sea else (120 + 4 * y, 190, 230))
    return image


def ppm():
    """The picture as the plainest of all formats."""
    image = picture()
    return b"P6\n%d %d\n255\n" % image.size + image.tobytes()


def pillow(form, mode="RGB", size=(WIDTH, HEIGHT), **options):
    """A maker that lets Pillow write a form."""

    def maker():
        out = io.BytesIO()
        picture(*size).convert(mode).save(out, form, **options)
        return out.getvalue()

    return maker


def magick(form, *options):
    """A maker that lets ImageMagick write a form; dates are left out."""

    def maker():
        return tool(
            [
                "convert",
                "in.ppm",
                *options,
                "+set",
                "date:create",
                "+set",
                "date:modify",
                "+set",
                "date:timestamp",
                f"{form}:out",
            ],
            {"in.ppm": ppm()},
            "out",
        )

    return maker


def netpbm(command):
    """A maker that pipes the picture through netpbm's programs."""
    return lambda: shell(command + " > out", {"in.ppm": ppm()}, "out")


samples(
    {
        "images/picture.png": pillow("PNG"),
        "images/palette.png": pillow("PNG", mode="P"),
        "images/picture.jpg": pillow("JPEG", quality=80),
        "images/progressive.jpeg": pillow("JPEG", quality=80, progressive=True),
        "images/picture.gif": pillow("GIF", mode="P"),
        "images/picture.webp": pillow("WEBP"),
        "images/lossless.webp": pillow("WEBP", lossless=True),
        "images/picture.tiff": pillow("TIFF"),
        "images/picture.bmp": pillow("BMP"),
        "images/picture.jp2": pillow("JPEG2000"),
        "images/picture.j2k": pillow("JPEG2000", no_jp2=True),
        "images/picture.mpo": pillow("MPO", quality=80, save_all=True, append_images=[picture()]),
        "images/picture.msp": pillow("MSP", mode="1"),
        "images/picture.im": pillow("IM"),
        "images/picture.spi": pillow("SPIDER", mode="F"),
        "images/picture.blp": pillow("BLP", mode="P"),
        "images/picture.dds": pillow("DDS"),
    }
)

samples(
    {
        "images/picture.ico": magick("ico"),
        "images/big_endian.tif": magick("tiff", "-endian", "MSB"),
        "images/fax.tif": magick("tiff", "-monochrome", "-compress", "Group4"),
        # ImageMagick writes the kind of an icon, 1; a cursor has 2, and the hot spot where an icon has planes and depth.
        "images/picture.cur": lambda: b"\0\0\2\0" + magick("cur")()[4:10] + bytes(4) + magick("cur")()[14:],
        "images/picture.tga": magick("tga"),
        "images/picture.pcx": magick("pcx"),
        "images/picture.dcx": magick("dcx"),
        "images/picture.pbm": magick("pbm", "-monochrome"),
        "images/picture.pgm": magick("pgm"),
        "images/plain.ppm": magick("ppm", "-resize", "8x6", "-compress", "none"),
        "images/picture.pam": magick("pam"),
        "images/picture.pfm": magick("pfm"),
        "images/picture.xbm": magick("xbm", "-monochrome"),
        "images/picture.xpm": magick("xpm", "-colors", "8"),
        "images/picture.xwd": magick("xwd"),
        "images/picture.sgi": magick("sgi"),
        "images/picture.ras": magick("sun"),
        "images/picture.psd": magick("psd"),
        "images/picture.psb": magick("psb"),
        "images/picture.dpx": magick("dpx"),
        "images/picture.cin": magick("cin"),
        "images/picture.hdr": magick("hdr"),
        "images/picture.miff": magick("miff"),
        "images/picture.fits": magick("fits"),
        "images/picture.pict": magick("pict"),
        "images/picture.mng": magick("mng"),
        "images/picture.jng": magick("jng"),
        "images/picture.viff": magick("viff"),
        "images/picture.wbmp": magick("wbmp", "-monochrome"),
        "images/picture.palm": magick("palm", "-colors", "16"),
        "images/picture.vicar": magick("vicar", "-colorspace", "Gray"),
        "images/picture.mtv": magick("mtv"),
        "images/picture.otb": magick("otb", "-monochrome"),
        "images/picture.dib": magick("dib"),
    }
)

samples(
    {
        "images/picture.ppm": ppm,
        "images/picture.ilbm": netpbm("pnmquant 16 in.ppm 2>/dev/null | ppmtoilbm 2>/dev/null"),
        "images/picture.pntg": netpbm("ppmtopgm in.ppm | pgmtopbm -threshold | pbmtomacp"),
        "images/picture.sixel": netpbm("ppmtosixel -raw in.ppm 2>/dev/null"),
        "images/picture.neo": netpbm(
            "pamscale -width 320 -height 200 in.ppm | pnmquant 16 2>/dev/null | ppmtoneo 2>/dev/null"
        ),
        "images/picture.pi1": netpbm(
            "pamscale -width 320 -height 200 in.ppm | pnmquant 16 2>/dev/null | ppmtopi1 2>/dev/null"
        ),
        "images/picture.img": netpbm("ppmtopgm in.ppm | pgmtopbm -threshold | pbmtogem"),
        "images/picture.leaf": netpbm("pnmquant 16 in.ppm 2>/dev/null | ppmtoleaf 2>/dev/null"),
        "images/picture.mgr": netpbm("ppmtopgm in.ppm | pgmtopbm -threshold | pbmtomgr"),
        "images/picture.cmu": netpbm("ppmtopgm in.ppm | pgmtopbm -threshold | pbmtocmuwm"),
        "images/picture.xv": netpbm("pamtoxvmini in.ppm"),
        "images/picture.g3": netpbm("ppmtopgm in.ppm | pgmtopbm -threshold | pbmtog3"),
        "images/picture.pcl": netpbm("ppmtopgm in.ppm | pgmtopbm -threshold | pbmtolj"),
        "images/picture.jbg": netpbm("ppmtopgm in.ppm | pgmtopbm -threshold | pbmtojbg"),
        "images/picture.srf": netpbm("pamtosrf in.ppm"),
        "images/picture.sldx": netpbm("ppmtoacad in.ppm 2>/dev/null"),
    }
)


@sample("images/picture.icns")
def icns():
    return tool("png2icns out.icns in.png", {"in.png": pillow("PNG", mode="RGBA", size=(32, 32))()}, "out.icns")


@sample("images/picture.heic")
def heic():
    return tool("heif-enc -q 40 -o out.heic in.png", {"in.png": made("images/picture.png")}, "out.heic")


@sample("images/picture.avif")
def avif():
    return tool("heif-enc -A -q 40 -o out.avif in.png", {"in.png": made("images/picture.png")}, "out.avif")


@sample("images/picture.jxl")
def jxl():
    return tool("cjxl -e 3 in.ppm out.jxl", {"in.ppm": ppm()}, "out.jxl")


@sample("images/container.jxl")
def jxl_container():
    return tool("cjxl -e 3 --container=1 in.ppm out.jxl", {"in.ppm": ppm()}, "out.jxl")


@sample("images/picture.djvu")
def djvu():
    return tool("c44 in.ppm out.djvu", {"in.ppm": ppm()}, "out.djvu")


def animation(form, *options):
    """A maker that lets ffmpeg write three frames as one image file."""
    command = [
        "ffmpeg",
        "-v",
        "error",
        "-f",
        "lavfi",
        "-i",
        "testsrc=size=32x24:rate=5:duration=0.6",
        "-bitexact",
        *options,
    ]
    return lambda: tool([*command, "-f", form, "out"], out="out")


samples(
    {
        "images/animation.gif": animation("gif"),
        "images/animation.apng": animation("apng", "-plays", "0"),
        "images/animation.webp": animation("webp", "-c:v", "libwebp_anim"),
        "images/picture.qoi": animation("image2", "-frames:v", "1", "-c:v", "qoi", "-update", "1"),
        "images/picture.exr": animation(
            "image2", "-frames:v", "1", "-pix_fmt", "gbrpf32le", "-c:v", "exr", "-update", "1"
        ),
        "images/picture.jls": animation("image2", "-frames:v", "1", "-c:v", "jpegls", "-update", "1"),
        "images/picture.xface": lambda: tool(
            "ffmpeg -v error -f lavfi -i testsrc=size=48x48:duration=0.1 -frames:v 1 -pix_fmt monow -c:v xface -f image2 -update 1 out",
            out="out",
        ),
    }
)
