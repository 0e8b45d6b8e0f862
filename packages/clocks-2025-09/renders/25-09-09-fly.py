"""The fly of 25-09-09, from above, its head to the right, with its shadow: blender -b -P 25-09-09-fly.py -- OUT.png"""
import math, sys
import bpy
from mathutils import Vector

out = sys.argv[sys.argv.index('--') + 1]
bpy.ops.wm.read_factory_settings(use_empty=True)
scene = bpy.context.scene


def material(colour, rough, alpha=1.0, metal=0.0):
    m = bpy.data.materials.new('m')
    m.use_nodes = True
    b = m.node_tree.nodes['Principled BSDF']
    b.inputs['Base Color'].default_value = (*colour, 1)
    b.inputs['Roughness'].default_value, b.inputs['Metallic'].default_value = rough, metal
    b.inputs['Alpha'].default_value = alpha
    return m


BODY, HEAD, EYE = material((0.03, 0.032, 0.04), 0.3, 1, 0.3), material((0.05, 0.045, 0.04), 0.5), material((0.22, 0.03, 0.015), 0.25)
WING, LEG = material((0.5, 0.47, 0.4), 0.25, 0.42), material((0.015, 0.013, 0.012), 0.5)


def ball(at, size, m):
    bpy.ops.mesh.primitive_uv_sphere_add(segments=32, ring_count=20, location=at)
    o = bpy.context.object
    o.scale = size
    bpy.ops.object.shade_smooth()
    o.data.materials.append(m)
    return o


ball((-0.62, 0, 0.32), (0.62, 0.36, 0.28), BODY)
ball((0.2, 0, 0.38), (0.4, 0.34, 0.3), BODY)
ball((0.72, 0, 0.34), (0.19, 0.27, 0.2), HEAD)
for side in (-1, 1):
    ball((0.78, side * 0.2, 0.37), (0.17, 0.14, 0.16), EYE)
    wing = ball((-0.55, side * 0.42, 0.62), (0.82, 0.27, 0.012), WING)
    wing.rotation_euler = (side * -0.15, 0, side * -0.32)
    for foot, knee in [((1.05, 0.75), (0.62, 0.6)), ((0.05, 1.05), (0.12, 0.68)), ((-0.95, 0.95), (-0.35, 0.68))]:
        c = bpy.data.curves.new('leg', 'CURVE')
        c.dimensions, c.bevel_depth = '3D', 0.036
        s = c.splines.new('POLY')
        s.points.add(2)
        for p, at in zip(s.points, [(0.2, side * 0.2, 0.25), (knee[0], side * knee[1], 0.42), (foot[0], side * foot[1], 0.0)]):
            p.co = (*at, 1)
        o = bpy.data.objects.new('leg', c)
        scene.collection.objects.link(o)
        c.materials.append(LEG)
bpy.ops.mesh.primitive_plane_add(size=20)
bpy.context.object.is_shadow_catcher = True
light = bpy.data.lights.new('window', 'AREA')
light.energy, light.size, light.color = 900, 3, (1, 0.9, 0.74)
o = bpy.data.objects.new('window', light)
o.location = (-5, 4.5, 6)
o.rotation_euler = (-o.location).to_track_quat('-Z', 'Y').to_euler()
scene.collection.objects.link(o)
camera = bpy.data.cameras.new('camera')
camera.type, camera.ortho_scale = 'ORTHO', 3.6
eye = bpy.data.objects.new('camera', camera)
eye.location = (0.1, 0, 8)
scene.collection.objects.link(eye)
scene.camera = eye
scene.render.engine = 'CYCLES'
scene.cycles.samples = 96
scene.cycles.use_denoising = False
scene.render.film_transparent = True
scene.render.resolution_x, scene.render.resolution_y = 180, 130
scene.view_settings.exposure = 0.4
scene.render.filepath = out
bpy.ops.render.render(write_still=True)
