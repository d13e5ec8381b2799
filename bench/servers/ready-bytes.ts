import { createServer, get, type IncomingMessage } from 'node:http';
import { answerParent } from '../processes/answer-parent.ts';
import { listenAnywhere } from './listen-anywhere.ts';

/** Which answers to fetch from a running API, to send the same bytes from then on. */
export type ReadyBytesOrder = { apiPort: number; pages: readonly { path: string; headers: Record<string, string> }[] };
export type Listening = { port: number };

type Kept = { status: number; headers: Record<string, string | string[]>; body: Buffer };

/** The least that a Node server can do: find bytes by their address and send them, with the headers that the API sent. */
answerParent(async ({ apiPort, pages }: ReadyBytesOrder): Promise<Listening> => {
  const kept = new Map<string, Kept>();
  for (const page of pages) kept.set(page.path, await fetchAnswer(apiPort, page));
  const server = createServer((request, response) => {
    const answer = kept.get(request.url ?? '');
    if (!answer) return response.writeHead(404).end();
    return response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  return { port: await listenAnywhere(server) };
});

function fetchAnswer(port: number, { path, headers: asked }: ReadyBytesOrder['pages'][number]): Promise<Kept> {
  const headers = { ...asked, host: 'localhost', 'accept-language': 'en', 'x-requested-with': 'XMLHttpRequest' };
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.once('error', reject);
      answer.once('end', () => {
        if (answer.statusCode !== 200)
          reject(new Error(`${path} answered ${answer.statusCode}: ${String(Buffer.concat(chunks)).slice(0, 300)}`));
        else resolve(keep(answer, Buffer.concat(chunks)));
      });
    }).once('error', reject);
  });
}

/** What the server itself adds to every answer. */
const ownHeaders = ['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length'];

function keep({ statusCode, headers }: IncomingMessage, body: Buffer): Kept {
  const kept: Kept['headers'] = { 'content-length': String(body.length) };
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !ownHeaders.includes(name)) kept[name] = value;
  }
  return { status: statusCode ?? 0, headers: kept, body };
}
