"""Run by Blender (see ../render.ts): reads jobs as JSON, one a line, renders each and answers with a line when it is done.
A job: {key, model, view, finish, width, height, samples, edge_samples, outputs: [{file, tint, set}]}; files are raw RGB."""
import json
import os
import sys
import time

import bpy
from bpy_extras.object_utils import world_to_camera_view

sys.path.insert(0, os.path.dirname(__file__))
import finish  # noqa: E402
import scenes  # noqa: E402
import studio  # noqa: E402

LIGHT_SHARE = 0.42


def main():
    jobs = [json.loads(line) for line in open(sys.argv[sys.argv.index('--') + 1])]
    for job in jobs:
        start = time.time()
        try:
            studio.clear()
            settings(job)
            scenes.build(job)
            passes, fine = shoot(job)
            drawn = time.time()
            cleaned = finish.clean(passes, fine)
            for output in job['outputs']:
                finish.develop(fine, cleaned, output['tint'], output['set'], job.get('exposure', 0.93), is_scene(job)).tofile(output['file'])
            answer(job, rendered=round(drawn - start, 1), finished=round(time.time() - drawn, 1))
        except Exception as problem:
            import traceback
            traceback.print_exc()
            answer(job, failed=str(problem))


def is_scene(job):
    return 'stage' in job or 'sign' in job


def answer(job, **about):
    print('DONE ' + json.dumps({'key': job['key'], **about}), flush=True)


def settings(job):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = job['width'], job['height']
    scene.render.threads_mode, scene.render.threads = 'FIXED', 2
    # Both renderings of a picture are of one scene.
    scene.render.use_persistent_data = True
    cycles = scene.cycles
    cycles.samples, cycles.seed, cycles.use_denoising, cycles.use_adaptive_sampling = job['samples'], 3, False, True
    cycles.adaptive_threshold, cycles.adaptive_min_samples = 0.2, 4
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 6, 2 if is_scene(job) else 1, 2, 6
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 2.0, 12.0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 1.0
    layer = scene.view_layers[0]
    for name in ('diffuse_direct', 'diffuse_indirect', 'diffuse_color', 'normal', 'z'):
        setattr(layer, 'use_pass_' + name, True)
    for name in ('slots', 'whole'):
        layer.aovs.add().name = name
    image = scene.render.image_settings
    image.file_format, image.color_depth, image.exr_codec = 'OPEN_EXR_MULTILAYER', '32', 'NONE'


def shoot(job):
    """The light comes at a share of the size, which is all that soft light needs; shapes and colours at the full size."""
    scene = bpy.context.scene
    scene.render.resolution_percentage = round(100 * LIGHT_SHARE)
    passes = take(scene)
    for thing in [o for o in scene.objects if o.type == 'LIGHT']:
        thing.hide_render = True
    scene.world.node_tree.nodes['Background'].inputs[1].default_value = 0
    scene.render.resolution_percentage = 100
    scene.cycles.samples, scene.cycles.use_adaptive_sampling, scene.cycles.max_bounces = job['edge_samples'], False, 0
    if is_scene(job) or job['view'] == 'scene':
        return passes, take(scene)
    box = around_things(scene)
    return passes, finish.completed(passes, take(scene), box)


def around_things(scene):
    """Has only the part of the picture rendered where things are: the plain backdrop has no detail. Tells the part in pixels."""
    spots = [world_to_camera_view(scene, scene.camera, p) for p in studio.corners()]
    render = scene.render
    left, right = (max(0.0, min(p.x for p in spots) - 0.02), min(1.0, max(p.x for p in spots) + 0.02))
    low, high = (max(0.0, min(p.y for p in spots) - 0.02), min(1.0, max(p.y for p in spots) + 0.02))
    render.use_border, render.use_crop_to_border = True, False
    render.border_min_x, render.border_max_x, render.border_min_y, render.border_max_y = left, right, low, high
    width, height = render.resolution_x, render.resolution_y
    return round(left * width) + 2, round((1 - high) * height) + 2, round(right * width) - 2, round((1 - low) * height) - 2


def take(scene):
    target = f'/tmp/souk-render-{os.getpid()}.exr'
    scene.render.filepath = target
    bpy.ops.render.render(write_still=True)
    passes = finish.read_exr(target)
    os.remove(target)
    return passes


main()
