import { intlLocale } from '@souk/money/format-number';
import type { SitemapEntry } from './sitemap-kind.ts';

/** Where pages are, and in which languages: each but the market's own below its parameter. */
export type SitemapSite = { origin: string; languages: readonly string[]; ownLanguage: string };

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The list of the files that list the pages. */
export function writeIndex(files: readonly { address: string; changedAt?: Date | undefined }[]): string {
  const entries = files.map(({ address, changedAt }) => `<sitemap><loc>${escapeXml(address)}</loc>${lastModified(changedAt)}</sitemap>\n`);
  return `${declaration}<sitemapindex ${namespace}>\n${entries.join('')}</sitemapindex>\n`;
}

/** One such file, piece by piece: each page in each language, with where it is in the others. */
export function* writePages(entries: readonly SitemapEntry[], site: SitemapSite): Generator<string> {
  yield `${declaration}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  const batch = 200;
  for (let start = 0; start < entries.length; start += batch) {
    yield entries
      .slice(start, start + batch)
      .map((entry) => writePage(entry, site))
      .join('');
  }
  yield '</urlset>\n';
}

function writePage({ path, changedAt }: SitemapEntry, { origin, languages, ownLanguage }: SitemapSite): string {
  const addressIn = (language: string) => escapeXml(`${origin}${path}${parameterOf(path, language, ownLanguage)}`);
  const alternates = [...languages.map((language) => [intlLocale(language), addressIn(language)]), ['x-default', addressIn(ownLanguage)]];
  const links =
    languages.length > 1
      ? alternates.map(([code, address]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${address}"/>`).join('')
      : '';
  return languages.map((language) => `<url><loc>${addressIn(language)}</loc>${lastModified(changedAt)}${links}</url>\n`).join('');
}

function parameterOf(path: string, language: string, ownLanguage: string): string {
  if (language === ownLanguage) return '';
  return `${path.includes('?') ? '&' : '?'}lang=${language}`;
}

function lastModified(changedAt: Date | undefined): string {
  return changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&apos;');
}
