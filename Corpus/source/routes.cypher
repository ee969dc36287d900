// Which ports can be reached with one change?
MATCH (start:Port {name: 'Lund'})-[:SAILS_TO]->(change:Port)-[:SAILS_TO]->(goal:Port)
WHERE goal <> start AND change.open = true
WITH goal, collect(change.name) AS changes
RETURN goal.name, changes
ORDER BY goal.name
LIMIT 10;
