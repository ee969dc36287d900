# SPDX-License-Identifier: Apache-2.0
"""Molecules: Open Babel from one small molecule, and a peptide with invented coordinates."""

import re

from samples import sample, samples, tool

# Three alanines in a row, invented coordinates: name, residue, x, y, z, element.
ATOMS = [
    (name, residue, 1.1 * residue + dx, 1.4 * residue + dy, 0.3 * residue + dz, element)
    for residue in (1, 2, 3)
    for name, dx, dy, dz, element in (
        ("N", 0.0, 0.0, 0.0, "N"),
        ("CA", 1.46, 0.02, 0.1, "C"),
        ("C", 2.01, 1.42, 0.2, "C"),
        ("O", 1.25, 2.39, 0.3, "O"),
        ("CB", 1.99, -0.77, -1.2, "C"),
    )
]


@sample("scientific/peptide.pdb")
def protein():
    # Atomic Coordinate Entry Format 3.3: columns are fixed, lines have 80 characters.
    lines = [
        "HEADER    MODEL PEPTIDE                           01-MAR-24   0XXX",
        "TITLE     THREE ALANINES WITH INVENTED COORDINATES",
        "COMPND    MOL_ID: 1; MOLECULE: TRIALANINE; CHAIN: A",
        "AUTHOR    THE KEEPERS",
        "REMARK   2 RESOLUTION. NOT APPLICABLE.",
        "SEQRES   1 A    3  ALA ALA ALA",
    ]
    for number, (name, residue, x, y, z, element) in enumerate(ATOMS, 1):
        lines.append(
            f"ATOM  {number:5d}  {name:<3s} ALA A{residue:4d}    {x:8.3f}{y:8.3f}{z:8.3f}{1:6.2f}{12.5:6.2f}          {element:>2s}"
        )
    lines += [f"TER   {len(ATOMS) + 1:5d}      ALA A   3", "END"]
    return "".join(line.ljust(80) + "\n" for line in lines).encode()


@sample("scientific/atoms_only.pdb")
def protein_without_header():
    return b"".join(line + b"\n" for line in protein().splitlines() if line.startswith((b"ATOM", b"END")))


@sample("scientific/peptide.cif")
def macromolecule():
    # The mmCIF dictionary's category atom_site.
    keys = "group_PDB id type_symbol label_atom_id label_comp_id label_asym_id label_seq_id Cartn_x Cartn_y Cartn_z".split()
    rows = [
        f"ATOM {n} {e} {name} ALA A {r} {x:.3f} {y:.3f} {z:.3f}" for n, (name, r, x, y, z, e) in enumerate(ATOMS, 1)
    ]
    return "\n".join(
        [
            "data_0XXX",
            "#",
            "_entry.id 0XXX",
            "_struct.title 'Three alanines'",
            "#",
            "loop_",
            *(f"_atom_site.{key}" for key in keys),
            *rows,
            "#",
            "",
        ]
    ).encode()


@sample("scientific/salt.cif")
def crystal():
    return (
        b"data_salt\n_chemical_formula_sum 'Cl Na'\n_cell_length_a 5.64\n_cell_length_b 5.64\n_cell_length_c 5.64\n_cell_angle_alpha 90\n"
        b"_symmetry_space_group_name_H-M 'F m -3 m'\nloop_\n_atom_site_label\n_atom_site_fract_x\n_atom_site_fract_y\n_atom_site_fract_z\n"
        b"Na1 0 0 0\nCl1 0.5 0.5 0.5\n"
    )


# Glycolamide, its shape computed once by Open Babel: computing it again gives other numbers each time.
MOLECULE = b"""10
glycolamide
O     1.0556    0.0038   -0.0750
C     2.4765   -0.0122   -0.1384
C     3.0222   -0.3570   -1.5258
O     4.2195   -0.4224   -1.7824
N     2.0732   -0.5909   -2.4768
H     0.8274    0.2319    0.8445
H     2.8482   -0.7597    0.5690
H     2.8484    0.9795    0.1369
H     1.0908   -0.5288   -2.2283
H     2.3557   -0.8247   -3.4159
"""


def chemistry(form):
    """A maker that lets Open Babel write the molecule."""

    def maker():
        text = tool(["obabel", "-ixyz", "in.xyz", "-o", form], {"in.xyz": MOLECULE}).replace(b"\r\n", b"\n")
        # The second line of a molfile carries the time.
        return re.sub(rb"OpenBabel\d{10}", b"OpenBabel0301240900", text)

    return maker


samples(
    {
        f"scientific/{name}": chemistry(form)
        for name, form in {
            "molecule.mol2": "mol2",
            "molecule.sdf": "sdf",
            "molecule.mol": "mol",
            "molecule.xyz": "xyz",
            "molecule.smi": "smi",
            "molecule.inchi": "inchi",
            "molecule.cml": "cml",
            "molecule.cdxml": "cdxml",
            "molecule.gjf": "gjf",
            "molecule.mcif": "mcif",
            "molecule.gro": "gro",
            "molecule.mmd": "mmd",
            "molecule.pqr": "pqr",
            "molecule.hin": "hin",
            "molecule.pdbqt": "pdbqt",
        }.items()
    }
)


@sample("scientific/reaction.rxn")
def reaction():
    return re.sub(rb"OpenBabel\d{10}", b"OpenBabel0301240900", tool(["obabel", "-:CC>>CO", "-o", "rxn"]))
