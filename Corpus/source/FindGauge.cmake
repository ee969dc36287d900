#[=======================================================================[.rst:
FindGauge
---------

Finds the library ``gauge``, which reads what the tide does. It has **one** header and `one archive`_.

.. variable:: GAUGE_ROOT

  Where to look first.

  * a folder
  * a list of folders
#]=======================================================================]

find_package(PkgConfig)
set(_gauge_names gauge gauge2)
if(GAUGE_ROOT)
  list(APPEND CMAKE_PREFIX_PATH "${GAUGE_ROOT}")
endif()
find_library(GAUGE_LIBRARY NAMES ${_gauge_names})
include(FindPackageHandleStandardArgs)
if(GAUGE_LIBRARY)
  add_library(Gauge::Gauge UNKNOWN IMPORTED)
  message(STATUS "found ${GAUGE_LIBRARY}")
endif()
