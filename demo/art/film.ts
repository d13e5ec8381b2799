/**
 * Makes the short films of the demo marketplace from its pictures: `node demo/art/film.ts`, with ffmpeg on the PATH. Each goes slowly
 * nearer to one picture after another and ends where it began. Without sound, so that it needs no captions.
 */
import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** By the product's slug, the pictures in the order they are seen. */
const films: Record<string, readonly string[]> = {
  'ember-speckled-mug': [
    'mug-sand-front',
    'mug-sand-detail',
    'mug-sand-scene',
    'mug-sage-front',
    'mug-charcoal-front',
    'mug-terracotta-front',
    'mug-sand-front',
  ],
  'lath-reading-lamp': [
    'table-lamp-oak-front',
    'table-lamp-oak-detail',
    'table-lamp-oak-scene',
    'table-lamp-black-front',
    'table-lamp-sage-front',
    'table-lamp-oak-front',
  ],
  'dusk-over-ear-headphones': [
    'headphones-walnut-front',
    'headphones-walnut-detail',
    'headphones-walnut-scene',
    'headphones-charcoal-front',
    'headphones-sand-front',
    'headphones-walnut-front',
  ],
};

const side = 640;
const framesASecond = 25;
const shotSeconds = 2.4;
const fadeSeconds = 0.6;

const pictures = fileURLToPath(new URL('../pictures/', import.meta.url));
const folder = fileURLToPath(new URL('../films/', import.meta.url));

await mkdir(folder, { recursive: true });
for (const [slug, shots] of Object.entries(films)) shoot(slug, shots);

function shoot(slug: string, shots: readonly string[]): void {
  const inputs = shots.flatMap((name) => ['-i', `${pictures}${name}.webp`]);
  const frames = Math.round(shotSeconds * framesASecond);
  // Magnified first: zoompan moves by whole pixels, which would tremble.
  const moving = shots.map((_, at) => {
    const zoom = at % 2 === 0 ? `1+0.12*on/${frames}` : `1.12-0.12*on/${frames}`;
    const pan = `zoompan=z='${zoom}':x='(iw-iw/zoom)/2':y='(ih-ih/zoom)/2':d=${frames}:s=${side}x${side}:fps=${framesASecond}`;
    return `[${at}:v]scale=${side * 4}:-1,${pan},settb=AVTB,format=yuv420p[v${at}]`;
  });
  const faded = shots.slice(1).map((_, at) => {
    const before = at === 0 ? '[v0]' : `[x${at}]`;
    const offset = (at + 1) * (shotSeconds - fadeSeconds);
    return `${before}[v${at + 1}]xfade=transition=fade:duration=${fadeSeconds}:offset=${offset.toFixed(2)}[x${at + 1}]`;
  });
  execFileSync(
    'ffmpeg',
    [
      ...['-y', '-loglevel', 'error', ...inputs, '-filter_complex', [...moving, ...faded].join(';'), '-map', `[x${shots.length - 1}]`],
      ...[
        '-c:v',
        'libx264',
        '-pix_fmt',
        'yuv420p',
        '-profile:v',
        'main',
        '-preset',
        'veryslow',
        '-crf',
        '27',
        '-movflags',
        '+faststart',
        '-bitexact',
      ],
      `${folder}${slug}.mp4`,
    ],
    { stdio: 'inherit' },
  );
}
