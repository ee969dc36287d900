// SPDX-License-Identifier: Apache-2.0
import Detection

/// Statistics, maps, scans, sequences, molecules, measurements, waveforms and what calculators keep; `SignatureIndex`
/// tells how a line is written.
enum ScienceSignatures {
  static let table = TypeTable(
    """
    0:'#!TDV'||application/x-tecplot|Tecplot data|Tecplot: Data Format Guide, section Binary data file format
    0:'########_Neuralynx_Data_File_Header'||application/x-neuralynx|Recordings of neurons|Neuralynx: data file formats
    0:'###CBF:_VERSION_'||application/x-cbf|Picture of diffraction|CBFlib: CBF/imgCIF specification
    0:'#9' 11:'WAVEDESC'||application/x-lecroy-trc|Trace of an oscilloscope|LeCroy: remote control manual, waveform template
    0:'$FL2'||application/x-spss-sav|SPSS data|PSPP developers guide: system file format
    0:'$FL3'||application/x-spss-sav|SPSS data, compressed|PSPP developers guide: system file format
    0:'**COMPRESSED**_**COMPRESSED**'||application/x-sas-transport|SAS transport file, CPORT|SAS: PROC CPORT; Library of Congress fdd000465
    0:'**TI73**' 8:1a0a||application/x-ti-variables|Variable of a calculator|Texas Instruments: Link guide; TiLP: TI file formats
    0:'**TI82**' 8:1a0a||application/x-ti-variables|Variable of a calculator|Texas Instruments: Link guide; TiLP: TI file formats
    0:'**TI83**' 8:1a0a||application/x-ti-variables|Variable of a calculator|Texas Instruments: Link guide; TiLP: TI file formats
    0:'**TI83F*' 8:1a0a||application/x-ti-variables|Variable of a calculator|Texas Instruments: Link guide; TiLP: TI file formats
    0:'**TI85**' 8:1a0c||application/x-ti-variables|Variable of a calculator|Texas Instruments: Link guide; TiLP: TI file formats
    0:'**TI86**' 8:1a0a||application/x-ti-variables|Variable of a calculator|Texas Instruments: Link guide; TiLP: TI file formats
    0:'**TI89**' 8:0100||application/x-ti-variables|Variable of a calculator|Texas Instruments: Link guide; TiLP: TI file formats
    0:'**TI92**' 8:0100||application/x-ti-variables|Variable of a calculator|Texas Instruments: Link guide; TiLP: TI file formats
    0:'**TI92P*' 8:0100||application/x-ti-variables|Variable of a calculator|Texas Instruments: Link guide; TiLP: TI file formats
    0:'**TIFL**'||application/x-ti-flash|Application of a calculator|T. Conway: TI link protocol guide, file formats
    0:'*RAS' 4:5f 5:'DATA' 9:5f 10:'START'||application/x-rigaku-ras|Diffractogram|Rigaku: RAS file format
    0:'-_of_Ulm'||application/x-ase-ulm|Atomistic simulation|ASE: ase.io.ulm, header
    0:'.scf' 4:0000||application/x-scf|Sequencing trace|Staden: SCF 3.00, section Header
    0:'.sff' 4:00000001||application/x-sff|Sequencing flowgram|454 Life Sciences: SFF, section Common header
    0:':-)_Origin'||application/x-brix|Map of electrons|A. Jones: O, BRIX format
    0:':NANONIS' 8:5f 9:'VERSION:' 17:0a||application/x-nanonis-sxm|Scan of a probe microscope|SPECS: Nanonis SXM file format
    0:':WFMP:'||application/x-tektronix-isf|Trace of an oscilloscope|Tektronix: programmer manual, WFMPRE
    0:':WFMPRE:'||application/x-tektronix-isf|Trace of an oscilloscope|Tektronix: programmer manual, WFMPRE
    0:'<SALEAE>'||application/x-saleae|Trace of a logic analyser|Saleae: Binary export format, Logic 2
    0:'<stata' 6:5f 7:'dta><header><release>'||application/x-stata-dta|Stata data|Stata: dta 117 to 119
    0:'?*File_list' 11:0d0a||application/x-nanoscope-iii-spm|Scan of a probe microscope|Veeco: NanoScope file format; Gwyddion: nanoscope.c
    0:'@(#)ADF_Database_Version'||application/x-cgns|Flow data|CGNS: ADF file format, file header
    0:'@__MFER_'||application/vnd.mfer|Medical waveforms|ISO 22077-1: preamble
    0:'AAMVHFSS'||application/x-bruker-bcf|Maps of spectra|Bruker: SFS container; HyperSpy: bruker.py
    0:'ABF2'||biosig/abf2|Electrophysiology recording|Axon: ABF 2 file format
    0:'ABIF' 6:'tdir'||application/x-abif|Sequencing trace|Applied Biosystems: ABIF file format, directory entry
    0:'AG01' 7:00||application/x-agilent-bin|Trace of an oscilloscope|Agilent: BIN header format
    0:'AG03' 11:00||application/x-agilent-bin|Trace of an oscilloscope|Keysight: BIN header format
    0:'AG10' 7:00||application/x-agilent-bin|Trace of an oscilloscope|Agilent: BIN header format
    0:'AIMDATA' 7:5f 8:'V030'||application/x-scanco-aim|Volume of a bone|Scanco: AIM file format, version 030
    0:'AR2V00' 8:'.'||application/x-nexrad|Volume of a weather radar|NOAA: ICD 2620010, archive II volume header
    0:'ARCHIVE2.'||application/x-nexrad|Volume of a weather radar|NOAA: ICD 2620010, archive II volume header, first version
    0:'ASCII_SPSS_PORT_FILE'||application/x-spss-por|SPSS portable data|PSPP developers guide: portable file format
    0:'AliconaImaging' 14:000d0a||application/x-alicona-al3d|Surface of a microscope|Alicona Imaging: AL3D file format
    0:'Andor_Technology_Multi-Channel_File' 35:0a||image/x-andor-sif|Frames of a camera|Andor: SIF format, first line
    0:'BAI' 3:01||application/x-bai|Index of a sequence alignment|SAM 1.6, section 5.2
    0:'BAM' 3:01||application/x-bam|Sequence alignment, binary|SAM 1.6, section 4.2
    0:'BCF' 3:0201||application/x-bcf|Variant calls, binary|VCF 4.3, section 6
    0:'BCF' 3:0202||application/x-bcf|Variant calls, binary|VCF 4.3, section 6
    0:'BCF' 3:04||application/x-bcf|Variant calls, binary|SAMtools 0.1: bcf.c, header
    0:'BLOW5' 5:01||application/x-blow5|Nanopore signals|BLOW5 file format specification 1.0
    0:'BMDF' 4:01000000||application/x-sphinx-mdef|Phones of a speech model|CMU Sphinx: bin_mdef.c, BIN_MDEF_NATIVE_ENDIAN
    0:'BPM' 3:01||application/x-illumina-bpm|Manifest of probes|Illumina: BPM file format 1
    0:'BREVENTS'||application/x-blackrock-nev|Neural events|Blackrock: NEV file specification 3.0
    0:'BRSMPGRP'||application/x-blackrock-nsx|Neural samples|Blackrock: NSx file specification 3.0
    0:'BUFR'||application/bufr|Meteorological data|WMO: FM 94 BUFR
    0:'CCSD3ZF0000100000001NJPL'||application/x-pds|Image of a probe|NASA: PDS standards reference, SFDU
    0:'CRAM' 4:02||application/x-cram|Sequence alignment, compressed|CRAM 2.1, section 6
    0:'CRAM' 4:03||application/x-cram|Sequence alignment, compressed|CRAM 3.1, section 6
    0:'CSI' 3:01||application/x-csi|Index of sorted records|SAM: CSIv1, section 2
    0:'CTABLE_V2'||application/x-ctable2|Shifts of a datum|PROJ: CTable2 format
    0:'CTDATA-HEADER' 13:5f 14:'V1'||application/x-scanco-isq|Scan of a bone|Scanco: ISQ file format
    0:'DAF/CK__'||application/x-spice-kernel|Orientations|NAIF: DAF required reading
    0:'DAF/PCK_'||application/x-spice-kernel|Constants of planets|NAIF: DAF required reading
    0:'DAF/SPK_'||application/x-spice-kernel|Ephemerides|NAIF: DAF required reading
    0:'DAFETF_NAIF_DAF_'||application/x-spice-kernel|Ephemerides for transfer|NAIF: DAF required reading
    0:'DAT1' 4:00000000||biosig/heka|Recordings of cells|HEKA: bundle header
    0:'DCIMG' 5:000000||image/x-hamamatsu-dcimg|Images of a camera|Hamamatsu: DCIMG format, header
    0:'DIGITAL_SURF' 13:00||application/x-digital-surf|Surface of a profiler|Digital Surf: SUR file format
    0:'DOMGVGPS_Logfile_V1.0:' 22:00||application/x-ggv-log|Recorded track|GPSBabel: ggv_log.cc
    0:'DSCOMPRESSED' 13:00||application/x-digital-surf|Surface of a profiler, compressed|Digital Surf: SUR file format
    0:'EH' 24:'Trigger_Time_=_'||application/x-reftek|Seismic data|REF TEK 130: Recording format, event header packet
    0:'EHFA' 4:5f 5:'HEADER' 11:5f 12:'TAG'||application/x-erdas-hfa|ERDAS Imagine data|ERDAS: HFA file format
    0:'EXP__0_'||application/x-e00|ArcInfo export|PRONOM x-fmt/226; M. Coletti: E00 format
    0:'EXP__1_'||application/x-e00|ArcInfo export, compressed|PRONOM x-fmt/226; M. Coletti: E00 format
    0:'FARO_LS'||application/x-faro-fls|Scan of a laser|PRONOM: FARO LS laser scan data
    0:'FOCTFDA'||image/x-topcon-fda|Scan of an eye|Topcon: FDA file format
    0:'FORMAT_:' 80:'VERSION:' 160:'HDRBLKS:'||image/x-bruker-frame|Frame of a detector|Bruker: SADABS, frame format 86
    0:'FPB1' 4:0d0a0000||application/x-chemfp-fpb|Fingerprints of molecules|chemfp: FPB format, signature
    0:'GHDLwave' 8:0a||application/vnd.gtkwave-ghw|Waveforms|GHDL: grt-waves.adb, header
    0:'GRIB'||application/grib|Gridded weather data|WMO: FM 92 GRIB
    0:'GRID1.2' 7:00||application/x-arcinfo-grid|Grid of ArcInfo|GDAL: AIGrid, hdr.adf
    0:'GSATIMG'||application/x-sandia-gff|Radar picture|Sandia: GFF specification
    0:'GWYOGwyContainer' 16:00||application/x-gwyddion-spm|Scan of a probe microscope, version 1|Gwyddion user guide, section Gwyddion file format
    0:'GWYPGwyContainer' 16:00||application/x-gwyddion-spm|Scan of a probe microscope|Gwyddion user guide, section Gwyddion file format
    0:'Gwyddion_Simple_Field_1.0' 25:0a||application/x-gwyddion-spm|Field of a probe microscope|Gwyddion user guide, section Gwyddion simple field
    0:'HDR1' 80:'UHL1'||application/x-dted|Elevations behind a label|MIL-PRF-89020B, section 3.13
    0:'HEAD74'||application/x-erdas-lan|ERDAS 7 image|ERDAS: ERDAS 7.x LAN and GIS, header
    0:'HEADER_RECORD*******LIBRARY'||application/x-sas-xport|SAS transport file|SAS: TS-140
    0:'HEADER_RECORD*******LIBV8'||application/x-sas-xport|SAS transport file|SAS: TS-140
    0:'HF2' 3:000000||application/x-hf2|Height field|L3DT: HF2 file format 1.0
    0:'HGPC1'||application/x-nwt-grid|Vertical Mapper grid|Northwood: GRD format; GDAL: NWT_GRD
    0:'HGPC8'||application/x-nwt-grid|Vertical Mapper classified grid|Northwood: GRC format; GDAL: NWT_GRC
    0:'HPHP48-'||application/x-hp48-object|Object of a calculator|HP 48G advanced user's reference manual, binary transfer
    0:'HPHP49-'||application/x-hp48-object|Object of a calculator|HP 49G advanced user's guide, binary transfer
    0:'HSF-OCT-'||image/x-heidelberg-vol|Scan of an eye|Heidelberg Engineering: Spectralis, VOL export
    0:'IDAT' 4:0300000000000000||application/x-illumina-idat|Intensities of probes|Illumina: IDAT file format 3; illuminaio
    0:'ILDA' 4:000000||application/x-ilda|Frames for laser projectors|ILDA: Image Data Transfer Format 011
    0:'IMGBLO'||application/x-nanomegas-blo|Patterns of diffraction|NanoMEGAS: blockfile format
    0:'JBINHMM' 7:0a||application/x-julius-hmm|Models of speech|Julius: libsent, write_binhmm.c
    0:'JP055RLOGF_JP'||application/x-javad-jps|Log of a receiver|JAVAD: GREIS, File identifier message
    0:'JPL' 3:20 4:'Planetary' 13:20 14:'Ephemeris' 23:20||application/x-jpl-ephemeris|Places of planets|JPL: asc2eph.f, first record
    0:'KP' 82:'PP' 164:'PP'||application/x-seisan|Seismic waveforms|SEISAN manual, appendix B, PC files
    0:'KRO' 3:01||application/x-kro|KOLOR raw image|Autopano: KOLOR raw format
    0:'LabVIEW_Measurement'||application/x-labview-measurement|Measurements of LabVIEW as text|National Instruments: LVM specification
    0:'MAPSPECTRA' 10:5f 11:'DATA'||application/x-edax-spd|Maps of spectra|EDAX: SPD file format
    0:'MATLAB_5.0_MAT'||application/x-matlab-data|MATLAB data|MathWorks: MAT-file format, level 5
    0:'MATRIX7'||application/x-ecat|Positron scan|CTI: ECAT 7, main header
    0:'MATRIX7' 8:'v' 9:00||application/x-ecat|Positron emission scan|CTI PET Systems: ECAT 7, main header
    0:'MDF_____' 8:'4.'||application/mf4|Measured data|ASAM MDF 4.1, section Identification block
    0:'MEG41CP' 7:00||application/x-ctf-meg|Fields of a brain|CTF: MEG file formats, MEG4 data
    0:'MEG41RS' 7:00||application/x-ctf-meg|Setup of a brain scan|CTF: MEG file formats, MEG4 resources
    0:'MEG42RS' 7:00||application/x-ctf-meg|Setup of a brain scan|CTF: MEG file formats, MEG4 resources
    0:'MMI' 3:02||application/x-minimap2-index|Index of a genome|minimap2: index.c, MM_IDX_MAGIC
    0:'MQ1,' 10:','||application/x-merlin-mib|Frames of a detector|Quantum Detectors: Merlin, MIB header
    0:'MS' 2:03||application/vnd.fdsn.mseed|Seismic data|FDSN: miniSEED 3, section Fixed section
    0:'MTW' 3:00||application/x-rmf|Matrix of heights|GDAL: rmfdataset.cpp
    0:'MTW' 3:00..020000||application/x-rmf|Raster map matrix|GIS Panorama: raster map format; GDAL: RMF
    0:'MTZ_' 10:0000||application/x-ccp4-mtz|Reflections of a crystal|CCP4: MTZ file format
    0:'MsRcd' 5:00||application/x-garmin-mps|Waypoints, routes and tracks|GPSBabel: mapsource.cc
    0:'MsRcf' 5:00||application/x-garmin-gdb|Waypoints, routes and tracks|GPSBabel: gdb.cc
    0:'NAIF/DAF'||application/x-spice-kernel|Ephemerides|NAIF: DAF required reading
    0:'NCBI.sra'||application/x-sra|Sequence read archive|NCBI: SRA toolkit, kar header
    0:'NEURALCD'||application/x-blackrock-nsx|Neural samples|Blackrock: NSx file specification 2.3
    0:'NEURALEV'||application/x-blackrock-nev|Neural events|Blackrock: NEV file specification 2.3
    0:'NEURALSG'||application/x-blackrock-nsx|Neural samples|Blackrock: NSx file specification 2.1
    0:'NEX5' 4:f5010000||application/x-nex5|Recordings of neurons|Nex Technologies: NEX5 file format
    0:'NEX5' 4:f6010000||application/x-nex5|Recordings of neurons|Nex Technologies: NEX5 file format
    0:'NJPL1I00'||image/x-pds|Image of a probe|NASA: PDS labels, compressed images
    0:'New_MicroTSP_Workfile'||application/x-eviews-workfile|EViews work file|gretl: eviews importer
    0:'OCTM' 4:05000000||model/x-openctm|Compressed mesh|OpenCTM file format specification 5, header
    0:'OXLI' 5:01||application/vnd.oxli.countgraph|Counts of sequences|khmer: binary file formats
    0:'Octave-1-B'||application/x-octave-data|Octave data|GNU Octave: ls-oct-binary.cc
    0:'Octave-1-L'||application/x-octave-data|Octave data|GNU Octave: ls-oct-binary.cc
    0:'PEPE2D_'||application/x-perkin-elmer-sp|Spectrum|PerkinElmer: Spectrum block format
    0:'PLEX' 5:000000||application/x-plexon|Neural recording|Plexon: PLX file structure
    0:'PMTiles' 7:03||application/vnd.pmtiles|Map tiles|PMTiles specification 3, section Header
    0:'POLY_SAMPLE_FILE'||application/x-poly5|Biosignals|TMS International: Poly5 format
    0:'PQHISTO' 7:00||application/x-picoquant|Histograms of photons|PicoQuant: Unified TTTR file format
    0:'PQTTTR' 6:0000||application/x-picoquant|Arrivals of photons|PicoQuant: Unified TTTR file format
    0:'RAW' 3:5f 4:'1.06Powdat'||application/x-stoe-raw|Diffractogram|Stoe: RAW file format; xylib
    0:'RAW4.00'||application/x-bruker-raw|Diffractogram|Bruker: RAW file format, version 4
    0:'RDB2' 4:0a||application/x-r-data|R data, little endian|R internals, section 1.8
    0:'RDB3' 4:0a||application/x-r-data|R data, little endian|R internals, section 1.8
    0:'RDX2'||application/x-r-data|R data|R internals, section 1.8
    0:'RDX3'||application/x-r-data|R data|R internals, section 1.8
    0:'RIK3'||image/x-rik|Swedish grid map|GDAL: rikdataset.cpp
    0:'RSC' 3:00||application/x-panorama-rsc|Classifier of map objects|GDAL: OGR SXF driver, RSCHeader
    0:'RSW' 3:00||application/x-rmf|Raster map|GDAL: rmfdataset.cpp
    0:'RSW' 3:00..020000||application/x-rmf|Raster map|GIS Panorama: raster map format; GDAL: RMF
    0:'S6' 3:00 6:0000 11:00||application/x-suds|Seismic data|USGS: PC-SUDS 1.31, structure tag
    0:'SIGDEM'||application/x-sigdem|Scaled integer terrain|GDAL: SIGDEM
    0:'SIS' 3:00 64:'ETS' 67:00||image/x-olympus-ets|Tiles of a slide|Olympus: cellSens, ETS format; Bio-Formats
    0:'SQT' 3:0101||application/x-qix|Spatial index of a shapefile|MapServer: maptree.c, SHPTree header
    0:'SQT' 3:0201||application/x-qix|Spatial index of a shapefile|MapServer: maptree.c, SHPTree header
    0:'SR' 2:0004||application/x-idl-save|IDL variables|Craig Markwardt: Unofficial format specification for the IDL SAVE file
    0:'SR' 2:0006||application/x-idl-save|IDL variables, compressed|Craig Markwardt: Unofficial format specification for the IDL SAVE file
    0:'SSRF' 4:0000||application/x-srf-reads|Sequence reads|SRF: Sequence Read Format 1.3
    0:'STiMage_3.1'||application/x-rhk-sm2-spm|Scan of a probe microscope|RHK: SM2 file format; Gwyddion: rhk-spm32.c
    0:'SXF' 3:00||application/x-panorama-sxf|Map sheet|GDAL: OGR SXF driver, SXFPassport
    0:'TBI' 3:01||application/x-tbi|Index of sorted records|HTSlib: The Tabix index file format
    0:'TDSh' 5:000000||application/x-tdms|Index of measurements of LabVIEW|National Instruments: TDMS file format internal structure
    0:'TDSm' 5:000000||application/x-tdms|Measurements of LabVIEW|National Instruments: TDMS file format internal structure
    0:'TERRAGENTERRAIN_'||application/terragen|Terrain|Planetside: Terragen .ter file format
    0:'TRACK' 5:00 996:000003e8||application/x-trackvis|Fibre tracks|TrackVis: track file format, header size
    0:'TRACK' 5:00 996:e8030000||application/x-trackvis|Fibre tracks|TrackVis: track file format, header size
    0:'TerraByte_Location_File'||application/x-easygps|Waypoints|GPSBabel: easygps.cc
    0:'Trie' 4:20 5:'Language' 13:20 14:'Model'||application/x-sphinx-lm|Speech model of words|CMU Sphinx: ngram_model_trie.c, trie_hdr
    0:'V3RD' ?||application/x-philips-rd|Diffractogram|Philips: RD file format; xylib
    0:'V5RD' ?||application/x-philips-rd|Diffractogram|Philips: RD file format; xylib
    0:'VTXF'||application/x-vortex|Vortex columns|Vortex: file format specification
    0:'VZ' 2:0001 4:20||application/vnd.gtkwave-vzt|Waveforms|GTKWave: vzt_write.h, VZT_WR_HDRID, version and granule size
    0:'VZ' 2:0001 4:40||application/vnd.gtkwave-vzt|Waveforms|GTKWave: vzt_write.h, VZT_WR_HDRID, version and granule size
    0:'Version_3.0' 11:00||application/x-neuroscan-cnt|Brain waves|Neuroscan: sethead.h, SETUP
    0:'VjCD0100'||chemical/x-cdx|ChemDraw drawing|CambridgeSoft: CDX file format, section Header
    0:'WAVEDESC' 11:00000000||application/x-lecroy-trc|Trace of an oscilloscope|LeCroy: remote control manual, waveform template
    0:'WDF1' 8:0002000000000000||application/x-renishaw-wdf|Raman spectra|Renishaw: WDF file format, first block
    0:'WSxM_file_copyright_'||application/x-wsxm-spm|Scan of a probe microscope|Nanotec: WSxM, STP file format; Gwyddion: wsxmfile.c
    0:'WinCasino_Simulation_File'||application/x-casino-simulation|Paths of electrons|Casino 2: simulation file, header
    0:'XDF:'||application/x-xdf|Streams of a laboratory|XDF specification 1.0, magic code
    0:'YMOB'||chemical/x-yob|YASARA object|YASARA: object files; Open Babel: yasaraformat.cpp
    0:'_sxN' 4:02000000||model/x-nexus-mesh|Mesh of many resolutions|Nexus: Signature, version 2
    0:'aBCR-0.0'||application/x-iso-25178-sdf|Surface of a profiler, as text|ISO 25178-71, header
    0:'aBCR-1.0'||application/x-iso-25178-sdf|Surface of a profiler, as text|ISO 25178-71, header
    0:'aISO-1.0'||application/x-iso-25178-sdf|Surface of a profiler, as text|ISO 25178-71, header
    0:'bBCR-0.0'||application/x-iso-25178-sdf|Surface of a profiler|ISO 25178-71, header
    0:'bBCR-1.0'||application/x-iso-25178-sdf|Surface of a profiler|ISO 25178-71, header
    0:'bISO-1.0'||application/x-iso-25178-sdf|Surface of a profiler|ISO 25178-71, header
    0:'binterr1.'||application/x-binary-terrain|Terrain|Virtual Terrain Project: BT file format
    0:'fgb' 3:03 4:'fgb'||application/vnd.flatgeobuf|Geographic features|FlatGeobuf specification, section Magic bytes
    0:'fxyz' 6:0000||chemical/x-binpos|Molecular coordinates|Scripps: BINPOS format
    0:'gtc' 3:03||application/x-illumina-gtc|Genotypes|Illumina: GTC file format 3
    0:'gtc' 3:04||application/x-illumina-gtc|Genotypes|Illumina: GTC file format 4
    0:'gtc' 3:05||application/x-illumina-gtc|Genotypes|Illumina: GTC file format 5
    0:'header.format_=_'||application/x-open-ephys|Recordings of neurons|Open Ephys: data format, header
    0:'imhv2'||image/x-iraf|IRAF picture header|IRAF: imio, OIF version 2
    0:'ncaa' 4:0a||image/x-vff|Volume of a scanner|Sun: SunVision, VFF header
    0:'ooBinaryFile'||application/x-praat-data|Objects of a phonetician|Praat manual, section Write to binary file
    0:'root' 4:0000||application/x-root|ROOT data|CERN: ROOT, TFile header
    0:'s3' 2:0a 3:'version'||application/x-sphinx-s3|Numbers of a speech model|CMU Sphinx: bio.c, s3 file header
    0:'trrn' 5:00||application/x-leveller|Heights of a terrain|Daylon: Leveller document format
    0:'{' 1:0a 2:'HeaderID'||image/x-esrf-edf|Picture of a detector|ESRF data format; FabIO: edfimage.py
    0:000000 4:000000 8:'VERSION_'||application/x-gromacs-tpr|Input of a simulation|GROMACS: tpxio.cpp, do_tpxheader
    0:00000000 8:'GRMREC0'||application/x-garmin-gpi|Points of interest|GPSBabel: garmin_gpi.cc
    0:00000000000000 16:0000000000000000 40:'GENERAL_INFO' 52:00||application/x-gromacs-tng|Trajectory|M. Lundborg and others 2014: TNG trajectory format
    0:000000000000000000000000c2ea8160b31411cfbd92080009c7318c181f1011||application/x-sas-data|SAS data|SAS7BDAT format
    0:000000000000000000000000c2ea8160b31411cfbd92080009c7318c181f1011 156:'ACCESS__'||application/x-sas-access|SAS access descriptor|ReadStat: sas.h, file type of the header
    0:000000000000000000000000c2ea8160b31411cfbd92080009c7318c181f1011 156:'AUDIT___'||application/x-sas-audit|SAS audit trail|ReadStat: sas.h, file type of the header
    0:000000000000000000000000c2ea8160b31411cfbd92080009c7318c181f1011 156:'CATALOG_'||application/x-sas-catalog|SAS catalog|ReadStat: sas.h, file type of the header
    0:000000000000000000000000c2ea8160b31411cfbd92080009c7318c181f1011 156:'DMDB____'||application/x-sas-dmdb|SAS data mining database|ReadStat: sas.h, file type of the header
    0:000000000000000000000000c2ea8160b31411cfbd92080009c7318c181f1011 156:'FDB_____'||application/x-sas-fdb|SAS financial database|ReadStat: sas.h, file type of the header
    0:000000000000000000000000c2ea8160b31411cfbd92080009c7318c181f1011 156:'INDEX___'||application/x-sas-data-index|SAS index|ReadStat: sas.h, file type of the header
    0:000000000000000000000000c2ea8160b31411cfbd92080009c7318c181f1011 156:'ITEMSTOR'||application/x-sas-itemstor|SAS item store|ReadStat: sas.h, file type of the header
    0:000000000000000000000000c2ea8160b31411cfbd92080009c7318c181f1011 156:'MDDB____'||application/x-sas-mddb|SAS multidimensional database|ReadStat: sas.h, file type of the header
    0:000000000000000000000000c2ea8160b31411cfbd92080009c7318c181f1011 156:'PROGRAM_'||application/x-sas-program-data|SAS stored program|ReadStat: sas.h, file type of the header
    0:000000000000000000000000c2ea8160b31411cfbd92080009c7318c181f1011 156:'PUTILITY'||application/x-sas-putility|SAS permanent utility|ReadStat: sas.h, file type of the header
    0:000000000000000000000000c2ea8160b31411cfbd92080009c7318c181f1011 156:'UTILITY_'||application/x-sas-utility|SAS utility|ReadStat: sas.h, file type of the header
    0:000000000000000000000000c2ea8160b31411cfbd92080009c7318c181f1011 156:'VIEW____'||application/x-sas-view|SAS view|ReadStat: sas.h, file type of the header
    0:000000000000000149||application/vnd.gtkwave-fst|Waveforms|GTKWave: fstapi.c, header block of 329 bytes
    0:00000006 12:00000006 24:00000008||application/x-ah|Seismic waveforms|Lamont-Doherty: ahhead.h, XDR
    0:00000050 84:0000005000000050||application/x-seisan|Seismic waveforms|SEISAN manual, appendix B, Sun files
    0:00000054 4:'CORD'||application/x-dcd|Molecular trajectory|CHARMM: DCD file format
    0:00000054 4:'VELD'||application/x-dcd|Velocities of molecules|CHARMM: DCD file format
    0:00000064 4:0000001f00000014||application/x-fif|Fields of a brain|Neuromag: FIFF, FIFF_FILE_ID
    0:0000044c 8:000000 12:000000||application/x-ah|Seismic waveforms|Lamont-Doherty: AH version 2, magic number 1100
    0:000004d2 128:'mar_research'||image/x-mar345|Image of a plate|mar research: mar345 formats, section Header
    0:000007c90000000d0000000c 12:'GMX' 15:5f 16:'trn' 19:5f 20:'file'||application/x-gromacs-trr|Molecular trajectory|GROMACS manual: file formats, trr
    0:0000270a||application/vnd.shx|ESRI shape index|ESRI Shapefile Technical Description 1998, table 1
    0:0000270a 24:........ 28:e8030000||application/vnd.shp|ESRI shapefile|ESRI Shapefile Technical Description 1998, table 1
    0:0000270a 24:........ 28:e8030000 100:00000032||application/vnd.shx|ESRI shape index|ESRI shapefile technical description, index record
    0:0000270a00 28:00000000||application/x-arcinfo-coverage|ArcInfo coverage index|D. Morissette: Arc/Info binary coverage format, section ARX and PAX
    0:0000270afffffe70||application/x-sbn|Spatial index of a shapefile|pyshp and J. Rouault: SBN format
    0:00029f29000000||application/x-gromacs-checkpoint|State of a simulation|GROMACS: checkpoint.cpp, CPT_MAGIC1
    0:00127b4e 4:00||application/x-petsc-binary|PETSc vector|PETSc manual: VecLoad, VEC_FILE_CLASSID
    0:00127b50 4:00||application/x-petsc-binary|PETSc matrix|PETSc manual: MatLoad, MAT_FILE_CLASSID
    0:00127b52 4:00||application/x-petsc-binary|PETSc index set|PETSc manual: ISLoad, IS_FILE_CLASSID
    0:0069006d006800640072||image/x-iraf|IRAF picture header|IRAF: imio, OIF version 1
    0:0100 2:'Directory' 11:00||application/x-wyko-opd|Surface of a profiler|Wyko: OPD file format; Gwyddion: opdfile.c
    0:01320000 5:'GC_/_MS'||application/x-agilent-chemstation|Mass spectra|Agilent: ChemStation data file, file string
    0:01320000 5:'LC_/_MS'||application/x-agilent-chemstation|Mass spectra|Agilent: ChemStation data file, file string
    0:01380004||application/vnd.gtkwave-lxt|Waveforms|GTKWave: lxt_write.h, LT_HDRID and version
    0:01a1460069006e006e006900670061006e00||application/x-thermo-raw|Mass spectra|unfinnigan: Finnigan header
    0:01ffffff 8:'DS1'||application/x-rigol-wfm|Trace of an oscilloscope|Rigol: WFM, series 1000Z; S. Prahl: RigolWFM
    0:01ffffff 8:'MSO1'||application/x-rigol-wfm|Trace of an oscilloscope|Rigol: WFM, series 1000Z; S. Prahl: RigolWFM
    0:02000000 4:'UL' 6:0400||application/dicom|Images without a preamble|DICOM PS3.10, section 7.1
    0:022791c6||application/x-intan-rhd|Recordings of neurons|Intan: RHD2000 data file formats
    0:023330 5:'LC_DATA_FILE'||application/x-agilent-chemstation|Chromatogram|Agilent: ChemStation data file, versions 30 and 31
    0:023331 5:'LC_DATA_FILE'||application/x-agilent-chemstation|Spectra of a chromatogram|Agilent: ChemStation data file, versions 30 and 31
    0:03313330 348:430020004400410054004100||application/x-agilent-chemstation|Chromatogram|Agilent: ChemStation data file, version 130
    0:03313331 349:430020004400410054004100||application/x-agilent-chemstation|Spectra of a chromatogram|Agilent: ChemStation data file, version 131
    0:03313739 350:43002000||application/x-agilent-chemstation|Chromatogram|Agilent: ChemStation data file, version 179
    0:0800000004000000||application/dicom|Images without a preamble|ACR-NEMA 300; DICOM PS3.10, section 7
    0:08000500 4:'CS'||application/dicom|Images without a preamble|DICOM PS3.5, section 7.1.2
    0:08000500 8:'ISO' 11:5f 12:'IR_'||application/dicom|Images without a preamble|DICOM PS3.5, section 7.1.3
    0:0a0afefe||application/x-bruker-opus|Spectrum|Bruker: OPUS, magic number; brukeropusreader
    0:0b0e0a0c||application/x-r-qs|Object of R, qs|qs: qs_common.h, magic_bits
    0:0b0e0ac1||application/x-r-qs|Object of R, qs2|qs2: io header, magic numbers
    0:0b0e0acd||application/x-r-qs|Object of R, qdata|qs2: io header, magic numbers
    0:0e031301||application/x-hdf|HDF4 data|HDF4 specification and developer's guide
    0:0f0f 2:':WFM#'||application/x-tektronix-wfm|Trace of an oscilloscope|Tektronix: Reference waveform file format
    0:13800001||application/vnd.gtkwave-lxt2|Waveforms|GTKWave: lxt2_write.h, LXT2_WR_HDRID and version
    0:1a412743 4:00000000||application/x-2bit|Genome sequence|UCSC: File Formats, .2bit format
    0:1a412743 4:00000001||application/x-2bit|Genome sequence|UCSC: File Formats, .2bit format, version 1
    0:1c00000000000000 8:'ENCRYPTEDSAV'||application/x-spss-sav|SPSS data, encrypted|PSPP developers guide: encrypted file wrappers
    0:26fc8f88||application/x-bigwig|Genome signal|UCSC: bigWig, bbiFile.h
    0:30803080a0801a||application/x-blast-headers|Titles of sequences|NCBI: BLAST database format, header file; blastdb.asn, Blast-def-line
    0:30803080a1803080||application/x-blast-headers|Titles of sequences|NCBI: BLAST database format, header file; blastdb.asn, Blast-def-line
    0:3a290a00||application/x-jackson-smile|Smile data|Smile format specification, section High-level format
    0:3a290a01||application/x-jackson-smile|Smile data|Smile format specification, section High-level format
    0:3a290a02||application/x-jackson-smile|Smile data|Smile format specification, section High-level format
    0:3a290a03||application/x-jackson-smile|Smile data|Smile format specification, section High-level format
    0:3a290a04||application/x-jackson-smile|Smile data|Smile format specification, section High-level format
    0:3a290a05||application/x-jackson-smile|Smile data|Smile format specification, section High-level format
    0:3a290a06||application/x-jackson-smile|Smile data|Smile format specification, section High-level format
    0:3a290a07||application/x-jackson-smile|Smile data|Smile format specification, section High-level format
    0:3a3de96b||application/x-nib|Genome sequence|UCSC: File Formats, .nib format
    0:3a550001||application/x-seg2|Seismic data|SEG-2, file descriptor block
    0:3b0100000001||application/x-affymetrix-cel|Probe intensities|Affymetrix: Command Console generic data file format
    0:4000000004000000||application/x-affymetrix-cel|Probe intensities|Affymetrix: GCOS CEL file format, version 4
    0:420a02000000||application/x-r-data|R object, little endian|R internals, section 1.8
    0:420a03000000||application/x-r-data|R object, little endian|R internals, section 1.8
    0:4300000001000000||application/x-affymetrix-cdf|Layout of a probe array|Affymetrix: XDA CDF file format
    0:4300000004000000||application/x-affymetrix-cdf|Layout of a probe array|Affymetrix: XDA CDF file format
    0:4327411a 4:00000000||application/x-2bit|Genome sequence|UCSC: File Formats, .2bit format
    0:4327411a 4:01000000||application/x-2bit|Genome sequence|UCSC: File Formats, .2bit format, version 1
    0:48494300||application/x-hic|Chromosome contacts|Aiden Lab: HiC format
    0:491f0000 16:491f||application/x-nanometrics-y|Seismic data|Nanometrics: Y file format, tags
    0:49499701 4:1002||application/x-fei-ser|Series of an electron microscope|C. Boothroyd: SER file format
    0:49499701 4:2002||application/x-fei-ser|Series of an electron microscope|C. Boothroyd: SER file format
    0:4b00 16:'KMI'||application/x-kinemetrics-evt|Strong motion|Kinemetrics: Altus file format, tag and header
    0:4b01 16:'KMI'||application/x-kinemetrics-evt|Strong motion|Kinemetrics: Altus file format, tag and header
    0:4b061e000000||application/x-systat|SYSTAT data|R: foreign, R_systat.c
    0:4e554d5f4f524543 8:0000000b||application/x-ntv2|Datum shift grid|NTv2 developer's guide, appendix A
    0:4e554d5f4f524543 8:0b000000||application/x-ntv2|Datum shift grid|NTv2 developer's guide, appendix A
    0:50000000 84:5000000004000000 96:04000000||application/x-trz|Molecular trajectory|IBIsCO: TRZ files; MDAnalysis: TRZ
    0:50000000 84:5000000050000000||application/x-seisan|Seismic waveforms|SEISAN manual, appendix B, Linux files
    0:50ed55ba 4:01001000||application/x-cuda-fatbin|CUDA fat binary|NVIDIA: fatbinary.h
    0:54000000 4:'VELD'||application/x-dcd|Velocities of molecules|CHARMM: DCD file format
    0:5400000000000000 8:'CORD'||application/x-dcd|Molecular trajectory|CHARMM: DCD file format, records of eight bytes
    0:5400000043 5:'ORD'||application/x-dcd|Molecular trajectory|CHARMM: DCD file format
    0:553a0100||application/x-seg2|Seismic data|SEG-2, file descriptor block
    0:580a00000002||application/x-r-data|R object|R internals, section 1.8
    0:580a00000003||application/x-r-data|R object|R internals, section 1.8
    0:5c 1:'*EC_File_list' 14:0d0a||application/x-nanoscope-iii-spm|Scan of a probe microscope|Veeco: NanoScope file format; Gwyddion: nanoscope.c
    0:5c 1:'*File_list' 11:0d0a||application/x-nanoscope-iii-spm|Scan of a probe microscope|Veeco: NanoScope file format; Gwyddion: nanoscope.c
    0:5c 1:'*Force_file_list' 17:0d0a||application/x-nanoscope-iii-spm|Curve of a probe microscope|Veeco: NanoScope file format; Gwyddion: nanoscope.c
    0:67010100||application/x-stata-dta|Stata data|pandas: stata.py, dta 103
    0:67020100||application/x-stata-dta|Stata data|pandas: stata.py, dta 103
    0:68010100||application/x-stata-dta|Stata data|Stata: dta 104
    0:68020100||application/x-stata-dta|Stata data|Stata: dta 104
    0:69006d006800640072||image/x-iraf|IRAF picture header|IRAF: imio, OIF version 1, little endian
    0:69010100||application/x-stata-dta|Stata data|Stata: dta 105
    0:69020100||application/x-stata-dta|Stata data|Stata: dta 105
    0:6be93d3a||application/x-nib|Genome sequence|UCSC: File Formats, .nib format
    0:6c010100||application/x-stata-dta|Stata data|Stata: dta 108
    0:6c020100||application/x-stata-dta|Stata data|Stata: dta 108
    0:6c1b00||application/x-plink-bed|Genotypes, by sample|PLINK 1.9: file formats, bed
    0:6c1b01||application/x-plink-bed|Genotypes|PLINK 1.9: file formats, bed
    0:6c1b10||application/x-plink-pgen|Genotypes|PLINK 2.0: PGEN specification
    0:6d18ee15a4f84a02||application/x-diamond-database|Protein database of DIAMOND|DIAMOND: reference.h, ReferenceHeader
    0:6e010100||application/x-stata-dta|Stata data|Stata: dta 110
    0:6e020100||application/x-stata-dta|Stata data|Stata: dta 110
    0:6f010100||application/x-stata-dta|Stata data|Stata: dta 111
    0:6f020100||application/x-stata-dta|Stata data|Stata: dta 111
    0:71010100||application/x-stata-dta|Stata data|Stata: dta 113
    0:71020100||application/x-stata-dta|Stata data|Stata: dta 113
    0:72010100||application/x-stata-dta|Stata data|Stata: dta 114
    0:72020100||application/x-stata-dta|Stata data|Stata: dta 114
    0:73010100||application/x-stata-dta|Stata data|Stata: dta 115
    0:73020100||application/x-stata-dta|Stata data|Stata: dta 115
    0:7b0a 2:'HEADER' 8:5f 9:'BYTES='||image/x-adsc|Frame of a detector|ADSC: SMV format; IUCr: imgCIF, headers
    0:83a7 2:'encoder'||chemical/x-binarycif|Macromolecular structure|BinaryCIF specification, section File
    0:83a7 2:'version' 9:a5||chemical/x-binarycif|Macromolecular structure|BinaryCIF specification, section File
    0:8789f2eb||application/x-bigbed|Genome annotation|UCSC: bigBed, bbiFile.h
    0:881b036f||application/x-zygo-spm|Surface of a profiler|Zygo: MetroPro reference guide, data format
    0:881b0370||application/x-zygo-spm|Surface of a profiler|Zygo: MetroPro reference guide, data format
    0:881b0371||application/x-zygo-spm|Surface of a profiler|Zygo: MetroPro reference guide, data format
    0:888ffc26||application/x-bigwig|Genome signal|UCSC: bigWig, bbiFile.h
    0:89484446||application/x-hdf5|HDF5 data|HDF5 file format specification 3.0
    0:8b504f440d0a1a0a||application/x-pod5|Signals of nanopores|Oxford Nanopore: POD5 specification, section Combined file layout
    0:934e554d5059||application/x-npy|NumPy array|NumPy: numpy.lib.format
    0:a5a53800 4:'DS'||application/x-rigol-wfm|Trace of an oscilloscope|Rigol: WFM, series 2000 and 4000; S. Prahl: RigolWFM
    0:a5a53800 4:'MSO'||application/x-rigol-wfm|Trace of an oscilloscope|Rigol: WFM, series 2000 and 4000; S. Prahl: RigolWFM
    0:ac2791d6||application/x-intan-rhs|Recordings of neurons|Intan: RHS2000 data file formats
    0:ae5a54520d0a1a0a||application/x-ztr|Sequencing trace|Staden: ZTR 1.2, section Header
    0:b0edede8||application/x-hmmer-profile|Binary profile|HMMER: p7_hmmfile.c, v3e_magic
    0:b5edede8||application/x-hmmer-profile|Binary profile|HMMER: p7_hmmfile.c, HMMER 2, v20magic
    0:b6edede8||application/x-hmmer-profile|Binary profile|HMMER: p7_hmmfile.c, v3a_magic
    0:b7edede8||application/x-hmmer-profile|Binary profile|HMMER: p7_hmmfile.c, v3b_magic
    0:b8edede8||application/x-hmmer-profile|Binary profile|HMMER: p7_hmmfile.c, v3c_magic
    0:b9edede8||application/x-hmmer-profile|Binary profile|HMMER: p7_hmmfile.c, v3d_magic
    0:baedede8||application/x-hmmer-profile|Binary profile|HMMER: p7_hmmfile.c, v3f_magic
    0:bebebebe 4:0000 8:000000..||application/x-casa-table|CASA table|casacore: AipsIO, magic value
    0:bebebebe 6:0000 10:0000||application/x-casa-table|CASA table|casacore: AipsIO, magic value, little endian
    0:d2040000 128:'mar_research'||image/x-mar345|Image of a plate|mar research: mar345 formats, section Header
    0:d300 2:'TrackMaker'||application/x-trackmaker|Waypoints, routes and tracks|GPS TrackMaker: GTM file format 211, header
    0:d3d3c9b2||application/x-easel-index|Sequence index|Easel: esl_ssi.c, v20magic
    0:d3d3c9b3||application/x-easel-index|Sequence index|Easel: esl_ssi.c, v30magic
    0:dacebe0a||application/x-nd2|Nikon microscope images|Bio-Formats: NativeND2Reader
    0:df65df65df65df65||application/x-gsd|Trajectory of particles|GSD: File layer, header
    0:e00100ea||application/x-ion|Ion data|Amazon Ion binary encoding, version marker
    0:ebf28987||application/x-bigbed|Genome annotation|UCSC: bigBed, bbiFile.h
    0:efbeadde 4:00000000||chemical/x-rdkit-mol|Molecule|RDKit: MolPickler, header
    0:f0f0 2:':WFM#'||application/x-tektronix-wfm|Trace of an oscilloscope, big endian|Tektronix: Reference waveform file format
    0:f3e6e6b3||application/x-hmmer-profile|Pressed profile, filter part|HMMER: p7_oprofile io.c, v3f_fmagic
    0:f3f0e6b3||application/x-hmmer-profile|Pressed profile, main part|HMMER: p7_oprofile io.c, v3f_pmagic
    0:f8e8710164000002||application/x-mapinfo-ind|Index of a MapInfo table|GDAL: mitab_indfile.cpp, IND header block
    0:ff 1:'BIOSEMI'||biosig/bdf|Biosignals of 24 bits|BioSemi: BDF, header record
    0:ffe0046f356332||application/vnd.openstreetmap.data+o5m|Map changes|OpenStreetMap wiki: o5m
    0:ffe0046f356d32||application/vnd.openstreetmap.data+o5m|Map data|OpenStreetMap wiki: o5m
    0:ffff00000700000004000000||application/x-jmp-data|JMP data table|JMPReader.jl: file signature
    0:ffff26fd 4:000000||application/x-gromacs-edr|Energies of a simulation|GROMACS: enxio.cpp, do_enxnms
    0:fffffe 3:'created_by'||application/x-freesurfer-surface|Surface of a brain|FreeSurfer: triangle surface files
    16:'DSKIMG' 22:00 65:'GARMIN'||application/x-garmin-img|Garmin map|J. Mechalas: Garmin IMG format
    16:'DSKIMG' 65:'GARMIN'||application/x-garmin-img|Map of a receiver|J. Mechalas: Garmin IMG format, header
    16:'bgen' 6:0000||application/x-bgen|Genotypes|BGEN 1.3, header block
    16:0000000000000000 40:'GENERAL_INFO' 52:00||application/x-tng|Molecular trajectory|TNG: Trajectory file format, general info block
    208:'MAP_' 212:1111||application/x-mrc|Density map, big endian|CCP-EM: MRC2014, word 53
    208:'MAP_' 212:4441||application/x-mrc|Density map|CCP-EM: MRC2014, word 53
    208:'MAP_' 212:4444||application/x-mrc|Density map|CCP-EM: MRC2014, word 53
    252:2ae389b8||application/x-gipl|Medical image|Guy's Image Processing Lab: magic number
    252:efffe9b0||application/x-gipl|Medical image|Guy's Image Processing Lab: magic number
    2:'(C)_CED_87'||application/x-spike2|Recordings of Spike2|CED: SON library 5, file header
    2:5300540069004d006100670065002000300030003400||application/x-rhk-sm3-spm|Scan of a probe microscope|RHK: SM3 file format; Gwyddion: rhk-sm3.c
    2:5300540069004d006100670065002000300030003500||application/x-rhk-sm4-spm|Scan of a probe microscope|RHK: SM4 file format; Gwyddion: rhk-sm4.c
    4:'V1.00RECORD'||application/x-dlis|Well log|API: RP 66 version 1, section 2.3.2, Storage unit label
    4:0a09 6:'OSMHeader'||application/vnd.openstreetmap.data+pbf|Map data|OpenStreetMap: PBF format, section Fileformat
    8:'.FIT'||application/vnd.ant.fit|Activity data|Garmin: FIT protocol, section File header
    8:'GSF-v' 0:0000||application/x-gsf|Sonar data|Leidos: Generic sensor format, header record
    """)
}
