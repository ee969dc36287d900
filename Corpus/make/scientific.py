# SPDX-License-Identifier: Apache-2.0
"""Biology, astronomy, medicine, numbers: the Python libraries of each field, and texts by specification."""

import io
import struct
import tempfile
from pathlib import Path

import numpy

from samples import sample, samples

GRID = numpy.arange(24, dtype="float32").reshape(2, 3, 4)


def sequence(length, alphabet="ACGT"):
    """Letters that look like a gene, the same each time."""
    state = 20240301
    letters = []
    for _ in range(length):
        state = (state * 1103515245 + 12345) % 2**31
        letters.append(alphabet[state >> 16 & 3])
    return "".join(letters)


@sample("scientific/genes.fasta")
def fasta():
    return "".join(
        f">gene{n} invented sequence {n}\n" + "\n".join(sequence(140)[i : i + 70] for i in (0, 70)) + "\n"
        for n in (1, 2)
    ).encode()


@sample("scientific/protein.faa")
def amino_acids():
    return b">invented protein\nMSEAGVLLKRTWQNPDHIYFCAAGEVKLMSTRPQWDNIFHYGCKEVALSTRMPQ\nWNDHYFIGKCVELASTRPMQWNDHYF*\n"


@sample("scientific/reads.fastq")
def fastq():
    return "".join(f"@read{n}/1\n{sequence(60)}\n+\n{'I' * 50 + 'F5:,#####+'}\n" for n in range(1, 6)).encode()


@sample("scientific/gene.gb")
def genbank():
    letters = sequence(60).lower()
    return (
        "LOCUS       QUAY1                     60 bp    DNA     linear   SYN 01-MAR-2024\nDEFINITION  Invented gene.\nACCESSION   QUAY1\nVERSION     QUAY1.1\n"
        "KEYWORDS    .\nSOURCE      synthetic construct\n  ORGANISM  synthetic construct\nFEATURES             Location/Qualifiers\n     source          1..60\n"
        '                     /organism="synthetic construct"\nORIGIN\n        1 '
        + " ".join(letters[i : i + 10] for i in range(0, 60, 10))
        + "\n//\n"
    ).encode()


@sample("scientific/gene.embl")
def embl():
    return (
        "ID   QUAY1; SV 1; linear; DNA; STD; SYN; 60 BP.\nXX\nAC   QUAY1;\nXX\nDE   Invented gene.\nXX\nSQ   Sequence 60 BP;\n     "
        + sequence(60).lower()
        + "        60\n//\n"
    ).encode()


samples(
    {
        "scientific/genes.gff3": lambda: b"##gff-version 3\n##sequence-region quay1 1 1400\nquay1\tinvented\tgene\t100\t900\t.\t+\t.\tID=gene1;Name=moor\nquay1\tinvented\texon\t100\t300\t.\t+\t.\tParent=gene1\n",
        "scientific/genes.gtf": lambda: b'quay1\tinvented\tgene\t100\t900\t.\t+\t.\tgene_id "moor"; gene_version "1";\n',
        "scientific/regions.bed": lambda: b'track name=quays description="invented"\nchr1\t100\t200\tquay1\t960\t+\nchr1\t300\t420\tquay2\t500\t-\n',
        "scientific/variants.vcf": lambda: b"##fileformat=VCFv4.3\n##contig=<ID=1>\n#CHROM\tPOS\tID\tREF\tALT\tQUAL\tFILTER\tINFO\n1\t14370\t.\tG\tA\t29\tPASS\tDP=14\n",
        "scientific/reads.sam": lambda: (
            "@HD\tVN:1.6\tSO:coordinate\n@SQ\tSN:quay1\tLN:1400\nread1\t0\tquay1\t7\t30\t20M\t*\t0\t0\t"
            + sequence(20)
            + "\t"
            + "I" * 20
            + "\n"
        ).encode(),
        "scientific/tree.nwk": lambda: b"((gull:0.12,tern:0.10):0.05,(fulmar:0.2,petrel:0.18):0.04);\n",
        "scientific/tree.nex": lambda: b"#NEXUS\nBEGIN TAXA;\n  DIMENSIONS NTAX=3;\n  TAXLABELS gull tern fulmar;\nEND;\nBEGIN TREES;\n  TREE one = ((gull,tern),fulmar);\nEND;\n",
        "scientific/genes.aln": lambda: b"CLUSTAL W (1.83) multiple sequence alignment\n\ngene1      ACGTTGCA\ngene2      ACGTAGCA\n           **** ***\n",
        "scientific/genes.phy": lambda: b" 2 8\ngene1     ACGTTGCA\ngene2     ACGTAGCA\n",
        "scientific/genes.sto": lambda: b"# STOCKHOLM 1.0\n#=GF ID quay\ngene1 ACGTTGCA\ngene2 ACGTAGCA\n//\n",
        "scientific/matrix.mtx": lambda: b"%%MatrixMarket matrix coordinate real general\n3 3 2\n1 1 2.5\n3 2 -1.0\n",
        "scientific/data.arff": lambda: b"@RELATION tides\n@ATTRIBUTE metres NUMERIC\n@ATTRIBUTE kind {high,low}\n@DATA\n4.1,high\n0.4,low\n",
        "scientific/spectrum.jdx": lambda: b"##TITLE=Salt water\n##JCAMP-DX=4.24\n##DATA TYPE=INFRARED SPECTRUM\n##XUNITS=1/CM\n##YUNITS=ABSORBANCE\n##XYDATA=(X++(Y..Y))\n400 0.1 0.2 0.3\n##END=\n",
    }
)


def stored(suffix, write):
    """A maker for libraries that write only to a path."""

    def maker():
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "out" + suffix)
            write(str(path))
            return path.read_bytes()

    return maker


def hdf5(path):
    import h5py

    with h5py.File(path, "w", track_order=False) as file:
        file.create_dataset("tides", data=GRID, track_times=False).attrs["units"] = "m"


def netcdf(form):
    def write(path):
        import netCDF4

        with netCDF4.Dataset(path, "w", format=form) as data:
            data.createDimension("x", 4)
            data.createVariable("height", "f4", ("x",))[:] = GRID[0, 0]

    return write


def parquet(path):
    import pyarrow
    import pyarrow.parquet

    pyarrow.parquet.write_table(pyarrow.table({"ship": ["Fulmar", "Sgarbh"], "length": [11.2, 18.5]}), path)


def arrow(opener):
    def write(path):
        import pyarrow

        table = pyarrow.table({"ship": ["Fulmar", "Sgarbh"], "length": [11.2, 18.5]})
        with opener(pyarrow)(path, table.schema) as writer:
            writer.write_table(table)

    return write


def orc(path):
    import pyarrow
    import pyarrow.orc

    pyarrow.orc.write_table(pyarrow.table({"ship": ["Fulmar", "Sgarbh"]}), path)


def feather(path):
    import pyarrow
    import pyarrow.feather

    pyarrow.feather.write_feather(pyarrow.table({"ship": ["Fulmar"]}), path, version=1)


def dicom(path):
    import pydicom

    meta = pydicom.dataset.FileMetaDataset()
    meta.MediaStorageSOPClassUID = "1.2.840.10008.5.1.4.1.1.7"
    meta.MediaStorageSOPInstanceUID = "2.25.1"
    meta.TransferSyntaxUID = pydicom.uid.ExplicitVRLittleEndian
    data = pydicom.dataset.FileDataset(path, {}, file_meta=meta, preamble=bytes(128))
    data.SOPClassUID, data.SOPInstanceUID, data.PatientName, data.Modality = (
        meta.MediaStorageSOPClassUID,
        "2.25.1",
        "Keeper^Ada",
        "OT",
    )
    data.Rows = data.Columns = 4
    data.SamplesPerPixel, data.BitsAllocated, data.BitsStored, data.HighBit, data.PixelRepresentation = 1, 8, 8, 7, 0
    data.PhotometricInterpretation, data.PixelData = "MONOCHROME2", bytes(range(16))
    data.save_as(path, enforce_file_format=True)


def nifti(kind):
    def write(path):
        import nibabel

        getattr(nibabel, kind)(GRID, numpy.eye(4)).to_filename(path)

    return write


def fits(path):
    from astropy.io import fits as library

    library.PrimaryHDU(GRID).writeto(path)


def votable(path):
    from astropy.table import Table

    Table({"star": ["Vega"], "magnitude": [0.03]}).write(path, format="votable")


def numpy_save(writer):
    def maker():
        out = io.BytesIO()
        writer(out)
        return out.getvalue()

    return maker


def matlab(**options):
    def write(path):
        import scipy.io

        scipy.io.savemat(path, {"tides": GRID[0]}, **options)

    return write


@sample("scientific/tides.mat")
def matlab5():
    # The text of the header carries the time; it is replaced (MAT-File Level 5, 116 bytes of text).
    data = stored(".mat", matlab())()
    return b"MATLAB 5.0 MAT-file Platform: posix, Created on: Fri Mar  1 09:00:00 2024".ljust(116) + data[116:]


samples(
    {
        "scientific/tides.h5": stored(".h5", hdf5),
        "scientific/classic.nc": stored(".nc", netcdf("NETCDF3_CLASSIC")),
        "scientific/offset64.nc": stored(".nc", netcdf("NETCDF3_64BIT_OFFSET")),
        "scientific/version4.nc": stored(".nc", netcdf("NETCDF4")),
        "scientific/ships.parquet": stored(".parquet", parquet),
        "scientific/ships.arrow": stored(".arrow", arrow(lambda library: library.ipc.new_file)),
        "scientific/ships.arrows": stored(".arrows", arrow(lambda library: library.ipc.new_stream)),
        "scientific/ships.feather": stored(".feather", feather),
        "scientific/ships.orc": stored(".orc", orc),
        "scientific/scan.dcm": stored(".dcm", dicom),
        "scientific/brain.nii": stored(".nii", nifti("Nifti1Image")),
        "scientific/version2.nii": stored(".nii", nifti("Nifti2Image")),
        "scientific/brain.mgh": stored(".mgh", nifti("MGHImage")),
        "scientific/stars.fits": stored(".fits", fits),
        "scientific/stars.vot": stored(".vot", votable),
        "scientific/version4.mat": stored(".mat", matlab(format="4")),
        "scientific/tides.npy": numpy_save(lambda out: numpy.save(out, GRID)),
    }
)


@sample("scientific/tides.npz")
def npz():
    from archives import zipped

    return zipped({"tides.npy": numpy_save(lambda out: numpy.save(out, GRID))()})


@sample("scientific/ships.pickle")
def pickle():
    import pickle as library

    return library.dumps({"ship": "Fulmar", "length": 11.2}, protocol=4)


@sample("scientific/brain.minc")
def minc():
    # MINC 1 is netCDF classic with its own dimensions and the variable rootvariable.
    def write(path):
        import netCDF4

        with netCDF4.Dataset(path, "w", format="NETCDF3_CLASSIC") as data:
            for name in ("zspace", "yspace", "xspace"):
                data.createDimension(name, 2)
            data.createVariable("image", "i1", ("zspace", "yspace", "xspace"))[:] = numpy.zeros((2, 2, 2))
            data.createVariable("rootvariable", "i4", ()).varid = "MINC standard variable"

    return stored(".mnc", write)()


@sample("scientific/recording.edf")
def european_data_format():
    # EDF (Kemp and others, 1992): 256 bytes of ASCII, 256 for each signal, then records of 16-bit samples.
    head = (
        b"0".ljust(8)
        + b"X X X X".ljust(80)
        + b"Startdate 01-MAR-2024 X X X".ljust(80)
        + b"01.03.2409.00.00"
        + b"512".ljust(8)
        + bytes(44).replace(b"\0", b" ")
        + b"1".ljust(8)
        + b"1".ljust(8)
        + b"1".ljust(4)
    )
    signal = (
        b"tide".ljust(16)
        + b"float".ljust(80)
        + b"m".ljust(8)
        + b"-10".ljust(8)
        + b"10".ljust(8)
        + b"-2048".ljust(8)
        + b"2047".ljust(8)
        + b"".ljust(80)
        + b"16".ljust(8)
        + b"".ljust(32)
    )
    return head + signal + struct.pack("<16h", *range(16))


@sample("scientific/volume.nrrd")
def nrrd():
    return b"NRRD0004\ntype: float\ndimension: 3\nsizes: 4 3 2\nendian: little\nencoding: raw\n\n" + GRID.tobytes()


@sample("scientific/mesh.vtk")
def vtk():
    return b"# vtk DataFile Version 3.0\nquay\nASCII\nDATASET STRUCTURED_POINTS\nDIMENSIONS 2 2 1\nORIGIN 0 0 0\nSPACING 1 1 1\nPOINT_DATA 4\nSCALARS height float\nLOOKUP_TABLE default\n0.4 4.1 0.5 4.3\n"


@sample("scientific/density.mrc")
def mrc():
    # MRC2014: header of 1,024 bytes, "MAP " at 208, machine stamp at 212.
    head = (
        struct.pack("<10i", 4, 3, 2, 2, 0, 0, 0, 4, 3, 2)
        + struct.pack("<6f", 4, 3, 2, 90, 90, 90)
        + struct.pack("<3i", 1, 2, 3)
        + struct.pack("<3f", 0, 23, 11.5)
    )
    return head.ljust(208, b"\0") + b"MAP DD\0\0" + bytes(808) + GRID.tobytes()


@sample("scientific/weather.grib2")
def grib2():
    # WMO Manual on Codes, FM 92 GRIB edition 2: indicator section of 16 bytes, identification of 21, end "7777".
    body = struct.pack(">IBHHBBBHBBBBBBB", 21, 1, 98, 0, 2, 1, 1, 2024, 3, 1, 9, 0, 0, 0, 1) + b"7777"
    return b"GRIB\0\0\0\x02" + struct.pack(">Q", 16 + len(body)) + body


@sample("scientific/soundings.bufr")
def bufr():
    # FM 94 BUFR edition 4: "BUFR", length of 24 bits, edition, sections, "7777".
    body = struct.pack(">I", 22)[1:] + bytes(19) + b"7777"
    return b"BUFR" + struct.pack(">I", 8 + len(body))[1:] + b"\x04" + body
