// SPDX-License-Identifier: Apache-2.0

/// Scientific and geographic data.
enum ScientificTypes {
  /// Types that the operating system exports.
  static let exported = #"""
    gov.nih.nifti-1|public.data|nii||NIfTI neuroimaging data|ostype='NII1';see=http://nifti.nimh.nih.gov
    org.nema.dicom|public.data|dcm dicom|application/dicom|DICOM medical image|ostype='DICM';see=http://dicom.nema.org
    public.geojson|public.json|geojson|application/geo+json|GeoJSON geographic data
    """#

  /// Types that the operating system does not declare.
  static let thirdParty = #"""
    com.cambridgesoft.cdx|public.data|cdx|chemical/x-cdx|ChemDraw drawing
    com.cambridgesoft.cdxml|public.xml|cdxml|chemical/x-cdxml|ChemDraw drawing in XML
    com.gaussian.cube|public.data|cube cub|chemical/x-gaussian-cube|Gaussian volume data
    com.gaussian.fchk|public.plain-text|fchk|chemical/x-gaussian-checkpoint|Gaussian formatted checkpoint
    com.gaussian.input|public.plain-text|gjf gzmat|chemical/x-gaussian-input|Gaussian input
    com.gaussian.output|public.plain-text|g98 g03 g09|chemical/x-gaussian-log|Gaussian output
    com.google.earth.kml|public.xml|kml|application/vnd.google-earth.kml+xml|KML geographic data
    com.google.earth.kmz|public.data public.archive|kmz|application/vnd.google-earth.kmz|zipped KML geographic data
    com.stata.source|public.plain-text|do ado||Stata source
    com.sunsetlakesoftware.molecules.pdb|public.plain-text public.text|pdb ent|chemical/x-pdb chemical/pdb|Protein Data Bank structure
    com.sunsetlakesoftware.molecules.sdf|public.data|sdf|chemical/x-mdl-sdfile chemical/sdf|MDL structure-data file
    com.sunsetlakesoftware.molecules.xyz|public.data|xyz|chemical/x-xyz chemical/xyz|XYZ molecular coordinates
    com.topografix.gpx|public.xml|gpx|application/gpx+xml|GPX geographic tracks
    figtree.tree|public.plain-text|tree trees ntf||phylogenetic tree
    gov.nasa.gsfc.fits|public.image|fits fit fts|image/fits application/fits|FITS astronomical data
    net.sourceforge.openbabel.cml|public.xml|cml|chemical/x-cml|Chemical Markup Language
    net.sourceforge.openbabel.gamout|public.plain-text|gamout gamess|chemical/x-gamess-output|GAMESS output
    net.sourceforge.openbabel.gpr|public.data public.text|gpr|chemical/x-ghemical-project|Ghemical project
    net.sourceforge.openbabel.mdl|public.data public.text|mol mdl sd|chemical/x-mdl-molfile chemical/x-molfile|MDL molecule
    net.sourceforge.openbabel.mol2|public.data public.text|mol2 ml2|chemical/x-mol2|Tripos molecule
    net.sourceforge.openbabel.smiles|public.data|smiles|chemical/x-daylight-smiles|SMILES notation
    org.apache.parquet|public.data|parquet pqt|application/vnd.apache.parquet|Apache Parquet table
    org.hdfgroup.hdf5|public.data|h5 hdf5 he5|application/x-hdf5|HDF5 data
    org.jupyter.ipynb|public.json|ipynb|application/x-ipynb+json|Jupyter notebook
    org.sagemath.source|public.data|sage||SageMath source
    """#
}
