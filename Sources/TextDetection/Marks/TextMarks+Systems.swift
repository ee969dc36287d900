// SPDX-License-Identifier: Apache-2.0
import Detection

extension TextMarks {
  /// Marks of what systems and packages write down about programs, files and discs.
  static let systems = TypeTable(
    """
    # Microsoft eMbedded Visual Tools Project File||application/vnd.ms-developer|eMbedded Visual Tools project|eMbedded Visual C++ 4
    # xmcd||text/xmcd|Tracks of a disc|T. Kan: xmcd, CDDB file format|||DTITLE=
    #Signature file v||text/x-sigtest|Signatures of classes|SigTest user's guide, section Signature file|9||CLSS~
    ?package(||text/x-debian-menu|Entry of a menu|Debian: menufile(5)|||needs=
    Begin3||text/x-lsm|Entry of the Linux Software Map|L. Wirzenius and others: LSM template|$||Title:
    Begin4||text/x-lsm|Entry of the Linux Software Map|L. Wirzenius and others: LSM template|$||Title:
    Microsoft eMbedded Visual Tools Workspace File||application/vnd.ms-developer|eMbedded Visual Tools workspace|eMbedded Visual C++ 4
    This file contains any messages produced by compilers while||text/x-log|Log of configure|GNU Autoconf manual, section config.log|$||configure
    """)
}
