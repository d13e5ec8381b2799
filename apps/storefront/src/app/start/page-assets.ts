import type { Direction } from '../../lib/stores/settings-state.ts';
import { fontFilesFor } from '../../styles/font-files.ts';

/** What Vite writes to `dist/client/.vite/manifest.json`. */
export type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[]; css?: readonly string[]; isEntry?: boolean }>>;

/**
 * Links that start fetching the fonts while the HTML is still being read. They belong into the body: for one in the head Chromium holds
 * back the first frame until the font is there or some time has passed, and on a phone that is when all of the page has been laid out.
 */
export function fontLinks(direction: Direction): string {
  return fontFilesFor(direction)
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`)
    .join('');
}

/**
 * The styles inside the page: a file of their own would come a whole way to the server and back later, and nothing is painted before.
 * The link is for the bundler's loader, which fetches with the code of a page the styles that it does not find linked; disabled, it
 * fetches nothing.
 */
export function styleTags(manifest: Manifest, styles: string): string {
  return `<style>${styles}</style><link rel="stylesheet" disabled href="/${manifest['index.html']?.css?.[0]}">`;
}

/** The script that fetches the code once the page is painted, with what it needs to know in its attributes. */
export function startTag(manifest: Manifest, sources: readonly string[]): string {
  const entry = manifest['index.html'];
  const start = manifest['src/start-after-paint.ts'];
  if (!entry || !start) throw new Error('The build has no manifest of its files');
  const code = new Set(['index.html', ...sources].flatMap((source) => [...filesOf(manifest, source)]));
  // What is imported comes before what imports it.
  const inTurn = [...filesOf(manifest, 'index.html')].reverse();
  return `<script type="module" src="/${start.file}" data-entry="/${inTurn.join(' /')}" data-code="/${[...code].join(' /')}"></script>`;
}

/** A chunk with everything it imports. */
function filesOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const name of chunk.imports ?? []) filesOf(manifest, name, found);
  return found;
}
