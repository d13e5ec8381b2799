"""How a job's picture is put together: the things, the set and the camera."""
import places
import signs
import staging
import studio
from models import models


def build(job):
    if 'stage' in job:
        return staging.build(job['stage'], job['width'], job['height'])
    if 'sign' in job:
        return signs.build(job['sign'])
    if job['view'] == 'scene':
        return places.build(job)
    stance = models[job['model']]
    stance.make(job)
    studio.settle(stance.stands)
    studio.backdrop()
    studio.lights()
    if job['view'] == 'detail':
        turn, tilt = stance.detail
        studio.camera(turn, tilt, job['width'], job['height'], (0.86, 0.86, 0.74), 0.5)
    else:
        studio.camera(stance.turn, stance.tilt, job['width'], job['height'], (0.76, 0.70, 0.62), 0.5)
