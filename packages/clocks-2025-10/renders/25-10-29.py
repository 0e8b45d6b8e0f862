"""Tilt: the board of a ball labyrinth and its balls, of enamelled steel, rendered with POV-Ray 3.7.

usage: 25-10-29.py wide|tall|ball Bevan.ttf out.png width
The ways are those of the clock's model: sixty and twelve steps that come back to where they began.
"""
import subprocess
import sys

MINUTES = 'EEEESWSSENENNESENEESWSESSSWWNENWNWSWSESWWNWSWNWSWNNNESENNWWN'
HOURS = 'ESSSSSWNNNNN'
STEP = {'E': (1, 0), 'W': (-1, 0), 'S': (0, 1), 'N': (0, -1)}
what, ttf, out, width = sys.argv[1:5]
tall = what == 'tall'
W, H = (6, 13) if tall else (12, 7.5)
RIM = 0.15


def way(steps):
    x = y = 0
    cells = []
    for step in steps:
        cells.append((x, y))
        x, y = x + STEP[step][0], y + STEP[step][1]
    assert (x, y) == (0, 0) and len(set(cells)) == len(cells)
    return cells


def field(steps, first):
    """Cells of a field: (number, left, top, wide, high), and walls between cells that do not follow one another."""
    cells = way(steps)
    flip = (lambda c: (c[1], c[0])) if tall else (lambda c: c)
    if first == 'hour':
        w, h = (1, 1.2) if tall else (1.2, 1.25)
        left, top = 0, 0
    else:
        w, h = (1, 1.06) if tall else (0.96, 1.25)
        left, top = (0, 2.4) if tall else (2.4, 0)
    places = [flip(c) for c in cells]
    index = {c: i for i, c in enumerate(places)}
    n = len(places)
    walls = []
    for (x, y), i in index.items():
        for dx, dy in ((1, 0), (0, 1)):
            j = index.get((x + dx, y + dy))
            if j is not None and (i - j) % n not in (1, n - 1):
                if dx:
                    walls.append(((x + 1, y), (x + 1, y + 1)))
                else:
                    walls.append(((x, y + 1), (x + 1, y + 1)))
    # Walls in a line are one.
    merged = True
    while merged:
        merged = False
        for a in walls:
            for b in walls:
                if a is not b and a[1] == b[0] and (a[0][0] == b[1][0] or a[0][1] == b[1][1]):
                    walls.remove(a), walls.remove(b), walls.append((a[0], b[1]))
                    merged = True
                    break
            if merged:
                break
    at = lambda p: (left + p[0] * w - W / 2, H / 2 - top - p[1] * h)
    return [(i, *at((x + 0.5, y + 0.5)), w, h) for (x, y), i in index.items()], [(at(a), at(b)) for a, b in walls]


BLUE, WHITE = 'srgb <0.36,0.45,0.53>', 'srgb <0.93,0.935,0.925>'
scene = [f'''#version 3.7;
global_settings {{ assumed_gamma 1 }}
#ifndef (Part) #declare Part = 2; #end
background {{ rgb <0.80,0.84,0.88>*0.75 }}
light_source {{ <-13,15,-22> rgb <1.02,1,0.97>*0.95 area_light <4.5,0,0>,<0,4.5,0>,5,5 adaptive 1 jitter circular orient }}
// What the room gives back: a broad light from everywhere above, which hardly gets into the holes.
light_source {{ <9,-7,-20> rgb <0.93,0.97,1.03>*0.30 area_light <20,0,0>,<0,20,0>,4,4 adaptive 1 jitter circular orient }}
#macro Enamel(C) texture {{ pigment {{ #if (Part=1) rgb 0 #else C #end }} finish {{ ambient 0.16 diffuse 0.74 #if (Part != 1) specular 0.25 roughness 0.004 #end }} }} #end
#macro Wall(X0,Y0,X1,Y1,C) merge {{
  #local R=0.05; #local Hh=0.3;
  cylinder {{ <X0,Y0,0>,<X0,Y0,-Hh+R>,R }} cylinder {{ <X1,Y1,0>,<X1,Y1,-Hh+R>,R }} sphere {{ <X0,Y0,-Hh+R>,R }} sphere {{ <X1,Y1,-Hh+R>,R }} cylinder {{ <X0,Y0,-Hh+R>,<X1,Y1,-Hh+R>,R }}
  box {{ <min(X0,X1)-(X0=X1?R:0),min(Y0,Y1)-(Y0=Y1?R:0),-Hh+R>,<max(X0,X1)+(X0=X1?R:0),max(Y0,Y1)+(Y0=Y1?R:0),0> }}
  Enamel(C) }} #end
#macro Number(N,X,Y,Cap,C) #local T=text {{ ttf "{ttf}" str(N,0,0) 0.02,0 scale <Cap/0.76,Cap/0.76,1> }};
  #local A=min_extent(T); #local B=max_extent(T);
  object {{ T translate <X-(A.x+B.x)/2,Y-Cap/2,-0.004> Enamel(C) }} #end
''']

if what == 'ball':
    scene.append('''camera { orthographic location -20*z direction z up y*1.3 right x*1.3 }
plane { -z, 0 Enamel(''' + (BLUE if sys.argv[5] == 'blue' else WHITE) + ''') }
#if (Part < 3) sphere { <0,0,-0.21>, 0.27
  #if (Part=1) texture { pigment { rgb 1 } finish { ambient 0 diffuse 0 emission 1 } }
  #else texture { pigment { rgb <0.86,0.46,0.07> } finish { ambient 0.08 diffuse 0.6 reflection { 0.34 } metallic specular 0.8 roughness 0.004 } } #end }
#if (Part=2) box { <-9,2,-10>,<-2,9,-10.1> texture { pigment { rgb 1 } finish { emission 2.4 ambient 0 diffuse 0 } } no_shadow }
  sky_sphere { pigment { gradient y color_map { [0 rgb <0.10,0.11,0.13>] [0.5 rgb <0.55,0.58,0.60>] [1 rgb <0.95,0.95,0.93>] } scale 2 translate -1 } } #end #end
''')
    size = (1.3, 1.3)
else:
    size = (W + 2 * RIM, H + 2 * RIM)
    D = 17
    scene.append(f'camera {{ location -{D}*z direction z*{D} up y*{size[1]} right x*{size[0]} }}\n')
    hours, hour_walls = field(HOURS, 'hour')
    minutes, minute_walls = field(MINUTES, 'minute')
    for cells, floor, ink, radius, cap, twelve in ((hours, WHITE, BLUE, 0.22, 0.4 if tall else 0.44, True), (minutes, BLUE, WHITE, 0.17, 0.3 if tall else 0.34, False)):
        marks = []
        for i, x, y, w, h in cells:
            up = h * (0.222 if tall else 0.19)
            # Each place is a plate of its own: faster than one plate with sixty holes.
            marks.append(f'difference {{ box {{ <{x-w/2},{y-h/2},0>,<{x+w/2},{y+h/2},0.5> }} cylinder {{ <{x},{y+up},-1>,<{x},{y+up},1>,{radius} }} Enamel({floor}) }}')
            marks.append(f'torus {{ {radius+0.012},0.022 rotate x*90 translate <{x},{y+up},0> Enamel({ink}) }}')
            marks.append(f'Number({(i or 12) if twelve else i},{x},{y - h*(0.2 if tall else 0.248)},{cap},{ink})')
        scene += marks
    scene.append('plane { -z, -1.6 texture { pigment { srgb <0.13,0.17,0.21> } finish { diffuse 0.7 } } }')
    for walls, paint in ((hour_walls, BLUE), (minute_walls, WHITE)):
        scene += [f'Wall({a[0]},{a[1]},{b[0]},{b[1]},{paint})' for a, b in walls]
    x, y = W / 2, H / 2
    scene += [f'Wall({a},{b},{c},{d},{WHITE})' for a, b, c, d in ((-x, y, x, y), (-x, -y, x, -y), (-x, -y, -x, y), (x, -y, x, y))]
    scene.append(f'Wall({-x},{y-2.4},{x},{y-2.4},{WHITE})' if tall else f'Wall({-x+2.4},{-y},{-x+2.4},{y},{WHITE})')
    scene.append(f'difference {{ box {{ <-40,-40,-0.26>,<40,40,0.3> }} box {{ <{-x},{-y},-1>,<{x},{y},1> }} Enamel({WHITE}) }}')

open(out + '.pov', 'w').write('\n'.join(scene))
part = f'Declare=Part={sys.argv[6]}' if len(sys.argv) > 6 else ''
log = subprocess.run(['povray', '-D', f'+I{out}.pov', f'+O{out}', f'+W{width}', f'+H{round(int(width)*size[1]/size[0])}', '+A0.15', '+R2'] + ([part] if part else []), capture_output=True, text=True).stderr
print([line for line in log.splitlines() if 'rror' in line or 'seconds' in line and 'Trace' in line])
