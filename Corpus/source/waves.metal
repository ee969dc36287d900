#include <metal_stdlib>
using namespace metal;

struct Vertex {
    float4 position [[position]];
    float2 place;
};

vertex Vertex wave_vertex(constant float4 *points [[buffer(0)]],
                          constant float &time [[buffer(1)]],
                          uint id [[vertex_id]]) {
    Vertex out;
    out.position = points[id] + float4(0, sin(time), 0, 0);
    out.place = points[id].xy;
    return out;
}

fragment float4 wave_fragment(Vertex in [[stage_in]]) {
    return float4(in.place, 1, 1);
}

kernel void wave_height(device float *heights [[buffer(0)]], uint at [[thread_position_in_grid]]) {
    heights[at] *= 0.5;
}
