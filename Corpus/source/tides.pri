QT += core gui
TARGET = tide
TEMPLATE = app
SOURCES += main.cpp tide.cpp
HEADERS += tide.h
win32:LIBS += -lws2_32
