// A flying saucer from a hubcap's parts: seen from below, in the found photograph's own sky and ground.
// povray +I25-09-28.pov +W1300 +H900 +UA Declare=Tilt=24 Declare=Lit=0
#version 3.7;
global_settings { assumed_gamma 1.0 }
#ifndef (Tilt) #declare Tilt = 41; #end
#declare Roll = -5;
#ifndef (Lit) #declare Lit = 0; #end
#declare D = 30;
camera { location <0, -D*sin(radians(Tilt)), -D*cos(radians(Tilt))> look_at <0,0.1,0> angle 2*degrees(atan2(2.3,D)) sky <sin(radians(Roll)),cos(radians(Roll)),0> right x*image_width/image_height }
sphere { 0, 500 hollow no_image
  pigment { image_map { png "env.png" gamma 1.6 map_type 1 } rotate y*70 }
  finish { emission 0.95 diffuse 0 ambient 0 } }
light_source { <-140, 300, -60> color rgb 1.35 area_light <12,0,0>, <0,0,12>, 4, 4 adaptive 1 }
// What the pale ground throws back.
light_source { <60, -200, -120> color rgb 0.34 shadowless }
#declare Steel = texture { pigment { rgb 0.20 } finish { ambient 0 diffuse 0.34 specular 0.25 roughness 0.02 reflection { 0.22 0.7 } } }
#declare Dull = texture { pigment { rgb 0.17 } finish { ambient 0 diffuse 0.5 specular 0.12 roughness 0.06 reflection 0.06 } }
#declare Black = texture { pigment { rgb 0.012 } finish { ambient 0 diffuse 0.4 specular 0.5 roughness 0.008 reflection 0.01 } }
// The hull, from the hatch outwards, over the rim and up the dome.
lathe { cubic_spline 19,
 <0.0,-0.50>,<0.30,-0.50>,<0.60,-0.50>,<0.66,-0.455>,<0.74,-0.47>,<1.0,-0.43>,<1.5,-0.315>,<1.78,-0.215>,<1.84,-0.165>,<1.90,-0.165>,<2.02,-0.09>,<2.06,-0.02>,<2.02,0.05>,<1.7,0.16>,<1.2,0.28>,<0.86,0.36>,<0.7,0.72>,<0.35,0.93>,<0,0.97>
 texture { Steel } }
torus { 1.87, 0.022 translate -0.168*y texture { Dull } }
torus { 0.69, 0.035 translate -0.462*y texture { Dull } }
// The hatch: three rings and a dark middle.
cylinder { <0,-0.507,0>, <0,-0.45,0>, 0.5 texture { Black } }
torus { 0.5, 0.04 translate -0.505*y texture { Steel } }
torus { 0.33, 0.02 translate -0.507*y texture { Dull } }
// Twelve portholes on the slope, clockwise as seen from below, each with its hour on the glass: pale on what is dark,
// black on the one that is lit.
#declare Slope = degrees(atan2(0.115,0.5));
#macro Hour(N)
  #local T = text { ttf "b612.ttf" str(N,0,0) 0.02, 0 }
  #local Size = (N > 9 ? 0.30 : 0.37);
  object { T translate -(min_extent(T)+max_extent(T))/2 scale <Size,Size,1> rotate -x*90 translate -0.022*y
    #if (Lit) texture { pigment { rgb 0 } finish { diffuse 0 ambient 0 } }
    #else texture { pigment { rgb 0.62 } finish { diffuse 0.6 ambient 0 emission 0.16 } } #end }
#end
#for (I, 0, 11)
  #declare A = I*30;
  union {
    torus { 0.262, 0.036 texture { Steel } }
    torus { 0.312, 0.013 texture { Dull } }
    #if (Lit)
      cylinder { -0.004*y, 0.02*y, 0.255 texture { pigment { rgb 1 } finish { emission 1.6 diffuse 0 ambient 0 } } }
    #else
      cylinder { -0.004*y, 0.02*y, 0.255 texture { pigment { rgb 0.02 } finish { ambient 0 diffuse 0.4 specular 0.2 reflection 0.04 } } }
    #end
    #for (B, 0, 11) sphere { <0.335*cos(B*pi/6),0.0,0.335*sin(B*pi/6)>, 0.012 texture { Steel } } #end
    object { Hour(mod(17-I,12)+1) rotate -y*A }
    rotate -x*Slope
    translate <0,-0.392,1.27>
    rotate y*A
  }
#end
// Riveted seams between them.
#for (I, 0, 11)
  #for (J, 0, 12) sphere { <0,-0.472+J*0.0215*0.97,0.80+J*0.078>, 0.011 texture { Dull } rotate y*(15+I*30) } #end
#end
sphere { <0,0.99,0>, 0.05 texture { Steel } }
cylinder { <0,0.95,0>,<0,1.35,0>,0.012 texture { Dull } }
