{ ocamlPackages, stdenv ? null, ... }:
{
  buildInputs = with ocamlPackages; [ findlib ];
}
