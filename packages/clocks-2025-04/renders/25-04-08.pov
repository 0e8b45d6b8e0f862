// The parts of 25-04-08, Tower of Hanoi, each by itself on nothing: discs and a peg, in one light.
// `sh 25-04-08.sh` runs this for each part and joins the pictures. One unit is one pixel.
#version 3.7;
#ifndef (Part) #declare Part = 0; #end    // 0 a disc, 2 a peg
#ifndef (Lacquer) #declare Lacquer = 0; #end // 0 red, 1 black, 2 ivory
#ifndef (R) #declare R = 198; #end
#ifndef (Tall) #declare Tall = 84; #end   // as seen
#ifndef (W) #declare W = 440; #end
#ifndef (H) #declare H = 220; #end
#declare Pitch = radians(22);
global_settings { assumed_gamma 1.0 max_trace_level 6 }
#ifndef (Foot) #declare Foot = R * sin(Pitch) + 4; #end // from the picture's edge up to the middle of what the disc stands on
#declare LookY = H / 2 - Foot;
camera {
  orthographic
  location <0, LookY / cos(Pitch), 0> + <0, sin(Pitch), -cos(Pitch)> * 3000
  look_at <0, LookY / cos(Pitch), 0>
  right x * W up y * H
}
// A window on the left, a lamp far behind it, and the room's own paleness from the right.
light_source { <-1400, 1900, -1500> rgb <1, .96, .9> * .95 area_light <500, 0, 300>, <0, 500, 200>, 5, 5 adaptive 1 jitter }
light_source { <1600, 700, -1400> rgb <1, .8, .5> * .2 shadowless }
// The room that the lacquer mirrors: a wide soft brightness on the left, gold behind, little on the right. Each disc
// has been set down a little differently turned, and its coat is not quite even.
#ifndef (Disc) #declare Disc = 0; #end
sphere { 0, 9000
  pigment { pigment_pattern { average pigment_map {
      [2 gradient x scale 18000 translate -x * 9000 color_map { [0 rgb .95] [.12 rgb 1] [.3 rgb .5] [.5 rgb .14] [.72 rgb .1] [.88 rgb .3] [1 rgb .4] }]
      [1 gradient y scale 18000 translate -y * 9000 color_map { [0 rgb .06] [1 rgb .7] }]
    } }
    color_map { [0 rgb 0] [.5 rgb <.34, .21, .08>] [.75 rgb <.85, .62, .34>] [1 rgb <1.15, .98, .74>] } }
  finish { ambient 0 diffuse 0 emission 1 }
  rotate y * (mod(Disc * 17, 30) - 15)
  no_image no_shadow
}
#declare Glaze = finish { ambient .03 diffuse .75 specular .22 roughness .035 reflection { .04, .42 fresnel on } conserve_energy };
#declare Ivory = finish { ambient .1 diffuse .9 specular .28 roughness .022 reflection { .04, .45 fresnel on } };
#declare Brushed = normal { bumps .004 scale <120, 60, 120> translate Disc * 531 }
#declare Gold = texture {
  pigment { rgb <.95, .62, .22> }
  finish { ambient .05 diffuse .42 specular .5 roughness .04 metallic reflection { .38 metallic } }
}
// Gold dust on the wet lacquer, as nashiji has it, thicker towards the foot.
#declare Dust = texture { pigment { rgb <.98, .66, .24> } finish { ambient .05 diffuse .65 specular .9 roughness .03 metallic reflection { .3 metallic } } }
#declare Plain = texture { pigment { #if (Lacquer = 0) rgb <.60, .022, .008> #else rgb <.010, .010, .013> #end } normal { Brushed } finish { Glaze } }
#declare Thick = texture { crackle form <1, 0, 0> scale <3.4, 3.4 * cos(Pitch) / Tall, 3.4> texture_map { [.30 Dust] [.33 Plain] } }
#declare Fair = texture { crackle form <1, 0, 0> scale <3.4, 3.4 * cos(Pitch) / Tall, 3.4> texture_map { [.20 Dust] [.23 Plain] } }
#declare Thin = texture { crackle form <1, 0, 0> scale <3.4, 3.4 * cos(Pitch) / Tall, 3.4> texture_map { [.10 Dust] [.13 Plain] } }
#declare Coat =
  #switch (Lacquer)
    #range (0, 1)
      texture { gradient y texture_map { [0 Thick] [.5 Fair] [.85 Thin] [1 Thin] } scale <1, Tall / cos(Pitch) * 1.02, 1> }
      #break
    #else texture { pigment { granite scale 90 color_map { [0 rgb <.97, .93, .84>] [.6 rgb <.95, .89, .77>] [1 rgb <.85, .76, .6>] } translate Disc * 700 } normal { Brushed } finish { Ivory } }
  #end
#declare Tallness = Tall / cos(Pitch);
#declare E = min(Tall * .09, 9);
#switch (Part)
  #case (0)
    difference {
      union {
        cylinder { <0, E, 0>, <0, Tallness - E, 0>, R }
        torus { R - E, E translate y * E }
        torus { R - E, E translate y * (Tallness - E) }
        cylinder { 0, y * Tallness, R - E }
      }
      cylinder { y * Tallness * .4, y * (Tallness + 1), Tall * .125 texture { pigment { rgb <.012, .008, .006> } finish { ambient 0 diffuse .5 } } }
      texture { Coat } interior { ior 1.5 }
    }
    #declare Band = texture { #if (Lacquer = 2) pigment { rgb <.45, .02, .01> } finish { Glaze } #else Gold #end }
    torus { R - .6, Tall * .014 translate y * (Tallness * .115) texture { Band } interior { ior 1.5 } }
    torus { R - .6, Tall * .014 translate y * (Tallness * .885) texture { Band } interior { ior 1.5 } }
    torus { Tall * .16, Tall * .02 translate y * Tallness texture { Gold } }
    #break
  #case (2)
    union {
      cylinder { <0, -2000, 0>, <0, Tallness, 0>, R }
      sphere { 0, R scale <1, .55, 1> translate y * Tallness }
      texture { pigment { rgb <.012, .011, .012> } finish { Glaze } } interior { ior 1.5 }
    }
    torus { R, R * .12 translate y * (Tallness - R * .35) texture { Gold } }
    #break
#end
