-- Mean height for each gauge.
readings = LOAD 'readings.tsv' USING PigStorage('\t') AS (gauge:chararray, hour:int, height:double);
valid = FILTER readings BY height IS NOT NULL;
grouped = GROUP valid BY gauge;
means = FOREACH grouped GENERATE group, AVG(valid.height) AS mean, COUNT(valid);
sorted = ORDER means BY mean DESC;
STORE sorted INTO 'means' USING PigStorage(',');
