"""Tilt: a polished brass ball on a painted board, in a room with one window, rendered with POV-Ray 3.7.

usage: 25-10-29.py dark|pale out.png width
Only the ball is in the picture: the floor it lies on and the room are there to be mirrored. The light falls as the
clock draws its shadows: half a unit to the right and down for each unit of height.
"""
import subprocess
import sys

what, out, width = sys.argv[1:4]
FLOOR = {'dark': 'srgb <0.043,0.29,0.31>', 'pale': 'srgb <0.70,0.80,0.765>'}[what]
WALL = {'dark': 'srgb <0.95,0.925,0.86>', 'pale': 'srgb <0.043,0.29,0.31>'}[what]

# A ball of radius 1 in a hole of radius 0.72: its middle is this high.
HIGH = (1 - 0.72**2) ** 0.5
scene = f'''#version 3.7;
global_settings {{ assumed_gamma 1 max_trace_level 6 }}
camera {{ orthographic location -20*z direction z up y*2.04 right x*2.04 }}
light_source {{ <-500,500,-1000> rgb 1.5 }}
#default {{ finish {{ ambient 0.30 diffuse 0.62 }} }}
union {{
  difference {{ box {{ <-6.5,-7.5,0>,<10,4.5,1> }} cylinder {{ <0,0,-1>,<0,0,0.9>,0.72 }} }}
  pigment {{ {FLOOR} }} no_image }}
union {{
  box {{ <-2.6,-7.5,0>,<-2.34,4.5,-0.68> }} box {{ <-6.5,-4.1,0>,<10,-3.84,-0.68> }} box {{ <-6.6,4.5,0.3>,<10,4.8,-0.68> }}
  pigment {{ {WALL} }} no_image }}
// The table that the board is on.
plane {{ -z, -9 pigment {{ rgb <0.16,0.10,0.06> }} no_image }}
// The room: a ceiling that is bright by the window, walls, and a tall window of six panes on the side that the light comes from.
union {{
  plane {{ z, -60 pigment {{ gradient <-1,1,0> color_map {{ [0 rgb <0.10,0.07,0.05>] [0.45 rgb <0.30,0.26,0.22>] [0.7 rgb <1.0,0.95,0.86>] [1 rgb <2.3,2.25,2.1>] }} scale 200 translate <100,-100,0> }} }}
  box {{ <-90,90,-60>,<90,91,60> pigment {{ gradient z color_map {{ [0 rgb <0.20,0.15,0.10>] [1 rgb <1.7,1.6,1.42>] }} scale -100 translate 40*z }} }}
  box {{ <-91,-90,-60>,<-90,90,60> pigment {{ gradient z color_map {{ [0 rgb <0.18,0.13,0.09>] [1 rgb <1.5,1.4,1.2>] }} scale -100 translate 40*z }} }}
  box {{ <-90,-91,-60>,<90,-90,60> pigment {{ rgb <0.05,0.035,0.025> }} }}
  box {{ <90,-90,-60>,<91,90,60> pigment {{ rgb <0.07,0.05,0.035> }} }}
  finish {{ ambient 0 diffuse 0 emission 1 }} no_image no_shadow }}
union {{
'''
for column in range(2):
    for row in range(3):
        x, y = -84 + column * 39, -16 + row * 33
        scene += f'  box {{ <{x},{y},-58>,<{x + 35},{y + 29},-57> }}\n'
scene += f'''  pigment {{ rgb <5,5.6,6.4> }} finish {{ ambient 0 diffuse 0 emission 1 }} no_image no_shadow rotate <0,0,14> }}
sphere {{ <0,0,{-HIGH}>, 1
  pigment {{ rgb <1.0,0.58,0.12> }}
  finish {{ ambient 0.03 diffuse 0.10 reflection {{ 0.96 metallic }} metallic specular 2.5 roughness 0.0006 }} }}
'''
with open(out + '.pov', 'w') as file:
    file.write(scene)
subprocess.run(['povray', '-D', f'+I{out}.pov', f'+O{out}', f'+W{width}', f'+H{width}', '+A0.05', '+R3', '+UA', '+FN8'], capture_output=True, check=True)
