import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const folder = dirname(dirname(createRequire(import.meta.url).resolve('@souk/texts/storefront/en.json')));
const TextMap = z.record(z.string(), z.string());

/** The texts of an application by language and English text. */
export function readShippedTexts(application: string): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const files = readdirSync(join(folder, application)).filter((file) => file.endsWith('.json'));
  const read = (file: string) => TextMap.parse(JSON.parse(readFileSync(join(folder, application, file), 'utf8')));
  return new Map(files.map((file) => [file.replace('.json', ''), read(file)]));
}
