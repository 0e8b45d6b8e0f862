// Chrome of the Odometer: 0 the bezel of the instrument, 1 the rim of a window. Their corners and edges are drawn out
// to any size.
//   for n in 0 1; do povray 25-04-24.pov Declare=N=$n +W320 +H320 +UA +A0.05 +R3 -D +Oout/$n.png; done
//   convert out/0.png out/1.png +append -quality 88 ../src/25-04-24/chrome.webp
#version 3.7;
global_settings { assumed_gamma 1.0 max_trace_level 6 }
#ifndef (N) #declare N = 0; #end
camera { orthographic location <0, 0, -20> right x * 4 up y * 4 direction z }
light_source { <-42, 46, -34> rgb <1.75, 1.6, 1.35> area_light <6, 0, 0>, <0, 6, 0>, 4, 4 adaptive 1 circular orient }
light_source { <40, -10, -60> rgb <0.12, 0.16, 0.24> shadowless }
sphere {
  0, 1 hollow no_image no_shadow
  pigment {
    gradient y
    color_map { [0 rgb 0.02] [0.3 rgb <0.10, 0.03, 0.025>] [0.47 rgb <0.05, 0.035, 0.03>] [0.5 rgb <0.16, 0.12, 0.1>] [0.53 rgb <1.1, 1.06, 1>] [0.72 rgb <0.66, 0.75, 0.88>] [1 rgb <0.16, 0.24, 0.38>] }
    scale 2 translate -1 rotate -24 * z
  }
  finish { emission 1 ambient 0 diffuse 0 }
  scale 500
}
#declare Chrome = texture {
  pigment { rgb <0.5, 0.5, 0.52> }
  finish { ambient 0 diffuse 0.12 specular 1.2 roughness 0.004 metallic reflection { 0.9 metallic } }
}
#declare Black = texture { pigment { rgb 0.008 } finish { specular 0.5 roughness 0.03 diffuse 0.6 } }
// A rim of half a round along a square of half the side W with corners of radius R.
#macro Rim(W, R, T, Deep)
  union {
    #local S = -1;
    #while (S < 2)
      cylinder { <S * W, -W + R, 0>, <S * W, W - R, 0>, T }
      cylinder { <-W + R, S * W, 0>, <W - R, S * W, 0>, T }
      #local J = -1;
      #while (J < 2)
        intersection {
          torus { R, T rotate 90 * x }
          box { <0, 0, -1>, <R + T, R + T, 1> scale <S, J, 1> }
          translate <S * (W - R), J * (W - R), 0>
        }
        #local J = J + 2;
      #end
      #local S = S + 2;
    #end
    scale <1, 1, Deep>
  }
#end
#if (N = 0)
  object { Rim(1.72, 0.8, 0.26, 1.3) texture { Chrome } }
  object { Rim(1.42, 0.5, 0.08, 2) texture { Chrome } translate 0.05 * z }
  object { Rim(1.5, 0.58, 0.09, 1) texture { Black } translate 0.02 * z }
#else
  object { Rim(1.72, 0.5, 0.26, 1.3) texture { Chrome } }
  object { Rim(1.46, 0.24, 0.1, 1) texture { Black } translate 0.06 * z }
#end
