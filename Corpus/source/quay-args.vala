int main (string[] args) {
	stdout.printf ("Berth %s\n", args[1]);
	return 0;
}
