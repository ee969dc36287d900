#define LAMPS 12

I64 lit=0;

U0 Light(I64 lamp)
{
  if (lamp<LAMPS)
    lit|=1<<lamp;
  "Lamp %d is lit\n",lamp;
}

U0 Quay(CTask *task)
{
  I64 i;
  for (i=0;i<LAMPS;i++)
    Light(i);
  return;
}

Quay(Fs);
