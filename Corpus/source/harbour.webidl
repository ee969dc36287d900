/* -*- Mode: IDL; tab-width: 2; indent-tabs-mode: nil; c-basic-offset: 2 -*- */
/*
 * The interface of a harbour.
 */
enum BerthState { "free", "taken" };

dictionary BerthInit {
  required unsigned long number;
  double depth = 4.5;
  sequence<DOMString> boats = [];
};

[Exposed=Window, SecureContext]
interface Berth : EventTarget {
  constructor(BerthInit init);
  readonly attribute unsigned long number;
  attribute double depth;
  readonly attribute BerthState state;
  attribute EventHandler onarrival;
  [NewObject] Promise<undefined> moor(DOMString boat, optional boolean force = false);
};

partial interface Navigator {
  [SameObject] readonly attribute Berth berth;
};

callback ArrivalCallback = undefined (DOMString boat);
Berth includes Describable;
