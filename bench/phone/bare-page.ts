import { createServer, get } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { listenAnywhere } from '../servers/listen-anywhere.ts';

type BarePage = { port: number; close: () => void };

/** Serves a page with nothing but the first picture and the heading of one of ours, in the sizes and formats of ours. */
export async function serveBarePage(apiPort: number, path: string): Promise<BarePage> {
  const page = String((await fetchBytes(apiPort, path, 'text/html')).body);
  const html = brotliCompressSync(bareHtml(page));
  const pictures = new Map<string, Promise<Fetched>>();
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    if (url === '/') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'content-length': html.length });
      return void response.end(html);
    }
    if (!url.startsWith('/media/')) return void response.writeHead(404).end();
    const known = pictures.get(url) ?? fetchBytes(apiPort, url, request.headers.accept ?? '*/*');
    pictures.set(url, known);
    known.then(
      ({ type, body }) => response.writeHead(200, { 'content-type': type, 'content-length': body.length }).end(body),
      (error: unknown) => response.writeHead(502).end(String(error)),
    );
  });
  return { port: await listenAnywhere(server), close: () => void server.close() };
}

function bareHtml(page: string): string {
  const preload = /<link rel="preload" as="image"[^>]*>/.exec(page)?.[0];
  if (!preload) throw new Error('The page preloads no picture.');
  const attribute = (name: string) => new RegExp(`${name}="([^"]*)"`, 'i').exec(preload)?.[1] ?? '';
  const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(page)?.[1]?.replaceAll(/<[^>]+>/g, '') ?? '';
  const picture = `srcset="${attribute('imageSrcSet')}" sizes="${attribute('imageSizes')}"`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bare page</title><link rel="icon" href="data:,"><style>body{margin:0;font-family:sans-serif}img{display:block;width:100%;height:24rem;object-fit:cover}</style></head>
<body><h1>${heading}</h1><img ${picture} fetchpriority="high" alt=""></body></html>`;
}

type Fetched = { type: string; body: Buffer };

function fetchBytes(port: number, path: string, accept: string): Promise<Fetched> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { accept } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('error', reject);
      answer.once('end', () => {
        if (answer.statusCode !== 200) return reject(new Error(`${path} answered ${answer.statusCode}`));
        resolve({ type: answer.headers['content-type'] ?? '', body: Buffer.concat(chunks) });
      });
    }).once('error', reject);
  });
}
