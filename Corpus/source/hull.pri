# where the sources are
isEmpty(HULL_DIR):HULL_DIR = .
win32:LIBS += -L$$HULL_DIR
unix {
    INCLUDEPATH += $$HULL_DIR
}
