/****************************************************************************
** Meta object code from reading C++ file 'lamp.h'
**
** Created by: The Qt Meta Object Compiler version 67 (Qt 5.15.2)
**
** WARNING! All changes made in this file will be lost!
*****************************************************************************/

#include "lamp.h"
#if !defined(Q_MOC_OUTPUT_REVISION)
#error "lamp.h has no QObject"
#endif
