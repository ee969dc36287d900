import ballerina/http;
import ballerina/io;

service / on new http:Listener(9090) {
    resource function get tide() returns string {
        return "high";
    }
}

public function main() {
    io:println("tide");
}
