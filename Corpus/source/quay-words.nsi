# Strings of the harbour's installer in one language
!insertmacro MUI_LANGUAGE "English"

LangString ^SetupCaption ${LANG_ENGLISH} "Installer of the harbour"
LangString str_berths ${LANG_ENGLISH} \
    "Choose the berths that boats may use."
LangString str_done ${LANG_ENGLISH} "All boats are moored."
