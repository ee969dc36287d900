Library: http-server
Author: Carl Example
Copyright: Original Code is Copyright (c) 2009 Example Ltd.
           All rights reserved.
License: See License.txt in this distribution for details.
Warranty: Distributed WITHOUT WARRANTY OF ANY KIND
Synopsis: A small web server with virtual hosts

// generated files come last
Files: library
       module
       headers
       request
       response
       resource
       static-files
       virtual-host
       log
       server
Target-Type: dll
Executable: http-server
Major-Version: 2
Minor-Version: 1
Base-Address: 0x66880000
C-Libraries: -lssl
             -lcrypto
C-Header-Files: ssl-glue.h
C-Source-Files: ssl-glue.c
Other-Files: README.rst
Start-Function: main
Compilation-Mode: tight
Debugger: console
