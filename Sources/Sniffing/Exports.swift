// SPDX-License-Identifier: Apache-2.0
// Whoever imports the front door also sees the values that come through it.
@_exported public import Detection
@_exported public import enum LibMagic.LibMagicError
@_exported public import Ranking
@_exported public import UniformTypes
