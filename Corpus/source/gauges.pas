{
  This unit has the gauges of the harbour. You may use it as you like, and
  they that have it are free to give it to you, which was the purpose.
}
unit gauges;

{$mode objfpc}

interface

uses SysUtils;

type
  TGauge = class
  private
    FName: string;
  public
    { The name that the harbour has for it. }
    function Height(hour: integer): double;
  end;

implementation

function TGauge.Height(hour: integer): double;
begin
  if hour < 0 then begin
    Result := 0;
  end else begin
    Result := hour * 0.5;
  end;
end;

end.
