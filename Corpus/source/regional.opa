database int /harbour/boats = 0;

server function moor() { /harbour/boats++; }

client function show(n) { Dom.set_text(#boats, n) }

Server.start(Server.http, { title: "Harbour", page: moor });
