Texture2D<float4> Source : register(t0);
RWTexture2D<float4> Target : register(u0);

cbuffer Settings : register(b0)
{
    uint2 Size;
    float Radius;
};

[numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    float4 sum = 0;
    for (int x = -2; x <= 2; ++x)
        sum += Source[uint2(clamp(int(id.x) + x, 0, int(Size.x) - 1), id.y)];
    Target[id.xy] = sum / 5.0;
}
