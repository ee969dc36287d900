struct Plank
{
    float4 position : SV_POSITION;
    float4 color : COLOR;
};

float4 paint(Plank plank) : SV_TARGET
{
    return plank.color;
}
