import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fastifyStatic } from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { permissionsPolicyOf } from '../platform/http/create-server.ts';

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

const panelHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': policy,
  'x-robots-tag': 'noindex',
};

/** As every answer has it, except that sellers scan tracking numbers and SKUs with the camera. */
const scanning = { 'permissions-policy': permissionsPolicyOf({ camera: '(self)' }) };

/** Serves the built admin panel below /admin and the seller panel below /seller; nothing while developing, when Vite serves them. */
export async function serveBackOffice(server: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return;
  await servePanel(server, { path: '/admin', folder, headers: panelHeaders });
  await servePanel(server, { path: '/seller', folder: join(folder, 'seller'), headers: { ...panelHeaders, ...scanning } });
}

type Panel = { path: string; folder: string; headers: Readonly<Record<string, string>> };

async function servePanel(server: FastifyInstance, { path, folder, headers }: Panel): Promise<void> {
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
