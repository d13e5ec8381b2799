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
 * What any web server does with the build: files as they are, index.html for every other address (but not for what is
 * missing below /assets), and the calls passed on to a server that knows them.
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

/** To the market, and its answer back: as it is, or as `change` has it. */
export function passOn(incoming: IncomingMessage, answer: ServerResponse, change?: (body: string) => string): void {
  const { method } = incoming;
  // What is changed has to be read first.
  const headers = change ? { ...incoming.headers, 'accept-encoding': 'identity' } : incoming.headers;
  // Each over a connection of its own: the market may close a kept one just as it is used again.
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
