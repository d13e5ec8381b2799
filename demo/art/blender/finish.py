"""From a rendering's passes to a picture: takes the noise out of the light, gives each slot its colour, develops."""
import struct

import numpy as np

from materials import SLOTS, linear

# The step from light to numbers in a file (sRGB), dense where eyes see the difference.
CURVE_AT = np.linspace(0, 1, 2048) ** 2.4
CURVE = np.where(CURVE_AT <= 0.0031308, CURVE_AT * 12.92, 1.055 * CURVE_AT ** (1 / 2.4) - 0.055)


def read_exr(path):
    """An uncompressed multilayer file of 32-bit channels as arrays by pass: `DiffCol` and so on."""
    with open(path, 'rb') as file:
        data = file.read()
    at, names, width, height = 8, [], 0, 0
    while data[at]:
        name, at = text(data, at)
        kind, at = text(data, at)
        size, = struct.unpack_from('<i', data, at)
        at += 4
        if name == 'channels':
            spot = at
            while data[spot]:
                channel, spot = text(data, spot)
                names.append(channel)
                spot += 16
        if name == 'dataWindow':
            left, top, right, bottom = struct.unpack_from('<4i', data, at)
            width, height = right - left + 1, bottom - top + 1
        at += size
    start = at + 1 + 8 * height
    rows = np.frombuffer(data, np.uint8, offset=start).reshape(height, 8 + 4 * width * len(names))
    values = rows[:, 8:].copy().view(np.float32).reshape(height, len(names), width)
    passes = {}
    for i, name in enumerate(names):
        _, kind, channel = name.rsplit('.', 2)
        passes.setdefault(kind, {})[channel] = values[:, i]
    order = {'R': 0, 'G': 1, 'B': 2, 'X': 0, 'Y': 1, 'Z': 2, 'V': 0}
    return {kind: np.stack([c[k] for k in sorted((k for k in c if k in order), key=order.get)], -1) for kind, c in passes.items()}


def text(data, at):
    end = data.index(0, at)
    return data[at:end].decode(), end + 1


def blur(image):
    for axis in (0, 1):
        p = np.pad(image, [(1, 1) if a == axis else (0, 0) for a in range(3)], mode='edge')
        image = (0.25 * np.take(p, range(0, image.shape[axis]), axis) + 0.5 * image + 0.25 * np.take(p, range(2, image.shape[axis] + 2), axis))
    return image


def smooth(light, guide, levels, range_, guide_range):
    """Edge-avoiding à-trous wavelets: averages over growing distances where neither shape nor light has an edge."""
    height, width = light.shape[:2]
    kernel = {0: 0.375, 1: 0.25, 2: 0.0625}
    for level in range(levels):
        step = 2 ** level
        pad = 2 * step
        tone = np.log1p(blur(blur(light)).mean(-1) * 4)
        p_light = np.pad(light, [(pad, pad), (pad, pad), (0, 0)], mode='edge')
        p_guide = np.pad(guide, [(pad, pad), (pad, pad), (0, 0)], mode='edge')
        p_tone = np.pad(tone, pad, mode='edge')
        total, weights = light * kernel[0] ** 2, np.full((height, width), kernel[0] ** 2, np.float32)
        spread = range_ / (1 + 0.5 * level)
        for dy in range(-2, 3):
            for dx in range(-2, 3):
                if dx == dy == 0 or abs(dx) == abs(dy) == 2:
                    continue
                window = (slice(pad + dy * step, pad + dy * step + height), slice(pad + dx * step, pad + dx * step + width))
                difference = p_guide[window] - guide
                apart = np.einsum('ijk,ijk->ij', difference, difference) / guide_range + np.abs(p_tone[window] - tone) / spread
                weight = np.exp(-apart, dtype=np.float32) * np.float32(kernel[abs(dy)] * kernel[abs(dx)])
                total += p_light[window] * weight[..., None]
                weights += weight
        light = total / weights[..., None]
    return light


def without_fireflies(image):
    """Brings down single pixels that outshine all around them."""
    p = np.pad(image, [(1, 1), (1, 1), (0, 0)], mode='edge')
    h, w = image.shape[:2]
    around = np.stack([p[1 + dy:1 + dy + h, 1 + dx:1 + dx + w] for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy])
    around.sort(0)
    return np.minimum(image, around[-2] * 1.1 + 0.01)


def clean(passes, fine):
    """Diffuse light and everything else (reflections, glass, flames) without noise, at the size of the fine passes."""
    color = passes['DiffCol']
    light = passes['DiffDir'] + passes['DiffInd']
    rest = np.maximum(passes['Combined'][..., :3] - color * light, 0)
    guide = guide_of(passes)
    light = smooth(without_fireflies(light), guide, 5, 0.35, 0.05)
    rest = smooth(without_fireflies(rest), np.concatenate([guide, color], -1), 2, 0.3, 0.1)
    both = enlarge(np.concatenate([light, rest], -1).astype(np.float32), np.concatenate([guide, color], -1), np.concatenate([guide_of(fine), fine['DiffCol']], -1))
    return both[..., :3], both[..., 3:]


def completed(passes, fine, box):
    """Fine passes of a part of the picture, and what the coarse ones say of the rest."""
    left, top, right, low = box
    height, width = fine['Normal'].shape[:2]
    coarse_height, coarse_width = passes['Normal'].shape[:2]
    rows, columns = np.arange(height) * coarse_height // height, np.arange(width) * coarse_width // width
    out = {}
    for name in ('DiffCol', 'Normal', 'Depth', 'whole', 'slots'):
        out[name] = passes[name][np.ix_(rows, columns)]
        out[name][top:low, left:right] = fine[name][top:low, left:right]
    return out


def guide_of(passes):
    """Where surfaces end, turn or change their material."""
    depth = np.minimum(passes['Depth'], 300)
    return np.concatenate([passes['Normal'], depth / 6, passes['whole'] * 0.7, passes['slots'][..., 2:] * 0.7], -1).astype(np.float32)


def enlarge(image, guide, fine):
    """Brings an image to the size of the fine guide; each pixel takes from those around it that lie on the same surface."""
    height, width = fine.shape[:2]
    y = np.clip((np.arange(height, dtype=np.float32) + 0.5) * image.shape[0] / height - 0.5, 0, image.shape[0] - 1.001)
    x = np.clip((np.arange(width, dtype=np.float32) + 0.5) * image.shape[1] / width - 0.5, 0, image.shape[1] - 1.001)
    top, left = y.astype(int), x.astype(int)
    total, weights = np.zeros((height, width, image.shape[2]), np.float32), np.zeros((height, width), np.float32)
    for dy in (0, 1):
        for dx in (0, 1):
            spot = np.ix_(top + dy, left + dx)
            near = (1 - np.abs(y - top - dy))[:, None] * (1 - np.abs(x - left - dx))[None]
            difference = guide[spot] - fine
            apart = np.einsum('ijk,ijk->ij', difference, difference)
            weight = (near + np.float32(0.02)) * (np.exp(apart * np.float32(-14)) + np.float32(1e-4))
            total += image[spot] * weight[..., None]
            weights += weight
    return total / weights[..., None]


def develop(passes, cleaned, tint, set_, exposure=1.0, graded=False):
    """The picture in 8 bits with these colours ('#hex') for the product and the backdrop."""
    light, rest = cleaned
    slots, whole = passes['slots'], passes['whole']
    color = passes['DiffCol'] - sum(slots[..., i:i + 1] * albedo for i, albedo in enumerate(SLOTS.values()))
    tinted = np.array(linear(tint), np.float32)
    pale = 1 - (1 - tinted) * 0.35
    color = np.maximum(color, 0) + slots[..., :1] * tinted + slots[..., 1:2] * pale + slots[..., 2:] * np.array(linear(set_), np.float32)
    reflects = whole[..., 1:2]
    rest = rest * (1 - reflects) + rest * reflects * np.minimum(tinted * 1.7 + 0.04, 1.0)
    out = (color * light + rest) * exposure
    return tone(out, graded)


def tone(light, graded):
    """Straight up to the upper mid tones and a soft shoulder above, so that colours stay what they are called."""
    knee = 0.62
    over = np.maximum(light - knee, 0)
    light = np.clip(np.minimum(light, knee) + (1.04 - knee) * (1 - np.exp(-over / (1.04 - knee))), 0, 1).astype(np.float32)
    out = np.interp(light, CURVE_AT, CURVE).astype(np.float32)
    if graded:
        out = grade(out)
    noise = np.random.default_rng(7).random(light.shape[:2], np.float32)[..., None] - 0.5
    return np.clip(out * 255 + noise + 0.5, 0, 255).astype(np.uint8)


def grade(out):
    """What a set of many things asks for: deep blacks, crisp mid tones and a little more colour."""
    out = np.clip((out - 0.02) / 0.98, 0, 1)
    out = out + 0.32 * (out * out * (3 - 2 * out) - out)
    grey = out @ np.array([0.3, 0.59, 0.11], np.float32)
    return np.clip(grey[..., None] + 1.1 * (out - grey[..., None]), 0, 1)
