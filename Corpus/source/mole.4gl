MAIN
  DEFINE rec RECORD LIKE berth.*
  DEFINE total INTEGER
  DECLARE curs CURSOR FOR SELECT * FROM berth
  FOREACH curs INTO rec.*
    LET total = total + rec.depth
  END FOREACH
  DISPLAY total TO depth
END MAIN
