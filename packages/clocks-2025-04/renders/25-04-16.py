"""
The sprites of 25-04-16 Fortune: two halves of a broken cookie, crumbs and a slip, each with its shadow on a table that
is left out, all in the same sun.

  blender -b -P 25-04-16.py -- left left.png 1000 26     # what, file, pixels across, samples

What: left and right (1000 pixels), wide (1300: a slip for stages across), tall (720: one for stages upright) and
crumbs (600). 25-04-16-cut.py makes sprites of them.
"""
import bpy, math, random, sys
from mathutils import Vector, noise

what, out, across, samples = sys.argv[sys.argv.index('--') + 1:]
across, samples = int(across), int(samples)

bpy.ops.wm.read_factory_settings(use_empty=True)
scene = bpy.context.scene
random.seed(16)


def material(name):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    return made, made.node_tree.nodes, made.node_tree.links


def baked():
    """Shop-baked dough: pale in the middle, brown at the rims (a vertex colour), pitted, with a little egg on it."""
    made, nodes, links = material('baked')
    skin = nodes['Principled BSDF']
    rim = nodes.new('ShaderNodeVertexColor'); rim.layer_name = 'rim'
    place = nodes.new('ShaderNodeTexCoord')
    blotch = nodes.new('ShaderNodeTexNoise'); blotch.inputs['Scale'].default_value = 2.3; blotch.inputs['Detail'].default_value = 6
    fine = nodes.new('ShaderNodeTexNoise'); fine.inputs['Scale'].default_value = 26; fine.inputs['Detail'].default_value = 8
    pits = nodes.new('ShaderNodeTexVoronoi'); pits.inputs['Scale'].default_value = 34
    for texture in (blotch, fine, pits):
        links.new(place.outputs['Object'], texture.inputs['Vector'])
    mix = nodes.new('ShaderNodeMath'); mix.operation = 'MULTIPLY_ADD'
    links.new(blotch.outputs['Fac'], mix.inputs[0]); mix.inputs[1].default_value = 0.85
    links.new(rim.outputs['Color'], mix.inputs[2])
    speck = nodes.new('ShaderNodeMath'); speck.operation = 'MULTIPLY_ADD'
    links.new(fine.outputs['Fac'], speck.inputs[0]); speck.inputs[1].default_value = 0.45
    links.new(mix.outputs[0], speck.inputs[2])
    ramp = nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].position = 0.42; ramp.color_ramp.elements[0].color = (0.80, 0.37, 0.095, 1)
    ramp.color_ramp.elements[1].position = 1.5 / 1.6; ramp.color_ramp.elements[1].color = (0.20, 0.062, 0.012, 1)
    for position, colour in ((0.62, (0.66, 0.245, 0.042, 1)), (0.78, (0.40, 0.125, 0.018, 1))):
        stop = ramp.color_ramp.elements.new(position); stop.color = colour
    links.new(speck.outputs[0], ramp.inputs['Fac'])
    links.new(ramp.outputs['Color'], skin.inputs['Base Color'])
    skin.inputs["Roughness"].default_value = 0.5
    skin.inputs["Specular"].default_value = 0.3
    skin.inputs['Subsurface'].default_value = 0.06
    skin.inputs['Subsurface Radius'].default_value = (0.3, 0.12, 0.04)
    skin.inputs['Subsurface Color'].default_value = (0.8, 0.4, 0.1, 1)
    dent = nodes.new('ShaderNodeMath'); dent.operation = 'MULTIPLY_ADD'
    links.new(pits.outputs['Distance'], dent.inputs[0]); dent.inputs[1].default_value = 0.5
    links.new(fine.outputs['Fac'], dent.inputs[2])
    bump = nodes.new('ShaderNodeBump'); bump.inputs['Strength'].default_value = 0.4; bump.inputs['Distance'].default_value = 0.035
    links.new(dent.outputs[0], bump.inputs['Height'])
    links.new(bump.outputs['Normal'], skin.inputs['Normal'])
    return made


def half(name, seed):
    """
    One lobe. The round of dough is folded over (a gutter, closed below and open above), and the gutter is bent round a
    rim; the lobe runs from where it snapped at the bend to the corner where the fold ends.
    """
    along, around = 150, 150
    vertices, faces, rims = [], [], []
    for i in range(along + 1):
        for j in range(around + 1):
            v = 2 * j / around - 1                       # -1 one edge, 0 the fold, 1 the other edge
            jag = 0.16 * noise.noise((v * 3.1, seed, 0)) + 0.07 * noise.noise((v * 9, seed, 4)) + 0.03 * noise.noise((v * 27, seed, 9))
            u = i / along
            u = u + (1 - u) * (0.05 + jag)               # the break is ragged
            u = min(u, 1)
            deep = math.sqrt(max(0.0, 1 - (0.06 + 0.94 * u) ** 2.3))     # the round's half chord here
            deep = max(deep, 0.012)
            turn = u * 1.42                              # bent round the rim
            belly = (0.40 + 0.2 * math.sin(math.pi * min(1, u * 1.15 + 0.1))) * deep ** 0.75
            reach = abs(v)
            wide = belly * (math.sin(math.pi * min(1, reach * 1.02) ** 0.62) ** 0.8 * 0.92 + 0.22 * reach ** 3)
            out_ = 0.16 + 1.12 * deep * (reach ** 1.25)
            flare = 1 + 0.05 * noise.noise((u * 2, v * 2, seed))
            y = math.copysign(wide, v) * flare
            x = math.sin(turn) * (0.62 * out_ + 0.55) * 1.05
            z = math.cos(turn) * out_ * 1.0
            p = Vector((x, y, z))
            p += Vector((noise.noise(p * 1.7 + Vector((seed, 0, 0))), noise.noise(p * 1.7 + Vector((0, seed, 0))), noise.noise(p * 1.7 + Vector((0, 0, seed))))) * 0.05
            vertices.append(p)
            edge = max(0.0, (reach - 0.80) / 0.20)
            rims.append(0.36 * edge ** 1.4 + 0.16 * max(0.0, (u - 0.8) / 0.2) + 0.10 * max(0.0, 0.25 - reach))
    for i in range(along):
        for j in range(around):
            a = i * (around + 1) + j
            faces.append((a, a + 1, a + around + 2, a + around + 1))
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.validate()
    layer = mesh.color_attributes.new('rim', 'FLOAT_COLOR', 'POINT')
    for index, rim in enumerate(rims):
        layer.data[index].color = (rim, rim, rim, 1)
    made = bpy.data.objects.new(name, mesh)
    scene.collection.objects.link(made)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    shell = made.modifiers.new('shell', 'SOLIDIFY'); shell.thickness = 0.045; shell.offset = 0
    made.modifiers.new('round', 'SUBSURF').render_levels = 1
    rough = made.modifiers.new('rough', 'DISPLACE')
    cloud = bpy.data.textures.new('cloud', 'CLOUDS'); cloud.noise_scale = 0.22
    rough.texture = cloud; rough.strength = 0.03
    made.data.materials.append(baked())
    return made


def rest(made):
    """Down on the table."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    lowest = min((made.matrix_world @ v.co).z for v in made.evaluated_get(graph).to_mesh().vertices)
    made.location.z -= lowest


def slip(long, high, curl):
    made, nodes, links = material('paper')
    skin = nodes['Principled BSDF']
    skin.inputs['Roughness'].default_value = 0.85
    skin.inputs['Specular'].default_value = 0.12
    place = nodes.new('ShaderNodeTexCoord')
    # Cheap warm paper: its fibres lie along the slip, some of them darker.
    along = nodes.new('ShaderNodeMapping'); along.inputs['Scale'].default_value = (7, 46, 46); along.inputs['Rotation'].default_value = (0, 0, 0.5)
    fibre = nodes.new('ShaderNodeTexNoise'); fibre.inputs['Scale'].default_value = 1.6; fibre.inputs['Detail'].default_value = 9; fibre.inputs['Distortion'].default_value = 1.6
    pulp = nodes.new('ShaderNodeTexNoise'); pulp.inputs['Scale'].default_value = 5; pulp.inputs['Detail'].default_value = 8
    links.new(place.outputs['Object'], along.inputs['Vector'])
    links.new(along.outputs['Vector'], fibre.inputs['Vector'])
    links.new(place.outputs['Object'], pulp.inputs['Vector'])
    mix = nodes.new('ShaderNodeMath'); mix.operation = 'MULTIPLY_ADD'
    links.new(pulp.outputs['Fac'], mix.inputs[0]); mix.inputs[1].default_value = 0.5
    links.new(fibre.outputs['Fac'], mix.inputs[2])
    ramp = nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].position = 0.44; ramp.color_ramp.elements[0].color = (0.50, 0.36, 0.20, 1)
    ramp.color_ramp.elements[1].position = 0.86; ramp.color_ramp.elements[1].color = (0.84, 0.73, 0.54, 1)
    stop = ramp.color_ramp.elements.new(0.56); stop.color = (0.76, 0.635, 0.44, 1)
    links.new(mix.outputs[0], ramp.inputs['Fac'])
    links.new(ramp.outputs['Color'], skin.inputs['Base Color'])
    bump = nodes.new('ShaderNodeBump'); bump.inputs['Strength'].default_value = 0.3; bump.inputs['Distance'].default_value = 0.012
    links.new(mix.outputs[0], bump.inputs['Height'])
    links.new(bump.outputs['Normal'], skin.inputs['Normal'])
    steps, rows = 240, 60
    vertices, faces = [], []
    for i in range(steps + 1):
        for j in range(rows + 1):
            u, v = i / steps, j / rows
            x, y = (u - 0.5) * long, (v - 0.5) * high
            # It was rolled up in the cookie and has not forgotten it: two corners rise.
            t = (x + 0.9 * y) / (long / 2 + 0.45 * high)
            z = curl * abs(t) ** 2.8 * (1 if t > 0 else 0.3)
            x -= math.copysign(0.3 * curl * abs(t) ** 4, t)
            z += 0.016 * noise.noise((x * 0.9, y * 1.3, 3)) + 0.03
            vertices.append((x, y, z))
    for i in range(steps):
        for j in range(rows):
            a = i * (rows + 1) + j
            faces.append((a, a + rows + 1, a + rows + 2, a + 1))
    mesh = bpy.data.meshes.new('slip')
    mesh.from_pydata(vertices, [], faces)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    made_ = bpy.data.objects.new('slip', mesh)
    scene.collection.objects.link(made_)
    mesh.materials.append(made)
    made_.modifiers.new('shell', 'SOLIDIFY').thickness = 0.004
    return made_


def crumbs():
    dough = baked()
    for index in range(46):
        far = random.random() ** 1.5
        size = 0.012 + 0.07 * random.random() ** 3.2
        bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=3, radius=size, location=(random.gauss(0, 0.75), random.gauss(0, 0.34), size * 0.35))
        crumb = bpy.context.object
        for vertex in crumb.data.vertices:
            k = Vector(vertex.co) / size
            vertex.co *= 1 + 0.6 * noise.noise(k * 1.3 + Vector((index, 0, 0))) + 0.25 * noise.noise(k * 3 + Vector((index, 0, 0)))
            vertex.co.z *= 0.55
        crumb.rotation_euler = (0, 0, random.random() * 6)
        layer = crumb.data.color_attributes.new('rim', 'FLOAT_COLOR', 'POINT')
        shade = random.choice((0, 0.0, 0.1, 0.3))
        for item in layer.data:
            item.color = (shade, shade, shade, 1)
        crumb.data.materials.append(dough)
        for polygon in crumb.data.polygons:
            polygon.use_smooth = random.random() < 0.7


if what == 'left':
    it = half('left', 3.0)
    it.rotation_euler = (math.radians(-66), math.radians(8), math.radians(130))
    rest(it); box, off = (2.7, 2.2), (-1.15, -0.35)
elif what == 'right':
    it = half('right', 11.0)
    it.rotation_euler = (math.radians(-60), math.radians(8), math.radians(-28))
    rest(it); box, off = (2.7, 2.2), (0.22, -0.05)
elif what == 'wide':
    it = slip(4.4, 1.5, 0.5); it.rotation_euler = (0, 0, math.radians(5)); box, off = (5.3, 2.5), (-0.1, -0.1)
elif what == 'tall':
    it = slip(3.0, 1.9, 0.42); it.rotation_euler = (0, 0, math.radians(5)); box, off = (3.8, 2.7), (-0.1, -0.1)
else:
    crumbs(); box, off = (4.4, 2.4), (0, 0)

bpy.ops.mesh.primitive_plane_add(size=30)
table = bpy.context.object
table.is_shadow_catcher = True
made, nodes, links = material('table')
nodes['Principled BSDF'].inputs['Base Color'].default_value = (0.55, 0.03, 0.02, 1)
table.data.materials.append(made)

sun = bpy.data.lights.new('sun', 'SUN'); sun.energy = 5.2; sun.angle = math.radians(1.6); sun.color = (1, 0.93, 0.82)
lamp = bpy.data.objects.new('sun', sun); scene.collection.objects.link(lamp)
lamp.rotation_euler = (math.radians(52), 0, math.radians(128))      # low, from the upper right
world = bpy.data.worlds.new('sky'); scene.world = world; world.use_nodes = True
world.node_tree.nodes['Background'].inputs['Color'].default_value = (0.75, 0.82, 1, 1) if what in ('left', 'right', 'crumbs') else (1, 0.9, 0.78, 1)
world.node_tree.nodes['Background'].inputs['Strength'].default_value = 0.55

eye = bpy.data.cameras.new('eye'); eye.type = 'ORTHO'; eye.ortho_scale = max(box)
camera = bpy.data.objects.new('eye', eye); scene.collection.objects.link(camera)
camera.location = (*off, 12)
scene.camera = camera
scene.render.engine = 'CYCLES'
scene.cycles.samples = samples
scene.cycles.use_adaptive_sampling = True
scene.cycles.adaptive_threshold = 0.02
scene.cycles.use_denoising = False
scene.cycles.max_bounces = 5
scene.view_settings.exposure = 0.3
scene.render.film_transparent = True
scene.view_settings.view_transform = 'Filmic'
scene.view_settings.look = 'Medium High Contrast'
scene.render.resolution_x = across
scene.render.resolution_y = round(across * box[1] / box[0])
scene.render.image_settings.color_mode = 'RGBA'
scene.render.filepath = out
bpy.ops.render.render(write_still=True)
