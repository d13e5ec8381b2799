import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const films = new URL('../../../../demo/films/', import.meta.url);

/** Brings the films of `demo/films` to where they are served from; gives their addresses by the product's slug. */
export async function importFilms(folder: string): Promise<Map<string, string>> {
  await mkdir(folder, { recursive: true });
  const files = (await readdir(films)).filter((file) => file.endsWith('.mp4'));
  const entries = files.map(async (file) => {
    const bytes = await readFile(new URL(file, films));
    const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.mp4`;
    await writeFile(join(folder, name), bytes);
    return [file.replace(/\.mp4$/, ''), `/media/films/${name}`] as const;
  });
  return new Map(await Promise.all(entries));
}
