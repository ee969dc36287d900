table 50300 "Harbour Lamp"
{
    Caption = 'Harbour Lamp';
    DataClassification = CustomerContent;

    fields
    {
        field(1; "No."; Code[20])
        {
            Caption = 'No.';
        }
    }
    trigger OnInsert()
    begin
        TestField("No.");
    end;
}
