/**
 * Three drops in one field. The distance to each is softened into that of its neighbours (a smooth minimum by
 * exponentials), so that they reach out for one another and flow together; all edges are cut hard, in flat colours.
 * What stands still is not asked here: each word is computed for each point of the stage, four times a second.
 */
export const GOO = /* glsl */ `
uniform vec4 uHourDrop;
uniform vec4 uMinuteDrop;
uniform vec4 uSecondDrop;
uniform float uLeast;

float edge(float distance) { return clamp(0.5 - distance * uRatio, 0.0, 1.0); }

float away(vec2 p, vec4 drop) { return length(p - drop.xy) - drop.z; }

void main() {
  vec2 p = (uv - 0.5) * uResolution / uRatio;
  float hour = away(p, uHourDrop);
  float minute = away(p, uMinuteDrop);
  float second = away(p, uSecondDrop);
  // From the nearest on, whose own power is one; powers of two cost less than those of e.
  float soft = uLeast * 0.075 * 0.6931472;
  float least = min(min(hour, minute), second);
  float most = max(max(hour, minute), second);
  float middle = hour + minute + second - least - most;
  float field = least - soft * log2(1.0 + exp2((least - middle) / soft) + exp2((least - most) / soft));
  vec3 shown = vec3(0.95, 0.16, 0.47);
  shown = mix(shown, vec3(1.0, 0.27, 0.51), edge(field - uLeast * 0.82));
  shown = mix(shown, vec3(1.0, 0.36, 0.52), edge(field - uLeast * 0.56));
  shown = mix(shown, vec3(1.0, 0.46, 0.48), edge(field - uLeast * 0.36));
  shown = mix(shown, vec3(1.0, 0.60, 0.40), edge(field - uLeast * 0.21));
  shown = mix(shown, vec3(1.0, 0.82, 0.30), edge(field - uLeast * 0.09));
  colour = vec4(mix(shown, vec3(0.16, 0.03, 0.27), edge(field)), 1.0);
}
`
