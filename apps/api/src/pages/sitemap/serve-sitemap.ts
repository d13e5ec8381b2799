import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { intlLocale } from '@souk/money/format';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/app-error.ts';
import type { AnswerCache } from '../../platform/cache/answer-cache.ts';
import type { Versions } from '../../platform/cache/content-versions.ts';
import { sendCached } from '../../platform/cache/send-cached.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { SitemapEntry, SitemapKind } from './sitemap-kinds.ts';

type Means = {
  kinds: readonly SitemapKind[];
  site: () => SitemapSite;
  cache: AnswerCache;
  versions: Pick<Versions, 'known'>;
  clock: Clock;
};

const xml = 'application/xml; charset=utf-8';
const anHour = 3_600_000;

/**
 * `/sitemap.xml` lists the files, `/sitemaps/{kind}-{part}.xml` the pages. A file is streamed and never cached: a
 * crawler reads all of them once and would push everything else out of the cache. What it has read already it is not sent again
 * while nothing has changed, nor for an hour by a cache in front of the server.
 */
export function serveSitemap(server: FastifyInstance, { kinds, site, cache, versions, clock }: Means): void {
  // Posts appear and sales end by the clock, so that no copy is good for longer.
  const hourNow = () => Math.floor(clock.now().getTime() / anHour);

  server.get('/sitemap.xml', async (request, reply) => {
    const tags = [...new Set(kinds.flatMap((kind) => kind.tags))];
    const ready = await cache.answer(`sitemap ${hourNow()}`, tags, async () => ({
      body: writeIndex(await listFiles(kinds, site().origin)),
      headers: { 'content-type': xml, vary: 'accept-encoding' },
    }));
    return sendCached(request, reply, ready);
  });

  server.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const [, name, part] = /^([a-z]+)-(0|[1-9]\d{0,8})\.xml$/.exec(request.params.file) ?? [];
    const kind = kinds.find((each) => each.name === name);
    if (!kind) throw notFound();
    const { origin, languages, ownLanguage } = site();
    const state = [request.params.file, origin, ownLanguage, ...languages, versions.known(kind.tags), hourNow()].join(' ');
    const etag = `W/"${hash('sha256', state, 'base64url').slice(0, 22)}"`;
    const headers = { etag, 'cache-control': 'public, max-age=3600', vary: 'accept-encoding' };
    if (request.headers['if-none-match'] === etag) return reply.code(304).headers(headers).send();
    const entries = await kind.listEntries(Number(part));
    if (entries.length === 0) throw notFound();
    const pages = Readable.from(writePages(entries, { origin, languages, ownLanguage }));
    reply.headers(headers).type(xml);
    if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(pages);
    return reply.header('content-encoding', 'gzip').send(pages.pipe(createGzip()));
  });
}

async function listFiles(kinds: readonly SitemapKind[], origin: string) {
  const parts = await Promise.all(
    kinds.map(async ({ name, listParts }) =>
      (await listParts()).map(({ part, changedAt }) => ({ address: `${origin}/sitemaps/${name}-${part}.xml`, changedAt })),
    ),
  );
  return parts.flat();
}

/** The origin and languages of pages; each but the default language has a `lang` parameter. */
type SitemapSite = { origin: string; languages: readonly string[]; ownLanguage: string };

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The sitemap index. */
function writeIndex(files: readonly { address: string; changedAt?: Date | undefined }[]): string {
  const entries = files.map(({ address, changedAt }) => `<sitemap><loc>${escapeXml(address)}</loc>${lastModified(changedAt)}</sitemap>\n`);
  return `${declaration}<sitemapindex ${namespace}>\n${entries.join('')}</sitemapindex>\n`;
}

/** One such file, piece by piece: each page in each language, with where it is in the others. */
function* writePages(entries: readonly SitemapEntry[], site: SitemapSite): Generator<string> {
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
