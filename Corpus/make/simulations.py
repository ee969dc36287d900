# SPDX-License-Identifier: Apache-2.0
"""Input, trajectories and plots of simulations of molecules, with invented values.

Text is whole as far as it goes; of binary formats each sample has the header that its specification calls for.
"""

import io
import struct
import zipfile

from samples import sample, samples
from specified_lines import lines
from specified_signatures import header


def string(text):
    """A string as GROMACS stores it: its length with the NUL, its length, and the text filled to four bytes."""
    return struct.pack(">II", len(text) + 1, len(text)) + text.encode().ljust(-(-len(text) // 4) * 4, b"\0")


def general_information():
    """The first block of TNG: the sizes of its header and content, number 0, a sum, its name and version."""
    front = struct.pack("<QQQ", 61, 24, 0)
    return front + bytes(range(16)) + b"GENERAL INFO\0" + struct.pack("<Q", 8) + b"quay\0harbour\0tide\0pier\0"


def schema():
    """The header of GSD: where the index and the names stand, versions, the application, and the schema."""
    front = struct.pack("<QQQQQII", 0x65DF65DF65DF65DF, 256, 128, 4352, 128, 0x10004, 0x20000)
    return (front + b"harbour".ljust(64, b"\0") + b"hoomd".ljust(64, b"\0")).ljust(256, b"\0")


def records():
    """TRZ: records of Fortran with the title, and the force that is written or not."""
    return struct.pack("<I80sI", 80, b"Harbour".ljust(80), 80) + struct.pack("<III", 4, 10, 4) + bytes(64)


def fixed(width, decimals, numbers, row):
    """Numbers in columns, as many in a row as given."""
    cells = [f"{number:{width}.{decimals}f}" for number in numbers]
    return ["".join(cells[start : start + row]) for start in range(0, len(cells), row)]


COORDINATES = [0.5 + 1.37 * number for number in range(24)]


@sample("scientific/layers.npz")
def layers():
    """NumPy: arrays, one of them in a folder."""
    archive = io.BytesIO()
    array = b"\x93NUMPY\1\0" + struct.pack("<H", 118) + b"{'descr': '<f8', 'fortran_order': False, 'shape': (1,), }".ljust(117) + b"\n" + bytes(8)
    with zipfile.ZipFile(archive, "w") as zip_file:
        for name in ("depths.npy", "layers/0.npy"):
            zip_file.writestr(zipfile.ZipInfo(name, (2024, 3, 1, 9, 0, 0)), array)
    return archive.getvalue()


samples(
    {
        "scientific/harbour.agr": lines("# Grace project file", "#", "@version 50125", "@page size 792, 612", "@with g0", '@    title "Tide"', "@target G0.S0", "@type xy", "0 1.5", "1 2.5", "&"),
        "scientific/harbour-scan.ecat": header(b"MATRIX72v".ljust(46, b"\0"), struct.pack(">HHH", 72, 962, 7)),
        "scientific/harbour.edr": header(struct.pack(">iII", -55555, 5, 2), b"\0\0\0\4Bond\0\0\0\6kJ/mol\0\0"),
        "scientific/harbour.gsd": schema,
        "scientific/harbour.inpcrd": lines("harbour", "     8  0.1000000E+02", *fixed(12, 7, COORDINATES, 6)),
        "scientific/harbour.itp": lines("; a part of a harbour", "#include \"quay.itp\"", "", "[ moleculetype ]", "; name  nrexcl", "QUAY  3", "", "[ atoms ]", "  1  C  1  QUA  C1  1  0.10  12.011", "  2  O  1  QUA  O1  1 -0.10  15.999", "", "[ bonds ]", "  1  2  1"),
        "scientific/harbour.lammpstrj": lines("ITEM: TIMESTEP", "0", "ITEM: NUMBER OF ATOMS", "2", "ITEM: BOX BOUNDS pp pp pp", "0 9.5", "0 9.5", "0 9.5", "ITEM: ATOMS id type x y z", "1 1 0.5 1.5 2.5", "2 1 1.5 2.5 3.5"),
        "scientific/harbour.mdcrd": lines("harbour", *fixed(8, 3, COORDINATES + COORDINATES[:6], 10)),
        "scientific/harbour.mdp": lines("; a short run", "integrator = md", "nsteps = 500", "dt = 0.002", "nstlist = 10", "tcoupl = v-rescale", "tc_grps = System", "tau_t = 0.1", "ref_t = 300"),
        "scientific/harbour.tng": general_information,
        "scientific/harbour.tpr": header(string("VERSION 2024.1"), struct.pack(">II", 4, 133), string("release")),
        "scientific/harbour.trz": records,
        "scientific/harbour.xvg": lines("# harbour, hour by hour", '@    title "Tide"', '@    xaxis  label "Hour"', '@    yaxis  label "Metres"', "@TYPE xy", "0.0  1.5", "1.0  2.5"),
        "scientific/harbour-history": lines("harbour", "         0         3         2", "timestep         1         2         0         3    0.001000", "  9.5000000000  0.0000000000  0.0000000000", "  0.0000000000  9.5000000000  0.0000000000", "  0.0000000000  0.0000000000  9.5000000000", "C                1   12.011000    0.000000", "  0.5000000000  1.5000000000  2.5000000000"),
    }
)

BANNERS = {
    "abinit": (".Version 9.10.3 of ABINIT ", ".(MPI version, prepared for a x86_64_linux_gnu13.2 computer) "),
    "adf": (" *   Amsterdam Density Functional  (ADF)         2019.301               *",),
    "amber": ("          -------------------------------------------------------", "          Amber 22 SANDER                              2022"),
    "castep": (" | Welcome to Academic Release CASTEP version 23.1 |",),
    "charmm": ("1", "                 Chemistry at HARvard Macromolecular Mechanics"),
    "cp2k": (" DBCSR| CPU Multiplication driver                                           BLAS", " CP2K| version string:                                       CP2K version 2024.1"),
    "crystal": (" *                               CRYSTAL17                                     *",),
    "dalton": ("          *********** Dalton - An Electronic Structure Program ***********",),
    "dftb": ("|  DFTB+ release 24.1",),
    "espresso": ("", "     Program PWSCF v.7.3 starts on  1Mar2024 at  9: 0: 0 "),
    "fhi-aims": ("------------------------------------------------------------", "          Invoking FHI-aims ..."),
    "gamess": ("          *         GAMESS VERSION = 30 SEP 2023 (R2)          *",),
    "gamess-uk": ("                  *               ===  G A M E S S - U K    ===                   *",),
    "gaussian": (" Copyright (c) 1988-2019, Gaussian, Inc.  All Rights Reserved.", " Gaussian, Inc.  "),
    "gromacs": ("                :-) GROMACS - gmx mdrun, 2024.1 (-:",),
    "jaguar": ("  |  Jaguar version 11.8, release 130",),
    "lammps": ("LAMMPS (2 Aug 2023)",),
    "molcas": ("   This run of MOLCAS is using the pymolcas driver",),
    "molpro": ("                                         ***  PROGRAM SYSTEM MOLPRO  ***",),
    "mopac": (" **                              MOPAC v22.1.0 Linux                              **",),
    "namd": ("Info: NAMD 3.0 for Linux-x86_64-multicore",),
    "nwchem": (" argument  1 = harbour.nw", "", "============================== echo of input deck =============================="),
    "orca": ("                                 *****************", "                                 * O   R   C   A *"),
    "psi4": ("          Psi4: An Open-Source Ab Initio Electronic Structure Package",),
    "qchem": ("                  Welcome to Q-Chem",),
    "siesta": ("                           ***********************       ", "                           *  WELCOME TO SIESTA  *       "),
    "turbomole": ("              TURBOMOLE V7.7 ( 27911 ) 1 Mar 2024 at 09:00:00",),
    "vasp": (" vasp.6.4.2 20Jul23 complex", " executed on             LinuxGNU date 2024.03.01  09:00:00"),
    "xtb": ("      |                           x T B                           |",),
}

samples({f"scientific/harbour-{name}.out": lines(*banner, "", " harbour") for name, banner in BANNERS.items()})
