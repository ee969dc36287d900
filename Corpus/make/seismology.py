# SPDX-License-Identifier: Apache-2.0
"""Records of earthquakes, instruments and stations as seismologists exchange them, with invented values.

Text is whole as far as it goes; of binary formats each sample has the header that its specification calls for.
"""

import struct

from samples import sample, samples
from specified_lines import lines
from specified_signatures import header


def columns(*rows):
    """Lines of eighty columns, the last of which tells the kind."""
    return lines(*(text.ljust(79) + kind for text, kind in rows))


def waveform(order):
    """SEISAN: the first two records of the main header, each between its lengths."""
    length = struct.pack(order + "I", 80)
    first = f"{' HARBOUR':30}1 124  61  3  1  9  0  0.000   60.000".ljust(80).encode()
    return (length + first + length) + (length + b" " * 80 + length)


def personal_waveform():
    """SEISAN on a PC: a K, and records between bytes with their length."""
    return b"K" + b"".join(b"P" + text.ljust(80).encode() + b"P" for text in (" HARBOUR", "", ""))


def field_record():
    """SEG-D: file 7, 32-bit IEEE samples, 1 March 2024, 9 o'clock, and the maker's code."""
    front = bytes.fromhex("00078058000000000000240061090000130000000000000000000001")
    return front + b"\1" + bytes(39)


def dictionary():
    """SEED: a dictionary of formats at the start of a part of a volume."""
    return b"000002A 0300063" + b"Harbour integers~000105002F1~P0~W4 D0-3~C2".ljust(241)


def samples_without_number():
    """SEED: a data record without a sequence number, of the station QUAY on 1 March 2024."""
    time = struct.pack(">HHBBBBH", 2024, 61, 9, 0, 0, 0, 0)
    return bytes(6) + b"D QUAY   BHZNH" + time + struct.pack(">HhhBBBBiHH", 10, 20, 1, 0, 0, 0, 1, 0, 64, 48) + struct.pack(">HHBBBB", 1000, 0, 3, 1, 9, 0) + bytes(8) + bytes(range(40))


def trigger():
    """REF TEK 130: the event header with the time of its trigger."""
    return b"EH" + bytes(22) + b"Trigger Time = 2024061090000000\r\n" + b"quay".ljust(200)


def strong_motion():
    """Kinemetrics: the tag of the header, and the header's mark."""
    return struct.pack(">BBBBIHHHH", 0x4B, 1, 1, 20, 1, 2040, 0, 1, 2) + b"KMI\x14" + bytes(60)


def suds():
    """PC-SUDS: the tag of a station, and the station."""
    return b"S6" + struct.pack("<HII", 5, 76, 0) + b"NHQUAY Z".ljust(76, b"\0")


def lamont():
    """AH 1: the codes of the station and the channel in XDR."""
    return struct.pack(">I8sI8sI8s", 6, b"QUAY", 6, b"BHZ", 8, b"null") + bytes(64)


def lamont_2():
    """AH 2: the magic number, the length of the header, and the code of the station."""
    return struct.pack(">IIII4s", 1100, 512, 4, 4, b"QUAY") + bytes(64)


@sample("structured/licensed.xsl")
def licensed():
    """XSLT behind a comment that is longer than what is looked at of most texts."""
    comment = "".join(f" * Line {number} of a licence that nobody reads to its end.\n" for number in range(1, 181))
    return f'<?xml version="1.0"?>\n<!--\n{comment}-->\n<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">\n</xsl:stylesheet>\n'.encode()


samples(
    {
        "scientific/quay.CMTSOLUTION": lines(" PDE 2024  3  1  9  0  0.00   50.1000   10.2000  12.0 4.1 4.2 HARBOUR", "event name:       harbour", "time shift:      0.0000", "half duration:   1.0000", "latitude:       50.1000", "longitude:      10.2000", "depth:          12.0000", "Mrr:      1.0e+22"),
        "scientific/quay.ah": lamont,
        "scientific/quay-2.ah": lamont_2,
        "scientific/quay.dmx": suds,
        "scientific/quay.evt": strong_motion,
        "scientific/quay.gse1": lines("WID1  2024061 09 00 00 000     3000 QUAY   QUAYBZ   BZ   20.000000 NOTYPE INTV 0", "", "DAT1", "1 2 3 4", "CHK1       10"),
        "scientific/quay.hyp": lines('NLLOC "./loc/harbour.20240301.090000.grid0" "LOCATED" "Location completed."', 'SIGNATURE "Nobody   NLLoc:v6.00"', 'COMMENT "Harbour"', "GRID  10 10 10  0 0 0  1 1 1 PROB_DENSITY"),
        "scientific/quay.knet": lines("Origin Time       2024/03/01 09:00:00", "Lat.              38.100", "Long.             141.200", "Depth. (km)       12", "Mag.              4.1", "Station Code      QUA001", "Station Lat.      38.2000"),
        "scientific/quay.mseed": samples_without_number,
        "scientific/quay.ndk": lines("PDE  2024/03/01 09:00:00.0  50.10   10.20  12.0 4.1 4.2 HARBOUR", "B030124A         B:  0    0   0 S:  8   12  40 M:  0    0   0 CMT: 1 TRIHD:  0.6", "CENTROID:      1.0 0.2  50.10 0.01   10.20 0.01  12.0  0.4 FREE S-20240301100000", "22  1.000 0.010 -0.500 0.010 -0.500 0.010  0.100 0.010  0.200 0.010  0.300 0.010", "V10   1.100 70 100   0.100  8 216  -1.200 15 308   1.150  49 30  106 211 61   81"),
        "scientific/quay.qhd": lines("43981 1 4", "01|L001:21~ R000:0.050000~ S021: 1-MAR-2024_09:00:00.000~ L000:0~ ", "01|"),
        "scientific/quay.resp": lines("#", "# A response", "B050F03     Station:     QUAY", "B050F16     Network:     NH", "B052F03     Location:    ??", "B052F04     Channel:     BHZ", "B053F10-13   0  0.000000E+00  0.000000E+00  0.000000E+00  0.000000E+00"),
        "scientific/quay.rt130": trigger,
        "scientific/quay.sacpz": lines("* NETWORK   (KNETWK): NH", "* STATION    (KSTNM): QUAY", "ZEROS 1", "POLES 2", "  -0.1  0.1", "  -0.1  -0.1", "CONSTANT 1.5e+09"),
        "scientific/quay.sc3ml": lines('<?xml version="1.0" encoding="UTF-8"?>', '<seiscomp xmlns="http://geofon.gfz-potsdam.de/ns/seiscomp3-schema/0.12" version="0.12">', "  <Inventory/>", "</seiscomp>"),
        "scientific/quay.segd": field_record,
        "scientific/quay.seisan": lambda: waveform("<"),
        "scientific/quay-sun.seisan": lambda: waveform(">"),
        "scientific/quay-pc.seisan": personal_waveform,
        "scientific/quay.S202403": columns((" 2024  3 1 0900  0.0 L  50.100  10.200 12.0  NHQ  3 0.2 4.1LNHQ", "1"), (" ACTION:NEW 24-03-01 09:00 OP:NO   STATUS:               ID:20240301090000", "I"), (" STAT SP IPHASW D HRMM SECON CODA AMPLIT PERI AZIMU VELO AIN AR TRES W  DIS CAZ", "7")),
        "scientific/quay-asc.txt": lines("DELTA: 5.000000e-02", "LENGTH: 4", "COMMENT: HARBOUR", "START:  1-MAR-2024_09:00:00.000", "COMP: Z", "1.0 2.0 3.0 4.0"),
        "scientific/quay-bulletin.txt": lines("BEGIN IMS1.0", "MSG_TYPE DATA", "MSG_ID harbour NHQ", "DATA_TYPE BULLETIN IMS1.0:SHORT", "Harbour Bulletin"),
        "scientific/quay-dictionary.seed": dictionary,
        "scientific/quay-message.txt": lines("BEGIN GSE2.0", "MSG_TYPE DATA", "MSG_ID harbour NHQ", "DATA_TYPE EVENT GSE2.0"),
        "scientific/quay-stations.txt": lines("#Network | Station | Latitude | Longitude | Elevation | SiteName | StartTime | EndTime ", "NH|QUAY|50.1|10.2|4.0|Harbour|2024-03-01T09:00:00|"),
        "scientific/quay.y": header(bytes.fromhex("491f0000 00000000 c71c010000000000 491f0100 db000000")),
    }
)
