/**
 * Milk in a churn, from straight above: a spiral of milk, threads that are drawn out along it, and two rings of numbers
 * that it runs over. Whatever is near a drop of the spiral flows into it; what stands in a drop is dark and large.
 */
export const CHURN = `
uniform vec2 uMiddle, uRings, uAngles, uDrops, uFigures;
uniform float uUnit, uGrowth, uHourAt, uMinuteAt, uFlow;
const float TAU = 6.28318531;
const float WIDE[10] = float[](0.9828, 0.6478, 0.9072, 0.9038, 0.9124, 0.8849, 0.9467, 0.811, 0.9107, 0.9467);
const vec3 SLATE = vec3(0.318, 0.373, 0.427), DEEP = vec3(0.196, 0.243, 0.290), THREAD = vec3(0.482, 0.541, 0.592), MILK = vec3(0.945, 0.949, 0.937);

float hash(vec2 p) { vec3 q = fract(vec3(p.xyx) * 0.1031); q += dot(q, q.yzx + 33.33); return fract((q.x + q.y) * q.z); }
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}
float figure(int digit, vec2 p) {
  vec2 cell = vec2(p.x * 84.0 + 48.0, p.y * 84.0 + 64.0);
  if (cell.x < 1.0 || cell.x > 95.0 || cell.y < 1.0 || cell.y > 127.0) return -0.2;
  return (textureLod(figures, vec2((cell.x / 96.0 + float(digit)) / 10.0, cell.y / 128.0), 0.0).r * 255.0 - 128.0) / 504.0;
}
// How far inside a number's outline, its height being one.
float number(int value, vec2 p) {
  if (value < 10) return figure(value, p);
  int tens = value / 10, ones = value - tens * 10;
  float a = WIDE[tens] * 0.95, b = WIDE[ones] * 0.95;
  return p.x < (a - b) * 0.5 ? figure(tens, p + vec2(b * 0.5, 0)) : figure(ones, p - vec2(a * 0.5, 0));
}
float blend(float a, float b, float k) { float h = max(k - abs(a - b), 0.0) / k; return min(a, b) - h * h * k * 0.25; }
vec2 way(float angle) { return vec2(cos(angle), sin(angle)); }

// The number of a ring that is nearest, as far inside as it is, with room kept for the drop.
float ring(vec2 p, float radius, float at, float angle, float count, float first, float high, float drop) {
  float step_ = TAU / count;
  float away = mod(angle - atan(p.y, p.x) + TAU * 0.5, TAU) - TAU * 0.5;
  float best = -1.0;
  float base = floor(away / step_ + at + 0.5);
  for (float near = -1.0; near < 1.5; near += 1.0) {
    float value = base + near;
    vec2 seat = way(angle - (value - at) * step_) * radius;
    if (length(seat - way(angle) * radius) < drop + high * 1.15) continue;
    best = max(best, number(int(mod(value - first, count) + first + 0.5), (p - seat) / high) * high);
  }
  return best;
}

void main() {
  vec2 p = (gl_FragCoord.xy - uResolution * 0.5) / uUnit - uMiddle;
  float pixel = 1.0 / uUnit;
  float r = length(p), angle = atan(p.y, p.x);
  // How far round the spiral is ahead of this place: a whole number of turns makes no difference.
  float ahead = log(r / uRings.x) / uGrowth + uAngles.x - angle;
  vec2 drift = 0.7 * way(uFlow * TAU / 120.0);
  float curl = noise(p * 1.7 + drift) + 0.5 * noise(p * 3.9 - drift) - 0.75;
  // Threads are drawn out along the spiral, fold where the milk is slow, and run outwards.
  float fold = ahead + 1.15 * curl + 0.35 * (noise(p * 7.0 + drift * 2.0) - 0.5);
  float strand = fold / TAU * 12.0 + uFlow / 12.0;
  float part = abs(fract(strand) - 0.5) * 2.0;
  float breadth = r * uGrowth * TAU / 12.0 * 0.5;
  float thick = 0.10 + 0.42 * noise(vec2(mod(floor(strand), 12.0) * 7.3, 1.0) + p * 0.8);
  float thread = clamp((thick - part) * breadth / pixel + 0.5, 0.0, 1.0) * smoothstep(3.0, 9.0, breadth / pixel * 2.0);
  vec3 light = mix(SLATE, THREAD, thread);
  float fine = abs(fract(strand * 3.0 + 0.3) - 0.5) * 2.0;
  light = mix(light, DEEP, clamp((0.16 * noise(p * 2.3 - drift) - fine + 0.1) * breadth / 3.0 / pixel + 0.5, 0.0, 1.0) * (1.0 - thread) * smoothstep(6.0, 18.0, breadth / pixel * 2.0));

  // The two rings are still.
  vec2 band = abs(r - uRings) - uFigures * vec2(0.86, 1.0);
  light = mix(light, DEEP, clamp(0.5 - min(band.x, band.y) / pixel, 0.0, 1.0));
  float ink = max(ring(p, uRings.x, uHourAt, uAngles.x, 12.0, 1.0, uFigures.x, uDrops.x), ring(p, uRings.y, uMinuteAt, uAngles.y, 60.0, 0.0, uFigures.y, uDrops.y));
  light = mix(light, MILK, clamp(ink / pixel + 0.5, 0.0, 1.0));

  // Milk: the spiral's arm, and a drop where it comes to each ring.
  float turn = mod(ahead + TAU * 0.5, TAU) - TAU * 0.5;
  float arm = abs(turn) * r * uGrowth / sqrt(1.0 + uGrowth * uGrowth) - r * (0.062 + 0.028 * (noise(p * 2.6 + drift) - 0.5));
  arm = max(arm, (r - uRings.y) * 1.0);
  vec2 hour = p - way(uAngles.x) * uRings.x, minute = p - way(uAngles.y) * uRings.y;
  float milk = blend(blend(arm, length(hour) - uDrops.x, 0.16), length(minute) - uDrops.y, 0.2);
  float cover = clamp(0.5 - milk / pixel, 0.0, 1.0);
  // Numbers that the arm runs over show dark in it.
  vec3 white = mix(MILK, DEEP, clamp(ink / pixel + 0.5, 0.0, 1.0));
  float tall = uDrops.x * 0.86, low = floor(uHourAt), over = uHourAt - low;
  float shown = -1.0;
  for (float next = 0.0; next < 1.5; next += 1.0) {
    float slip = (next - over) * 2.4;
    if (length(hour) < uDrops.x) shown = max(shown, number(int(mod(low + next - 1.0, 12.0) + 1.5), hour / tall - vec2(slip, 0)) * tall);
  }
  tall = uDrops.y * 0.86; low = floor(uMinuteAt); over = uMinuteAt - low;
  for (float next = 0.0; next < 1.5; next += 1.0)
    if (length(minute) < uDrops.y) shown = max(shown, number(int(mod(low + next, 60.0) + 0.5), minute / tall - vec2((next - over) * 2.4, 0)) * tall);
  white = mix(white, DEEP, clamp(shown / pixel + 0.5, 0.0, 1.0));
  colour = vec4(mix(light, white, cover), 1);
}`
