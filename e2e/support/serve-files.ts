import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { apiAddress } from './environment.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

/**
 * What any web server does with the build: files as they are, index.html for every other address (but not for what is
 * missing below /assets), and the calls passed on to a server that knows them.
 */
export function serveFiles(folder: () => string): Server {
  return createServer((incoming, answer) => {
    const path = new URL(incoming.url ?? '/', 'http://localhost').pathname;
    if (path.startsWith('/api/') || path.startsWith('/media/')) return passOn(incoming, answer);
    const root = folder();
    const file = join(root, normalize(path));
    const isThere = file.startsWith(root) && existsSync(file) && statSync(file).isFile();
    if (!isThere && path.startsWith('/assets/')) return answer.writeHead(404).end();
    const found = isThere ? file : join(root, 'index.html');
    answer.writeHead(200, { 'content-type': types[extname(found)] ?? 'application/octet-stream', 'cache-control': 'no-cache' });
    createReadStream(found).pipe(answer);
  });
}

function passOn(incoming: IncomingMessage, answer: ServerResponse): void {
  const outgoing = request(`${apiAddress()}${incoming.url}`, { method: incoming.method, headers: incoming.headers }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(answer);
  });
  outgoing.on('error', () => answer.writeHead(502).end());
  incoming.pipe(outgoing);
}
