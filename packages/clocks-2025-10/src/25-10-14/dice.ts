/** Where the eye is over the table; half the stage's shorter side is one. */
export const EYE = [0, -1.3, 7.2] as const

/**
 * Both dice, traced: flat polished faces that mirror one large lamp, figures cut into them as a chisel cuts, their
 * shadows on the table. Only the face that lies level can show the lamp to the eye.
 *
 * The faces of both come as one list, turned as the dice lie: twelve, then sixty. One loop serves for both, and for
 * the shadows: lists in the shader itself took the browser's compiler minutes.
 */
export const DICE = `
// Where a face looks, and how far it is from the eye, less than nought if it is turned to it.
uniform vec4 uNormal[72];
// Which way its figures stand, and how far it is turned to the light.
uniform vec4 uUp[72];
uniform vec2 uSeat;
uniform vec3 uHour, uMinute, uSun;
uniform float uHourLift, uMinuteLift;
const vec3 TABLE = vec3(0.50, 0.535, 0.48);
const vec3 STONE = vec3(0.022, 0.042, 0.034);

// How far inside a figure's outline, in parts of its height.
float figure(float digit, vec2 p) {
  vec2 cell = vec2(p.x * 84.0 + 48.0, p.y * 84.0 + 64.0);
  if (cell.x < 1.0 || cell.x > 95.0 || cell.y < 1.0 || cell.y > 127.0) return -0.25;
  return (textureLod(figures, vec2((cell.x / 96.0 + digit) / 10.0, cell.y / 128.0), 0.0).r * 255.0 - 128.0) / 504.0;
}
float inside(float value, vec2 p) {
  if (value < 9.5) return figure(value, p);
  float tens = floor((value + 0.5) / 10.0), ones = value - tens * 10.0;
  float a = tens == 1.0 ? 0.57 : 0.8, b = ones == 1.0 ? 0.57 : ones == 0.0 ? 0.92 : 0.8;
  return p.x < (a - b) * 0.5 ? figure(tens, p + vec2(b * 0.5, 0)) : figure(ones, p - vec2(a * 0.5, 0));
}
// A chisel's cut: as deep as it is far from the outline.
float cut(float value, vec2 p) { return clamp(inside(value, p), 0.0, 0.13); }

vec3 lampAt() { return vec3(0.0, 0.2516, 0.9678); }
// What a polished face sees: a large lamp overhead, a room, the table.
vec3 around(vec3 d) {
  float lamp = 1.0 - smoothstep(0.34, 0.52, acos(clamp(dot(d, lampAt()), -1.0, 1.0)));
  vec3 room = d.z < 0.0 ? TABLE * 0.55 : mix(vec3(0.10, 0.115, 0.105), vec3(0.34, 0.37, 0.34), d.z * (0.6 - 0.3 * d.x));
  return room + vec3(14.5, 15.2, 14.2) * lamp;
}
vec3 sun() { return uSun; }

// How much of a light of some breadth comes past a die: by how deep the ray lies in it.
float past(vec3 o, vec3 d, float breadth, int from, int to) {
  float b = dot(o, d);
  if (dot(o, o) - b * b > (from == 0 ? 1.9 : 1.4) || b > 0.9) return 1.0;
  float near = -1e4, far = 1e4;
  for (int i = from; i < to; i++) {
    float a = uUp[i].w, t = (1.0 - dot(uNormal[i].xyz, o)) / a;
    if (a < 0.0) near = max(near, t); else far = min(far, t);
  }
  float width = breadth * max(0.15, near);
  return 1.0 - smoothstep(-width, width, far - near);
}
// A die throws no shadow on itself: what looks away from the light is dark.
float shadowAt(vec3 p, float breadth, int itself) {
  float light = 1.0;
  for (int die = 0; die < 2; die++) {
    if (die == itself) continue;
    vec3 at = die == 0 ? uHour : uMinute;
    at.z *= 1.0 + (die == 0 ? uHourLift : uMinuteLift);
    light *= past((p - at) / (die == 0 ? uHour.z : uMinute.z), sun(), breadth, die * 12, 12 + die * 60);
  }
  return light;
}

void main() {
  float half_ = min(uResolution.x, uResolution.y) * 0.5;
  vec2 q = (gl_FragCoord.xy - uResolution * 0.5) / half_;
  vec3 o = vec3(${EYE.map((part) => part.toFixed(2)).join()}), w = normalize(vec3(0.0, 0.0, 0.7) - o);
  vec3 d = normalize(w * 6.6 + vec3(q.x, 0, 0) + vec3(0.0, -w.z, w.y) * q.y);
  vec3 spot = o + d * (-o.z / d.z);
  // The table takes of an even sky what a ball on it leaves.
  vec3 m = (spot - vec3(uMinute.xy, 0)) / uMinute.z, h = (spot - vec3(uHour.xy, 0)) / uHour.z;
  float low = (1.0 - 0.62 / pow(1.0 + dot(m, m), 1.5) / (1.0 + 3.0 * uMinuteLift)) * (1.0 - 0.62 / pow(1.0 + dot(h, h), 1.5) / (1.0 + 3.0 * uHourLift));
  vec3 light = vec3(0);
  float open = 1.0;
  vec3 world = spot, n = vec3(0, 0, 1), flat_ = n;
  float deep = 0.0, cover = 0.0;
  int mine = 2;
  for (int die = 0; die < 2; die++) {
    vec3 at = die == 0 ? uHour : uMinute;
    vec3 middle = vec3(at.xy, at.z * (1.0 + (die == 0 ? uHourLift : uMinuteLift)));
    vec3 lo = (o - middle) / at.z;
    float b = dot(lo, d), near = -1e4, far = 1e4, second = -1e4;
    if (dot(lo, lo) - b * b > (die == 0 ? 1.62 : 1.14)) continue;
    int face = die * 12, next = face, end = 12 + die * 60;
    // Through the ball that touches every face a ray goes for certain: what looks away counts at the outline alone.
    bool outline = dot(lo, lo) - b * b > 0.98;
    for (int i = face; i < end; i++) {
      float away = uNormal[i].w;
      if (away >= 0.0 && !outline) continue;
      float a = dot(uNormal[i].xyz, d), t = away / a;
      if (a < 0.0) {
        if (t > near) { second = near; next = face; near = t; face = i; }
        else if (t > second) { second = t; next = i; }
      } else far = min(far, t);
    }
    if (!outline) far = 1e4;
    // At the outline the ray grazes: how much of the pixel is covered.
    float c = clamp((far - near) / (4.0 / (half_ * at.z)) + 0.5, 0.0, 1.0);
    if (c <= cover) continue;
    cover = c;
    mine = die;
    vec3 p = lo + d * near;
    flat_ = uNormal[face].xyz;
    float gap = (near - second) * -dot(d, uNormal[next].xyz);
    n = normalize(mix(uNormal[next].xyz, flat_, 0.5 + 0.5 * smoothstep(0.0, 0.011, gap)));
    vec3 up = uUp[face].xyz, right = cross(up, flat_);
    vec3 seat = flat_ + up * (die == 0 ? uSeat.x : uSeat.y);
    float tall = die == 0 ? 0.68 : 0.245, value = float(face) + (die == 0 ? 1.0 : -12.0);
    vec2 f = vec2(dot(p - seat, right), dot(p - seat, up)) / tall;
    deep = 0.0;
    if (abs(f.x) < 1.15 && abs(f.y) < 0.8 && uNormal[face].w < -0.2 * length(lo)) {
      vec3 into = d / -dot(d, flat_);
      vec2 slip = vec2(dot(into, right), dot(into, up));
      f += slip * cut(value, f) * 0.8;
      vec2 e = vec2(0.014, 0);
      float left = cut(value, f - e), below = cut(value, f - e.yx);
      deep = cut(value, f);
      vec2 g = vec2(deep - left, deep - below) / 0.014;
      n = normalize(n + (right * g.x + up * g.y) * 1.1);
    }
    world = middle + p * at.z;
  }
  if (cover < 1.0) light = TABLE * (0.58 * low + 0.5 * shadowAt(spot + vec3(0, 0, 0.001), 0.10, 2));
  if (cover > 0.0) {
    float shadow = shadowAt(world + flat_ * 0.02, 0.12, mine);
    float f = 0.045 + 0.955 * pow(1.0 - max(0.0, dot(n, -d)), 5.0);
    float diffuse = 0.55 * max(0.0, dot(n, lampAt())) + 1.5 * shadow * max(0.0, dot(n, sun())) + 0.32 * (0.6 - 0.4 * n.z);
    vec3 die = STONE * (1.0 - deep * 2.2) * diffuse + f * around(reflect(d, n)) * (deep > 0.002 ? 0.35 : 1.0);
    light = mix(light, die, cover);
  }
  light = light / (1.0 + max(0.0, max(light.r, max(light.g, light.b)) - 0.8) * 0.5);
  colour = vec4(pow(clamp(light, 0.0, 1.0), vec3(1.0 / 2.2)), 1);
}`
