import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fastifyStatic } from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** The back office has no markup of others and no inline script or style, so its policy allows none. */
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': policy,
  'x-robots-tag': 'noindex',
};

/** Serves the built admin panel below /admin and the seller panel below /seller; nothing while developing, when Vite serves them. */
export async function serveBackOffice(server: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return;
  await servePanel(server, '/admin', folder);
  await servePanel(server, '/seller', join(folder, 'seller'));
}

async function servePanel(server: FastifyInstance, path: string, folder: string): Promise<void> {
  const shell = await readFile(join(folder, 'index.html'), 'utf8');
  await server.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: `${path}/assets/`,
    wildcard: false,
    index: false,
    decorateReply: false,
    preCompressed: true,
    globIgnore: ['**/*.br'],
    immutable: true,
    maxAge: '1y',
  });
  const sendShell = (_request: unknown, reply: FastifyReply) => reply.headers(headers).send(shell);
  server.get(path, sendShell);
  server.get(`${path}/*`, sendShell);
}
