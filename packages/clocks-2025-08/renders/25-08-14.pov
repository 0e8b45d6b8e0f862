// A glass marble (Tint 0 to 5), or with Steel=1 one of steel, on a white ground in the sun, from above. 25-08-14.py renders all.
#version 3.7;
#ifndef (Space) #declare Space = 0.012; #end
#ifndef (Tint) #declare Tint = 0; #end
#ifndef (Steel) #declare Steel = 0; #end
global_settings { assumed_gamma 1.0 max_trace_level 10 ambient_light rgb 1
  photons { spacing Space autostop 0 jitter 0.6 max_trace_level 8 } }
#declare Tints = array[6] { rgb <0.03,0.22,1.0>, rgb <0.01,0.72,0.92>, rgb <0.05,0.78,0.16>, rgb <1.0,0.76,0.01>, rgb <1.0,0.30,0.02>, rgb <0.58,0.10,0.95> }
#declare T = Tints[Tint];
#declare Ems = array[6] { 1.0, 0.95, 0.8, 1.95, 1.75, 1.1 }
#declare EM = Ems[Tint];
camera { orthographic location <0.9,-0.3,-30> look_at <0.9,-0.3,0> right x*5.0 up y*4.2 }
light_source { <-1.05,0.42,-1.0>*200 rgb <1.0,0.97,0.92>*1.0 parallel point_at 0 photons { refraction on reflection off } }
sky_sphere { pigment { gradient -z color_map { [0 rgb 0.25] [0.5 rgb <0.55,0.6,0.7>] [0.62 rgb <0.16,0.20,0.30>] [0.9 rgb <0.05,0.07,0.13>] [1 rgb <0.10,0.14,0.24>] } } }
box { <-1,-1,-0.01>,<1,1,0.01> scale <5,6,1> rotate <0,0,-20> translate <-15,11,-20> hollow no_shadow no_image photons{pass_through} pigment { rgb 1 } finish { emission 2.2 ambient 0 diffuse 0 } }
plane { z, 0 inverse pigment { rgb <0.93,0.935,0.95> } finish { diffuse 1.15 ambient rgb <0.20,0.215,0.27> } photons { collect on } }
#if (Steel)
sphere { <0,0,-1>, 1 texture { pigment { rgb <0.92,0.93,0.95> } finish { diffuse 0.02 ambient 0 specular 1.3 roughness 0.003 reflection { 0.6 } metallic } } }
#else
sphere { <0,0,-1>, 1
  texture { pigment { rgbf <T.red,T.green,T.blue,0.88> } finish { diffuse 0.95 ambient 0 emission EM*1.0 specular 1.2 roughness 0.0016 reflection { 0.0, 0.75 fresnel on } conserve_energy } }
  interior { ior 1.5 fade_power 1001 fade_distance 3.2 fade_color T } photons { target refraction on reflection off collect off } }
#end
