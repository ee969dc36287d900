// SPDX-License-Identifier: Apache-2.0
import CSniffSystem
import Glibc

/// What an installed locale, whose character set is UTF-8, knows of characters.
///
/// Leaves the locale of the process alone: the calling thread has this one for the length of each call.
package final class LocaleCharacters: @unchecked Sendable {
  /// Never changed once it is made, so that threads may share it.
  private let handle: locale_t

  /// The locale of a name; nil where it is not installed, in whose place `setlocale` leaves C, or has another character set.
  ///
  /// Corresponds to `newlocale` and `nl_langinfo`.
  package init?(locale name: String) {
    guard let handle = newlocale(LC_CTYPE_MASK, name, nil) else { return nil }
    self.handle = handle
    // Linked statically, nl_langinfo_l answers for the thread's locale whatever it is asked for.
    let charset = within { nl_langinfo(nl_item(CODESET)).map { String(cString: $0) } }
    guard charset == "UTF-8" else { return nil }
  }

  deinit { freelocale(handle) }

  private func within<Result>(_ body: () -> Result) -> Result {
    let previous = uselocale(handle)
    defer { uselocale(previous) }
    return body()
  }

  /// Whether a character can be printed; corresponds to `iswprint`.
  package func isPrintable(_ scalar: Unicode.Scalar) -> Bool { within { iswprint(scalar.value) != 0 } }

  /// The columns that a character takes on a terminal, 1 or 2; one that takes none counts as 1.
  ///
  /// Corresponds to `wcwidth`.
  package func columns(of scalar: Unicode.Scalar) -> Int {
    within { max(1, Int(wcwidth(wchar_t(truncatingIfNeeded: scalar.value)))) }
  }
}
