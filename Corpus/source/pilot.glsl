// Water at the quay: two waves, and the light that they throw back.
#version 330 core

uniform float time;
uniform vec3 sun;
uniform sampler2D sky;

in vec2 place;
out vec4 colour;

float height(vec2 p) {
  return 0.04 * sin(6.0 * p.x + time) + 0.02 * cos(11.0 * p.y - 1.7 * time);
}

vec3 normalAt(vec2 p) {
  const float step = 0.01;
  float here = height(p);
  return normalize(vec3(here - height(p + vec2(step, 0.0)), step, here - height(p + vec2(0.0, step))));
}

void main() {
  vec3 n = normalAt(place);
  float light = max(dot(n, normalize(sun)), 0.0);
  vec3 reflected = texture(sky, n.xz * 0.5 + 0.5).rgb;
  colour = vec4(mix(vec3(0.0, 0.12, 0.2), reflected, 0.4 + 0.6 * light), 1.0);
}
