// SPDX-License-Identifier: Apache-2.0

extension FilenameConventions {
  /// What sound, pictures, models, texts and video without an identifier are stored in, as `storage` says it of applications.
  package static let storageOfMedia = """
    audio/x-ms-asx|public.xml
    chemical/seq-na-genbank|public.plain-text
    chemical/x-abinit-input|public.plain-text
    chemical/x-abinit-output|public.plain-text
    chemical/x-adf-input|public.plain-text
    chemical/x-adf-output|public.plain-text
    chemical/x-alchemy|public.plain-text
    chemical/x-amber-inpcrd|public.plain-text
    chemical/x-amber-mdcrd|public.plain-text
    chemical/x-amber-output|public.plain-text
    chemical/x-amber-prmtop|public.plain-text
    chemical/x-atomeye-cfg|public.plain-text
    chemical/x-bgf|public.plain-text
    chemical/x-biocad-tpl|public.plain-text
    chemical/x-cache|public.plain-text
    chemical/x-castep|public.plain-text
    chemical/x-castep-output|public.plain-text
    chemical/x-castep-param|public.plain-text
    chemical/x-charmm-crd|public.plain-text
    chemical/x-charmm-output|public.plain-text
    chemical/x-charmm-prm|public.plain-text
    chemical/x-charmm-psf|public.plain-text
    chemical/x-chem3d|public.plain-text
    chemical/x-chemdraw-ct|public.plain-text
    chemical/x-cif|public.plain-text
    chemical/x-cjson|public.json
    chemical/x-cp2k-input|public.plain-text
    chemical/x-cp2k-output|public.plain-text
    chemical/x-crystal-output|public.plain-text
    chemical/x-cssr|public.plain-text
    chemical/x-culgi|public.plain-text
    chemical/x-dalton-mol|public.plain-text
    chemical/x-dalton-output|public.plain-text
    chemical/x-dftb-gen|public.plain-text
    chemical/x-dftb-output|public.plain-text
    chemical/x-dlpoly-config|public.plain-text
    chemical/x-dlpoly-history|public.plain-text
    chemical/x-dmol|public.plain-text
    chemical/x-dssp|public.plain-text
    chemical/x-embl-dl-nucleotide|public.plain-text
    chemical/x-espresso-input|public.plain-text
    chemical/x-espresso-output|public.plain-text
    chemical/x-fasta|public.plain-text
    chemical/x-fastq|public.plain-text
    chemical/x-fhi-aims|public.plain-text
    chemical/x-fhi-aims-output|public.plain-text
    chemical/x-fps|public.plain-text
    chemical/x-gamess-input|public.plain-text
    chemical/x-gamess-output|public.plain-text
    chemical/x-gamess-uk-output|public.plain-text
    chemical/x-gaussian-log|public.plain-text
    chemical/x-gcg8-sequence|public.plain-text
    chemical/x-gromacs-log|public.plain-text
    chemical/x-gromacs-mdp|public.plain-text
    chemical/x-gromacs-top|public.plain-text
    chemical/x-gromos96|public.plain-text
    chemical/x-hin|public.plain-text
    chemical/x-hssp|public.plain-text
    chemical/x-inchi|public.plain-text
    chemical/x-inchi-key|public.plain-text
    chemical/x-jaguar-input|public.plain-text
    chemical/x-jaguar-output|public.plain-text
    chemical/x-lammps-data|public.plain-text
    chemical/x-lammps-dump|public.plain-text
    chemical/x-lammps-log|public.plain-text
    chemical/x-macromodel-input|public.plain-text
    chemical/x-maestro|public.plain-text
    chemical/x-mdl-rxnfile|public.plain-text
    chemical/x-molcas-output|public.plain-text
    chemical/x-molden|public.plain-text
    chemical/x-molpro-input|public.plain-text
    chemical/x-molpro-output|public.plain-text
    chemical/x-mopac-input|public.plain-text
    chemical/x-mopac-out|public.plain-text
    chemical/x-namd-output|public.plain-text
    chemical/x-nmr-star|public.plain-text
    chemical/x-nwchem-output|public.plain-text
    chemical/x-orca-input|public.plain-text
    chemical/x-orca-output|public.plain-text
    chemical/x-pcmodel|public.plain-text
    chemical/x-pdbqt|public.plain-text
    chemical/x-pir|public.plain-text
    chemical/x-pqr|public.plain-text chemical/x-pdb
    chemical/x-pqs|public.plain-text
    chemical/x-psi4-input|public.plain-text
    chemical/x-psi4-output|public.plain-text
    chemical/x-qchem-input|public.plain-text
    chemical/x-qchem-output|public.plain-text
    chemical/x-rmc6f|public.plain-text
    chemical/x-runner-data|public.plain-text
    chemical/x-siesta-input|public.plain-text
    chemical/x-siesta-output|public.plain-text
    chemical/x-tinker-xyz|public.plain-text
    chemical/x-turbomole-coord|public.plain-text
    chemical/x-turbomole-output|public.plain-text
    chemical/x-unixyz|public.plain-text
    chemical/x-vasp|public.plain-text
    chemical/x-vasp-outcar|public.plain-text
    chemical/x-vasp-xdatcar|public.plain-text
    chemical/x-wien2k-struct|public.plain-text
    chemical/x-xtb-output|public.plain-text
    chemical/x-zindo-input|public.plain-text
    image/apng|public.png
    image/avif-sequence|public.avif
    image/heic-sequence|public.heic
    image/heif-sequence|public.heif
    image/openraster|public.zip-archive
    image/svg+xml-compressed|org.gnu.gnu-zip-archive
    image/vnd.adobe.premiere|public.xml
    image/x-jps|public.jpeg
    image/x-kodak-k25|public.tiff
    image/x-kodak-kdc|public.tiff
    image/x-micrografx-designer|application/x-ole-storage
    image/x-miff|public.plain-text
    image/x-portable-arbitrarymap|public.plain-text
    image/x-sif|public.xml
    image/x-xface|public.plain-text
    image/x-xpixmap|public.plain-text
    image/x-zoner-zmf|application/x-ole-storage
    message/feedback-report|public.plain-text
    model/3mf|public.zip-archive
    model/iges|public.plain-text
    model/mtl|public.plain-text
    model/vnd.dwfx+xps|public.zip-archive
    model/vnd.opengex|public.plain-text
    model/vnd.parasolid.transmit.text|public.plain-text
    model/vnd.usda|public.plain-text
    model/vnd.vtu|public.xml
    model/vrml|public.plain-text
    model/x-scdoc|public.zip-archive
    model/x-sldasm|application/x-ole-storage
    model/x-slddrw|application/x-ole-storage
    model/x-sldprt|application/x-ole-storage
    text/velocity|public.html public.plain-text
    text/vnd.trolltech.linguist|public.xml
    text/vnd.wap.wml|public.xml
    text/x-component|public.xml
    text/x-ejs|public.html public.plain-text
    text/x-ftl|public.html public.plain-text
    text/x-handlebars|public.html public.plain-text
    text/x-jinja|public.html public.plain-text
    text/x-kaitai-struct|public.yaml
    text/x-liquid|public.html public.plain-text
    text/x-mrml|public.xml
    text/x-mustache|public.html public.plain-text
    text/x-smarty|public.html public.plain-text
    text/x-twig|public.html public.plain-text
    text/x-xmi|public.xml
    text/x-xslfo|public.xml
    video/vnd.mpegurl|public.plain-text
    video/x-mjpeg|public.jpeg
    """
}
