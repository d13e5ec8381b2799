import { mkdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** `GET /media/films/{file}`: the files of a folder, by pieces as players ask for them. A file's name is made from its bytes, so browsers keep it. */
export async function serveFilms(server: FastifyInstance, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await server.register(fastifyStatic, {
    root: folder,
    prefix: '/media/films/',
    decorateReply: false,
    index: false,
    immutable: true,
    maxAge: '365d',
    setHeaders: (reply) => void reply.header('cross-origin-resource-policy', 'cross-origin'),
  });
}
