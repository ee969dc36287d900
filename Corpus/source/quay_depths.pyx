#!/usr/bin/env python3
# cython: language_level=3, boundscheck=False
"""The depths at a quay."""


def deepest(depths):
    best = 0.0
    for depth in depths:
        if depth > best:
            best = depth
    return best
