% Moorings of the harbour: who lies where, and how long.
variable Moorings = Assoc_Type[Integer_Type];

define moor ( boat, berth )
{
   if (assoc_key_exists (Moorings, boat))
     error ("already moored");
   Moorings[boat] = berth;
}

define berth_of ( boat )
{
   !if (assoc_key_exists (Moorings, boat))
     return -1;
   return Moorings[boat];
}

moor ("Heron", 4);
vmessage ("Heron lies at %d", berth_of ("Heron"));
