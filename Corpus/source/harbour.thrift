namespace java org.example.harbour
namespace py harbour

enum Side { PORT = 1, STARBOARD = 2 }

struct Berth {
  1: required i32 number,
  2: optional string ship,
  3: list<Side> fenders
}

exception Taken { 1: string by }

service Harbour {
  Berth moor(1: i32 number, 2: string ship) throws (1: Taken taken)
}
