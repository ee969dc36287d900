# symbols.tcl --
#
#	Symbols for the chart of the harbour.

namespace eval ::chart::symbols {}

image create photo ::chart::symbols::buoy -data {
    iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAYAAABzenr0AAAABHNCSVQICAgIfAhkiAAABSZJREFU
    WIXll1toVEcYgL+Zc87u2Yu7MYmrWRuTJuvdiMuqiJd4yYKXgMQKVkSjFR80kFIVJfWCWlvpg4h9
}
