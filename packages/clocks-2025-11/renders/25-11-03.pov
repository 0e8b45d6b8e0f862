// A lever switch on an enamelled panel, straight before, in parallel light. The mode is given on the command line:
// povray 25-11-03.pov +W424 +H504 Declare=Angle=42 Declare=Number=8 Declare=Variant=0 ...
// Angle 40 is up, -46 down, 2 half way; the pictures are laid on a sheet of four by five, of which clock.tsx tells. Number 0 has no switch but a letter: Letter 1 H, 2 M, 3 S.
// glyphs.inc is National Park Bold from @fontsource/national-park, traced by 25-11-03.py.
#version 3.7;
#ifndef (Angle) #declare Angle = 42; #end
#ifndef (Number) #declare Number = 8; #end
#ifndef (Variant) #declare Variant = 0; #end
#ifndef (Letter) #declare Letter = 0; #end
global_settings { assumed_gamma 1.0 }
#declare R = seed(1103 + Variant * 17 + Number);

camera { orthographic location <0, 0, -10> look_at <0, 0, 0> right <1.06, 0, 0> up <0, 1.26, 0> }
// A window above and to the left: what the black handles mirror.
light_source { <-4, 6.5, -18> rgb 1.15 area_light <3, 0, 0>, <0, 3, 0>, 5, 5 adaptive 1 circular orient }
light_source { <9, 2, -20> rgb 0.22 shadowless }
box { <-5, -2.6, -0.05> <5, 2.6, 0.05> pigment { rgb 1 } finish { emission 1.6 diffuse 0 }
      rotate <52, -24, 0> translate <-5, 9, -9> no_image no_shadow }
sky_sphere { pigment { rgb <0.10, 0.11, 0.105> } }

#declare Enamel = texture { pigment { rgb <0.245, 0.315, 0.27> } finish { ambient 0.22 diffuse 0.62 specular 0.0 } }
#declare Bone = texture { pigment { rgb <0.80, 0.755, 0.63> } finish { ambient 0.2 diffuse 0.66 specular 0.05 roughness 0.04 } }
#declare Paint = texture { pigment { rgb 0.012 } finish { ambient 0.2 diffuse 0.6 } }
#declare Bakelite = texture { pigment { rgb <0.014, 0.014, 0.015> }
  finish { ambient 0.2 diffuse 0.75 specular 0.35 roughness 0.02 reflection { 0.03, 0.30 fresnel on } conserve_energy } }
#declare Steel = texture { pigment { rgb <0.50, 0.50, 0.47> } finish { ambient 0.1 diffuse 0.4 specular 0.6 roughness 0.03 metallic reflection { 0.3 metallic } } }

plane { -z, 0 texture { Enamel } }

#include "glyphs.inc"
// A letter as high as Size, from z = -1 to 0 where it is cut.
#macro Engraved(Name, Size, X, Y)
  object { Name scale <Size, Size, 1> translate <X, Y, 0> }
#end

#macro Rounded(Half, Rad)
  superellipsoid { <Rad, Rad> scale Half }
#end

#if (Number > 0)
  // The plate, its edges rounded, with its number cut and filled with paint.
  #declare D = 0.045; #declare PX = 0.47; #declare PY = 0.585; #declare C = 0.06;
  #declare Plate = union {
    box { <-PX + C, -PY, -D + 0.012> <PX - C, PY, 0> } box { <-PX, -PY + C, -D + 0.012> <PX, PY - C, 0> }
    #local I = 0; #while (I < 4)
      cylinder { <(PX - C) * (1 - 2 * mod(I, 2)), (PY - C) * (1 - 2 * div(I, 2)), 0> <(PX - C) * (1 - 2 * mod(I, 2)), (PY - C) * (1 - 2 * div(I, 2)), -D + 0.012>, C }
    #local I = I + 1; #end
    // The top, a little smaller, so that the edge catches light.
    #declare E = 0.012;
    box { <-PX + C, -PY + E, -D> <PX - C, PY - E, 0> } box { <-PX + E, -PY + C, -D> <PX - E, PY - C, 0> }
    #local I = 0; #while (I < 4)
      cylinder { <(PX - C) * (1 - 2 * mod(I, 2)), (PY - C) * (1 - 2 * div(I, 2)), 0> <(PX - C) * (1 - 2 * mod(I, 2)), (PY - C) * (1 - 2 * div(I, 2)), -D>, C - E }
    #local I = I + 1; #end
  }
  #switch (Number) #case (8) #declare Name = Glyph_8 #break #case (4) #declare Name = Glyph_4 #break
    #case (2) #declare Name = Glyph_2 #break #else #declare Name = Glyph_1 #end
  #declare Cut = object { Engraved(Name, 0.41, 0, -0.318) }
  difference {
    object { Plate }
    object { Cut scale <1, 1, 3> translate (-D + 0.016) * z }
    texture { Bone }
    cutaway_textures
  }
  object { Cut scale <1, 1, 0.001> translate (-D + 0.014) * z texture { Paint } }
  // The collar from which the lever comes.
  difference { cylinder { 0, <0, 0, -0.10>, 0.125 } cylinder { <0, 0, -1>, <0, 0, 1>, 0.075 } texture { Steel } translate -D * z + 0.05 * y }
  cylinder { <0, 0.05, -D - 0.02>, <0, 0.05, 0>, 0.08 texture { Paint } }
  // Four screws, each turned as it came.
  #local I = 0; #while (I < 4)
    #local SX = 0.385 * (1 - 2 * mod(I, 2)); #local SY = 0.505 * (1 - 2 * div(I, 2));
    difference {
      sphere { 0, 0.043 scale <1, 1, 0.5> }
      box { <-0.1, -0.006, -0.1> <0.1, 0.006, -0.008> rotate rand(R) * 180 * z }
      texture { Steel }
      translate <SX, SY, -D>
    }
  #local I = I + 1; #end
  // The lever.
  union {
    cylinder { 0, <0, 0, -0.34>, 0.062 texture { Steel } }
    difference {
      object { Rounded(<0.31, 0.235, 0.16>, 0.28) }
      #local I = -2; #while (I <= 2)
        cylinder { <-1, I * 0.075, -0.168> <1, I * 0.075, -0.168>, 0.017 }
      #local I = I + 1; #end
      texture { Bakelite }
      translate <0, 0, -0.43>
    }
    rotate (Angle + (rand(R) - 0.5) * 3) * x
    rotate (rand(R) - 0.5) * 2.4 * z
    translate <0, 0.05, -0.02>
  }
#else
  #if (Letter = 1) #declare Name = Glyph_H #end
  #if (Letter = 2) #declare Name = Glyph_M #end
  #if (Letter = 3) #declare Name = Glyph_S #end
  object { Engraved(Name, 0.8, 0, 0) scale <1, 1, 0.001> translate -0.0005 * z texture { Paint } }
#end
