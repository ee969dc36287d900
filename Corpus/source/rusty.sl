/* a rusty metal */
#define LAYERS 4

float fractal(point p; uniform float octaves;)
{
  uniform float i;
  float sum = 0, amp = 1;
  point q = p;
  for (i = 0; i < octaves; i += 1) {
    sum += amp * abs(2 * noise(q) - 1);
    q *= 2.03;
    amp *= 0.5;
  }
  return sum;
}

surface rusty(float Ka = 1, Kd = 0.6, Ks = 0.5, roughness = 0.2;
              color rust = color "rgb" (0.4, 0.15, 0.05);
              string mapname = "")
{
  point PP = transform("shader", P);
  float m = smoothstep(0.7, 1.1, fractal(PP * 3, LAYERS));
  normal Nf = faceforward(normalize(N), I);
  color base = Cs;
  if (mapname != "")
    base = texture(mapname, s, t);
  color spec = Ks * (1 - m) * specular(Nf, -normalize(I), roughness);
  Oi = Os;
  Ci = Os * (mix(base, rust, m) * (Ka * ambient() + Kd * diffuse(Nf)) + spec);
}
