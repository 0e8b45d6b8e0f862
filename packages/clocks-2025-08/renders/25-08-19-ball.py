"""Hangs the balls of 25-08-19 in a photographer's tent and takes two pictures: one among its neighbours, one alone.

  blender -b -P 25-08-19-ball.py -- OUT_FOLDER

A steel ball shows what stands about it: a red room, two lamps behind white cloth, a dark floor line. In each ball a
round window is bored, and behind it stands a drum of white enamel; the clock itself prints the figures. Cycles.
"""
import math
import sys
from pathlib import Path

import bpy

out = Path(sys.argv[sys.argv.index('--') + 1])
out.mkdir(parents=True, exist_ok=True)
bpy.ops.wm.read_factory_settings(use_empty=True)
scene = bpy.context.scene
scene.render.engine = 'CYCLES'
scene.cycles.samples = 36
scene.cycles.use_denoising = False
scene.render.film_transparent = True
scene.view_settings.view_transform = 'Standard'
scene.render.resolution_x = scene.render.resolution_y = 280
scene.render.image_settings.file_format = 'PNG'
scene.render.image_settings.color_mode = 'RGBA'


def shader(name, colour, rough, metal=0.0, glow=None):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    node = material.node_tree.nodes['Principled BSDF']
    node.inputs['Base Color'].default_value = (*colour, 1)
    node.inputs['Roughness'].default_value = rough
    node.inputs['Metallic'].default_value = metal
    if glow:
        emit = material.node_tree.nodes.new('ShaderNodeEmission')
        emit.inputs['Color'].default_value = (*colour, 1)
        emit.inputs['Strength'].default_value = glow
        material.node_tree.links.new(emit.outputs[0], material.node_tree.nodes['Material Output'].inputs[0])
    return material


steel = shader('steel', (0.9, 0.92, 0.95), 0.03, 1)
bore = shader('bore', (0.85, 0.87, 0.9), 0.16, 1)
enamel = shader('enamel', (0.96, 0.97, 1.0), 0.25)

bpy.ops.mesh.primitive_uv_sphere_add(radius=1, segments=192, ring_count=96)
ball = bpy.context.object
ball.data.materials.append(steel)
bpy.ops.object.shade_smooth()
bpy.ops.mesh.primitive_cylinder_add(radius=0.64, depth=2, vertices=160, location=(0, -1.45, 0), rotation=(math.pi / 2, 0, 0))
drill = bpy.context.object
drill.data.materials.append(bore)
drill.hide_render = True
cut = ball.modifiers.new('bore', 'BOOLEAN')
cut.object = drill
cut.operation = 'DIFFERENCE'
cut.solver = 'EXACT'
bpy.ops.mesh.primitive_torus_add(major_radius=0.655, minor_radius=0.035, location=(0, -0.765, 0), rotation=(math.pi / 2, 0, 0), major_segments=160)
bpy.context.object.data.materials.append(bore)
bpy.ops.object.shade_smooth()
bpy.ops.mesh.primitive_cylinder_add(radius=0.71, depth=1.24, vertices=256, location=(0, 0, 0), rotation=(0, math.pi / 2, 0))
bpy.context.object.data.materials.append(enamel)
bpy.ops.object.shade_smooth()
bpy.ops.mesh.primitive_cylinder_add(radius=0.07, depth=0.16, vertices=48, location=(0, 0, 1.0))
bpy.context.object.data.materials.append(bore)

sides = []
for x in (-4, -2, 2, 4):
    bpy.ops.mesh.primitive_uv_sphere_add(radius=1, segments=96, ring_count=48, location=(x, 0, 0))
    other = bpy.context.object
    other.data.materials.append(steel)
    bpy.ops.object.shade_smooth()
    other.visible_camera = False
    sides.append(other)


def sheet(size, place, turn, material):
    bpy.ops.mesh.primitive_plane_add(size=1, location=place, rotation=turn)
    plane = bpy.context.object
    plane.scale = (*size, 1)
    plane.data.materials.append(material)
    plane.visible_camera = False


sheet((6, 4.5), (-7, -7, 9), (math.radians(48), 0, math.radians(-45)), shader('window', (1, 0.98, 0.95), 0, 0, 3.2))
sheet((2.2, 12), (11, -4, 2), (0, math.radians(-90), math.radians(20)), shader('strip', (0.92, 0.96, 1), 0, 0, 3))
sheet((60, 60), (0, 0, -4.5), (0, 0, 0), shader('floor', (0.86, 0.1, 0.05), 0.5))
sheet((10, 1.6), (0, -12, 0.4), (math.pi / 2, 0, 0), shader('dark', (0.02, 0.01, 0.05), 0.9))

world = bpy.data.worlds.new('room')
scene.world = world
world.use_nodes = True
tree = world.node_tree
where = tree.nodes.new('ShaderNodeTexCoord')
split = tree.nodes.new('ShaderNodeSeparateXYZ')
ramp = tree.nodes.new('ShaderNodeValToRGB')
shift = tree.nodes.new('ShaderNodeMapRange')
shift.inputs['From Min'].default_value = -1
tree.links.new(where.outputs['Generated'], split.inputs[0])
tree.links.new(split.outputs['Z'], shift.inputs['Value'])
tree.links.new(shift.outputs[0], ramp.inputs[0])
tree.links.new(ramp.outputs[0], tree.nodes['Background'].inputs[0])
stops = ramp.color_ramp.elements
stops[0].position, stops[0].color = 0.0, (0.25, 0.01, 0.03, 1)
stops[1].position, stops[1].color = 1.0, (0.1, 0.0, 0.05, 1)
for at, colour in ((0.46, (0.5, 0.02, 0.02, 1)), (0.5, (1.0, 0.16, 0.03, 1)), (0.58, (1.0, 0.62, 0.3, 1)), (0.7, (0.95, 0.2, 0.08, 1)), (0.85, (0.4, 0.02, 0.06, 1))):
    stop = stops.new(at)
    stop.color = colour

camera = bpy.data.objects.new('camera', bpy.data.cameras.new('camera'))
scene.collection.objects.link(camera)
camera.location = (0, -16, 0)
camera.rotation_euler = (math.pi / 2, 0, 0)
camera.data.type = 'ORTHO'
camera.data.ortho_scale = 2.16
scene.camera = camera

for name, hidden in (('among', ()), ('alone', sides)):
    for side in sides:
        side.hide_render = side in hidden
    scene.render.filepath = str(out / f'{name}.png')
    bpy.ops.render.render(write_still=True)
