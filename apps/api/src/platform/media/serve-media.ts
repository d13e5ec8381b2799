import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { filmFolder } from '@souk/contract/files';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../app-error.ts';
import { isIconName, type MediaStore, pictureFormats, pictureWidths } from './media-store.ts';

const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' };

type MediaParts = { server: FastifyInstance; media: MediaStore; config: { dataFolder: string } };

/** Pictures and films, as files that browsers cache. */
export async function registerMedia({ server, media, config }: MediaParts): Promise<void> {
  servePictures(server, media);
  await serveFilms(server, join(config.dataFolder, 'media', 'films'));
}

/** `GET /media/{key}/{width}.{format}` and `/media/{key}/{icon}.png`: an address always has the same bytes, so browsers cache them for a year. */
function servePictures(server: FastifyInstance, store: MediaStore): void {
  server.get<{ Params: { key: string; file: string } }>('/media/:key/:file', async (request, reply) => {
    const { key, file } = request.params;
    const bytes = /^[a-z0-9]{16,64}$/.test(key) ? await read(store, key, file) : undefined;
    if (!bytes) throw notFound();
    const type = types[file.slice(file.indexOf('.') + 1)];
    return reply
      .headers({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(bytes);
  });
}

/** Undefined for a file that no picture comes in. */
function read(store: MediaStore, key: string, file: string): Promise<Buffer | undefined> | undefined {
  const [, name = '', extension] = /^([a-z0-9-]{2,20})\.([a-z]{3,4})$/.exec(file) ?? [];
  if (extension === 'png' && isIconName(name)) return store.icon(key, name);
  const width = pictureWidths.find((offered) => String(offered) === name);
  const format = pictureFormats.find((offered) => offered === extension);
  return width && format && store.size(key, width, format);
}

/** `GET /media/films/{file}`: files with byte ranges, as players need. A name is made from its bytes, so browsers cache it. */
export async function serveFilms(server: FastifyInstance, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await server.register(fastifyStatic, {
    root: folder,
    prefix: filmFolder,
    decorateReply: false,
    index: false,
    immutable: true,
    maxAge: '365d',
    setHeaders: (reply) => void reply.header('cross-origin-resource-policy', 'cross-origin'),
  });
}
