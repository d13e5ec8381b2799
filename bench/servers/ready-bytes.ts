import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { brotliCompress, constants } from 'node:zlib';
import { answerParent } from '../processes/answer-parent.ts';
import { listenAnywhere } from './listen-anywhere.ts';

/** Which answers to fetch from a running API, to send the same bytes from then on. */
export type ReadyBytesOrder = {
  apiPort: number;
  pages: readonly { path: string; headers: Record<string, string> }[];
  /** The bytes are compressed again for each answer. */
  compresses?: boolean;
};
export type Listening = { port: number };

type StoredPage = { status: number; headers: Record<string, string | string[]>; body: Buffer };

/** The least that a Node server can do: find bytes by their address and send them, with the headers that the API sent. */
answerParent(async ({ apiPort, pages, compresses = false }: ReadyBytesOrder): Promise<Listening> => {
  const pagesByPath = new Map<string, StoredPage>();
  for (const page of pages) pagesByPath.set(page.path, await fetchAnswer(apiPort, page));
  const server = createServer((request, response) => {
    const answer = pagesByPath.get(request.url ?? '');
    if (!answer) return response.writeHead(404).end();
    if (compresses) return void sendCompressed(response, answer);
    return response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  return { port: await listenAnywhere(server) };
});

/** With the quality that the API uses. */
function sendCompressed(response: ServerResponse, { status, headers, body }: StoredPage): void {
  brotliCompress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }, (error, packed) => {
    if (error) return response.writeHead(500).end(String(error));
    return response.writeHead(status, { ...headers, 'content-encoding': 'br', 'content-length': String(packed.length) }).end(packed);
  });
}

function fetchAnswer(port: number, { path, headers: asked }: ReadyBytesOrder['pages'][number]): Promise<StoredPage> {
  const headers = { ...asked, host: 'localhost', 'accept-language': 'en', 'x-requested-with': 'XMLHttpRequest' };
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.once('error', reject);
      answer.once('end', () => {
        if (answer.statusCode !== 200)
          reject(new Error(`${path} answered ${answer.statusCode}: ${String(Buffer.concat(chunks)).slice(0, 300)}`));
        else resolve(toStoredPage(answer, Buffer.concat(chunks)));
      });
    }).once('error', reject);
  });
}

/** Headers that the Node server adds to every answer itself. */
const ownHeaders = ['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length'];

function toStoredPage({ statusCode, headers }: IncomingMessage, body: Buffer): StoredPage {
  const storedHeaders: StoredPage['headers'] = { 'content-length': String(body.length) };
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !ownHeaders.includes(name)) storedHeaders[name] = value;
  }
  return { status: statusCode ?? 0, headers: storedHeaders, body };
}
