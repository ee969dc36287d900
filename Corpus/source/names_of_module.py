from _tides import Tide, Quay, Berth, moor


__all__ = ("Tide", "Quay", "Berth", "moor")
