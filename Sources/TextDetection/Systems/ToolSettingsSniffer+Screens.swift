// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Commands of programs that show something: terminals within terminals, and molecules.
extension ToolSettingsSniffer {
  // MARK: tmux

  static let tmuxWords: Set<String> = [
    "%elif", "%else", "%endif", "%hidden", "%if", "attach", "attach-session", "bind", "bind-key", "display",
    "display-message", "if", "if-shell", "kill-window", "new", "new-session", "new-window", "neww", "rename-window",
    "resize-pane", "run", "run-shell", "select-pane", "select-window", "send-keys", "set", "set-environment",
    "set-hook", "set-option", "set-window-option", "setenv", "setw", "source", "source-file", "split-window", "splitw",
    "swap-window", "unbind", "unbind-key", "}",
  ]
  /// Options, or what several of them begin with.
  private static let tmuxOptions: [StaticString] = [
    "@plugin", "aggressive-resize", "allow-rename", "automatic-rename", "base-index", "bell-action", "buffer-limit",
    "clock-mode-", "copy-command", "default-command", "default-shell", "default-terminal", "destroy-unattached",
    "detach-on-destroy", "display-panes-", "display-time", "escape-time", "exit-empty", "focus-events", "history-limit",
    "main-pane-", "message-", "mode-keys", "mode-style", "monitor-activity", "monitor-bell", "mouse", "pane-active-",
    "pane-base-index", "pane-border-", "prefix", "prefix2", "remain-on-exit", "renumber-windows", "repeat-time",
    "set-clipboard", "set-titles", "status", "synchronize-panes", "terminal-features", "terminal-overrides",
    "update-environment", "visual-activity", "visual-bell", "window-status-", "window-style", "xterm-keys",
  ]
  /// What keys are bound to.
  private static let tmuxActions: [StaticString] = [
    " copy-mode", " display-message ", " join-pane", " kill-pane", " last-window", " new-window", " next-window",
    " previous-window", " resize-pane ", " select-pane ", " select-window ", " send-keys ", " send-prefix",
    " source-file ", " split-window", " swap-pane ",
  ]

  /// Nothing but commands, one of which sets an option for all sessions or windows, or binds a key to something that only tmux
  /// does; fish sets variables for all in the same way.
  static func areForTmux(_ sample: TextSample) -> Bool {
    let lines = commands(of: sample)
    return begin(lines, tmuxWords)
      && lines.contains { line in
        let words = line.words
        if words[0].begins(with: "bind") { return tmuxActions.contains { line.contains($0) } }
        guard words[0].begins(with: "set"),
          let option = words.dropFirst().first(where: { $0.first != UInt8(ascii: "-") }),
          words.count > 2
        else { return false }
        let isLong = words[0].begins(with: "set-option") || words[0].begins(with: "set-window-option")
        let isMarked = isLong || words[0].equals("setw") || words[1].first == UInt8(ascii: "-")
        return isMarked && option.begins(withAnyOf: tmuxOptions)
      }
  }

  // MARK: Screen

  static let screenWords: Set<String> = [
    "acladd", "activity", "addacl", "aka", "allpartial", "altscreen", "attrcolor", "autodetach", "autonuke", "backtick",
    "bce", "bell", "bell_msg", "bind", "bindkey", "blanker", "blankerprg", "break", "breaktype", "bufferfile", "c1",
    "caption", "charset", "chdir", "cjkwidth", "command", "compacthist", "crlf", "defautonuke", "defbce",
    "defbreaktype", "defc1", "defcharset", "defencoding", "defescape", "defflow", "defgr", "defhstatus", "defkanji",
    "deflog", "deflogin", "defmode", "defmonitor", "defmousetrack", "defnonblock", "defobuflimit", "defscrollback",
    "defshell", "defsilence", "defslowpaste", "defutf8", "defwrap", "defwritelock", "detach", "echo", "encoding",
    "escape", "exec", "fit", "flow", "focus", "hardcopy_append", "hardcopydir", "hardstatus", "hstatus", "idle",
    "ignorecase", "layout", "log", "logfile", "login", "logtstamp", "mapdefault", "mapnotnext", "maptimeout",
    "markkeys", "maxwin", "monitor", "mousetrack", "msgminwait", "msgwait", "multiuser", "nethack", "next", "nonblock",
    "number", "obuflimit", "only", "other", "partial", "password", "pow_break", "pow_detach", "pow_detach_msg",
    "printcmd", "readreg", "register", "rendition", "screen", "scrollback", "select", "sessionname", "setenv", "shell",
    "shelltitle", "silence", "silencewait", "sleep", "slowpaste", "sorendition", "source", "split", "startup_message",
    "stuff", "term", "termcap", "termcapinfo", "terminfo", "time", "title", "truecolor", "unsetenv", "utf8", "vbell",
    "vbell_msg", "vbellwait", "verbose", "width", "windowlist", "windows", "wrap", "writelock", "xoff", "xon", "zmodem",
    "zombie",
  ]
  /// Those that no sentence and no other tool begins with.
  private static let ownScreenWords: [StaticString] = [
    "altscreen", "attrcolor", "autodetach", "backtick ", "bell_msg", "bindkey", "caption always", "caption splitonly",
    "caption string", "def", "hardcopy_append", "hardstatus", "msgminwait", "msgwait", "pow_detach_msg", "rendition ",
    "shelltitle", "sorendition", "startup_message", "termcapinfo", "vbell",
  ]
  /// Lines that must begin with one of them.
  private static let fewestOwnLines = 2

  /// Nothing but commands, some of Screen's own among them.
  static func areForScreen(_ sample: TextSample) -> Bool {
    let lines = commands(of: sample)
    return begin(lines, screenWords) && lines.count(where: { $0.begins(withAnyOf: ownScreenWords) }) >= fewestOwnLines
  }

  // MARK: PyMOL

  static let pymolWords: Set<String> = [
    "align", "alter", "alter_state", "angle", "as", "bg_color", "bg_colour", "bond", "cartoon", "cd", "cealign",
    "center", "clip", "color", "copy", "create", "delete", "deselect", "dihedral", "disable", "dist", "distance", "dss",
    "enable", "extract", "feedback", "fetch", "fit", "frame", "get_area", "get_view", "gradient", "group", "h_add",
    "hide", "intra_fit", "isodot", "isomesh", "isosurface", "iterate", "iterate_state", "label", "load", "log_close",
    "log_open", "map_new", "mask", "mdo", "move", "mplay", "mset", "mview", "orient", "origin", "png", "protect",
    "pseudoatom", "quit", "ramp_new", "ray", "rebuild", "refresh", "reinitialize", "remove", "reset", "rms_cur", "rock",
    "rotate", "run", "save", "scene", "select", "set", "set_color", "set_view", "show", "show_as", "smooth", "sort",
    "spectrum", "split_states", "stereo", "super", "symexp", "translate", "turn", "unbond", "ungroup", "unset",
    "util.cbac", "util.cbag", "util.cbam", "util.cbaw", "util.cbay", "util.cbc", "util.chainbow", "util.cnc", "util.ss",
    "viewport", "wizard", "zoom",
  ]
  /// What no other script of a program that shows molecules has.
  private static let ownPyMOLWords: [StaticString] = [
    "as cartoon", "as sticks", "bg_color ", "bg_colour ", "get_area ", "hide everything", "isomesh ", "set_color ",
    "set_view", "show cartoon", "show sticks", "show surface", "symexp ", "util.cb", "util.cnc",
  ]
  /// Commands in a script, at least.
  private static let fewestCommands = 3

  /// Nothing but commands, some of PyMOL's own among them.
  static func areForPyMOL(_ sample: TextSample) -> Bool {
    let lines = commands(of: sample)
    return lines.count >= fewestCommands && begin(lines, pymolWords)
      && lines.contains { $0.begins(withAnyOf: ownPyMOLWords) }
  }
}
