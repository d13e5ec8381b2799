import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { text } from 'node:stream/consumers';
import { apiAddress } from './environment.ts';

type Answer = (incoming: IncomingMessage, answer: ServerResponse) => void;

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
 * Serves the build like any static web server: files as they are, index.html for every other address (except missing
 * files below /assets), and the calls through a proxy.
 */
export function serveFiles(folder: () => string, answerCall: Answer = passOn): Server {
  return createServer((incoming, answer) => {
    const path = new URL(incoming.url ?? '/', 'http://localhost').pathname;
    if (path.startsWith('/api/')) return answerCall(incoming, answer);
    if (path.startsWith('/media/')) return passOn(incoming, answer);
    const root = folder();
    const file = join(root, normalize(path));
    const isThere = file.startsWith(root) && existsSync(file) && statSync(file).isFile();
    if (!isThere && path.startsWith('/assets/')) return answer.writeHead(404).end();
    sendFile(isThere ? file : join(root, 'index.html'), answer);
  });
}

export function sendFile(file: string, answer: ServerResponse): void {
  answer.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream', 'cache-control': 'no-cache' });
  createReadStream(file).pipe(answer);
}

/** Proxies a request to the marketplace; `change` may replace the body of the answer. */
export function passOn(incoming: IncomingMessage, answer: ServerResponse, change?: (body: string) => string): void {
  const { method } = incoming;
  // Only an uncompressed answer can be changed.
  const headers = change ? { ...incoming.headers, 'accept-encoding': 'identity' } : incoming.headers;
  // One connection for each request: the server may close an idle one at the moment when it is used again.
  const outgoing = request(`${apiAddress()}${incoming.url}`, { method, headers, agent: false }, (reply) => {
    const { statusCode = 502 } = reply;
    if (change && statusCode < 300) return void sendChanged(reply, answer, change);
    answer.writeHead(statusCode, reply.headers);
    reply.pipe(answer);
  });
  outgoing.on('error', () => answer.writeHead(502).end());
  incoming.pipe(outgoing);
}

async function sendChanged(reply: IncomingMessage, answer: ServerResponse, change: (body: string) => string): Promise<void> {
  const body = await text(reply);
  const { 'content-length': _, etag: __, ...headers } = reply.headers;
  answer.writeHead(reply.statusCode ?? 502, headers).end(change(body));
}
