#version 330 core
// Shallow water with moving light.
uniform float time;
uniform sampler2D normals;
in vec2 uv;
out vec4 colour;

void main()
{
    vec3 n = normalize(texture(normals, uv + vec2(time * 0.02, 0.0)).xyz * 2.0 - 1.0);
    float light = max(dot(n, normalize(vec3(0.3, 1.0, 0.2))), 0.0);
    colour = vec4(mix(vec3(0.0, 0.1, 0.2), vec3(0.4, 0.7, 0.8), light), 1.0);
}
