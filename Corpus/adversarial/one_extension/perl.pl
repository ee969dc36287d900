#!/usr/bin/perl
use strict;
use warnings;

# Count the requests of each address in an access log.
my %requests;
while (my $line = <>) {
    next unless $line =~ m{^(\d+\.\d+\.\d+\.\d+) \S+ \S+ \[([^\]]+)\] "(GET|POST|HEAD) (\S+)};
    my ($address, $time, $method, $path) = ($1, $2, $3, $4);
    $requests{$address}{count}++;
    push @{ $requests{$address}{paths} }, $path;
}

foreach my $address (sort { $requests{$b}{count} <=> $requests{$a}{count} } keys %requests) {
    printf "%-16s %6d %s\n", $address, $requests{$address}{count}, $requests{$address}{paths}[0];
}
