#
# Configuration of the cache before the harbour
#
vcl 4.0;

import std;

backend default {
    .host = "127.0.0.1";
    .port = "8080";
    .probe = {
        .url = "/health";
        .interval = 5s;
    }
}

acl purge {
    "localhost";
    "192.0.2.0"/24;
}

sub vcl_recv {
    if (req.method == "PURGE") {
        if (!client.ip ~ purge) {
            return (synth(405, "Not allowed"));
        }
        return (purge);
    }
    unset req.http.Cookie;
    return (hash);
}

sub vcl_backend_response {
    set beresp.ttl = 5m;
    set beresp.grace = 1h;
}
