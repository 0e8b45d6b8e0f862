/**
 * Three drops in one field. The distance to each is softened into that of its neighbours (a smooth minimum by
 * exponentials), so that they reach out for one another and flow together; all edges are cut hard, in flat colours.
 */
export const GOO = /* glsl */ `
uniform vec4 uHourDrop;
uniform vec4 uMinuteDrop;
uniform vec4 uSecondDrop;
uniform vec3 uOval;

float edge(float distance) { return clamp(0.5 - distance * uRatio, 0.0, 1.0); }

float away(vec2 p, vec4 drop) { return length(p - drop.xy) - drop.z; }

float marks(vec2 p, float course, float count, float every, float small, float large) {
  vec2 oval = uOval.xy * course;
  float near = floor(atan(p.x / oval.x, p.y / oval.y) / 6.2831853 * count + 0.5);
  float least = 1e5;
  for (float step = -1.0; step <= 1.0; step++) {
    float mark = mod(near + step + count, count);
    float turn = mark / count * 6.2831853;
    float size = mod(mark, every) < 0.5 ? large : small;
    least = min(least, length(p - vec2(sin(turn), cos(turn)) * oval) - size * uOval.z);
  }
  return least;
}

void main() {
  vec2 p = (uv - 0.5) * uResolution / uRatio;
  float soft = uOval.z * 0.075;
  float hour = away(p, uHourDrop);
  float minute = away(p, uMinuteDrop);
  float second = away(p, uSecondDrop);
  float field = -soft * log(exp(-min(hour, 40.0 * soft) / soft) + exp(-min(minute, 40.0 * soft) / soft)
    + exp(-min(second, 40.0 * soft) / soft));
  vec3 ground = vec3(0.95, 0.16, 0.47);
  ground = mix(ground, vec3(1.0, 0.27, 0.51), edge(field - uOval.z * 0.82));
  ground = mix(ground, vec3(1.0, 0.36, 0.52), edge(field - uOval.z * 0.56));
  ground = mix(ground, vec3(1.0, 0.46, 0.48), edge(field - uOval.z * 0.36));
  ground = mix(ground, vec3(1.0, 0.60, 0.40), edge(field - uOval.z * 0.21));
  ground = mix(ground, vec3(1.0, 0.82, 0.30), edge(field - uOval.z * 0.09));
  vec3 ink = vec3(0.16, 0.03, 0.27);
  float mark = min(marks(p, 1.0, 60.0, 5.0, 0.017, 0.034), marks(p, 0.5, 12.0, 3.0, 0.03, 0.048));
  vec3 shown = mix(ground, ink, max(edge(mark), edge(field)));
  // The mark that a drop covers is seen through it.
  float covered = min(length(p - uHourDrop.xy) - 0.056 * uOval.z, length(p - uMinuteDrop.xy) - 0.036 * uOval.z);
  shown = mix(shown, vec3(1.0), edge(covered));
  colour = vec4(shown, 1.0);
}
`
