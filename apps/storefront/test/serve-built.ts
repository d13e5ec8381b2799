import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { render as Render } from '../src/entry-server.tsx';
import { createFakeApi } from './fake-api/fake-api.ts';

const built = new URL('../dist/', import.meta.url).pathname;
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2', '.svg': 'image/svg+xml' };
// The policy of the real server: what it forbids must not be needed here either.
const policy = (styles: readonly string[]) =>
  `default-src 'self'; script-src 'self'; style-src 'self' ${styles.join(' ')}; style-src-attr 'unsafe-inline'; img-src 'self' data:`;

type ServeParts = { render?: typeof Render | undefined; api?: ReturnType<typeof createFakeApi>; dist?: string };

/** Serves the built storefront with the fake API: as HTML where `render` is given, else as plain files. Answers its address. */
export async function serveBuilt({
  render,
  api = createFakeApi(),
  dist = built,
}: ServeParts): Promise<{ address: string; close: () => void }> {
  const template = await readFile(join(dist, 'client/index.html'), 'utf8');
  const manifest = JSON.parse(await readFile(join(dist, 'client/.vite/manifest.json'), 'utf8'));
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = request.url ?? '/';
    if (url.startsWith('/api/')) return sendApi(url, request, response);
    const file = extname(url.split('?')[0] ?? '') && (await readFile(join(dist, 'client', url)).catch(() => undefined));
    if (file) return response.writeHead(200, { 'content-type': types[extname(url)] ?? 'text/plain' }).end(file);
    if (!render) return response.writeHead(200, { 'content-type': 'text/html' }).end(template);
    const page = await render({ url, headers: request.headers }, { fetch: api.fetch, template, manifest, origin: 'http://shop.example' });
    for (const problem of page.problems) process.stderr.write(`${String(problem)}\n`);
    const hashes = await Promise.all(page.inlineStyles.map(hash));
    response.writeHead(page.status, { ...page.headers, 'content-security-policy': policy(hashes) }).end(page.html);
  }
  async function sendApi(url: string, request: IncomingMessage, response: ServerResponse) {
    const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]);
    const said = await api.fetch(url, { method: request.method ?? 'GET', headers });
    response.writeHead(said.status, { 'content-type': 'application/json' }).end(await said.text());
  }
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}

async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${Buffer.from(digest).toString('base64')}'`;
}
