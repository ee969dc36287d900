# Distributed with the harbour tools; see LICENSE.

#[=======================================================================[.rst:
HarbourTools
------------

This module provides commands for building charts from soundings.

.. command:: harbour_add_chart

  .. code-block:: cmake

    harbour_add_chart(<name> [SOUNDINGS <file>...])

  Adds a chart with the given name.
#]=======================================================================]

function(harbour_add_chart name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOUNDINGS")
  add_custom_target(${name} ALL DEPENDS ${arg_SOUNDINGS})
endfunction()
