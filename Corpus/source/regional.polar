actor Pilot {}

resource Quay {
  permissions = ["moor", "leave"];
  roles = ["pilot"];
  "moor" if "pilot";
}

allow(actor, action, quay) if has_permission(actor, action, quay);
