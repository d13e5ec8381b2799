import type { Direction } from '../../lib/stores/settings-state.ts';
import { fontFilesFor } from '../../styles/font-files.ts';

/** What Vite writes to `dist/client/.vite/manifest.json`. */
export type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[]; css?: readonly string[]; isEntry?: boolean }>>;

/** Links that start fetching the fonts and the code of the pages while the HTML is still being read. */
export function preloadLinks(manifest: Manifest, sources: readonly string[], direction: Direction): string {
  const entry = filesOf(manifest, 'index.html');
  const code = sources.flatMap((source) => [...filesOf(manifest, source)]).filter((file) => !entry.has(file));
  return [
    ...fontFilesFor(direction).map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`),
    ...[...new Set(code)].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('');
}

/** A chunk with everything it imports. */
function filesOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const name of chunk.imports ?? []) filesOf(manifest, name, found);
  return found;
}
