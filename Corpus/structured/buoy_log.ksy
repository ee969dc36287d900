meta:
  id: buoy_log
  file-extension: buoy
  endian: be
seq:
  - id: magic
    contents: "BUOY"
  - id: entries
    type: u2
    repeat: eos
