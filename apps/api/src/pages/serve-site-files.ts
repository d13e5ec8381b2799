import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Sign } from '../modules/settings/read-sign.ts';
import type { AnswerCache } from '../platform/cache/answer-cache.ts';
import { sendCached } from '../platform/cache/send-cached.ts';
import { writeRobots } from './robots.ts';
import { buildManifest } from './web-manifest.ts';

type Means = { origin: string; cache: AnswerCache; readSign: (language: string | undefined) => Promise<Sign> };

const Query = z.object({
  lang: z
    .string()
    .regex(/^[a-z]{2}$/)
    .optional()
    .catch(undefined),
});

/** The small files that crawlers and installing phones ask for. */
export function serveSiteFiles(server: FastifyInstance, { origin, cache, readSign }: Means): void {
  server.get('/robots.txt', async (_request, reply) =>
    reply.headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' }).send(writeRobots(origin)),
  );

  // The language is in the address: browsers fetch a manifest without cookies.
  server.get('/manifest.webmanifest', async (request, reply) => {
    const { lang } = Query.parse(request.query);
    const ready = await cache.answer(`manifest ${lang ?? ''}`, ['settings'], async () => ({
      body: JSON.stringify(buildManifest(await readSign(lang))),
      headers: { 'content-type': 'application/manifest+json', vary: 'accept-encoding' },
    }));
    return sendCached(request, reply, ready);
  });
}
