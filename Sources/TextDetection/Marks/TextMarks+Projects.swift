// SPDX-License-Identifier: Apache-2.0
import Detection

extension TextMarks {
  /// Marks of settings that projects keep beside their sources.
  static let projects = TypeTable(
    """
    BasedOnStyle: |public.yaml|application/yaml|Settings of clang-format|LLVM: Clang-Format style options, BasedOnStyle||chromium gnu google inheritparentconfig llvm microsoft mozilla webkit
    Checks:|public.yaml|application/yaml|Settings of clang-tidy|LLVM: Clang-Tidy, section Using Clang-Tidy|||clang- -*
    File=||application/vnd.kde.kcfgc|Settings for a compiler of settings|KDE: kconfig_compiler, section Options|||¶ClassName=
    """)
}
