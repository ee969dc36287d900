// How the quay is built on each system.
#ifndef QUAY_CONFIG_HPP_INCLUDED
#define QUAY_CONFIG_HPP_INCLUDED

#if defined(_WIN32)
#  define QUAY_DECL __declspec(dllexport)
#else
#  define QUAY_DECL
#endif

#define QUAY_JOIN(a, b) a ## b

#endif // QUAY_CONFIG_HPP_INCLUDED
