#version 3.7;
global_settings { assumed_gamma 1.0 max_trace_level 4 }
// Beaten gold in squares, laid flat, seen from straight above under a window and a dark room.
camera { orthographic location <0,10,0> look_at <0,0,0> up z*8 right x*8 }
sky_sphere { pigment { gradient y color_map {
  [0.0 rgb <0.10,0.06,0.04>] [0.45 rgb <0.16,0.10,0.06>] [0.62 rgb <0.55,0.48,0.40>] [0.80 rgb <1.5,1.4,1.25>] [0.9 rgb <0.85,0.78,0.68>] [1 rgb <0.62,0.52,0.42>] }
  rotate <-24,0,20> } }
#declare Leaf = texture {
  pigment { rgb <0.98,0.70,0.24>*0.16 }
  normal { average normal_map {
    [1.0 wrinkles 0.85 scale 1.9 turbulence 0.3]
    [0.9 crackle 0.35 form <-1,1,0> scale 0.55 turbulence 0.35]
    [0.5 bumps 0.5 scale 0.12 ]
    [0.4 wrinkles 0.6 scale 0.35]
  } }
  finish { ambient 0 diffuse 0.7 specular 0.25 roughness 0.04 metallic reflection { rgb <1.0,0.74,0.30> metallic } }
}
light_source { <-6,9,7> rgb 0.7 }
#declare S = seed(7);
#for (I,-3,3) #for (J,-3,3)
box { <-0.86,-0.001,-0.86>, <0.86,0,0.86> texture { Leaf translate <rand(S)*50,0,rand(S)*50> } rotate <(rand(S)-.5)*2.6,(rand(S)-.5)*5,(rand(S)-.5)*2.6> translate <I*1.62+(rand(S)-.5)*0.08, 0.01*rand(S), J*1.62+(rand(S)-.5)*0.08> }
#end #end
