const char *first_line = "#!/bin/sh";
int main(void) { return first_line[0] != 35; }
