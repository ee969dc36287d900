object HullForm: THullForm
  Left = 289
  Top = 115
  Caption = 'Hull'
  object LiftButton: TButton
    Caption = 'Lift'
  end
end
