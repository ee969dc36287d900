class Quay inherits IO {
  lamps : Int <- 12;

  tell() : SELF_TYPE {
    {
      out_string("lamps: ");
      out_int(lamps);
      if lamps = 0 then out_string("dark") else self fi;
      self;
    }
  };
};
