// One disc of a flip-dot sign in its pit, from straight ahead, under one low light from the upper left.
// Twenty-one pictures: 0-2 black at rest, 3-8 yellow at rest, 9-20 turning from black to yellow.
//   povray 25-05-03.pov +KFI0 +KFF20 +KI0 +KF20 +W96 +H96 +A0.03 +R3 -D +Oout/disc.png
//   montage out/disc*.png -tile 7x3 -geometry +0+0 -quality 86 ../src/25-05-03/discs.webp
#version 3.7;
global_settings { assumed_gamma 1.0 }
#declare N = int(clock + 0.5);
#declare Tilt = array[9] {-1, 0, 1, -9, -5, -1, 3, 7, 12};
// Some have had more sun than others.
#declare Sun = array[6] {0.9, 1, 0.95, 1.03, 0.98, 0.92};
#declare Turn = (N < 3 ? 0 : N < 9 ? 180 : (N - 8) * 180 / 13);
#if (N < 9) #declare Turn = Turn + Tilt[N]; #end
#declare Paint = 1;
#if (N > 2 & N < 9) #declare Paint = Sun[N - 3]; #end
camera { orthographic location <0, 0, -10> look_at <0, 0, 0> right x up y }
light_source { <-30, 34, -27> rgb <1.75, 1.6, 1.35> area_light <4, 0, 0>, <0, 4, 0>, 4, 4 adaptive 1 circular orient }
light_source { <20, 10, -40> rgb <0.10, 0.13, 0.19> shadowless }
background { rgb 0.002 }
#declare Plastic = texture { pigment { rgb <0.007, 0.007, 0.008> } finish { ambient 0.05 diffuse 0.8 specular 0.12 roughness 0.06 } }
#declare Steel = texture { pigment { rgb <0.2, 0.17, 0.13> } finish { ambient 0.05 diffuse 0.5 specular 0.9 roughness 0.02 metallic } }
// The frame: a plate with a round pit.
difference {
  box { <-1, -1, 0>, <1, 1, 0.45> }
  cylinder { <0, 0, -0.1>, <0, 0, 0.35>, 0.478 }
  cone { <0, 0, -0.001>, 0.5, <0, 0, 0.03>, 0.478 }
  texture { Plastic }
}
// The lines where the cells meet.
union {
  box { <-0.503, -1, -0.012>, <-0.488, 1, 0.1> }
  box { <0.488, -1, -0.012>, <0.503, 1, 0.1> }
  box { <-1, -0.503, -0.012>, <1, -0.488, 0.1> }
  box { <-1, 0.488, -0.012>, <1, 0.503, 0.1> }
  texture { Plastic pigment { rgb 0.02 } }
}
// The pole of the coil, at the notch.
cylinder { <0.345, -0.345, 0.01>, <0.345, -0.345, 0.4>, 0.04 texture { Steel } }
// Stamped, with a rim that catches the light on either side.
#declare Face = difference {
  union {
    cylinder { <0, 0, -0.012>, <0, 0, 0.012>, 0.452 }
    torus { 0.436, 0.02 rotate 90 * x }
  }
  cylinder { <0.345, -0.345, -1>, <0.345, -0.345, 1>, 0.085 }
}
union {
  intersection {
    object { Face }
    plane { z, 0 }
    texture { pigment { rgb <0.011, 0.012, 0.013> } finish { ambient 0.05 diffuse 1 specular 0.06 roughness 0.03 } }
  }
  intersection {
    object { Face }
    plane { -z, 0 }
    texture {
      pigment { rgb <0.93, 0.60, 0.008> * Paint }
      normal { bumps 0.04 scale 0.3 }
      finish { ambient <0.2, 0.2, 0.02> diffuse 0.72 specular 0.5 roughness 0.035 }
    }
  }
  cylinder { <0, -0.46, 0>, <0, 0.46, 0>, 0.01 rotate -45 * z texture { Plastic } }
  rotate 45 * z rotate Turn * y rotate -45 * z
}
