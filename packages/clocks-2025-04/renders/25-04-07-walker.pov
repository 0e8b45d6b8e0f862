// Night Shift: who goes by with an umbrella, in two steps (Step=0, 1). Black on nothing.
#version 3.7;
#ifndef (Step) #declare Step = 0; #end
global_settings { assumed_gamma 1.0 }
camera { orthographic location <0, 0.92, -10> look_at <0, 0.92, 0> right x*1.4 up y*2.0 }
#declare Ink = texture { pigment { rgb <0.012, 0.012, 0.02> } finish { ambient 1 diffuse 0 } }
#declare S = (Step = 0 ? 1 : 0.18);
union {
  sphere { <0.03, 1.46, 0>, 0.105 }
  cylinder { <0.01, 1.32, 0>, <0.03, 1.45, 0>, 0.045 }
  // Coat, hat brim, legs, shoes.
  blob { threshold 0.4 cylinder { <-0.01, 1.24, 0>, <-0.02, 0.98, 0>, 0.24, 1 } cylinder { <-0.02, 1.0, 0>, <-0.05, 0.62, 0>, 0.29, 1 } cylinder { <-0.05, 0.74, 0>, <-0.10, 0.58, 0>, 0.30, 0.9 } }
  cylinder { <-0.03, 0.68, 0>, <-0.03 + 0.20*S, 0.36, 0>, 0.062 } cylinder { <-0.03 + 0.20*S, 0.36, 0>, <-0.03 + 0.30*S, 0.04, 0>, 0.05 }
  cylinder { <-0.03, 0.68, 0>, <-0.03 - 0.08*S, 0.36, 0>, 0.062 } cylinder { <-0.03 - 0.08*S, 0.36, 0>, <-0.03 - 0.34*S, 0.10 - 0.05*(1-S), 0>, 0.05 }
  sphere { 0, 1 scale <0.10, 0.035, 0.05> translate <0.03 + 0.30*S, 0.03, 0> }
  sphere { 0, 1 scale <0.09, 0.035, 0.05> rotate z*-40*S translate <0.0 - 0.36*S, 0.06, 0> }
  // An arm and the umbrella in its hand.
  cylinder { <0.0, 1.18, 0>, <0.16, 1.02, 0>, 0.052 } cylinder { <0.16, 1.02, 0>, <0.20, 1.24, 0>, 0.045 }
  cylinder { <0.20, 1.10, 0>, <0.13, 1.86, 0>, 0.012 }
  intersection { sphere { 0, 0.50 } box { <-1, 0.06, -1>, <1, 1, 1> } scale <1, 0.62, 1> rotate z*6 translate <0.13, 1.54, 0> }
  texture { Ink }
}
