// A stud of a plate, bricks of two by two studs, the flat one that marks their places, and their shadows, 70 pixels to
// a stud, in seventeen pictures: stud, red, yellow, blue, white, red and white askew to the left and to the right, place;
// shadows of stud, brick, both askew, place; a tree and its shadow.
// Needs Racing Sans One as TrueType in the folder (from @fontsource/racing-sans-one 5.3.0).
//   povray 25-05-16.pov +KFI0 +KFF16 +KI0 +KF16 +W490 +H490 +UA +A0.05 +R3 +Lfonts -D +Oout/p.png
//   cd out; for n in 10 11 12 13 14 16; do convert p$n.png -alpha off -colorspace gray -negate -level 2%,98% m.png; \
//     convert -size 490x490 xc:'#0d2e14' m.png -alpha off -compose copy-opacity -composite p$n.png; done
//   montage p[01][0-9].png -background none -tile 4x5 -geometry +0+0 -quality 80 bricks.webp
#version 3.7;
global_settings { assumed_gamma 1.0 max_trace_level 5 }
#declare N = int(clock + 0.5);
#declare Shade = ((N > 9 & N < 15) | N = 16);
camera { orthographic location <0, 0, -60> right x * 7 up y * 7 direction z rotate 38 * x }
light_source {
  <-36, 60, -24> * 2 rgb (Shade ? <1, 1, 1> : <1.85, 1.52, 1.08>) area_light <13, 0, 0>, <0, 13, 0>, 9, 9 adaptive 2 circular orient
  #if (Shade) parallel point_at 0 #end
}
#if (!Shade)
  light_source { <25, 30, -40> rgb <0.62, 0.52, 0.42> shadowless }
  // A room to be seen in the plastic, not in the picture.
  sphere {
    0, 1 hollow no_image no_shadow
    pigment { gradient y color_map { [0 rgb 0.05] [0.45 rgb <0.12, 0.13, 0.15>] [0.62 rgb <0.9, 0.95, 1>] [0.75 rgb <0.35, 0.42, 0.5>] [1 rgb <0.2, 0.25, 0.3>] } scale 2 translate -1 rotate 30 * z }
    finish { emission 1 ambient 0 diffuse 0 }
    scale 500
  }
#end
#macro Plastic(Hue)
  texture {
    pigment { rgb Hue }
    normal { bumps 0.012 scale 0.35 }
    finish { ambient 0.05 diffuse 0.72 specular 0.26 roughness 0.008 reflection { 0.01, 0.2 fresnel } conserve_energy }
  }
  interior { ior 1.5 }
#end
#declare Word = text { ttf "racing-sans-one.ttf" "LOST" 0.04, 0 }
#declare Plain = union {
  cylinder { 0, 0.19 * y, 0.3 }
  cylinder { 0, 0.21 * y, 0.28 }
  torus { 0.28, 0.02 translate 0.19 * y }
}
// The name is so shallow that it is felt rather than read; the plate's studs have none.
#declare Stud = union {
  object { Plain }
  object { Word translate -(min_extent(Word) + max_extent(Word)) / 2 scale <0.19, 0.22, 0.35> rotate 90 * x translate 0.209 * y }
}
#declare R = 0.04;
#declare A = <1 - 0.012, 1.2, 1 - 0.012>;
#declare Body = union {
  box { <-A.x, 0, -A.z + R>, <A.x, A.y - R, A.z - R> }
  box { <-A.x + R, 0, -A.z>, <A.x - R, A.y - R, A.z> }
  box { <-A.x + R, 0, -A.z + R>, <A.x - R, A.y, A.z - R> }
  #declare I = -1;
  #while (I < 2)
    cylinder { <-A.x + R, A.y - R, I * (A.z - R)>, <A.x - R, A.y - R, I * (A.z - R)>, R }
    cylinder { <I * (A.x - R), A.y - R, -A.z + R>, <I * (A.x - R), A.y - R, A.z - R>, R }
    #declare J = -1;
    #while (J < 2)
      cylinder { <I * (A.x - R), 0, J * (A.z - R)>, <I * (A.x - R), A.y - R, J * (A.z - R)>, R }
      sphere { <I * (A.x - R), A.y - R, J * (A.z - R)>, R }
      object { Stud translate <I / 2, A.y, J / 2> }
      #declare J = J + 2;
    #end
    #declare I = I + 2;
  #end
}
#declare Flat = union {
  box { <-0.985, 0, -0.985>, <0.985, 0.24, 0.985> }
  box { <-0.97, 0, -0.97>, <0.97, 0.255, 0.97> }
  #declare I = -1;
  #while (I < 2)
    object { Stud translate <I / 2, 0.255, -0.5> }
    object { Stud translate <I / 2, 0.255, 0.5> }
    #declare I = I + 2;
  #end
}
// A tree as there are in such boxes: three cones on a stem, a stud on top.
#declare Tree = union {
  cylinder { 0, 1.2 * y, 0.42 Plastic(<0.30, 0.12, 0.04>) }
  union {
    cone { 0.75 * y, 1.75, 2.5 * y, 0.95 }
    cone { 2.2 * y, 1.42, 3.9 * y, 0.62 }
    cone { 3.55 * y, 1.08, 5.1 * y, 0.34 }
    torus { 1.7, 0.06 translate 0.78 * y }
    torus { 1.37, 0.06 translate 2.23 * y }
    torus { 1.03, 0.06 translate 3.58 * y }
    cylinder { 5.1 * y, 5.3 * y, 0.3 }
    Plastic(<0.012, 0.17, 0.075>)
  }
}
#macro Askew(Side) rotate <0, Side * 17, 0> rotate <6, 0, Side * -9> translate 1.5 * y #end
#declare Red = <0.68, 0.012, 0.012>;
#declare White = <0.86, 0.84, 0.78>;
#declare Plate = <0.085, 0.30, 0.085>;
#switch (N)
  #case (0) object { Plain Plastic(Plate * 1.35) } #break
  #case (1) object { Body Plastic(Red) } #break
  #case (2) object { Body Plastic(<0.95, 0.47, 0.006>) } #break
  #case (3) object { Body Plastic(<0.004, 0.125, 0.66>) } #break
  #case (4) object { Body Plastic(White) } #break
  #case (5) object { Body Plastic(Red) Askew(1) } #break
  #case (6) object { Body Plastic(Red) Askew(-1) } #break
  #case (7) object { Body Plastic(White) Askew(1) } #break
  #case (8) object { Body Plastic(White) Askew(-1) } #break
  #case (9) object { Flat Plastic(Plate) } #break
  #case (10) object { Plain no_image } #break
  #case (11) object { Body no_image } #break
  #case (12) object { Body no_image Askew(1) } #break
  #case (13) object { Body no_image Askew(-1) } #break
  #case (14) object { Flat no_image } #break
  // As far down as it needs to be to be seen whole.
  #case (15) object { Tree translate -1.2 * y } #break
  #case (16) object { Tree no_image } #break
  // For the colour of the plate itself, on no sheet.
  #case (17) box { <-9, -1, -9>, <9, 0, 9> Plastic(Plate) } #break
#end
#if (Shade) plane { y, 0 pigment { rgb 1 } finish { ambient 0 diffuse 1 / 0.68 } } #end
