import { MAP_EDGES } from './model'

/**
 * The lit Earth on Mercator's chart.
 * Light is worked out in linear colour: the two maps are squared on the way in, the sum is rooted on the way out.
 */
export const EARTH = `
uniform float uLongitude; // of the middle, radians
uniform float uEquator;   // pixels from the bottom
uniform float uScale;     // pixels to a radian of longitude
uniform float uFoot;      // pixels of open water kept for the scales
uniform vec3 uSun;        // longitude in radians, sine and cosine of the declination

const float PI = 3.14159265;
const vec2 SPAN = vec2(${MAP_EDGES.south}, ${MAP_EDGES.north}) * PI / 180.0; // latitudes of the maps' edges

void main() {
  vec2 pixel = uv * uResolution;
  vec2 chart = (pixel - vec2(0.5 * uResolution.x, uEquator)) / uScale;
  float longitude = uLongitude + chart.x;
  float latitude = atan(sinh(chart.y));
  float sinLatitude = tanh(chart.y);
  float cosLatitude = 1.0 / cosh(chart.y);
  float height = sinLatitude * uSun.y + cosLatitude * uSun.z * cos(longitude - uSun.x);
  float altitude = degrees(asin(clamp(height, -1.0, 1.0)));

  // The gradient is given, or the date line would show as a seam.
  vec2 at = vec2(fract(longitude / (2.0 * PI) + 0.5), (latitude - SPAN.x) / (SPAN.y - SPAN.x));
  vec2 across = vec2(0.5 / (PI * uScale), 0.0);
  vec2 down = vec2(0.0, cosLatitude / (uScale * (SPAN.y - SPAN.x)));
  vec3 ground = textureGrad(day, at, across, down).rgb;
  float city = textureGrad(night, at, across, down).r;
  float haze = textureGrad(night, at, across * 9.0, down * 9.0).r;

  // The sea of the map is the blue of a screen: bring it to that of water.
  float sea = smoothstep(0.012, 0.07, ground.b - max(ground.r, ground.g * 0.86)) * (1.0 - smoothstep(0.5, 0.75, ground.r));
  float grey = dot(ground, vec3(0.3, 0.55, 0.15));
  vec3 water = mix(vec3(0.045, 0.165, 0.265), vec3(0.13, 0.42, 0.52), smoothstep(0.0, 0.66, ground.b));
  ground = mix(ground, water, sea * 0.86);
  ground = mix(ground, vec3(grey), 0.08);
  vec3 ink = ground * ground;

  float lit = pow(smoothstep(-3.0, 12.0, altitude), 0.8);
  float high = max(height, 0.0);
  vec3 sunlight = mix(mix(vec3(1.0, 0.40, 0.12), vec3(0.62, 0.66, 0.72), 0.8 * sea), vec3(1.0, 0.985, 0.95), smoothstep(-3.0, 14.0, altitude));
  vec3 light = ink * sunlight * lit * (0.66 + 0.9 * pow(high, 0.8));

  // The sun's light on the water under it.
  float glint = pow(high, 70.0) * 0.16 + pow(high, 10.0) * 0.018;
  light += vec3(1.0, 0.88, 0.66) * glint * mix(0.2, 1.0, sea);

  // Dusk: a narrow ember at the edge of the land (at sea it would be mud), then blue to the end of twilight at eighteen degrees.
  float edge = (altitude - 1.2) / 2.6;
  float ember = exp(-edge * edge);
  float blue = smoothstep(-18.0, -5.0, altitude) * (1.0 - smoothstep(-5.0, 4.0, altitude));
  light += vec3(0.50, 0.19, 0.04) * ember * (0.018 + 0.36 * ink) * (1.0 - 0.85 * sea);
  light += vec3(0.026, 0.068, 0.165) * (0.12 + 0.95 * grey) * blue;

  // Night: land by moonlight, and the cities.
  float dark = 1.0 - smoothstep(-9.0, 0.0, altitude);
  light += ink * vec3(0.024, 0.036, 0.064) * dark + vec3(0.0010, 0.0022, 0.0062) * dark;
  light += (vec3(1.0, 0.66, 0.28) * pow(city, 1.35) * 1.2 + vec3(1.0, 0.45, 0.14) * haze * haze * 0.55) * dark;

  vec3 shown = sqrt(light / (1.0 + 0.16 * light));
  float foot = 1.0 - smoothstep(uFoot * 0.92, uFoot * 1.9, pixel.y);
  shown = mix(shown, vec3(0.016, 0.035, 0.068), foot);
  // The far north, stretched beyond what the map has, sinks away as the foot does.
  shown = mix(shown, vec3(0.016, 0.035, 0.068), 0.9 * smoothstep(0.78, 1.0, uv.y));
  // Half a grey level of noise keeps the dusk from banding.
  shown += (fract(52.9829189 * fract(dot(pixel, vec2(0.06711056, 0.00583715)))) - 0.5) / 255.0;
  colour = vec4(shown, 1.0);
}`
