{ pkgs ? import <nixpkgs> { } }:

let
  version = "1.2.0";
in
pkgs.stdenv.mkDerivation {
  pname = "harbour";
  inherit version;
  src = ./.;
  nativeBuildInputs = with pkgs; [ cmake ninja ];
  meta = {
    description = "A small library for harbours";
    platforms = pkgs.lib.platforms.unix;
  };
}
