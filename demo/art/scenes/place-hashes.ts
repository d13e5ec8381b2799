import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** The sources of a thing's third picture besides its own model, by kind: its row in `places.py`, the models in it and the sets. */
export async function placeHashes(models: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const file = await readFile(new URL('../blender/places.py', import.meta.url), 'utf8');
  const row = /^ {4}'([a-z-]+)': (\('.*\)),\n/gm;
  const sets = file.replaceAll(row, '');
  return new Map(
    [...file.matchAll(row)].map(([, kind = '', about = '']) => {
      const others = [...about.matchAll(/'([a-z-]+) [a-z]+'/g)].map(([, other = '']) => models.get(other) ?? '');
      return [
        kind,
        createHash('sha256')
          .update([sets, about, ...others].join())
          .digest('hex')
          .slice(0, 12),
      ];
    }),
  );
}
