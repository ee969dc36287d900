// Remembers heights by hour.
inherit Thread.Mutex;

constant limit = 24;
private mapping(int:float) heights = ([ ]);

void create(string name, float|void start)
{
  heights[0] = start || 0.0;
}

array(int) hours()
{
  return sort(indices(heights));
}

int main(int argc, array(string) argv)
{
  foreach (argv[1..], string file)
    write("%s: %d bytes\n", file, sizeof(Stdio.read_file(file) || ""));
  return 0;
}
