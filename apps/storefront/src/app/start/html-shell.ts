import { intlLocale } from '@souk/money/format';
import type { Direction, SettingsState } from '../../lib/stores/settings-store.ts';
import { fontFilesFor } from '../../styles/font-files.ts';

/** The parts of a page that are inserted into `index.html`. */
export type HtmlParts = {
  language: string;
  direction: string;
  scheme: 'system' | 'light' | 'dark';
  head: string;
  /** Links at the start of the body. */
  links: string;
  body: string;
  /** JSON text for the element with the id `dataId`. */
  data: string;
  dataId: string;
};

/** Tags of the static build. Server-rendered pages inline the styles and load scripts after the first paint. */
const buildTags = /<script type="module"[^>]*><\/script>|<link rel="(modulepreload|stylesheet)"[^>]*>/g;

export function fillTemplate(template: string, parts: HtmlParts): string {
  const theme = parts.scheme === 'system' ? '' : ` data-theme="${parts.scheme}"`;
  // A closing tag inside the data would end the script element.
  const data = parts.data.replaceAll('<', '\\u003c');
  const replacements: readonly [mark: RegExp, text: string][] = [
    [/<html[^>]*>/, `<html lang="${parts.language}" dir="${parts.direction}"${theme}>`],
    [/<!--head-->[\s\S]*?<!--\/head-->/, parts.head],
    [/<body>/, `<body>${parts.links}`],
    [/<!--app-->/, parts.body],
    [/<!--data-->/, `<script type="application/json" id="${parts.dataId}">${data}</script>`],
  ];
  let page = template.replaceAll(buildTags, '');
  for (const [mark, text] of replacements) {
    if (!mark.test(page)) throw new Error(`The index.html that Vite built has no ${mark.source}`);
    page = page.replace(mark, () => text);
  }
  return page;
}

/** The format of `dist/client/.vite/manifest.json`. */
export type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[]; css?: readonly string[]; isEntry?: boolean }>>;

/**
 * Preload links for fonts. They belong in the body: with one in the head, Chromium delays the first frame until the
 * font has loaded.
 */
export function fontLinks(direction: Direction): string {
  return fontFilesFor(direction)
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`)
    .join('');
}

/**
 * Inlines the styles, which saves a round trip before the first paint. Vite's preloader would fetch the stylesheet of a
 * page if no link names it; a disabled link fetches nothing.
 */
export function styleTags(manifest: Manifest, styles: string): string {
  const [file] = manifest['index.html']?.css ?? [];
  if (!file) throw new Error('Vite’s manifest names no stylesheet of index.html');
  return `<style>${styles}</style><link rel="stylesheet" disabled href="/${file}">`;
}

/** The script that loads the code after the first paint. */
export function startTag(manifest: Manifest, sources: readonly string[]): string {
  const entry = manifest['index.html'];
  const start = manifest['src/start-after-paint.ts'];
  if (!entry || !start) throw new Error('Vite’s manifest lacks index.html or src/start-after-paint.ts');
  const code = new Set(['index.html', ...sources].flatMap((source) => [...filesOf(manifest, source)]));
  // Dependencies come before what imports them.
  const inOrder = [...filesOf(manifest, 'index.html')].reverse();
  return `<script type="module" src="/${start.file}" data-entry="/${inOrder.join(' /')}" data-code="/${[...code].join(' /')}"></script>`;
}

/** A chunk and all of its imports. */
function filesOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const name of chunk.imports ?? []) filesOf(manifest, name, found);
  return found;
}

type Site = Pick<SettingsState, 'logo' | 'locale' | 'languages'>;

/**
 * Head tags that are the same on every page. An installing phone needs the manifest in the page's language, and the
 * icon that it shows before it has read the manifest.
 */
export function siteLinks({ logo, locale, languages }: Site): string {
  const [, key] = /^\/media\/([a-z0-9]+)\//.exec(logo ?? '') ?? [];
  const icon = key ? `/media/${key}/touch-180.png` : '/icons/touch-180.png';
  const others = languages.filter(({ name }) => name !== locale);
  return [
    `<link rel="manifest" href="/manifest.webmanifest?lang=${locale}"><link rel="apple-touch-icon" href="${icon}">`,
    `<meta property="og:locale" content="${territoryLocale(locale)}">`,
    ...others.map(({ name }) => `<meta property="og:locale:alternate" content="${territoryLocale(name)}">`),
  ].join('');
}

/** `ar_EG`: Open Graph requires a country, so each language gets the country with the most speakers. */
function territoryLocale(language: string): string {
  const { language: code, region } = new Intl.Locale(intlLocale(language)).maximize();
  return `${code}_${region}`;
}
