import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/problem.ts';
import type { MediaStore } from './media-store.ts';
import { pictureFormats, pictureWidths } from './picture-sizes.ts';

const address = /^(\d{2,4})\.(avif|webp)$/;

/** `GET /media/{key}/{width}.{format}`: an address names its bytes for ever, so browsers keep them for a year. */
export function serveMedia(server: FastifyInstance, store: MediaStore): void {
  server.get<{ Params: { key: string; file: string } }>('/media/:key/:file', async (request, reply) => {
    const [, digits, extension] = address.exec(request.params.file) ?? [];
    const width = pictureWidths.find((offered) => String(offered) === digits);
    const format = pictureFormats.find((offered) => offered === extension);
    if (!width || !format || !/^[a-z0-9]{16,64}$/.test(request.params.key)) throw notFound();
    const bytes = await store.size(request.params.key, width, format);
    if (!bytes) throw notFound();
    return reply.headers({ 'content-type': `image/${format}`, 'cache-control': 'public, max-age=31536000, immutable' }).send(bytes);
  });
}
