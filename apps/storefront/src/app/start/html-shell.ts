import { intlLocale } from '@souk/money/format';
import type { SettingsState } from '../../lib/stores/settings-store.ts';
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

/** Finds the places of a page's parts in `index.html` once, and returns what fills them. */
export function prepareTemplate(template: string): (parts: HtmlParts) => string {
  let rest = template.replaceAll(buildTags, '');
  const between = places.map((place) => {
    const found = place.exec(rest);
    if (!found) throw new Error(`The index.html that Vite built has no ${place.source}`);
    const before = rest.slice(0, found.index);
    rest = rest.slice(found.index + found[0].length);
    return before;
  });
  const [start = '', beforeHead = '', beforeBody = '', beforeApp = '', beforeData = ''] = between;
  return ({ language, direction, scheme, head, links, body, data, dataId }) => {
    const theme = scheme === 'system' ? '' : ` data-theme="${scheme}"`;
    return [
      `${start}<html lang="${language}" dir="${direction}"${theme}>${beforeHead}${head}${beforeBody}<body>${links}${beforeApp}`,
      body,
      // A closing tag inside the data would end the script element.
      `${beforeData}<script type="application/json" id="${dataId}">${data.replaceAll('<', '\\u003c')}</script>${rest}`,
    ].join('');
  };
}

/** In their order. */
const places = [/<html[^>]*>/, /<!--head-->[\s\S]*?<!--\/head-->/, /<body>/, /<!--app-->/, /<!--data-->/];

/** The format of `dist/client/.vite/manifest.json`. */
export type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[]; css?: readonly string[]; isEntry?: boolean }>>;

/**
 * Preload links for fonts. They belong in the body: with one in the head, Chromium delays the first frame until the
 * font has loaded.
 */
export function fontLinks(language: string): string {
  return fontFilesFor(language)
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`)
    .join('');
}

type StartParts = {
  /** The whole stylesheet. */
  styleFile: string;
  /** The texts, if the page does not have them. */
  textsAddress: string | undefined;
  /** The files of the page's routes. */
  sources: readonly string[];
};

/** The script that loads the code, the whole stylesheet and the texts after the first paint. */
export function startTag(manifest: Manifest, { styleFile, textsAddress, sources }: StartParts): string {
  const entry = manifest['index.html'];
  const [sheet] = entry?.css ?? [];
  const start = manifest['src/start-after-paint.ts'];
  const texts = textsAddress ? ` data-texts="${textsAddress}"` : '';
  if (!entry || !start) throw new Error('Vite’s manifest lacks index.html or src/start-after-paint.ts');
  if (!sheet) throw new Error('Vite’s manifest names no stylesheet of index.html');
  const code = new Set(['index.html', ...sources].flatMap((source) => [...filesOf(manifest, source)]));
  // Dependencies come before what imports them.
  const inOrder = [...filesOf(manifest, 'index.html')].reverse();
  return `<script type="module" src="/${start.file}" data-styles="/${styleFile}" data-sheet="/${sheet}"${texts} data-entry="/${inOrder.join(' /')}" data-code="/${[...code].join(' /')}"></script>`;
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
  const known = territories.get(language);
  if (known) return known;
  const { language: code, region } = new Intl.Locale(intlLocale(language)).maximize();
  territories.set(language, `${code}_${region}`);
  return `${code}_${region}`;
}

const territories = new Map<string, string>();
