use v6.d;

unit class Hull;

has Int $.planks = 40;

method paint(Str $color --> Str) {
    "$color hull of $!planks planks"
}
