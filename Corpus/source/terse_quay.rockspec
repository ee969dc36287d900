package = "quay"
version = "1.0-1"
source = { url = "git://quay.example/quay" }
dependencies = { "lua >= 5.1" }
