import type { AppParts } from './app-parts.ts';
import type { PageReader } from './pages/page-key.ts';
import { serveBackOffice } from './pages/serve-back-office.ts';
import { serveSite } from './pages/serve-site.ts';
import { answerFromCache } from './platform/cache/answer-from-cache.ts';
import { hasOwnChange } from './platform/cache/own-change.ts';
import { safetyHeadersOf } from './platform/http/create-server.ts';
import { answerKey } from './routing/call-key.ts';
import { writeDraftName } from './workflows/manage-content/preview-link.ts';
import { addressOf, findPreviewState } from './workflows/manage-content/read-content.ts';

/** Registers the pages and their files, and the cache in front of pages and calls. */
export async function registerPages(parts: AppParts): Promise<void> {
  countPages(parts);
  await serveBackOffice(parts.server, parts.config.backOfficeFolder);
  registerCachedAnswers(parts, await registerSite(parts));
}

/** Sends cached pages and cached answers of calls before Fastify sees the request. */
function registerCachedAnswers(parts: AppParts, pages: PageReader | undefined): void {
  const { server, config, cache, addresses, pageCache, clock, localeOf, metrics, visits } = parts;
  answerFromCache(server.server, {
    find({ url = '/', headers }) {
      if (url.startsWith('/api/')) {
        const address = addresses.find(url);
        if (address === undefined) return undefined;
        return cache.peek(answerKey(localeOf({ headers }), address), { mayBeStale: headers.authorization === undefined });
      }
      const key = pages?.keyOf(url, headers.cookie);
      return key === undefined ? undefined : pageCache.peek(key, { mayBeStale: !hasOwnChange(headers.cookie) });
    },
    headers: safetyHeadersOf(config.server.publicUrl, config.server.hstsSubdomains),
    clock,
    onAnswer(status, request) {
      metrics.recordCachedAnswer(status);
      visits.record(request);
    },
  });
}

function registerSite(parts: AppParts): Promise<PageReader | undefined> {
  const { config, pusher, languages, cache, addresses, pageCache, localeOf } = parts;
  return serveSite(parts.server, {
    ...parts,
    cache: pageCache,
    findAnswer(language, url) {
      const address = addresses.find(url);
      return address === undefined ? undefined : cache.peek(answerKey(localeOf({ headers: { 'accept-language': language } }), address));
    },
    languages: languages.current,
    folder: config.storefrontFolder,
    origin: config.server.publicUrl,
    eventsOrigin: pusher?.origin,
    rendersPerMinute: config.server.rendersPerMinute,
    renderWorkers: config.server.renderWorkers,
    previews: async (token) => {
      const preview = parts.previewLinks.verify(token, parts.clock.now());
      if (!preview) return undefined;
      const { name, locale } = preview;
      const state = await findPreviewState(parts.db, preview, parts.clock.now());
      return { locale, draft: writeDraftName(preview), address: addressOf(name, state) };
    },
  });
}

/** Counts the pages that Fastify answers; cached pages and calls are counted where they are sent. */
function countPages({ server, catalog }: AppParts): void {
  server.addHook('onResponse', async (request, { statusCode }) => {
    if (statusCode === 200 && request.method === 'GET' && !request.url.startsWith('/api/'))
      catalog.dailyCounts.record(request.url, request.headers['user-agent']);
  });
}
