# SPDX-License-Identifier: Apache-2.0
"""Video containers and streams: ffmpeg, and headers by specification where no encoder is free."""

import struct

from layout import box, file_type_box
from samples import made, sample, samples, tool


def encoded(form, *options, size="48x32", audio=False, seconds=0.4):
    """A maker that lets ffmpeg encode a few frames of its test picture."""
    command = ["ffmpeg", "-v", "error", "-f", "lavfi", "-i", f"testsrc=size={size}:rate=10:duration={seconds}"]
    if audio:
        command += ["-f", "lavfi", "-i", f"sine=sample_rate=44100:duration={seconds}"]
    command += [
        "-fflags",
        "+bitexact",
        "-flags:v",
        "+bitexact",
        "-flags:a",
        "+bitexact",
        "-map_metadata",
        "-1",
        "-threads",
        "1",
    ]
    return lambda: tool([*command, *options, "-strict", "-2", "-f", form, "out"], out="out")


H264 = ("-c:v", "libx264", "-pix_fmt", "yuv420p")
MPEG4 = ("-c:v", "mpeg4")

samples(
    {
        "video/clip.mp4": encoded("mp4", *H264, "-c:a", "aac", audio=True),
        "video/fragmented.mp4": encoded("mp4", *H264, "-movflags", "frag_keyframe+empty_moov"),
        "video/hevc.mp4": encoded(
            "mp4", "-c:v", "libx265", "-pix_fmt", "yuv420p", "-x265-params", "log-level=none:info=0", size="64x64"
        ),
        "video/clip.m4v": encoded("ipod", *H264),
        "video/clip.mov": encoded("mov", *MPEG4),
        "video/clip.3gp": encoded("3gp", "-c:v", "h263", size="128x96"),
        "video/clip.3g2": encoded("3g2", *MPEG4),
        "video/clip.f4v": encoded("f4v", *H264),
        "video/clip.ismv": encoded("ismv", *H264),
        "video/clip.mkv": encoded("matroska", *H264),
        "video/clip.webm": encoded("webm", "-c:v", "libvpx", "-b:v", "50k"),
        "video/clip.ogv": encoded("ogg", "-c:v", "libtheora"),
        "video/clip.avi": encoded("avi", *MPEG4),
        "video/motion_jpeg.avi": encoded("avi", "-c:v", "mjpeg", "-pix_fmt", "yuvj420p"),
        "video/clip.flv": encoded("flv", "-c:v", "flv"),
        "video/clip.swf": encoded("swf", "-c:v", "flv"),
        "video/clip.mpg": encoded("mpeg", "-c:v", "mpeg1video", "-r", "25"),
        "video/clip.vob": encoded("vob", "-c:v", "mpeg2video", "-r", "25"),
        "video/clip.m1v": encoded("mpeg1video", "-r", "25"),
        "video/clip.m2v": encoded("mpeg2video", "-r", "25"),
        "video/clip.ts": encoded("mpegts", "-c:v", "mpeg2video", "-r", "25"),
        "video/clip.m2ts": encoded("mpegts", *H264, "-mpegts_m2ts_mode", "1"),
        "video/clip.wmv": encoded("asf", "-c:v", "wmv2"),
        "video/clip.asf": encoded("asf", "-c:v", "msmpeg4"),
        "video/clip.rm": encoded("rm", "-c:v", "rv10", "-r", "25", size="64x48"),
        "video/clip.mxf": encoded("mxf", "-c:v", "mpeg2video", "-r", "25"),
        "video/clip.nut": encoded("nut", *MPEG4),
        "video/clip.y4m": encoded("yuv4mpegpipe", "-frames:v", "2", "-pix_fmt", "yuv420p"),
        "video/clip.ivf": encoded("ivf", "-c:v", "libvpx", "-b:v", "50k"),
        "video/clip.h264": encoded("h264", *H264),
        "video/clip.h265": encoded(
            "hevc", "-c:v", "libx265", "-pix_fmt", "yuv420p", "-x265-params", "log-level=none:info=0", size="64x64"
        ),
        "video/clip.h263": encoded("h263", "-c:v", "h263", size="128x96"),
        "video/clip.m4e": encoded("m4v", *MPEG4),
        "video/clip.mjpeg": encoded("mjpeg", "-pix_fmt", "yuvj420p"),
        "video/clip.roq": encoded("roq", "-r", "30", size="32x32"),
        "video/clip.wtv": encoded("wtv", "-c:v", "mpeg2video", "-r", "25", seconds=0.2),
        "video/clip.smjpeg": encoded("smjpeg", "-c:v", "mjpeg", "-pix_fmt", "yuvj420p"),
        "video/clip.amv": encoded(
            "amv",
            "-c:v",
            "amv",
            "-c:a",
            "adpcm_ima_amv",
            "-ar",
            "22050",
            "-ac",
            "1",
            "-r",
            "10",
            "-block_size",
            "2205",
            audio=True,
            size="96x64",
        ),
        "video/clip.cpk": encoded("film_cpk", "-c:v", "cinepak", "-frames:v", "1"),
        "video/clip.gxf": encoded("gxf", "-c:v", "mpeg2video", "-r", "25", "-frames:v", "1", size="720x576"),
    }
)


@sample("video/subtitles.mks")
def subtitles():
    # Subtitles alone in Matroska (RFC 9559, section 5.1.4.1.3).
    cue = b"1\n00:00:01,000 --> 00:00:02,000\nThe tide turns at six.\n"
    return tool("ffmpeg -v error -i in.srt -c:s srt -fflags +bitexact -f matroska out.mks", {"in.srt": cue}, "out.mks")


@sample("video/clip.fli")
def flic():
    # Autodesk Animator: header of 128 bytes with 0xaf11 at 4, then frames (0xf1fa) with chunks.
    frame = struct.pack("<IHHQ", 16, 0xF1FA, 0, 0)
    head = struct.pack("<IHHHHHHI", 128 + 2 * len(frame), 0xAF11, 2, 320, 200, 8, 3, 5)
    return head.ljust(128, b"\0") + frame * 2


@sample("video/clip.flc")
def flic_pro():
    # Autodesk Animator Pro: as above with 0xaf12, sizes that vary, and speed in milliseconds.
    frame = struct.pack("<IHHQ", 16, 0xF1FA, 0, 0)
    head = struct.pack("<IHHHHHHI", 128 + 2 * len(frame), 0xAF12, 2, 64, 48, 8, 3, 70)
    return head.ljust(128, b"\0") + frame * 2


@sample("video/clip.bik")
def bink():
    # The header that the MultimediaWiki page "Bink Container" describes; no frames.
    return (
        struct.pack("<4sIIIIIIIIII", b"BIKi", 44 + 8, 1, 16, 1, 48, 32, 10, 1, 0, 0)
        + struct.pack("<II", 53, 60)
        + bytes(16)
    )


@sample("video/clip.nsv")
def nullsoft():
    # Nullsoft Streaming Video: a synchronised frame without a file header.
    return b"NSVsVP31MP3 " + struct.pack("<HHB", 48, 32, 10) + bytes(32)


@sample("video/clip.dat.mve")
def interplay():
    # The signature that the MultimediaWiki page "Interplay MVE" describes.
    return b"Interplay MVE File\x1a\0\x1a\0\0\x01\x33\x11" + struct.pack("<HH", 0, 0)


@sample("video/live.mqv")
def sony_movie():
    # A QuickTime file whose brand is Sony's mobile QuickTime.
    return file_type_box(b"mqt ", b"mqt ", b"qt  ") + box(b"free") + box(b"mdat", bytes(32))


@sample("video/old.qt")
def quicktime_without_brand():
    # Files before the brand box existed begin with their media data (QuickTime File Format, "Movie atoms").
    data = made("video/clip.mov")
    start = struct.unpack(">I", data[:4])[0]
    return data[start:]


@sample("video/clip.pva")
def technotrend():
    # TechnoTrend's PVA: "AV", stream, counter, 0x55, flags, length.
    return (b"AV\x01\0\x55\x10" + struct.pack(">H", 32) + bytes(32)) * 3
