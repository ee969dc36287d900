lc = 0.1;
Point(1) = {0, 0, 0, lc};
Point(2) = {1, 0, 0, lc};
Line(1) = {1, 2};
Physical Line(1) = {1};
