module default {
  type Quay extending Place {
    required property name -> str {
      constraint exclusive;
    };
    multi link lamps -> Lamp {
      on target delete allow;
    };
  }
}
