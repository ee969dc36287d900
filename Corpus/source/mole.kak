provide-module tides %{
    declare-option str quay north
    define-command show-tide -params 1 %{
        evaluate-commands %sh{ echo "echo $1" }
    }
    hook global WinSetOption filetype=tides %{ set-option global quay south }
}
