(task "build" is
  (SH "make"))
(set files (filelist "^objc/.*\.m$"))
(task "default" => "build")
