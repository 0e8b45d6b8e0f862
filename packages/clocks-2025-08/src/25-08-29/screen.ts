import { BOSS, HANDS, markAt, REACH, STEM } from './model'

const float = (value: number) => value.toFixed(4)
const handOf = ({ tip, half, point, tail, swell }: (typeof HANDS)['hour' | 'minute']) =>
  [tip, half, point, tail, swell].map(float).join(', ')

/**
 * Three plates on one square screen, whose rows run along the minute hand. A plate prints where its tone outweighs the
 * screen: so a dot grows with the tone and at last joins its neighbours, as through a printer's ruled glass.
 */
export const SCREEN = `
uniform vec3 uPlan; // pitch, radius of the dial, radius of the sun
uniform vec2 uHands; // hour and minute, in turns
uniform vec3 uPaper;
uniform vec3 uSunlight;
uniform vec3 uFire;
uniform vec3 uInk;

const float TURN = 6.2831853;
// So much is left free between the hands, and around all that is black, in radii of the dial.
const float GAP = 0.022;
const float REACH = ${float(REACH)};

vec2 turned(vec2 p, float turn) {
  float a = turn * TURN;
  return vec2(p.x * cos(a) - p.y * sin(a), p.x * sin(a) + p.y * cos(a));
}

float threshold;
float soft;

// How much of a pixel a plate inks, where its tone is so much.
float inked(float tone) {
  return smoothstep(-soft, soft, threshold - 1.0 + tone * 1.02);
}

// How far a place is outside a hand, in radii of the dial; the hand's own direction is up.
float outside(vec2 p, float tip, float half_, float point, float tail, float swell) {
  float narrow = half_ * clamp(min((tip - p.y) / point, (p.y + tail) / swell), 0.0, 1.0);
  return max(abs(p.x) - narrow, max(p.y - tip, -tail - p.y));
}

void main() {
  vec2 p = (uv - 0.5) * uResolution / uRatio;
  float pitch = uPlan.x;
  vec2 cell = turned(p, uHands.y) / pitch * TURN;
  threshold = 0.5 + 0.25 * (cos(cell.x) + cos(cell.y));
  soft = max(0.02, 0.75 * length(vec2(dFdx(threshold), dFdy(threshold))));

  // The photograph; beyond it, the rays go on outward and fade.
  vec2 place = p / uPlan.z;
  float away = length(place);
  float within = min(1.0, 1.26 / max(away, 0.001));
  float shine = texture(sun, place * within / REACH * 0.5 + 0.5).r;
  float beyond = max(0.0, away - 1.26);

  // In radii of the dial: the hands, and the nearest mark.
  vec2 q = p / uPlan.y;
  float hour = outside(turned(q, uHands.x), ${handOf(HANDS.hour)});
  float minute = outside(turned(q, uHands.y), ${handOf(HANDS.minute)});
  vec2 h = turned(q, uHands.x);
  hour = min(hour, max(abs(h.x) - ${float(STEM.half)}, max(h.y - ${float(STEM.out)}, -h.y)));
  // Where one hand lies over the other they are kept apart, but not at the boss, where they are joined.
  float apart = max(minute, ${float(BOSS)} + GAP - length(q));
  minute = min(minute, length(q) - ${float(BOSS)});
  float which = floor(atan(q.x, q.y) / TURN * 60.0 + 0.5);
  float number = mod(which + 60.0, 60.0);
  float size = mod(number, 5.0) > 0.5 ? ${float(markAt(1))} : mod(number, 15.0) > 0.5 ? ${float(markAt(5))} : ${float(markAt(0))};
  float a = which / 60.0 * TURN;
  float mark = length(q - vec2(sin(a), cos(a))) - size;

  // Tones of the plates.
  float limb = smoothstep(1.004, 0.996, away);
  float high = max(0.0, away - 1.0);
  float corona = shine * (0.34 + 0.4 * exp(-high * 4.0)) * exp(-beyond * 0.35) + 0.34 * exp(-high * 0.55) - 0.06;
  float light = mix(clamp(corona, 0.08, 0.8), 1.0, limb);
  // Like any ball's, the sun's edge is darker than its middle.
  float dark = clamp(1.0 - pow(shine, 0.72) * 1.3 + 0.5 * pow(away, 9.0), 0.0, 1.0) * limb;
  float edge = pitch / uPlan.y;
  // Around whatever is printed black a rim is left free of red.
  float rim = min(min(hour, minute), mark);
  float clear = smoothstep(GAP, GAP + edge * 1.2, rim);
  vec3 print = mix(uPaper, uSunlight, inked(max(light, 1.0 - smoothstep(GAP + edge * 0.4, GAP + edge, rim))));
  print = mix(print, uFire, inked(dark * clear));
  float solidHour = clamp(0.5 - hour / edge * 0.6, 0.0, 1.0) * smoothstep(GAP - edge * 0.3, GAP + edge * 0.3, apart);
  print = mix(print, uInk, inked(max(solidHour, clamp(0.5 - minute / edge * 0.6, 0.0, 1.0))));
  // The marks are the only dots that are not the screen's.
  float pixel = 1.0 / (uPlan.y * uRatio);
  print = mix(print, uInk, smoothstep(pixel, -pixel, mark));
  colour = vec4(print, 1.0);
}`
