// Parts of a rolling-ball clock: 0 a ball of steel (V = 0 to 5: as it mirrors the window from the left of the board to
// the right), 2 one of brass, 4 a bar of brass (drawn out to any size), 5 a screw of brass, 6 one turn of the lift's screw.
//   for v in 0 1 2 3 4 5; do povray 25-04-28.pov Declare=N=0 Declare=V=$v +W160 +H160 +UA +A0.05 +R3 -D +Oout/0$v.png; done
//   for n in 2 4 5; do povray 25-04-28.pov Declare=N=$n +W160 +H160 +UA +A0.05 +R4 -D +Oout/$n.png; done
//   povray 25-04-28.pov Declare=N=6 +W160 +H192 +UA +A0.05 +R4 -D +Oout/6.png
//   montage out/0?.png out/[245].png -background none -tile 9x1 -geometry 160x160+0+0 -quality 88 parts.webp
#version 3.7;
global_settings { assumed_gamma 1.0 max_trace_level 6 }
#ifndef (N) #declare N = 0; #end
#ifndef (V) #declare V = 2; #end
camera { orthographic location <0, 0, -40> right x * 2 up y * (N = 6 ? 2.4 : 2) direction z }
light_source { <-34, 40, -38> rgb <1.4, 1.3, 1.1> area_light <6, 0, 0>, <0, 6, 0>, 5, 5 adaptive 1 circular orient }
light_source { <40, -12, -40> rgb <0.2, 0.2, 0.24> shadowless }
// A room with a window, over a board lacquered green.
sphere {
  0, 1 hollow no_image no_shadow
  pigment { gradient y color_map {
    [0 rgb <0.008, 0.022, 0.018>] [0.22 rgb <0.04, 0.11, 0.085>] [0.38 rgb <0.02, 0.05, 0.04>] [0.465 rgb <0.003, 0.005, 0.005>] [0.53 rgb <0.006, 0.007, 0.008>]
    [0.60 rgb <0.07, 0.08, 0.095>] [0.72 rgb <0.40, 0.44, 0.49>] [0.82 rgb <0.95, 0.98, 1.04>] [0.9 rgb <0.6, 0.64, 0.7>] [1 rgb <0.42, 0.45, 0.5>] }
    scale 2 translate -1 rotate <8, 0, 14 - V * 5> }
  finish { emission 1 ambient 0 diffuse 0 }
  scale 500
}
#macro Pane(X, Y) box { <X - 7.2, Y - 9.2, 0>, <X + 7.2, Y + 9.2, 0.1> } #end
union {
  Pane(-8, -10) Pane(8, -10) Pane(-8, 10) Pane(8, 10)
  no_image no_shadow
  pigment { rgb 1 } finish { emission <2.6, 2.75, 3> ambient 0 diffuse 0 }
  translate -60 * z rotate <44 - abs(V - 2.5) * 2.4, 4 + V * 12, 0>
}
#declare Brass = texture { pigment { rgb <0.82, 0.53, 0.16> } finish { ambient 0.06 diffuse 0.38 specular 0.9 roughness 0.012 metallic reflection { 0.5 metallic } } }
#declare Steel = texture { pigment { rgb <0.62, 0.63, 0.66> } finish { ambient 0 diffuse 0.1 specular 1.2 roughness 0.003 metallic reflection { 0.88 metallic } } }
#macro Bar(T)
  superellipsoid { <0.16, 0.16> scale <0.92, 0.92, 0.3> texture { T } }
#end
#switch (N)
  #case (0) sphere { 0, 0.985 texture { Steel } } #break
  #case (2)
    difference { sphere { 0, 0.985 } box { <-0.32, -0.055, -2>, <0.32, 0.055, -0.8> rotate 35 * z } texture { Brass } }
  #break
  #case (4) Bar(texture { Brass normal { bumps 0.015 scale <0.9, 0.02, 0.1> } }) #break
  #case (5)
    difference {
      intersection { sphere { 1.55 * z, 1.8 } cylinder { -z, 0.1 * z, 0.84 } }
      box { <-2, -0.11, -1>, <2, 0.11, 0.05> rotate 28 * z texture { pigment { rgb <0.05, 0.03, 0.008> } finish { ambient 0.1 diffuse 0.5 } } }
      texture { pigment { rgb <0.9, 0.62, 0.22> } finish { ambient 0.1 diffuse 0.5 specular 1 roughness 0.02 metallic reflection { 0.35 metallic } } }
    }
    // It stands in a hole that is a little wider.
    cylinder { 0.05 * z, 0.1 * z, 0.98 texture { pigment { rgb <0.05, 0.03, 0.008> } } }
  #break
  #case (6)
    cylinder { -9 * y, 9 * y, 0.36 texture { Steel } }
    #declare Turns = 4;
    sphere_sweep {
      b_spline Turns * 24 + 1
      #declare I = 0;
      #while (I <= Turns * 24)
        #declare A = I * 15;
        <0.84 * sin(radians(A)), (I / 24 - Turns / 2) * 2.4, 0.84 * -cos(radians(A))>, 0.14
        #declare I = I + 1;
      #end
      texture { Brass }
    }
    // The web between thread and core.
    #declare I = 0;
    #while (I < Turns * 48)
      #declare A = I * 7.5;
      cylinder { <0.3, 0, 0>, <0.84, 0, 0>, 0.07 rotate (A - 90) * -y translate (I / 48 - Turns / 2) * 2.4 * y texture { Brass } }
      #declare I = I + 1;
    #end
  #break
#end
