import 'dart:async';
import 'dart:math' as math;

class Position {
  const Position(this.latitude, this.longitude);
  final double latitude;
  final double longitude;

  double distanceTo(Position other) {
    final dx = (longitude - other.longitude) * math.cos(latitude * math.pi / 180);
    final dy = latitude - other.latitude;
    return math.sqrt(dx * dx + dy * dy) * 60;
  }
}

Stream<Position> voyage(Position start, int steps) async* {
  for (var i = 0; i < steps; i++) {
    yield Position(start.latitude + i * 0.1, start.longitude);
    await Future<void>.delayed(const Duration(milliseconds: 10));
  }
}

Future<void> main() async {
  const start = Position(56.4, -5.5);
  await for (final position in voyage(start, 3)) {
    print('${position.distanceTo(start).toStringAsFixed(1)} nm');
  }
}
