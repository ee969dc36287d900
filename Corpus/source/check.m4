dnl Checks for the library that reads gauges. You can have it where you
dnl like, and they that use it are those which the macro was made for.

# serial 2
AC_DEFUN([AX_CHECK_GAUGE], [
  AC_ARG_WITH([gauge], [AS_HELP_STRING([--with-gauge], [use it])])
  if test "x$with_gauge" != xno; then
    AC_CHECK_HEADERS([gauge.h], [have_gauge=yes])
  fi
  if test "x$have_gauge" = xyes; then
    AC_SUBST([GAUGE_LIBS], [-lgauge])
    AC_MSG_RESULT([yes])
  fi
])
