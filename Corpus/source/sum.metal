#include <metal_stdlib>
using namespace metal;

kernel void sum(device const float *left [[buffer(0)]],
                device const float *right [[buffer(1)]],
                device float *result [[buffer(2)]],
                uint index [[thread_position_in_grid]])
{
    result[index] = left[index] + right[index];
}
