package Harbour::Berth;

use strict;
use warnings;

our $VERSION = '0.01';

sub new {
    my ($class, %args) = @_;
    my $self = { length => $args{length} || 10, ship => undef };
    return bless $self, $class;
}

sub moor {
    my ($self, $ship) = @_;
    die "berth is taken\n" if defined $self->{ship};
    $self->{ship} = $ship;
    return $self;
}

1;

__END__

=head1 NAME

Harbour::Berth - one place for one ship

=cut
