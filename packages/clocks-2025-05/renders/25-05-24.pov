// The cabinet of a fruit machine in parts: 0 a bulb that is out, 1 one that is lit, 2 a frame of chrome (its corners
// and sides are drawn out to any size), 3 the ball of the arm, 4 the enamelled panel, 5 and 6 raised plates of cream and
// of red enamel, drawn out as the frame is.
//   for n in 0 1 3; do povray 25-05-24.pov Declare=N=$n +W192 +H192 +UA +A0.05 +R4 -D +Oout/$n.png; done
//   for n in 2 5 6; do povray 25-05-24.pov Declare=N=$n +W480 +H480 +UA +A0.05 +R4 -D +Oout/$n.png; done
//   povray 25-05-24.pov Declare=N=4 +W1200 +H750 +A0.1 -D +Oout/4.png
#version 3.7;
global_settings { assumed_gamma 1.0 max_trace_level 8 }
#ifndef (N) #declare N = 0; #end
#declare Side = (N = 2 | N > 4 ? 10 : 4);
camera { orthographic location <0, 0, -40> right x * (N = 4 ? 16 : Side) up y * (N = 4 ? 10 : Side) direction z }
light_source { <-50, 70, -60> rgb <1.5, 1.38, 1.15> area_light <5, 0, 0>, <0, 5, 0>, 5, 5 adaptive 1 circular orient }
light_source { <60, -10, -50> rgb <0.12, 0.16, 0.26> shadowless }
// The arcade that is mirrored in it all.
sphere {
  0, 1 hollow no_image no_shadow
  pigment { gradient y color_map {
    [0 rgb <0.12, 0.05, 0.04>] [0.34 rgb <0.30, 0.52, 0.44>] [0.45 rgb <0.10, 0.16, 0.15>] [0.54 rgb <0.08, 0.10, 0.11>]
    [0.57 rgb <1.25, 1.2, 1.05>] [0.67 rgb <1.0, 1.0, 0.96>] [0.70 rgb <0.24, 0.34, 0.34>] [0.86 rgb <0.62, 0.78, 0.76>] [1 rgb <1, 1, 1>] }
    scale 2 translate -1 rotate -20 * z }
  finish { emission 1 ambient 0 diffuse 0 }
  scale 500
}
#declare Chrome = texture {
  pigment { rgb <0.55, 0.55, 0.57> }
  finish { ambient 0.01 diffuse 0.1 specular 1 roughness 0.005 metallic reflection { 0.86 metallic } }
}
#macro Enamel(Hue)
  texture {
    pigment { rgb Hue }
    normal { bumps 0.012 scale 0.11 }
    finish { ambient 0.05 diffuse 0.75 specular 0.5 roughness 0.012 reflection { 0.01, 0.14 fresnel } }
  }
  interior { ior 1.5 }
#end
#declare Mint = <0.33, 0.86, 0.66>;
#declare Cream = <1.0, 0.92, 0.72>;
#declare Red = <0.55, 0.012, 0.016>;
// A rounded bar all round.
#macro Ring(H, R, T, Z, D)
  union {
    #local S = -1;
    #while (S < 2)
      cylinder { <S * H, -H + R, 0>, <S * H, H - R, 0>, T }
      cylinder { <-H + R, S * H, 0>, <H - R, S * H, 0>, T }
      #local J = -1;
      #while (J < 2)
        intersection { torus { R, T rotate 90 * x } box { <0, 0, -1>, <R + T, R + T, 1> scale <S, J, 1> } translate <S * (H - R), J * (H - R), 0> }
        #local J = J + 2;
      #end
      #local S = S + 2;
    #end
    scale <1, 1, D> translate Z * z
  }
#end
#macro Plate(Hue, Line)
  union {
    box { <-4.3, -3.35, -0.2>, <4.3, 3.35, 0> }
    box { <-3.35, -4.3, -0.2>, <3.35, 4.3, 0> }
    #local S = -1;
    #while (S < 2)
      cylinder { <S * 3.35, -3.35, -0.2>, <S * 3.35, -3.35, 0>, 0.95 }
      cylinder { <S * 3.35, 3.35, -0.2>, <S * 3.35, 3.35, 0>, 0.95 }
      #local S = S + 2;
    #end
    Enamel(Hue)
  }
  object { Ring(4.35, 0.95, 0.24, -0.1, 1) texture { Chrome } }
  object { Ring(3.86, 0.5, 0.07, -0.2, 0.3) Enamel(Line) }
#end
#switch (N)
  #range (0, 1)
    union {
      torus { 0.92, 0.2 rotate 90 * x scale <1, 1, 1.3> texture { Chrome } }
      difference { cylinder { 0, 0.3 * z, 0.95 } sphere { 0, 0.93 } texture { Chrome } }
    }
    sphere {
      0, 0.78 scale <1, 1, 0.9> translate -0.25 * z
      #if (N = 0)
        texture { pigment { rgb <0.23, 0.075, 0.012> } finish { ambient 0.1 diffuse 0.55 specular 1.3 roughness 0.004 reflection { 0.04, 0.5 fresnel } } }
        interior { ior 1.5 }
      #else
        texture {
          pigment { slope -z color_map { [0.5 rgb <0.75, 0.10, 0>] [0.68 rgb <1, 0.38, 0.02>] [0.86 rgb <1, 0.70, 0.18>] [1 rgb <1, 0.93, 0.6>] } }
          finish { emission 1.0 diffuse 0.1 specular 0.5 roughness 0.005 }
        }
      #end
    }
  #break
  #case (2)
    // A bar, a step of red inside it, and the dark reveal.
    object { Ring(4.35, 0.95, 0.34, 0, 1) texture { Chrome } }
    object { Ring(3.86, 0.62, 0.2, 0.1, 1) texture { pigment { rgb <0.5, 0.008, 0.014> } finish { diffuse 0.8 specular 0.9 roughness 0.01 reflection { 0.02, 0.3 fresnel } } } interior { ior 1.5 } }
    object { Ring(3.58, 0.4, 0.13, 0, 1) texture { Chrome } }
  #break
  #case (3)
    sphere { 0, 1.5 texture { pigment { rgb <0.5, 0.008, 0.01> } finish { ambient 0.03 diffuse 0.7 specular 1.1 roughness 0.004 reflection { 0.03, 0.5 fresnel } } } interior { ior 1.5 } }
  #break
  #case (4)
    plane { -z, 0 Enamel(Mint) }
  #break
  #case (5) Plate(Cream, Red) #break
  #case (6) Plate(Red, Cream) #break
#end
