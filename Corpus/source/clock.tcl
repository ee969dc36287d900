#!/usr/bin/env tclsh
package require Tcl 8.5

namespace eval clockface {
    variable marks {12 3 6 9}
    proc angle {hour minute} {
        expr {30.0 * ($hour % 12) + 0.5 * $minute}
    }
}

foreach mark $clockface::marks {
    puts [format "%2d: %6.1f" $mark [clockface::angle $mark 0]]
}
if {[info exists argv] && [llength $argv] > 0} {
    puts "arguments: [join $argv {, }]"
}
