import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { AnswerCache } from '../../platform/cache/answer-cache.ts';
import type { Versions } from '../../platform/cache/content-versions.ts';
import { sendCached } from '../../platform/cache/send-cached.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { SitemapKind } from './sitemap-kind.ts';
import { type SitemapSite, writeIndex, writePages } from './write-sitemap.ts';

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
 * `/sitemap.xml` lists the files, `/sitemaps/{kind}-{part}.xml` the pages. A file is made while it is sent and never kept: a
 * crawler reads all of them once and would push everything else out of the cache. What it has read already it is not sent again
 * while nothing has changed, nor an hour long from whatever cache lies before the server.
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
