# Made by charts.pl; changes are lost.

%Harbour::Charts::number_of = (
    'fairway' => 1211,
    'roads' => 1212,
);
1;
