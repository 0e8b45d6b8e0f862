/** The stone: two rough faces that meet in an edge, cut, grown over, and lit from where the sun is. */
export const STONE = `
uniform vec4 uEdge;
uniform vec4 uRows;
uniform vec4 uCuts;
uniform vec2 uFresh;
uniform vec3 uFrom;
uniform vec3 uSun;
uniform vec3 uShade;
uniform float uReach;
uniform float uGap;

float hash(vec2 p) {
  p = fract(p * vec2(0.1031, 0.1030));
  p += dot(p, p.yx + 33.33);
  return fract((p.x + p.y) * p.x);
}
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}
float cloud(vec2 p) {
  return noise(p) * 0.5 + noise(p * 2.1 + 7.0) * 0.27 + noise(p * 4.3 + 3.0) * 0.15 + noise(p * 9.1) * 0.08;
}
/* The relief goes on for ever: its edges meet. */
vec3 bumps(vec2 at) {
  return textureGrad(relief, fract(at), dFdx(at), dFdy(at)).xyz * 2.0 - 1.0;
}
/* The grass does not: every second tile is turned over. */
float tufts(vec2 at) {
  vec2 odd = mod(floor(at), 2.0);
  return texture(moss, abs(fract(at) - odd)).x;
}
/* How far along from the nearest cut of a row, in distances between cuts, and which cut it is. */
vec2 nearest(float x, float count) {
  float period = 5.0 + uGap;
  float group = clamp(floor((x + 0.5 + uGap * 0.5) / period), 0.0, 9.0);
  float k = clamp(floor(x - group * period + 0.5), 0.0, 4.0);
  float index = group * 5.0 + k;
  return index < count ? vec2(x - group * period - k, index) : vec2(9, -1);
}
/* Depth and slope of a cut; the fourth says whether it is the freshest. */
vec4 cut(float x, float count, float along, float wide, float fresh) {
  vec2 at = nearest(x, count);
  if (along < -0.06 || along > 1.0 || at.y < 0.0) return vec4(0, 0, 9, 0);
  float taper = pow(clamp((1.0 - along) / 0.3, 0.0, 1.0), 0.5);
  float half_ = wide * (0.35 + 0.65 * taper);
  float t = at.x / half_;
  float deep = max(0.0, 1.0 - abs(t)) * (0.25 + 0.75 * taper);
  return vec4(deep, abs(t) < 1.0 ? sign(t) * min(1.0, abs(t) * 5.0) : 0.0, abs(t), at.y == fresh ? 1.0 : 0.0);
}
void main() {
  vec2 p = uv * uResolution / uRatio - uEdge.xy;
  vec2 d = uEdge.zw, q = vec2(-d.y, d.x);
  float pitch = uRows.x, size = uReach;
  float a = dot(p, d);
  float straight = dot(p, q);
  /* The edge is worn and chipped. */
  float b = straight + size * (0.11 * (noise(vec2(a / size * 1.3, 3.0)) - 0.5) + 0.035 * (noise(vec2(a / size * 7.0, 9.0)) - 0.5));
  float side = b > 0.0 ? 1.0 : -1.0;
  float out_ = abs(b) / size;

  vec2 face = vec2(a, b * 1.35 + side * size * 5.0) / (size * 3.1);
  float worn = smoothstep(0.9, 1.5, out_);
  vec3 rough = bumps(face) * 1.15 + bumps(face * 2.7 + 0.37) * 0.7;
  float smooth_ = mix(0.75, 1.5, worn);

  float rounding = 0.14;
  float lean = 0.78 * b / size / sqrt(b * b / size / size + rounding * rounding);
  vec3 n = vec3(rough.x * smooth_, lean + rough.y * smooth_, 1.0);

  float w = 0.31;
  float wob = (noise(vec2(a / pitch * 0.6, b / pitch * 0.9)) - 0.5) * 0.12;
  vec4 c = vec4(0, 0, 9, 0);
  if (b > -0.06 * size) c = cut((a - uRows.y) / pitch + wob, uCuts.x, b / size, w, uFresh.x == 0.0 ? uFresh.y : -9.0);
  if (b < 0.06 * size) {
    vec4 e = cut((a - uRows.w) / pitch + wob, uCuts.z, -b / size, w, uFresh.x == 2.0 ? uFresh.y : -9.0);
    if (e.z < c.z) c = e;
  }
  vec4 e = cut((a - uRows.z - b * 0.3) / pitch + wob, uCuts.y, abs(b) / size, w * 1.08, uFresh.x == 1.0 ? uFresh.y : -9.0);
  if (e.z < c.z) c = e;

  float deep = c.x;
  float inside = smoothstep(0.0, 0.12, deep);
  n = mix(n, vec3(-c.y * 1.9 + rough.x * 0.5, lean * 0.5 + rough.y * 0.5, 0.75), inside);
  n = normalize(n);

  /* Stone, its veins and its weather. */
  vec2 grain = vec2(a, b) / size;
  float mottle = cloud(grain * 2.3 + side * 4.0);
  float fine = hash(floor(vec2(a, b) * 1.3)) * 0.5 + noise(vec2(a, b) * 0.55) * 0.5;
  vec3 stone = mix(vec3(0.36, 0.36, 0.37), vec3(0.62, 0.585, 0.52), mottle);
  stone *= 0.86 + 0.28 * fine;
  stone = mix(stone, vec3(0.50, 0.37, 0.25), 0.35 * smoothstep(0.5, 0.75, cloud(grain * 1.1 + 21.0)));

  /* Lichen in discs; moss where it was left alone. */
  float calm = smoothstep(0.10, 0.55, out_);
  vec2 cell = grain * 3.3, id = floor(cell);
  float crust = 0.0, amber = 0.0;
  for (int j = -1; j <= 1; j++) for (int i = -1; i <= 1; i++) {
    vec2 at = id + vec2(i, j);
    float r = hash(at + 4.0);
    if (r < 0.62) continue;
    vec2 centre = at + 0.2 + 0.6 * vec2(hash(at + 1.0), hash(at + 2.0));
    float ring = length(cell - centre) + (noise(grain * 14.0) - 0.5) * 0.3 + (noise(grain * 37.0) - 0.5) * 0.16;
    float disc = smoothstep(0.05, -0.05, ring - (0.08 + 0.6 * (r - 0.62)));
    if (r > 0.93) amber = max(amber, disc); else crust = max(crust, disc);
  }
  float speckle = noise(grain * 46.0);
  crust *= (0.25 + 0.6 * smoothstep(0.35, 0.6, speckle)) * calm;
  amber *= (0.2 + 0.7 * smoothstep(0.35, 0.6, speckle)) * calm;
  stone = mix(stone, vec3(0.70, 0.72, 0.63), crust * 0.75);
  stone = mix(stone, vec3(0.66, 0.42, 0.13), amber * 0.75);

  float tuft = tufts(grain * 1.7 + 0.2);
  float growth = cloud(grain * 1.25 + 11.0) + 0.06 + 0.3 * smoothstep(0.9, 2.0, out_) - 0.22 * rough.z + (tuft - 0.5) * 0.25;
  float green = smoothstep(0.44, 0.60, growth) * smoothstep(1.02, 1.3, out_ + (tuft - 0.5) * 0.4);
  vec3 leaf = mix(vec3(0.055, 0.085, 0.03), vec3(0.34, 0.38, 0.13), smoothstep(0.15, 0.9, tuft));
  stone = mix(stone, leaf, green);
  n = normalize(mix(n, vec3((tuft - 0.5) * 0.6, n.y * 0.6, 0.9), green * 0.7));

  /* What was cut long ago is dark with dirt; of what was cut this minute, the wall in the light is pale and dusty. */
  float pale = c.y * dot(uFrom.xy, d) < 0.0 ? c.w : 0.0;
  vec3 bare = mix(vec3(0.30, 0.285, 0.27), vec3(0.98, 0.92, 0.79), pale);
  stone = mix(stone, bare, inside * mix(0.75, 1.0, pale));
  float bruise = c.w * smoothstep(2.1, 1.0, c.z + 0.5 * (speckle - 0.5));
  stone = mix(stone, vec3(0.93, 0.88, 0.76), bruise * (1.0 - inside) * 0.75);
  float lip = smoothstep(1.45, 1.05, c.z) * (1.0 - inside) * (1.0 - c.w);
  stone = mix(stone, vec3(0.84, 0.79, 0.69), lip * 0.6);

  vec3 from = normalize(vec3(dot(uFrom.xy, d), dot(uFrom.xy, q), uFrom.z));
  float lit = max(0.0, dot(n, from));
  float sky = 0.35 + 0.35 * n.z + 0.5 * max(0.0, dot(n, normalize(vec3(dot(vec2(-0.75, 0.5), d), dot(vec2(-0.75, 0.5), q), 0.4))));
  float hollow = mix(1.0, mix(0.24, 0.8, pale), inside * (0.2 + 0.8 * deep));
  vec3 shown = stone * (uSun * lit * mix(hollow, 1.0, 0.5) + uShade * sky * hollow);
  shown += uSun * 0.05 * pow(max(0.0, dot(n, normalize(from + vec3(0, 0, 1)))), 18.0) * (1.0 - inside);
  /* The lip is struck clean, and catches what light there is. */
  shown += (uSun * 0.03 + uShade * 0.3) * lip;
  shown += (uSun * 0.16 + uShade * 0.7) * pale * inside;
  /* A little darker away from the edge, as an eye or a lens has it. */
  shown *= 1.0 - 0.30 * smoothstep(0.9, 3.0, out_);
  shown = shown * 0.98;
  shown = shown / (shown * 0.18 + 0.9);
  colour = vec4(pow(shown, vec3(0.86)), 1);
}`
