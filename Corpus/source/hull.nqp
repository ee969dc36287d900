#! nqp
my $n := 3;
say('lift ' ~ $n);
