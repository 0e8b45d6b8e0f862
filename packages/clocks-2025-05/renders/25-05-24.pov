// The cabinet of a fruit machine in parts: 0 a bulb that is out, 1 one that is lit, 2 the chrome bezel of two windows
// side by side and 5 of two one over the other (their corners and bars are drawn out to any size), 3 the ball of the arm,
// 4 the mint enamel casting and 6 the red one on top of it, drawn out as the bezel is, 7 the cup that pays, with coins.
//   for n in 0 1 3; do povray 25-05-24.pov Declare=N=$n +W192 +H192 +UA +A0.05 +R4 -D +Oout/$n.png; done
//   for n in 2 4 5 6; do povray 25-05-24.pov Declare=N=$n +W480 +H480 +UA +A0.05 +R4 -D +Oout/$n.png; done
//   povray 25-05-24.pov Declare=N=7 +W1000 +H400 +UA +A0.05 +R4 -D +Oout/7.png; convert out/7.png -crop 722x289+139+39 +repage out/7.png
#version 3.7;
global_settings { assumed_gamma 1.0 max_trace_level 8 }
#ifndef (N) #declare N = 0; #end
#declare Side = (N = 2 | N = 4 | N = 5 | N = 6 ? 10 : 4);
#if (N = 7)
  // From a little above, so that one looks into the cup.
  camera { orthographic location <0, 0, -40> right x * 7 up y * 2.8 direction z rotate 24 * x translate -0.22 * y }
#else
  camera { orthographic location <0, 0, -40> right x * Side up y * Side direction z }
#end
light_source { <-50, 70, -60> rgb <1.5, 1.38, 1.15> area_light <5, 0, 0>, <0, 5, 0>, 5, 5 adaptive 1 circular orient }
light_source { <60, -10, -50> rgb <0.12, 0.16, 0.26> shadowless }
// The arcade that is mirrored in it all; where all is chrome, its windows stand steeper.
#declare Bare = (N = 2 | N = 5 | N = 7);
sphere {
  0, 1 hollow no_image no_shadow
  pigment { gradient y color_map {
    #if (Bare)
      [0 rgb <0.10, 0.05, 0.04>] [0.22 rgb <0.34, 0.30, 0.28>] [0.36 rgb <0.62, 0.64, 0.62>] [0.44 rgb <0.30, 0.31, 0.32>]
      [0.485 rgb <0.06, 0.06, 0.07>] [0.53 rgb <0.16, 0.17, 0.18>] [0.57 rgb <1.3, 1.25, 1.12>] [0.69 rgb <1.05, 1.04, 1.0>]
      [0.74 rgb <0.50, 0.53, 0.55>] [0.88 rgb <0.72, 0.75, 0.76>] [1 rgb <1, 1, 1>]
    #else
      [0 rgb <0.12, 0.05, 0.04>] [0.34 rgb <0.30, 0.52, 0.44>] [0.45 rgb <0.10, 0.16, 0.15>] [0.54 rgb <0.08, 0.10, 0.11>]
      [0.57 rgb <1.25, 1.2, 1.05>] [0.67 rgb <1.0, 1.0, 0.96>] [0.70 rgb <0.24, 0.34, 0.34>] [0.86 rgb <0.62, 0.78, 0.76>] [1 rgb <1, 1, 1>]
    #end
    } scale 2 translate -1 rotate (Bare & N != 7 ? 42 : -20) * z }
  finish { emission 1 ambient 0 diffuse 0 }
  scale 500
}
#declare Chrome = texture {
  pigment { rgb (Bare ? <0.86, 0.86, 0.87> : <0.55, 0.55, 0.57>) }
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
// A casting with rounded edges.
#macro Casting(Hue)
  union {
    box { <-4.45, -3.75, -0.34>, <4.45, 3.75, 0> }
    box { <-3.75, -4.45, -0.34>, <3.75, 4.45, 0> }
    #local S = -1;
    #while (S < 2)
      cylinder { <S * 3.75, -3.75, -0.34>, <S * 3.75, -3.75, 0>, 0.7 }
      cylinder { <S * 3.75, 3.75, -0.34>, <S * 3.75, 3.75, 0>, 0.7 }
      #local S = S + 2;
    #end
    object { Ring(4.45, 0.7, 0.34, 0, 1) }
    Enamel(Hue)
  }
#end
#macro Bezel()
  union {
    object { Ring(4.4, 0.62, 0.44, 0, 0.8) }
    cylinder { -4.4 * y, 4.4 * y, 0.38 scale <1, 1, 0.8> }
    texture { Chrome }
  }
#end
#declare Gold = texture {
  pigment { rgb <0.86, 0.52, 0.11> }
  finish { ambient 0.03 diffuse 0.5 specular 0.9 roughness 0.02 metallic reflection { 0.34 metallic } }
}
#declare Coin = union {
  cylinder { 0, 0.06 * y, 0.34 }
  torus { 0.315, 0.025 translate 0.06 * y }
  torus { 0.315, 0.025 }
  cylinder { 0, 0.068 * y, 0.13 }
  texture { Gold }
}
// Half a bowl on the casting, and the mouth over it.
#macro Cup()
  difference {
    sphere { 0, 1 scale <2.35, 1.0, 1.15> }
    sphere { 0, 1 scale <2.2, 0.86, 1.0> }
    box { <-3, 0, -3>, <3, 3, 3> }
    box { <-3, -3, 0>, <3, 3, 3> }
    texture { Chrome }
  }
  intersection {
    torus { 1, 0.062 scale <2.28, 1.5, 1.08> }
    box { <-3, -1, -3>, <3, 1, 0> }
    texture { Chrome }
  }
  union {
    cylinder { <-2.28, 0, 0>, <-2.28, 0.5, 0>, 0.1 }
    cylinder { <2.28, 0, 0>, <2.28, 0.5, 0>, 0.1 }
    cylinder { <-1.98, 0.8, 0>, <1.98, 0.8, 0>, 0.1 }
    intersection { torus { 0.3, 0.1 rotate 90 * x } box { <0, 0, -1>, <1, 1, 1> } translate <1.98, 0.5, 0> }
    intersection { torus { 0.3, 0.1 rotate 90 * x } box { <-1, 0, -1>, <0, 1, 1> } translate <-1.98, 0.5, 0> }
    texture { Chrome }
  }
  // The chute behind, and the bowl's back.
  union {
    box { <-2.24, -0.2, 0.09>, <2.24, 0.5, 0.1> }
    box { <-1.98, 0, 0.09>, <1.98, 0.8, 0.1> }
    cylinder { <-1.98, 0.5, 0.09>, <-1.98, 0.5, 0.1>, 0.3 }
    cylinder { <1.98, 0.5, 0.09>, <1.98, 0.5, 0.1>, 0.3 }
    intersection { cylinder { 0.09 * z, 0.1 * z, 1 scale <2.2, 0.84, 1> } box { <-3, -3, 0>, <3, 0, 1> } }
    pigment { rgb <0.02, 0.016, 0.014> } finish { diffuse 0.6 ambient 0 }
  }
  #local Chance = seed(24);
  #local At = 0;
  #while (At < 44)
    #local X = (rand(Chance) * 2 - 1) * 1.55;
    #local Z = -0.08 - rand(Chance) * 0.46 * sqrt(1 - pow(X / 2.2, 2));
    #local Y = -0.3 + 0.42 * At / 44 * (1 - pow(X / 2.0, 2));
    object { Coin rotate <(rand(Chance) - 0.7) * 30, rand(Chance) * 360, (rand(Chance) - 0.5) * 26> translate <X, Y, Z> }
    #local At = At + 1;
  #end
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
  #case (2) Bezel() #break
  #case (5) object { Bezel() rotate 90 * z } #break
  #case (3)
    sphere { 0, 1.5 texture { pigment { rgb <0.5, 0.008, 0.01> } finish { ambient 0.03 diffuse 0.7 specular 1.1 roughness 0.004 reflection { 0.03, 0.5 fresnel } } } interior { ior 1.5 } }
  #break
  #case (4) Casting(Mint) #break
  #case (6) Casting(Red) #break
  #case (7) Cup() #break
#end
