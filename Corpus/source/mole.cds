using { cuid, managed } from '@sap/cds/common';

entity Berths : cuid, managed {
  key number : Integer;
  name   : localized String(40);
  ships  : Association to many Ships on ships.berth = $self;
}

service Harbour { entity Quays as projection on Berths; }
