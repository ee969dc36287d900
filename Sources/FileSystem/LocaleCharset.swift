// SPDX-License-Identifier: Apache-2.0
import Glibc

/// The character set of a locale, as far as the system knows the locale.
package enum LocaleCharset {
  /// The name of the character set, such as `UTF-8`; nil for a locale that is not installed, in whose place `setlocale` leaves C.
  ///
  /// Leaves the locales of the process and of the thread as they are; corresponds to `newlocale` and `nl_langinfo`.
  package static func name(ofLocale locale: String) -> String? {
    guard let handle = newlocale(LC_CTYPE_MASK, locale, nil) else { return nil }
    // Linked statically, nl_langinfo_l answers for the thread's locale whatever it is asked for.
    let previous = uselocale(handle)
    defer {
      uselocale(previous)
      freelocale(handle)
    }
    return nl_langinfo(nl_item(CODESET)).map { String(cString: $0) }
  }
}
