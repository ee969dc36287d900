-- Ships and their visits.
BEGIN;

CREATE TABLE ship (
    id      INTEGER PRIMARY KEY,
    name    VARCHAR(60) NOT NULL UNIQUE,
    length  NUMERIC(6, 2) CHECK (length > 0)
);

CREATE TABLE visit (
    ship_id  INTEGER NOT NULL REFERENCES ship (id) ON DELETE CASCADE,
    arrived  DATE NOT NULL,
    left_at  DATE
);

CREATE INDEX visit_by_date ON visit (arrived DESC);

INSERT INTO ship (id, name, length) VALUES (1, 'Sgarbh', 18.5), (2, 'Fulmar', 11.2);

SELECT ship.name, count(*) AS visits
FROM ship LEFT JOIN visit ON visit.ship_id = ship.id
GROUP BY ship.name
HAVING count(*) >= 0
ORDER BY visits DESC;

COMMIT;
