/* quay--1.1--1.2.sql */

-- says so where it is read by psql and not by the server
\echo Use "ALTER EXTENSION quay UPDATE TO '1.2'" to load this file. \quit

DROP OPERATOR @ (berth, berth);
GRANT EXECUTE ON FUNCTION quay_berths() TO keepers;
