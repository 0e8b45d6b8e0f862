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
/* Depth, slope and place across a cut, which has two walls that meet in a line; the fourth says whether it is the
   freshest. Where it comes to the edge of the stone it is open, and bites a notch out of the other face. */
vec4 cut(float x, float count, float along, float wide, float fresh, float rag) {
  vec2 at = nearest(x, count);
  if (along < -0.2 || along > 1.0 || at.y < 0.0) return vec4(0, 0, 9, 0);
  float taper = pow(clamp((1.0 - along) / 0.42, 0.0, 1.0), 0.55);
  float own = 0.88 + 0.24 * hash(vec2(at.y * 3.7, count));
  float half_ = wide * own * (0.12 + 0.88 * taper) * clamp(1.0 + along / (0.13 + 0.05 * own), 0.0, 1.0);
  float t = at.x / max(half_, 0.001) + rag;
  float deep = max(0.0, 1.0 - abs(t)) * half_ / wide;
  return vec4(deep, abs(t) < 1.0 ? clamp(t * 9.0, -1.0, 1.0) : 0.0, abs(t) < 1.0 ? t : 9.0 * sign(t), at.y == fresh ? 1.0 : 0.0);
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
  float smooth_ = mix(0.5, 0.85, worn);

  float rounding = 0.14;
  float lean = 0.70 * b / size / sqrt(b * b / size / size + rounding * rounding);
  vec3 n = vec3(rough.x * smooth_, lean + rough.y * smooth_, 1.0);

  float w = 0.36;
  float wob = (noise(vec2(a / pitch * 0.6, b / pitch * 0.7)) - 0.5) * 0.08;
  float rag = (noise(vec2(a, b) / pitch * 5.0) - 0.5) * 0.13 + (noise(vec2(a, b) / pitch * 13.0) - 0.5) * 0.10;
  vec4 c = vec4(0, 0, 9, 0);
  c = cut((a - uRows.y) / pitch + wob, uCuts.x, b / size, w, uFresh.x == 0.0 ? uFresh.y : -9.0, rag);
  vec4 e = cut((a - uRows.w) / pitch + wob, uCuts.z, -b / size, w, uFresh.x == 2.0 ? uFresh.y : -9.0, rag);
  if (abs(e.z) < abs(c.z)) c = e;
  e = cut((a - uRows.z - b * 0.3) / pitch + wob, uCuts.y, abs(b) / size, w * 1.05, uFresh.x == 1.0 ? uFresh.y : -9.0, rag);
  if (abs(e.z) < abs(c.z)) c = e;

  float deep = c.x;
  float inside = smoothstep(0.0, clamp(1.5 / (w * pitch * uRatio), 0.04, 0.5), deep);
  vec3 wall = vec3(-c.y * 1.75 + rough.x * 0.35, lean * 0.55 + rough.y * 0.35, 0.8);
  n = normalize(mix(n, wall, inside));

  /* Stone, its veins and its weather. */
  vec2 grain = vec2(a, b) / size;
  float mottle = cloud(grain * 2.3 + side * 4.0);
  float fine = hash(floor(vec2(a, b) * 1.3)) * 0.5 + noise(vec2(a, b) * 0.55) * 0.5;
  vec3 stone = mix(vec3(0.235, 0.25, 0.265), vec3(0.415, 0.405, 0.375), mottle);
  stone *= 0.86 + 0.28 * fine;
  stone = mix(stone, vec3(0.37, 0.28, 0.20), 0.35 * smoothstep(0.5, 0.75, cloud(grain * 1.1 + 21.0)));

  /* Lichen in crusts; moss where it was left alone. */
  float calm = smoothstep(0.06, 0.5, out_) * (1.0 - inside);
  float speckle = noise(grain * 46.0);
  float where_ = cloud(grain * 1.05 + 31.0 + side);
  float flakes = cloud(grain * 6.5 + 5.0) + 0.25 * (speckle - 0.5);
  float crust = smoothstep(0.50, 0.58, flakes + 0.9 * (where_ - 0.52)) * calm;
  float amber = smoothstep(0.625, 0.70, cloud(grain * 5.2 + 47.0) + 0.9 * (cloud(grain * 0.9 + 63.0) - 0.52) + 0.26 * (speckle - 0.5)) * calm;
  float grit = 0.72 + 0.56 * noise(grain * 30.0) ;
  stone = mix(stone, vec3(0.52, 0.55, 0.48) * grit, crust * 0.42);
  stone = mix(stone, vec3(0.56, 0.37, 0.11) * grit, amber * 0.62);

  float tuft = tufts(grain * 1.7 + 0.2);
  float growth = cloud(grain * 1.25 + 11.0) + 0.06 + 0.3 * smoothstep(0.9, 2.0, out_) - 0.22 * rough.z + (tuft - 0.5) * 0.25;
  float green = smoothstep(0.44, 0.60, growth) * smoothstep(1.02, 1.3, out_ + (tuft - 0.5) * 0.4);
  vec3 leaf = mix(vec3(0.055, 0.085, 0.03), vec3(0.34, 0.38, 0.13), smoothstep(0.15, 0.9, tuft));
  stone = mix(stone, leaf, green);
  n = normalize(mix(n, vec3((tuft - 0.5) * 0.6, n.y * 0.6, 0.9), green * 0.7));

  /* What was cut long ago is as weathered as the face; of what was cut this minute the stone is bare and pale. */
  vec3 bare = mix(mix(stone, vec3(0.42, 0.41, 0.385), 0.5), vec3(0.90, 0.84, 0.72) * (0.86 + 0.28 * fine), c.w);
  stone = mix(stone, bare, inside);
  vec3 from = normalize(vec3(dot(uFrom.xy, d), dot(uFrom.xy, q), uFrom.z));
  float lit = max(0.0, dot(n, from));
  float sky = 0.35 + 0.35 * n.z + 0.5 * max(0.0, dot(n, normalize(vec3(dot(vec2(-0.75, 0.5), d), dot(vec2(-0.75, 0.5), q), 0.4))));
  /* The lip towards the light throws its shadow down the wall, and to the bottom comes little of the sky. */
  float way = sign(from.x);
  float climb = from.z / max(abs(from.x), 0.05);
  float shadow = inside * smoothstep(-0.12, 0.1, deep * 1.15 - climb * (1.0 - way * c.z));
  lit *= 1.0 - shadow;
  float hollow = 1.0 - inside * (0.18 + 0.42 * clamp(deep * 1.2, 0.0, 1.0));
  vec3 shown = stone * (uSun * lit * (1.0 + 0.22 * inside) + uShade * (sky * 1.3 + 0.1) * hollow);
  shown += uSun * 0.05 * pow(max(0.0, dot(n, normalize(from + vec3(0, 0, 1)))), 18.0) * (1.0 - inside);
  /* A little darker away from the edge, as an eye or a lens has it. */
  shown *= 1.0 - 0.30 * smoothstep(0.9, 3.0, out_);
  shown = shown * 0.98;
  shown = shown / (shown * 0.18 + 0.9);
  colour = vec4(pow(shown, vec3(0.86)), 1);
}`
