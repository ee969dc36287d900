root@build:~# apt-get install libfoo-dev
Reading package lists... Done
Building dependency tree... Done
E: Unable to locate package libfoo-dev
root@build:~# cat /etc/os-release | head -2
PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"
NAME="Debian GNU/Linux"
root@build:~# echo $?
0
