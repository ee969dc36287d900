// SPDX-License-Identifier: Apache-2.0
// Whoever imports the findings also sees where they stand.
@_exported public import struct PropertyLists.SourcePosition
