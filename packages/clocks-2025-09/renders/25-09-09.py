"""The table of 25-09-09: blender -b -P 25-09-09.py -- FIGURES.ttf wide|tall STATE WIDTH SAMPLES OUT.npz
STATE is `bare` (without grapes) or `full`, by the window alone; `bare-lit` or `full-lit`, by the candles alone, whose
flames are not seen; or `flames`, which are nothing else. Light adds up.
Prints where each thing is seen, in parts of the picture, for the clock's model."""
import json, math, random, sys
import bpy, bmesh
from mathutils import Vector
from bpy_extras.object_utils import world_to_camera_view

figures, shape, state, width, samples, out = sys.argv[sys.argv.index('--') + 1:]
tall, full, lit, flames = shape == 'tall', state.startswith('full'), state.endswith('lit'), state == 'flames'
chance = random.Random(9)
bpy.ops.wm.read_factory_settings(use_empty=True)
scene = bpy.context.scene


def material(name, colour, rough=0.5, metal=0.0, subsurface=0.0, radius=(0.3, 0.2, 0.1), specular=0.5):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    b = m.node_tree.nodes['Principled BSDF']
    b.inputs['Base Color'].default_value = (*colour, 1)
    b.inputs['Roughness'].default_value = rough
    b.inputs['Metallic'].default_value = metal
    b.inputs['Specular'].default_value = specular
    b.inputs['Subsurface'].default_value = subsurface
    b.inputs['Subsurface Color'].default_value = (*colour, 1)
    b.inputs['Subsurface Radius'].default_value = radius
    return m


def noisy(m, low, high, scale, detail=6, bump=0.0, stretch=(1, 1, 1), spread=(0.35, 0.65)):
    """A base colour that wanders between two, with a bump of the same grain."""
    t = m.node_tree
    b = t.nodes['Principled BSDF']
    co, mp = t.nodes.new('ShaderNodeTexCoord'), t.nodes.new('ShaderNodeMapping')
    mp.inputs['Scale'].default_value = stretch
    n, r = t.nodes.new('ShaderNodeTexNoise'), t.nodes.new('ShaderNodeValToRGB')
    n.inputs['Scale'].default_value, n.inputs['Detail'].default_value = scale, detail
    r.color_ramp.elements[0].position, r.color_ramp.elements[1].position = spread
    r.color_ramp.elements[0].color, r.color_ramp.elements[1].color = (*low, 1), (*high, 1)
    t.links.new(co.outputs['Object'], mp.inputs['Vector'])
    t.links.new(mp.outputs['Vector'], n.inputs['Vector'])
    t.links.new(n.outputs['Fac'], r.inputs['Fac'])
    t.links.new(r.outputs['Color'], b.inputs['Base Color'])
    if bump:
        bp = t.nodes.new('ShaderNodeBump')
        bp.inputs['Strength'].default_value = bump
        bp.inputs['Distance'].default_value = 0.1
        t.links.new(n.outputs['Fac'], bp.inputs['Height'])
        t.links.new(bp.outputs['Normal'], b.inputs['Normal'])
    return m


STONE = noisy(material('stone', (0.2, 0.17, 0.14), 0.75, specular=0.25), (0.1, 0.083, 0.066), (0.185, 0.158, 0.128), 1.1, 6, 0.2, (1, 1, 2.2))
WALL = noisy(material('wall', (0.12, 0.09, 0.06), 0.95, specular=0.05), (0.085, 0.062, 0.04), (0.135, 0.1, 0.066), 0.35, 5)
WAX = material('wax', (0.83, 0.72, 0.5), 0.45, subsurface=0.5, radius=(0.5, 0.3, 0.12))
BRASS = material('brass', (0.6, 0.4, 0.15), 0.3, 1)
IRON = material('iron', (0.05, 0.045, 0.04), 0.5, 0.8)
WOOD = material('stalk', (0.2, 0.14, 0.05), 0.7)
WICK = material('wick', (0.02, 0.015, 0.01), 0.9)
PEWTER = material('pewter', (0.36, 0.35, 0.33), 0.24, 1)
GILT = noisy(material('gilt', (0.5, 0.34, 0.1), 0.5), (0.6, 0.4, 0.12), (0.8, 0.58, 0.22), 9, 4)
# IM Fell Double Pica, of @fontsource/im-fell-double-pica.
FIGURES = bpy.data.fonts.load(figures)

GRAPES = []
for colour, bloom in [((0.24, 0.31, 0.035), (0.38, 0.42, 0.17)), ((0.36, 0.34, 0.04), (0.46, 0.42, 0.17)), ((0.44, 0.29, 0.04), (0.5, 0.38, 0.15)), ((0.2, 0.29, 0.05), (0.34, 0.4, 0.2)), ((0.4, 0.22, 0.05), (0.48, 0.33, 0.17))]:
    m = material('grape', colour, 0.16, subsurface=0.75, radius=(0.5, 0.42, 0.1))
    noisy(m, colour, bloom, 2.6, 4, 0, (1, 1, 1), (0.42, 0.75))
    GRAPES.append(m)

FLAME = bpy.data.materials.new('flame')
FLAME.use_nodes = True
t = FLAME.node_tree
t.nodes.clear()
co, sep, ramp = t.nodes.new('ShaderNodeTexCoord'), t.nodes.new('ShaderNodeSeparateXYZ'), t.nodes.new('ShaderNodeValToRGB')
em, output = t.nodes.new('ShaderNodeEmission'), t.nodes.new('ShaderNodeOutputMaterial')
e = ramp.color_ramp.elements
e[0].position, e[0].color = 0.0, (0.25, 0.12, 0.1, 1)
e[1].position, e[1].color = 1.0, (1, 0.42, 0.1, 1)
for at, c in [(0.16, (0.75, 0.3, 0.07, 1)), (0.34, (1, 0.8, 0.42, 1)), (0.7, (1, 0.78, 0.36, 1))]:
    e.new(at).color = c
em.inputs['Strength'].default_value = 9
t.links.new(co.outputs['Generated'], sep.inputs[0])
t.links.new(sep.outputs['Z'], ramp.inputs['Fac'])
t.links.new(ramp.outputs['Color'], em.inputs['Color'])
t.links.new(em.outputs[0], output.inputs['Surface'])


def thing(name, mesh, at, m, smooth=True):
    o = bpy.data.objects.new(name, mesh)
    o.location = at
    scene.collection.objects.link(o)
    mesh.materials.append(m)
    if smooth:
        for p in mesh.polygons:
            p.use_smooth = True
    return o


def lathe(name, profile, at, m, steps=48):
    """Turns (radius, height) pairs about the upright."""
    verts = [(r * math.cos(a), r * math.sin(a), z) for r, z in profile for a in (2 * math.pi * i / steps for i in range(steps))]
    faces = [(row * steps + i, row * steps + (i + 1) % steps, (row + 1) * steps + (i + 1) % steps, (row + 1) * steps + i) for row in range(len(profile) - 1) for i in range(steps)]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(verts, [], faces)
    return thing(name, mesh, at, m)


def ball(at, size, m, long=1.0):
    mesh = bpy.data.meshes.new('ball')
    b = bmesh.new()
    bmesh.ops.create_uvsphere(b, u_segments=40, v_segments=28, radius=size)
    b.to_mesh(mesh)
    o = thing('ball', mesh, at, m)
    o.scale = (1, 1, long)
    return o


def box(low, high, m, edge=0.03):
    mesh = bpy.data.meshes.new('box')
    b = bmesh.new()
    bmesh.ops.create_cube(b, size=1)
    b.to_mesh(mesh)
    o = thing('box', mesh, [(a + c) / 2 for a, c in zip(low, high)], m, False)
    o.scale = [c - a for a, c in zip(low, high)]
    if edge:
        bv = o.modifiers.new('edge', 'BEVEL')
        bv.width, bv.segments = edge, 3
    return o


def rod(points, radius, m):
    c = bpy.data.curves.new('rod', 'CURVE')
    c.dimensions, c.bevel_depth, c.bevel_resolution = '3D', radius, 4
    s = c.splines.new('BEZIER')
    s.bezier_points.add(len(points) - 1)
    for p, at in zip(s.bezier_points, points):
        p.co, p.handle_left_type, p.handle_right_type = at, 'AUTO', 'AUTO'
    o = bpy.data.objects.new('rod', c)
    scene.collection.objects.link(o)
    c.materials.append(m)
    return o


places = {'candles': [], 'loose': [], 'bunches': []}


def grape(at, size):
    o = ball(at, size * chance.uniform(0.93, 1.05), chance.choice(GRAPES), chance.uniform(1.02, 1.16))
    o.rotation_euler = [chance.uniform(-0.7, 0.7) for _ in range(3)]
    # The scar at its tip.
    direction = Vector((chance.uniform(-0.8, 0.8), -0.7, chance.uniform(-0.9, 0.1))).normalized()
    ball(Vector(at) + direction * size * 0.99, size * 0.06, WOOD)


def bunch(x, z, size):
    """Ten grapes on one stalk; below a nail that is always there."""
    rod([(x, 0.2, z), (x, -0.28, z + 0.02)], 0.06, IRON)
    ball((x, -0.3, z + 0.02), 0.1, IRON)
    places['bunches'].append((x, -0.3, z, size))
    if not full:
        return
    lean = chance.uniform(-0.1, 0.1)
    rod([(x - 0.32, -0.3, z + 0.2), (x - 0.05, -0.3, z + 0.12), (x + 0.02, -0.36, z - 0.3), (x + lean, -0.4, z - size * (5 if tall else 3.4))], size * 0.11, WOOD)
    for row, many in enumerate((2, 3, 3, 2) if tall else (3, 4, 3)):
        for i in range(many):
            gx = x + lean * row * 0.4 + (i - (many - 1) / 2) * size * 1.82 + chance.uniform(-0.13, 0.13) * size
            gz = z - 0.42 - size * (0.7 + row * 1.62) + chance.uniform(-0.2, 0.2) * size
            gy = -size * (1.2 if (i + row) % 2 else 1.75) - 0.05
            grape((gx, gy, gz), size)
            rod([(x + lean, -0.36, gz + size * 1.2), (gx, gy, gz + size * 0.9)], size * 0.06, WOOD)


def candle(x, y, z, height, thick):
    places['candles'].append((x, y, z, height))
    lathe('foot', [(0, 0.0), (thick * 1.9, 0.0), (thick * 1.95, 0.05), (thick * 1.75, 0.09), (thick * 0.8, 0.12), (thick * 0.6, 0.2), (thick * 1.25, 0.26), (thick * 1.3, 0.38), (thick * 1.1, 0.4), (0, 0.4)], (x, y, z), BRASS)
    top = z + 0.36 + height
    lathe('wax', [(thick * 0.98, z + 0.3), (thick, z + 0.6), (thick * 0.97, top - 0.1), (thick * 1.0, top - 0.02), (thick * 0.86, top), (thick * 0.5, top - 0.05), (0, top - 0.06)], (x, y, 0), WAX)
    for _ in range(chance.randint(1, 3)):
        a, long = chance.uniform(math.pi, 2 * math.pi), chance.uniform(0.2, 0.7) * height * 0.6
        p = (x + math.cos(a) * thick, y + math.sin(a) * thick)
        rod([(*p, top - 0.02), (*p, top - long * 0.5), (*p, top - long)], thick * 0.16, WAX)
        ball((*p, top - long), thick * 0.22, WAX, 1.3)
    lean = chance.uniform(-0.05, 0.05)
    rod([(x, y, top - 0.1), (x, y, top + 0.06), (x + lean, y, top + 0.14)], 0.022, WICK)
    h, tilt = chance.uniform(0.52, 0.66), chance.uniform(-0.05, 0.05)
    if flames:
        f = lathe('flame', [(r * 0.115, k * h) for r, k in [(0, 0), (0.45, 0.05), (0.82, 0.16), (1, 0.3), (0.93, 0.44), (0.68, 0.62), (0.36, 0.8), (0.12, 0.94), (0, 1)]], (x + lean * 0.5, y, top + 0.04), FLAME, 24)
        f.rotation_euler = (0, tilt, 0)
        f.visible_shadow = False
    if lit:
        lamp = bpy.data.lights.new('flame', 'POINT')
        lamp.energy, lamp.color, lamp.shadow_soft_size = ENERGY, (1, 0.56, 0.2), 0.2
        o = bpy.data.objects.new('flame', lamp)
        o.location = (x, y - 0.12, top + 0.42)
        scene.collection.objects.link(o)


def inlaid(text, x, z, size, align):
    """Figures painted on the stone."""
    c = bpy.data.curves.new('figures', 'FONT')
    c.body, c.size, c.align_x, c.extrude = text, size, align, 0.002
    c.font = FIGURES
    o = bpy.data.objects.new('figures', c)
    o.rotation_euler, o.location = (math.pi / 2, 0, 0), (x, -0.003, z)
    scene.collection.objects.link(o)
    c.materials.append(GILT)


if tall:
    W, H = 7.2, 15.6
    nails, size = [(-2.84 + i * 1.42, -0.92) for i in range(5)], 0.232
    loose = [(-3.05 + i * 0.7 + (0.5 if i > 4 else 0), 0.5) for i in range(9)]
    candles = [(-2.95 + i * 1.18, 3.1, 0, h) for i, h in enumerate((1.9, 2.7, 1.6, 2.35, 2.95, 2.05))]
    candles += [(-2.95 + i * 1.18, 5.0, 4.4, h) for i, h in enumerate((4.2, 3.1, 4.75, 3.6, 2.8, 4.4))]
    thick, grown, energy, middle = 0.19, 1.3, 14, 4.55
    marks = [(x, -0.66, 0.72, 'CENTER') for x, _ in nails]
else:
    W, H = 16, 10
    nails, size = [(-6.2 + i * 3.1, -1.02) for i in range(5)], 0.355
    loose = [(-6.5 + i * 1.32 + (2.2 if i > 4 else 0), 0.5) for i in range(9)]
    hs = (2.6, 3.7, 2.1, 3.2, 4.35, 2.9, 3.3, 4.2, 2.4, 3.65, 2.2, 3.0)
    candles = [(-7.15 + i * 1.14 + (1.76 if i > 5 else 0), 3.7, 0, h) for i, h in enumerate(hs)]
    thick, grown, energy, middle = 0.25, 1.13, 16, 1.83
    marks = [(x, -0.74, 0.95, 'CENTER') for x, _ in nails]
ENERGY, look = energy, 0.34

ledge = box((-W * 2, 0, -12), (W * 2, 6 if not tall else 4.0, 0), STONE, 0.05)
if tall:
    box((-W * 2, 4.0, -1), (W * 2, 7.5, 4.4), STONE, 0.05)
for number, (x, z, high, align) in enumerate(marks):
    inlaid(str((number + 1) * 10), x, z, high, align)
box((-60, 9, -20), (60, 9.5, 60), WALL, 0)
for index, at in enumerate(nails):
    chance.seed(f'bunch {index}')
    bunch(*at, size)
for index, (x, y) in enumerate(loose):
    chance.seed(f'grape {index}')
    s = size * grown
    places['loose'].append((x, y, 0, s))
    jx, jy = chance.uniform(-0.06, 0.06), chance.uniform(-0.1, 0.1)
    if full:
        grape((x + jx, y + jy, s), s)
        rod([(x + jx, y + jy, s * 1.9), (x + jx + chance.uniform(-0.2, 0.2), y + jy + 0.1, s * 2.3)], 0.024, WOOD)
for index, at in enumerate(candles):
    chance.seed(f'candle {index}')
    candle(*at, thick)
if not tall:
    # A flagon parts the candles six and six.
    turned = [(0, 0), (0.66, 0), (0.7, 0.06), (0.66, 0.13), (0.5, 0.2), (0.46, 0.3), (0.62, 0.55), (0.74, 0.9), (0.74, 1.15), (0.62, 1.5), (0.45, 1.85), (0.4, 2.1), (0.44, 2.16), (0.44, 2.24), (0.47, 2.3), (0.47, 2.38), (0.3, 2.5), (0.12, 2.58), (0.08, 2.66), (0.14, 2.74), (0.12, 2.82), (0, 2.86)]
    lathe('flagon', [(r * 1.2, z * 1.3) for r, z in turned], (-0.1, 4.3, 0), PEWTER)
    rod([(0.38, 4.3, 2.75), (1.05, 4.25, 2.55), (1.13, 4.25, 1.55), (0.75, 4.3, 1.0)], 0.09, PEWTER)

camera = bpy.data.cameras.new('camera')
eye = bpy.data.objects.new('camera', camera)
scene.collection.objects.link(eye)
scene.camera = eye
far = 70
middle = Vector((0, 0, middle))
eye.location = middle + Vector((0, -math.cos(look * 0.8), math.sin(look * 0.8))) * far
eye.rotation_euler = (math.pi / 2 - look * 0.8, 0, 0)
camera.sensor_fit = 'HORIZONTAL'
camera.angle = 2 * math.atan(W / 2 / far)
scene.render.resolution_x = int(width)
scene.render.resolution_y = round(int(width) * (H / W))

window = bpy.data.lights.new('window', 'AREA')
window.energy, window.color, window.size = (9500 if not tall else 8000), (1, 0.9, 0.74), 4.5
o = bpy.data.objects.new('window', window)
o.location = (-11, -12, 9.5)
o.rotation_euler = (Vector((1.0, 0.6, 0)) - o.location).to_track_quat('-Z', 'Y').to_euler()
if not lit and not flames:
    scene.collection.objects.link(o)
world = bpy.data.worlds.new('world')
world.use_nodes = True
world.node_tree.nodes['Background'].inputs[0].default_value = (0.5, 0.6, 0.8, 1)
world.node_tree.nodes['Background'].inputs[1].default_value = 0.0 if lit or flames else 0.05
scene.world = world

if tall and full:
    # Nothing else changes where grapes are.
    scene.render.use_border, scene.render.border_max_x, scene.render.border_max_y = True, 1, 0.31
scene.render.engine = 'CYCLES'
scene.cycles.samples = int(samples) * 2 // (5 if full else 3) if tall else int(samples)
scene.cycles.use_adaptive_sampling = True
scene.cycles.adaptive_threshold = 0.02
scene.cycles.max_bounces = 5
scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
scene.cycles.sample_clamp_indirect = 1.5
scene.cycles.sample_clamp_direct = 12
scene.cycles.use_denoising = False
bpy.context.view_layer.update()


def seen(x, y, z):
    v = world_to_camera_view(scene, eye, Vector((x, y, z)))
    return [round(v.x, 4), round(1 - v.y, 4)]


print('PLACES', json.dumps({
    'candles': [{'foot': seen(x, y, z), 'flame': seen(x, y, z + h + 0.65)} for x, y, z, h in places['candles']],
    'loose': [seen(x, y, s) for x, y, _, s in places['loose']],
    'bunches': [seen(x, y, z - 1.2) for x, y, z, s in places['bunches']],
    'edge': seen(0, 0, 0), 'nail': seen(0, -0.3, nails[0][1]), 'step': seen(0, 4, 4.4), 'apron': seen(0, 0, -0.2),
    'figures': [seen(x, 0, z) for x, z, _, _ in marks], 'unit': 1 / W}))

# The picture and what helps to free it of noise: colours, normals and depth, as numbers.
import os, tempfile
import numpy as np
layer = bpy.context.view_layer
layer.cycles.denoising_store_passes = True
scene.use_nodes = True
tree = scene.node_tree
tree.nodes.clear()
layers = tree.nodes.new('CompositorNodeRLayers')
folder = tempfile.mkdtemp()
files = tree.nodes.new('CompositorNodeOutputFile')
files.base_path, files.format.file_format, files.format.color_depth = folder, 'OPEN_EXR', '32'
files.file_slots.clear()
PASSES = {'image': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal', 'depth': 'Denoising Depth'}
for name, socket in PASSES.items():
    files.file_slots.new(name)
    tree.links.new(layers.outputs[socket], files.inputs[name])
scene.render.filepath = os.path.join(folder, 'shown.png')
bpy.ops.render.render(write_still=True)
kept = {}
for name in PASSES:
    image = bpy.data.images.load(os.path.join(folder, f'{name}0001.exr'))
    image.colorspace_settings.name = 'Non-Color'
    w, h = image.size
    kept[name] = np.array(image.pixels[:], np.float32).reshape(h, w, 4)[::-1, :, :3].astype(np.float16 if name != 'depth' else np.float32)
np.savez_compressed(out, **kept)
