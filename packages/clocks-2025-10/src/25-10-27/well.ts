/** The well, its water and what is under it: one light, from the upper left, by which every step throws its shadow. */
export const WELL = `
uniform vec2 uGrid, uSlabs, uCell, uMoon;
uniform float uDrowned, uBend, uTime;
uniform vec3 uCoin[6];
const float TAU = 6.28318531;
const vec3 STONE = vec3(0.70, 0.715, 0.685), SEA = vec3(0.135, 0.225, 0.235), MOON = vec3(0.90, 0.905, 0.87);
float hash(vec2 p) { vec3 q = fract(vec3(p.xyx) * 0.1031); q += dot(q, q.yzx + 33.33); return fract((q.x + q.y) * q.z); }
float figure(float digit, vec2 p) {
  vec2 cell = vec2(p.x * 84.0 + 48.0, p.y * 84.0 + 64.0);
  if (cell.x < 1.0 || cell.x > 95.0 || cell.y < 1.0 || cell.y > 127.0) return -0.2;
  return (textureLod(figures, vec2((cell.x / 96.0 + digit) / 10.0, cell.y / 128.0), 0.0).r * 255.0 - 128.0) / 504.0;
}
float number(float value, vec2 p) {
  if (value < 9.5) return figure(floor(value + 0.5), p);
  float tens = floor((value + 0.5) / 10.0), ones = floor(value - tens * 10.0 + 0.5);
  return p.x < 0.0 ? figure(tens, p + vec2(0.36, 0)) : figure(ones, p - vec2(0.36, 0));
}
// A carved figure: how much of it this is, and how its walls lie to the light.
vec2 carved(float value, vec2 p, float pixel) {
  float d = number(value, p);
  if (d < -0.1) return vec2(0);
  vec2 e = vec2(0.016, 0);
  vec2 g = vec2(number(value, p + e) - number(value, p - e), number(value, p + e.yx) - number(value, p - e.yx)) / 0.032;
  return vec2(clamp(d / pixel + 0.5, 0.0, 1.0), dot(g, vec2(-0.7071, 0.7071)) * step(d, 0.085));
}
// How the water slopes: a swell, and a ring about each coin that has fallen.
vec2 slope(vec2 p) {
  vec2 s = vec2(cos(p.x * 1.1 + p.y * 0.7 + uTime * TAU / 10.0), cos(p.y * 1.3 - p.x * 0.5 - uTime * TAU / 12.0)) * 0.09;
  s += vec2(cos(p.x * 2.3 - p.y * 1.9 - uTime * TAU / 6.0), sin(p.y * 2.1 + p.x * 1.7 + uTime * TAU / 7.5)) * 0.05;
  for (int i = 0; i < 4; i++) {
    vec2 q = p - uCoin[i].xy;
    float r = length(q), age = uCoin[i].z;
    if (age < 0.25) continue;
    float x = r - (age - 0.25) * 1.7;
    s += q / max(r, 0.05) * sin(x * 9.0) * exp(-x * x * 2.6) * exp(-age * 0.75) * 0.75;
  }
  return s;
}
float stepAt(vec2 c) {
  if (c.y < 0.5) return c.x;
  if (c.x > uGrid.x - 1.5) return uGrid.x - 1.0 + c.y;
  if (c.y > uGrid.y - 1.5) return 2.0 * uGrid.x + uGrid.y - 3.0 - c.x;
  return 2.0 * uGrid.x + 2.0 * uGrid.y - 4.0 - c.y;
}
void main() {
  // Squares from the top left.
  vec2 p = vec2(gl_FragCoord.x, uResolution.y - gl_FragCoord.y) / uCell;
  float pixel = 1.0 / min(uCell.x, uCell.y);
  vec2 shape = uCell / min(uCell.x, uCell.y);
  vec2 c = clamp(floor(p), vec2(0), uGrid - 1.0);
  bool border = c.x < 0.5 || c.y < 0.5 || c.x > uGrid.x - 1.5 || c.y > uGrid.y - 1.5;
  vec3 light;
  if (border) {
    float step_ = stepAt(c), wet = clamp(uDrowned - step_, 0.0, 1.0);
    vec2 q = p;
    if (wet > 0.5) q += slope(p) * uBend * 0.16;
    vec2 f = q - c;
    // What is higher throws a shadow to the right and downwards: the kerb, and the next step.
    float kerb = (60.0 - step_) * 0.0105, next = 0.13;
    float shade = 0.0;
    if (c.y < 0.5) shade = max(shade, clamp((kerb - f.y) / pixel + 0.5, 0.0, 1.0));
    if (c.x < 0.5) shade = max(shade, clamp((kerb - f.x) / pixel + 0.5, 0.0, 1.0));
    if (c.y > uGrid.y - 1.5 && c.x > 0.5) shade = max(shade, clamp((next - f.x) / pixel + 0.5, 0.0, 1.0));
    if (c.x < 0.5 && c.y > 1.5) shade = max(shade, clamp((next - f.y) / pixel + 0.5, 0.0, 1.0));
    float tone = 0.94 + 0.10 * hash(c + 3.0) - (60.0 - step_) * 0.0032;
    // The edge of each step is worn: it takes more light where it faces it.
    vec2 edge = min(f, 1.0 - f) / pixel;
    float joint = 1.0 - clamp(min(edge.x, edge.y) - 0.2, 0.0, 1.0);
    light = STONE * tone * (1.0 - 0.30 * joint) * mix(1.0, 0.60, shade);
    // The lowest dry step is wet from the swell: it shows the moon as well.
    if (step_ == floor(uDrowned + 0.5)) light = MOON * (1.0 - 0.30 * joint) * mix(1.0, 0.86, shade);
    vec2 cut = carved(step_, vec2(f.x - 0.52, 0.5 - f.y) * shape / 0.5, pixel / 0.5);
    light *= mix(1.0, 0.34 - 0.26 * cut.y, cut.x);
    vec2 w = slope(p * 1.9 + 5.0);
    float caustic = pow(max(0.0, 1.0 - abs(w.x + w.y) * 5.5), 3.0);
    vec3 under = light * vec3(0.27, 0.40, 0.40) + SEA * 0.35 + vec3(0.10, 0.14, 0.13) * caustic;
    light = mix(light, under, wet > 0.5 ? 1.0 : wet * 0.5);
  } else {
    // The floor lies deep: it is seen through the waves.
    vec2 size = uGrid - 2.0, s = slope(p);
    vec2 at = (p - 1.0 + s * uBend * 1.1) / size * uSlabs;
    vec2 slab = clamp(floor(at), vec2(0), uSlabs - 1.0), f = at - slab;
    float value = slab.y * uSlabs.x + slab.x + 1.0;
    vec2 side = size / uSlabs * shape;
    float tall = min(side.y * 0.62, side.x * 0.52);
    vec2 cut = carved(value, (f - 0.5) * vec2(1, -1) * side / tall, pixel / tall);
    vec2 edge = min(f, 1.0 - f) * side / pixel;
    float joint = 1.0 - clamp(min(edge.x, edge.y) / 2.0 - 0.3, 0.0, 1.0);
    vec2 w = slope(p * 1.3 + 9.0);
    float caustic = pow(max(0.0, 1.0 - abs(w.x + w.y) * 5.0), 3.0);
    light = SEA * (1.0 + 0.22 * (hash(slab + 7.0) - 0.5)) * (1.0 - 0.35 * joint) + vec3(0.055, 0.085, 0.085) * caustic;
    light *= 1.0 - cut.x * (0.42 + 0.5 * cut.y);
    light += cut.x * vec3(0.10, 0.14, 0.14) * max(0.0, -cut.y);
    // Coins sink, and are smaller and darker the deeper they are.
    for (int i = 0; i < 6; i++) {
      float age = uCoin[i].z, deep = clamp(age / 4.5, 0.0, 1.0);
      float r = (0.40 - 0.18 * deep) * max(1.0, 1.5 - age * 4.0);
      vec2 q = (p - uCoin[i].xy + s * uBend * deep * 1.1) * shape;
      float d = length(q);
      vec3 coin = mix(vec3(0.62, 0.58, 0.47), SEA * 1.5, deep * 0.9) * (d > r * 0.82 ? 0.74 : 1.0);
      light = mix(light, coin, clamp((r - d) / pixel + 0.5, 0.0, 1.0) * (age < 5.4 ? 1.0 : clamp((6.0 - age) / 0.6, 0.0, 1.0)));
    }
    // The moon is mirrored by the surface: the waves pull it about far more than what lies below.
    vec2 m = (p - 1.0 + s * 1.0) - (uMoon + 0.5) / uSlabs * size;
    float disc = clamp((min(side.x, side.y) * 0.485 - length(m * shape)) / pixel + 0.5, 0.0, 1.0);
    light = mix(light, MOON * mix(1.0, 0.15, cut.x), disc);
    // The walls stand higher than the water, and shade it.
    float top = (stepAt(vec2(c.x, 0.0)) + 6.0) * 0.028, left = (stepAt(vec2(0.0, c.y)) + 6.0) * 0.014;
    float shade = max(clamp((top - (p.y - 1.0)) / pixel + 0.5, 0.0, 1.0), clamp((left - (p.x - 1.0)) / pixel + 0.5, 0.0, 1.0));
    light *= mix(1.0, 0.55, shade * (1.0 - disc));
  }
  colour = vec4(light, 1);
}`
