"""Hangs the drapery of 25-08-03: one leg of a velvet house curtain and one swag of its valance, in Cycles.

  blender -b -P 25-08-03-drapery.py -- OUT

The cloth is a height field with pleats that are pinched at the top and wander on their way down; a lamp stands in the
house above on the left, a row of footlights below. Afterwards: magick curtain.png -quality 62 curtain.webp.
"""
import math
import sys
import bpy

out = sys.argv[sys.argv.index('--') + 1]
bpy.ops.wm.read_factory_settings(use_empty=True)
scene = bpy.context.scene
scene.render.engine = 'CYCLES'
scene.cycles.samples = 56
scene.cycles.max_bounces = 3
scene.render.threads_mode = 'FIXED'
scene.render.threads = 2
scene.view_settings.view_transform = 'Standard'
scene.render.film_transparent = True
scene.cycles.use_denoising = False

world = bpy.data.worlds.new('w')
scene.world = world
world.use_nodes = True
world.node_tree.nodes['Background'].inputs[0].default_value = (1, 0.55, 0.45, 1)
world.node_tree.nodes['Background'].inputs[1].default_value = 0.12


def velvet(red, sheen):
    m = bpy.data.materials.new('velvet')
    m.use_nodes = True
    t = m.node_tree
    t.nodes.clear()
    o = t.nodes.new('ShaderNodeOutputMaterial')
    mix = t.nodes.new('ShaderNodeAddShader')
    d = t.nodes.new('ShaderNodeBsdfDiffuse')
    v = t.nodes.new('ShaderNodeBsdfVelvet')
    d.inputs['Color'].default_value = (*red, 1)
    v.inputs['Color'].default_value = sheen
    v.inputs['Sigma'].default_value = 0.6
    t.links.new(d.outputs[0], mix.inputs[0])
    t.links.new(v.outputs[0], mix.inputs[1])
    t.links.new(mix.outputs[0], o.inputs['Surface'])
    return m


RED = velvet((0.4, 0.005, 0.014), (0.22, 0.012, 0.012, 1))
GOLD = velvet((0.75, 0.36, 0.04), (0.3, 0.16, 0.03, 1))


def sheet(name, f, nu, nv, gold=lambda v: False):
    verts = [f(i / nu, j / nv) for j in range(nv + 1) for i in range(nu + 1)]
    faces = [(j * (nu + 1) + i, j * (nu + 1) + i + 1, (j + 1) * (nu + 1) + i + 1, (j + 1) * (nu + 1) + i)
             for j in range(nv) for i in range(nu)]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(verts, [], faces)
    for p in mesh.polygons:
        p.use_smooth = True
    ob = bpy.data.objects.new(name, mesh)
    mesh.materials.append(RED)
    mesh.materials.append(GOLD)
    for p in mesh.polygons:
        p.material_index = int(gold(p.index // nu / nv))
    scene.collection.objects.link(ob)
    return ob


def lamp(kind, at, to, energy, size, colour):
    l = bpy.data.lights.new('l', kind)
    l.energy = energy
    l.color = colour
    if kind == 'AREA':
        l.shape = 'RECTANGLE'
        l.size, l.size_y = size
    else:
        l.angle = size
    ob = bpy.data.objects.new('l', l)
    ob.location = at
    d = [b - a for a, b in zip(at, to)]
    from mathutils import Vector
    ob.rotation_euler = Vector(d).to_track_quat('-Z', 'Y').to_euler()
    scene.collection.objects.link(ob)


camera = bpy.data.cameras.new('c')
camera.type = 'ORTHO'
eye = bpy.data.objects.new('c', camera)
eye.location = (0, -10, 0)
eye.rotation_euler = (math.pi / 2, 0, 0)
scene.collection.objects.link(eye)
scene.camera = eye

lamp('SUN', (-4, -5, 5), (0, 0, 0), 2.1, 0.08, (1, 0.86, 0.7))
lamp('AREA', (0, -2.2, -3.4), (0, 0, -0.6), 70, (6, 0.5), (1, 0.62, 0.3))

# The leg: 3.2 by 4, nine pleats, wider toward the free edge.
W, H = 3.2, 4.0


def leg(u, v):
    x = (u - 0.5) * (W + 0.5)
    down = v
    wander = 0.05 * math.sin(2.3 * down * 3 + u * 9) + 0.03 * math.sin(u * 31 + down * 5)
    q = u + wander * 0.16 * down
    phase = q * 12 + 0.3 * math.sin(q * 11) + 0.14 * math.sin(q * 29 + 1)
    s = math.sin(2 * math.pi * phase)
    round_ = math.copysign(abs(s) ** 0.8, s)
    fine = math.sin(2 * math.pi * phase * 2 + 1.3 + down * 2) * 0.16 * (1 - down * 0.4)
    deep = 0.17 + 0.06 * math.sin(q * 17 + 2) * down
    hem = 0.012 * math.cos(2 * math.pi * phase)
    return (x + 0.05 * math.cos(2 * math.pi * phase), -(round_ + fine) * deep, (0.5 - v) * (H + 0.1) + hem)


curtain = sheet('leg', leg, 900, 200, lambda v: 0.935 < v < 0.975 or 0.905 < v < 0.915)
camera.ortho_scale = 4.0
scene.render.resolution_x, scene.render.resolution_y = 672, 840
scene.render.filepath = f'{out}/curtain.png'
bpy.ops.render.render(write_still=True)
bpy.data.objects.remove(curtain)

# The swag: folds that hang from both ends.


def swag(u, v):
    t = 2 * u - 1
    hang = (1 - t * t) ** 0.85
    folds = 5.2
    ph = v ** 0.9 * folds * 2 * math.pi
    z = (0.09 * (1 - math.cos(ph)) + 0.03 * math.sin(ph * 2 + t * 2)) * (0.25 + 0.75 * hang)
    low = 0.1 * v * (1 - hang) + (0.06 + 0.94 * v) * hang
    return (t * 1.52 + 0.02 * math.sin(ph) * t, -z - v * 0.1, 0.72 - low * 1.42 - 0.02 * math.sin(ph))


sheet('swag', swag, 160, 260, lambda v: v > 0.955)
top = sheet('top', lambda u, v: ((u - 0.5) * 3.2, 0.06 - 0.03 * math.sin(u * 60), 0.85 - v * 0.75), 160, 10)
camera.ortho_scale = 3.0
scene.render.resolution_x, scene.render.resolution_y = 480, 264
scene.render.filepath = f'{out}/swag.png'
bpy.ops.render.render(write_still=True)
