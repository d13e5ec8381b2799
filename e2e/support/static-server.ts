import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { apiAddress, storefrontFolder } from './environment.ts';

/*
 * What any web server does with the build: files as they are, index.html for every other address, and the calls passed on to
 * a server that knows them.
 */
const folder = join(storefrontFolder(), 'client');
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};

createServer((incoming, answer) => {
  const path = new URL(incoming.url ?? '/', 'http://localhost').pathname;
  if (path.startsWith('/api/') || path.startsWith('/media/')) return passOn(incoming, answer);
  const file = join(folder, normalize(path));
  const found = file.startsWith(folder) && existsSync(file) && statSync(file).isFile() ? file : join(folder, 'index.html');
  answer.writeHead(200, { 'content-type': types[extname(found)] ?? 'application/octet-stream' });
  createReadStream(found).pipe(answer);
}).listen(Number(process.env.SOUK_E2E_STATIC_PORT), '127.0.0.1');

function passOn(incoming: IncomingMessage, answer: ServerResponse): void {
  const outgoing = request(`${apiAddress()}${incoming.url}`, { method: incoming.method, headers: incoming.headers }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(answer);
  });
  outgoing.on('error', () => answer.writeHead(502).end());
  incoming.pipe(outgoing);
}
