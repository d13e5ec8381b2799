import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const folder = new URL('./texts/', import.meta.url);
const TextMap = z.record(z.string(), z.string());

/** The texts that ship with the server, by language and English text. English itself needs entries for plural forms only. */
export const shippedTexts: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file.replace('.json', ''), TextMap.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))]),
);
