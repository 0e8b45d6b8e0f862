// Night Shift: bricks by moonlight, repeating without a seam: eight to a course and twelve courses.
#version 3.7;
global_settings { assumed_gamma 1.0 }
#declare LX = 0.25; #declare LY = 0.083; #declare NX = 8; #declare NY = 12;
camera { orthographic location <NX*LX/2, NY*LY/2, -10> look_at <NX*LX/2, NY*LY/2, 0> right x*NX*LX up y*NY*LY }
light_source { <-14, 18, -16>*100 rgb <0.40, 0.50, 0.86>*0.9 parallel point_at 0 }
light_source { <9, -10, -14>*100 rgb <1, 0.62, 0.3>*0.16 parallel point_at 0 }
plane { z, 0 pigment { rgb <0.20, 0.19, 0.20> } normal { bumps 0.5 scale 0.01 } finish { diffuse 0.7 } }
#for (J, -1, NY)
  #for (I, -1, NX)
    // The same brick on both sides of the seam.
    #local P = mod(I + NX, NX); #local Q = mod(J + NY, NY);
    #local A = mod(abs(sin(P * 12.9898 + Q * 78.233 + 1.3)) * 43758.5453, 1);
    #local C = mod(abs(sin(P * 39.346 + Q * 11.135 + 4.1)) * 24634.6345, 1);
    #local D = mod(abs(sin(P * 73.156 + Q * 52.235 + 2.7)) * 35634.7345, 1);
    #local X = (I + (mod(J + 2, 2) = 0 ? 0 : 0.5)) * LX; #local Y = J * LY;
    superellipsoid { <0.12, 0.12> scale <LX/2 - 0.006, LY/2 - 0.0055, 0.03> translate <X + LX/2, Y + LY/2, -0.012 + 0.006*D>
      pigment { rgb (<0.30, 0.11, 0.075>*(0.6 + 0.6*A) + <0.05, 0.02, 0.03>*C) }
      normal { granite 0.35 scale 0.06 translate <A*9, C*9, D*9> } finish { diffuse 0.8 ambient 0.01 } }
  #end
#end
