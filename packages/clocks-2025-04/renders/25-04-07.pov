// Night Shift: rooms seen through windows from across the street, and the arches of the street.
// Each is framed in the wall's plane by a camera below it, so that all share one eye. 25-04-07.sh renders them, in a folder with the paintings.
#version 3.7;
#ifndef (Room) #declare Room = 0; #end
global_settings { assumed_gamma 1.0 max_trace_level 6 }
#ifndef (Kind) #declare Kind = 0; #end // who is in the shop
#declare Rnd = seed(Room * 77 + 5);
#declare Arch = (Room >= 21); // 0-14 are lit, 15-18 dark, 19 and 20 have a television, 21 and 22 are arches.
#if (Arch) #declare L = -0.60; #declare R = 0.60; #declare B = -1.0; #declare T = 1.0;
#else #declare L = -0.70; #declare R = 0.70; #declare B = -0.84; #declare T = 0.94; #end
#declare Eye = <0, -2.4, -8>;
camera { perspective location Eye direction <(L+R)/2, (B+T)/2, 0> - Eye right x*(R-L) up y*(T-B) }
light_source { <-14, 18, -16> rgb <0.34, 0.46, 0.85>*0.42 }
light_source { <9, -10, -14> rgb <1, 0.62, 0.3>*0.10 }
#declare Warm = rgb <1, 0.64, 0.30>;
#macro Paint(C) pigment { rgb C } finish { diffuse 0.85 ambient 0 emission 0.05 } #end
#macro Lamp(P, Power) light_source { P color Warm*Power fade_distance 1.5 fade_power 2 } #end
#macro Pendant(P)
  union { cylinder { P, P+y*2, 0.008 pigment { rgb 0.02 } }
    cone { P+y*0.10, 0.05, P-y*0.05, 0.19 open pigment { rgb <1, 0.8, 0.5> } finish { emission 0.9 diffuse 0 } }
    sphere { P-y*0.03, 0.06 pigment { rgb <1, 0.95, 0.8> } finish { emission 2 diffuse 0 } } no_shadow }
  Lamp(P - y*0.14, 1.25)
#end
// Hair: what there is of it over the head.
#macro Person(X, Z, Lean, C, Hair)
  blob { threshold 0.5
    sphere { <0.02, 0.40 + 0.12*Hair, 0.05>, 0.11*Hair + 0.001, 1.4 }
    sphere { <-0.03, 0.36, 0.04>, 0.15, 0.7*Hair }
    sphere { <0, 0.40, 0>, 0.185, 1.6 }
    cylinder { <0, 0.26, 0>, <0, 0.12, 0>, 0.12, 1 }
    cylinder { <-0.17, 0.05, 0>, <0.17, 0.05, 0>, 0.17, 1.3 }
    cylinder { <-0.10, 0, 0>, <-0.12, -0.8, 0>, 0.26, 1.2 }
    cylinder { <0.10, 0, 0>, <0.12, -0.8, 0>, 0.26, 1.2 }
    cylinder { <-0.25, 0.02, 0>, <-0.30, -0.42, -0.06>, 0.12, 1 }
    cylinder { <0.25, 0.02, 0>, <0.30, -0.30, -0.10>, 0.12, 1 }
    Paint(C) rotate z*Lean translate <X, 0, Z> }
#end
#macro Curtain(X1, X2, C)
  #local X = X1;
  #while (X < X2)
    cylinder { <X, -0.72, 0.36>, <X + 0.01, 0.72, 0.36>, 0.045 + 0.012*rand(Rnd) pigment { rgb C } finish { diffuse 0.5 emission 0.34 } }
    #local X = X + 0.062;
  #end
#end
#macro Picture(File, X, Y, W, H)
  box { <X-W/2-0.04, Y-H/2-0.04, 2.92>, <X+W/2+0.04, Y+H/2+0.04, 2.97> Paint(<0.20, 0.12, 0.05>) }
  box { <0,0,0>, <1,1,0.01> pigment { image_map { jpeg File } } finish { diffuse 0.85 emission 0.12 } scale <W, H, 1> translate <X-W/2, Y-H/2, 2.90> }
#end
#macro Books(X1, X2, Y)
  box { <X1, Y-0.05, 2.6>, <X2, Y, 2.95> Paint(<0.3, 0.17, 0.08>) }
  #local X = X1 + 0.02;
  #while (X < X2 - 0.06)
    #local W = 0.035 + 0.05*rand(Rnd);
    box { <X, Y, 2.62>, <X+W-0.006, Y + 0.22 + 0.12*rand(Rnd), 2.9> Paint(<0.15+0.6*rand(Rnd), 0.1+0.35*rand(Rnd), 0.08+0.3*rand(Rnd)>) }
    #local X = X + W;
  #end
#end
#macro Plant(X, Z, S)
  #for (I, 0, 16)
    #local A = rand(Rnd)*360; #local K = 18+50*rand(Rnd);
    cone { 0, 0.022, y*(0.34+0.25*rand(Rnd)), 0.003 Paint(<0.05, 0.14, 0.05>) rotate x*K rotate y*A scale S translate <X, -0.55, Z> }
  #end
  cone { <X, -0.72, Z>, 0.07, <X, -0.54, Z>, 0.10 Paint(<0.45, 0.2, 0.1>) }
#end
#macro Box(Wall, Ceil)
  box { <-1.7, -1.0, 0.3>, <-1.69, 1.12, 3> Paint(Wall) }
  box { <1.69, -1.0, 0.3>, <1.7, 1.12, 3> Paint(Wall) }
  box { <-1.7, -1.0, 2.99>, <1.7, 1.12, 3> Paint(Wall) }
  box { <-1.7, 1.10, 0.3>, <1.7, 1.12, 3> Paint(Ceil) }
  box { <-1.7, -1.02, 0.3>, <1.7, -1.0, 3> Paint(<0.3, 0.18, 0.1>) }
  box { <-1.7, -0.94, 2.95>, <1.7, -0.84, 3> Paint(Ceil*0.8) }
#end
#declare Stone = texture { pigment { granite scale 0.3 color_map { [0 rgb <0.50, 0.47, 0.44>] [1 rgb <0.70, 0.66, 0.61>] } } normal { granite 0.25 scale 0.08 } finish { diffuse 0.8 ambient 0.01 } }
#declare Wood = texture { pigment { rgb <0.74, 0.72, 0.66> } finish { diffuse 0.75 specular 0.1 ambient 0.01 } }
#declare Cream = <0.86, 0.80, 0.66>;
#switch (Room)
  #case (0) Box(<0.86, 0.62, 0.22>, Cream) Pendant(<-0.1, 0.62, 1.5>) Person(0.26, 1.0, 0, <0.05, 0.05, 0.09>, 0.3) Curtain(-0.56, -0.34, <0.62, 0.10, 0.06>) Curtain(0.42, 0.58, <0.62, 0.10, 0.06>) #break
  #case (1) Box(<0.30, 0.50, 0.36>, Cream) Pendant(<0.35, 0.7, 1.3>) Picture("harvest.jpg", -0.12, 0.36, 0.92, 0.74) Plant(-0.3, 0.5, 0.8) #break
  #case (2) Box(<0.85, 0.7, 0.5>, Cream) Lamp(<0, 0.4, 1.2>, 1.5) Curtain(-0.56, -0.04, <0.98, 0.55, 0.18>) Curtain(0.24, 0.58, <0.98, 0.55, 0.18>) Person(0.1, 0.75, 0, <0.04, 0.03, 0.03>, 1) #break
  #case (3) Box(<0.55, 0.30, 0.18>, Cream) Pendant(<0.3, 0.66, 1.4>) Books(-1.3, 0.5, 0.55) Books(-1.3, 0.5, 0.12) Books(-1.3, 0.5, -0.32) Person(0.4, 1.1, 4, <0.08, 0.05, 0.04>, 0.4) #break
  #case (4) Box(<0.78, 0.84, 0.80>, <0.9, 0.9, 0.86>) Pendant(<0, 0.72, 1.4>) box { <-1.2, 0.32, 2.6>, <-0.1, 0.78, 2.95> Paint(<0.72, 0.20, 0.12>) } box { <0.15, 0.30, 2.6>, <1.2, 0.78, 2.95> Paint(<0.72, 0.20, 0.12>) } Person(-0.24, 1.0, -3, <0.07, 0.08, 0.12>, 0.9) cylinder { <0.2, -0.65, 0.6>, <0.2, -0.42, 0.6>, 0.1 Paint(<0.5, 0.5, 0.5>) } #break
  #case (5) Box(<0.85, 0.55, 0.28>, Cream) Lamp(<0.2, 0.5, 1.2>, 1.6) #for (I, 0, 15) box { <-0.58, -0.016, -0.004>, <0.58, 0.016, 0.004> rotate x*28 translate <0, 0.66 - I*0.062, 0.34> pigment { rgb <0.9, 0.8, 0.6> } finish { diffuse 0.5 emission 0.16 } } #end Plant(0.28, 0.45, 0.55) #break
  #case (6) Box(<0.62, 0.24, 0.20>, Cream) Pendant(<-0.3, 0.7, 1.6>) Picture("terrace.jpg", 0.22, 0.30, 0.62, 0.78) Plant(-0.36, 0.45, 1.1) Plant(0.40, 0.45, 0.7) #break
  #case (7) Box(<0.90, 0.72, 0.36>, Cream) Pendant(<0, 0.34, 1.3>) Person(-0.36, 1.35, -6, <0.10, 0.14, 0.28>, 0.2) Person(0.36, 1.35, 7, <0.32, 0.06, 0.06>, 1) cylinder { <0, -0.44, 1.2>, <0, -0.40, 1.2>, 0.45 Paint(<0.8, 0.75, 0.65>) } #break
  #case (8) Box(<0.44, 0.34, 0.52>, Cream) Pendant(<0.15, 0.66, 1.5>) Curtain(-0.56, -0.38, <0.85, 0.8, 0.7>) Curtain(0.40, 0.58, <0.85, 0.8, 0.7>)
    blob { threshold 0.5 sphere { <0, -0.52, 0.4>, 0.22, 1.4 } sphere { <0.01, -0.30, 0.4>, 0.13, 1.6 } sphere { <-0.06, -0.21, 0.4>, 0.05, 1.3 } sphere { <0.07, -0.21, 0.4>, 0.05, 1.3 } cylinder { <0.12, -0.6, 0.4>, <0.32, -0.62, 0.36>, 0.07, 1.2 } Paint(<0.02, 0.02, 0.02>) translate x*-0.08 } #break
  #case (9) Box(<0.80, 0.76, 0.68>, Cream) Pendant(<0.3, 0.5, 1.5>) Picture("bridge.jpg", -0.05, 0.34, 0.98, 0.74) Books(-0.5, 0.9, -0.34) #break
  // A bicycle on the wall, a kitchen's shelves and pans, flowers behind lace, a birdcage, a blind half down over a plant.
  #case (10) Box(<0.24, 0.42, 0.52>, Cream) Pendant(<-0.32, 0.66, 1.5>) union { torus { 0.27, 0.022 rotate x*90 translate <-0.36, 0.12, 2.7> } torus { 0.27, 0.022 rotate x*90 translate <0.38, 0.12, 2.7> }
      cylinder { <-0.36, 0.12, 2.7>, <-0.14, 0.46, 2.7>, 0.022 } cylinder { <-0.14, 0.46, 2.7>, <0.28, 0.46, 2.7>, 0.022 } cylinder { <-0.18, 0.40, 2.7>, <0.02, 0.10, 2.7>, 0.022 } cylinder { <0.02, 0.10, 2.7>, <0.28, 0.46, 2.7>, 0.022 } cylinder { <0.26, 0.58, 2.7>, <0.38, 0.12, 2.7>, 0.022 } cylinder { <0.16, 0.60, 2.7>, <0.30, 0.60, 2.7>, 0.022 } cylinder { <-0.22, 0.56, 2.7>, <-0.06, 0.56, 2.7>, 0.034 } cylinder { <-0.36, 0.12, 2.7>, <0.02, 0.10, 2.7>, 0.018 } pigment { rgb <0.75, 0.10, 0.06> } finish { diffuse 0.9 emission 0.1 } } Plant(0.34, 0.5, 0.6) #break
  #case (11) Box(<0.88, 0.80, 0.52>, Cream) Pendant(<0.28, 0.5, 1.3>) box { <-1.2, 0.30, 2.5>, <1.2, 0.34, 2.95> Paint(<0.4, 0.24, 0.12>) }
    #for (I, -5, 5) cylinder { <I*0.17, 0.34, 2.7>, <I*0.17, 0.46 + 0.12*rand(Rnd), 2.7>, 0.06 Paint(<0.2+0.6*rand(Rnd), 0.3*rand(Rnd)+0.1, 0.1>) }
      cylinder { <I*0.19, 0.30, 2.6>, <I*0.19, 0.10, 2.6>, 0.012 Paint(<0.1, 0.1, 0.1>) } sphere { <I*0.19, 0.05, 2.6>, 0.075 scale <1, 1, 0.3> translate z*1.8 Paint(<0.5, 0.22, 0.10>) } #end Person(-0.3, 1.2, 3, <0.30, 0.32, 0.36>, 0.7) #break
  #case (12) Box(<0.90, 0.50, 0.40>, Cream) Lamp(<0, 0.3, 1.4>, 1.7) Curtain(-0.56, -0.26, <0.92, 0.88, 0.78>) Curtain(0.28, 0.58, <0.92, 0.88, 0.78>) cone { <0, -0.64, 0.5>, 0.09, <0, -0.36, 0.5>, 0.06 Paint(<0.12, 0.3, 0.5>) }
    #for (I, 0, 8) #local A = -56 + I*14; cylinder { <0, -0.4, 0.5>, <0.36*sin(radians(A)), -0.4 + 0.40*cos(radians(A)), 0.5>, 0.008 Paint(<0.1, 0.3, 0.08>) } sphere { <0.36*sin(radians(A)), -0.4 + (0.34 + 0.12*rand(Rnd))*cos(radians(A)), 0.47>, 0.065 pigment { rgb <0.85, 0.16 + 0.4*rand(Rnd), 0.14> } finish { diffuse 0.5 emission 0.35 } } #end #break
  #case (13) Box(<0.46, 0.52, 0.30>, Cream) Pendant(<-0.34, 0.62, 1.5>) union { #for (I, 0, 9) intersection { torus { 0.20, 0.008 rotate x*90 } plane { -y, 0 } scale <1, 1.25, 1> rotate y*I*18 translate <0.16, 0.06, 0.7> } cylinder { <0.16+0.2*cos(radians(I*36)), 0.06, 0.7+0.2*sin(radians(I*36))>, <0.16+0.2*cos(radians(I*36)), -0.24, 0.7+0.2*sin(radians(I*36))>, 0.008 } #end
      cylinder { <0.16, -0.26, 0.7>, <0.16, -0.22, 0.7>, 0.215 } cylinder { <0.16, 0.3, 0.7>, <0.16, 1.2, 0.7>, 0.008 } cylinder { <-0.02, -0.08, 0.7>, <0.34, -0.08, 0.7>, 0.008 } Paint(<0.08, 0.06, 0.03>) }
    blob { threshold 0.5 sphere { <0.16, 0.0, 0.7>, 0.09, 1.4 } sphere { <0.20, 0.09, 0.7>, 0.06, 1.5 } cylinder { <0.14, -0.02, 0.7>, <0.04, -0.13, 0.7>, 0.045, 1.2 } pigment { rgb <0.95, 0.72, 0.08> } finish { diffuse 0.6 emission 0.35 } } Plant(-0.36, 0.5, 0.7) #break
  #case (14) Box(<0.70, 0.36, 0.44>, Cream) Lamp(<0, 0.4, 1.1>, 1.9) box { <-0.56, 0.20, 0.34>, <0.56, 0.66, 0.35> pigment { rgb <0.95, 0.74, 0.38> } finish { diffuse 0.4 emission 0.42 } } cylinder { <-0.56, 0.20, 0.34>, <0.56, 0.20, 0.34>, 0.018 pigment { rgb <0.6, 0.4, 0.2> } finish { emission 0.25 } } cylinder { <0, 0.2, 0.33>, <0, 0.06, 0.33>, 0.006 pigment { rgb 0.1 } } Plant(-0.22, 0.5, 0.9) #break
  #case (15) Box(<0.1, 0.1, 0.14>, <0.1, 0.1, 0.14>) #break
  #case (16) Box(<0.1, 0.1, 0.14>, <0.1, 0.1, 0.14>) Curtain(-0.56, -0.12, <0.62, 0.50, 0.56>) Curtain(0.14, 0.58, <0.62, 0.50, 0.56>) #break
  #case (17) Box(<0.1, 0.1, 0.14>, <0.1, 0.1, 0.14>) Curtain(-0.56, 0.58, <0.62, 0.34, 0.34>) #break
  #case (18) Box(<0.1, 0.1, 0.14>, <0.1, 0.1, 0.14>) box { <-0.56, 0.02, 0.34>, <0.56, 0.66, 0.35> pigment { rgb <0.72, 0.66, 0.56> } finish { diffuse 0.5 emission 0.34 } } Plant(0.2, 0.4, 0.6) #break
  #case (19) #case (20) Box(<0.5, 0.5, 0.55>, Cream) light_source { <(Room=19 ? 0.5 : -0.4), -0.2, 1.9> rgb <0.30, 0.58, 1>*(Room=19 ? 1.9 : 1.0) fade_distance 1.2 fade_power 2 } Person(-0.16, 0.8, 0, <0.02, 0.02, 0.03>, 0.3) #break
  #case (21) Box(<0.80, 0.16, 0.08>, <0.6, 0.2, 0.1>) light_source { <0, 0.5, 0.9> rgb <1, 0.42, 0.16>*2.2 fade_distance 1.4 fade_power 2 }
    sphere { <0, 0.44, 1.2>, 0.15 scale <1, 1, 1> pigment { rgb <1, 0.45, 0.2> } finish { emission 1.4 diffuse 0 } no_shadow }
    Books(-0.9, 0.9, 0.15) Books(-0.9, 0.9, -0.22) box { <-1, -1, 1.9>, <1, -0.5, 2.1> Paint(<0.35, 0.12, 0.06>) } #if (Kind = 0) Person(0.16, 1.2, 0, <0.008, 0.003, 0.004>, 0.9) #end
    #if (Kind = 1) Person(-0.26, 1.5, -5, <0.008, 0.003, 0.004>, 1) Person(0.30, 1.3, 6, <0.008, 0.003, 0.004>, 0.3) #end
    #if (Kind = 2) // A string of bulbs, and a plant in the window.
      #for (I, -3, 3) sphere { <I*0.13, 0.06 + 0.012*I*I, 0.6>, 0.032 pigment { rgb <1, 0.8, 0.45> } finish { emission 1.6 diffuse 0 } no_shadow }
        cylinder { <I*0.13, 0.06 + 0.012*I*I, 0.6>, <(I+1)*0.13, 0.06 + 0.012*(I+1)*(I+1), 0.6>, 0.006 pigment { rgb 0.02 } } #end
      Plant(-0.16, 0.7, 1.2) Plant(0.2, 0.9, 1.5) #end
    #if (Kind = 3) // The counter's end: bottles, and a cat on it.
      #for (I, 0, 5) cylinder { <-0.38 + I*0.09, -0.5, 0.9>, <-0.38 + I*0.09, -0.22 - 0.06*rand(Rnd), 0.9>, 0.032 pigment { rgb <0.02, 0.03 + 0.05*rand(Rnd), 0.01> } } cylinder { <-0.38 + I*0.09, -0.3, 0.9>, <-0.38 + I*0.09, -0.10, 0.9>, 0.012 pigment { rgb <0.02, 0.04, 0.01> } } #end
      blob { threshold 0.5 sphere { <0.22, -0.38, 0.8>, 0.24, 1.4 } sphere { <0.22, -0.12, 0.8>, 0.15, 1.6 } sphere { <0.15, -0.01, 0.8>, 0.055, 1.3 } sphere { <0.29, -0.01, 0.8>, 0.055, 1.3 } pigment { rgb <0.01, 0.005, 0.005> } } #end
    #if (Kind = 4) // Two at a small table.
      Person(-0.34, 1.2, -9, <0.008, 0.003, 0.004>, 0.3) Person(0.38, 1.25, 10, <0.008, 0.003, 0.004>, 1) cylinder { <0, -0.36, 0.9>, <0, -0.33, 0.9>, 0.26 Paint(<0.05, 0.01, 0.01>) } cylinder { <0, -0.9, 0.9>, <0, -0.35, 0.9>, 0.03 Paint(<0.03, 0.01, 0.01>) } cylinder { <0.03, -0.33, 0.9>, <0.03, -0.12, 0.9>, 0.03 Paint(<0.02, 0.06, 0.02>) } #end
    #if (Kind = 5) // Who keeps the shop, under three lamps, with an apron.
      #for (I, -1, 1) cone { <I*0.28, 0.20, 0.7>, 0.02, <I*0.28, 0.10, 0.7>, 0.11 pigment { rgb <0.05, 0.02, 0.02> } } sphere { <I*0.28, 0.09, 0.7>, 0.04 pigment { rgb <1, 0.85, 0.5> } finish { emission 1.8 diffuse 0 } no_shadow } cylinder { <I*0.28, 0.2, 0.7>, <I*0.28, 1.2, 0.7>, 0.007 pigment { rgb 0.02 } } #end
      Person(-0.08, 1.5, 0, <0.008, 0.003, 0.004>, 0.2) #end #break
  #case (22) Box(<0.08, 0.05, 0.05>, <0.08, 0.05, 0.05>) #break
#end
#if (!Arch)
  // Reveal, frame and sashes, lintel and sill.
  difference { box { <-0.70, -0.84, -0.001>, <0.70, 0.94, 0.26> } box { <-0.5, -0.65, -1>, <0.5, 0.65, 1> } texture { Stone } clipped_by { box { <-0.58, -0.66, -1>, <0.58, 0.67, 1> } } }
  difference { box { <-1.8, -1.2, 0.02>, <1.8, 1.3, 0.28> } box { <-0.5, -0.65, -1>, <0.5, 0.65, 1> } pigment { rgb 0.02 } }
  difference { box { <-0.5, -0.65, 0.16>, <0.5, 0.65, 0.22> } box { <-0.44, -0.59, 0>, <0.44, 0.59, 1> } texture { Wood } }
  box { <-0.45, -0.02, 0.17>, <0.45, 0.02, 0.22> texture { Wood } }
  box { <-0.012, -0.6, 0.18>, <0.012, 0.6, 0.21> texture { Wood } }
  box { <-0.66, 0.665, -0.05>, <0.66, 0.89, 0.2> texture { Stone } }
  box { <-0.64, -0.76, -0.14>, <0.64, -0.665, 0.2> texture { Stone } }
  #if (Room > 14 & Room < 19)
    box { <-0.5, -0.65, 0.2>, <0.5, 0.65, 0.201> pigment { gradient y color_map { [0 rgbt <0.02, 0.03, 0.07, 0.5>] [1 rgbt <0.10, 0.15, 0.30, 0.35>] } scale 1.4 translate -y*0.7 } finish { emission 0.55 diffuse 0 } }
  #end
  // The room's light on sill and jamb.
  #if (Room < 15) light_source { <0, 0.05, 0.1> color Warm*0.16 fade_distance 0.5 fade_power 2 } #end
#else
  #declare Hole = union { box { <-0.44, -1.4, -1>, <0.44, 0.28, 1> } cylinder { <0, 0.28, -1>, <0, 0.28, 1>, 0.44 } }
  difference { box { <-2, -1, 0>, <2, 1, 0.28> } object { Hole } texture { Stone } }
  box { <-2, 0.86, -0.10>, <2, 1.0, 0.1> texture { Stone } }
  box { <-0.58, 0.22, -0.06>, <-0.43, 0.30, 0.1> texture { Stone } }
  box { <0.43, 0.22, -0.06>, <0.58, 0.30, 0.1> texture { Stone } }
  box { <-0.44, 0.255, 0.14>, <0.44, 0.30, 0.2> texture { Wood } }
  #for (I, -2, 2) cylinder { <0, 0.28, 0.17>, <0.44*sin(I*0.6), 0.28 + 0.44*cos(I*0.6), 0.17>, 0.012 texture { Wood } } #end
  box { <-0.012, -1, 0.14>, <0.012, 0.28, 0.2> texture { Wood } }
  box { <-0.44, -1, 0.12>, <0.44, -0.72, 0.22> pigment { rgb <0.10, 0.16, 0.15> } finish { diffuse 0.7 } }
  #if (Room = 22)
    #for (I, 0, 18) box { <-0.44, -0.03, -0.01>, <0.44, 0.03, 0.01> rotate x*-25 translate <0, -0.98 + I*0.07, 0.1> pigment { rgb <0.15, 0.19, 0.22> } finish { diffuse 0.7 specular 0.1 } } #end
    box { <-0.5, 0.25, 0.205>, <0.5, 0.8, 0.206> pigment { rgbt <0.05, 0.07, 0.14, 0.3> } finish { emission 0.5 diffuse 0 } }
  #end
  #if (Room = 21) light_source { <0, 0.05, 0.0> rgb <1, 0.4, 0.15>*0.2 fade_distance 0.5 fade_power 2 } #end
#end
