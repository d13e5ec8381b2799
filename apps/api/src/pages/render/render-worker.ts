import { hash } from 'node:crypto';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliCompressSync, constants } from 'node:zlib';
import { etagOf } from '../../platform/cache/ready-answer.ts';
import { type BuiltPage, loadRenderer, type RenderPage } from './load-renderer.ts';
import type { MessageFromWorker, MessageToWorker, PageToRender, RenderedPage, WorkerData } from './render-messages.ts';
import { createWorkerCalls } from './worker-calls.ts';

/*
 * The thread that renders pages: it loads the storefront's renderer once, asks the main thread for the answers that a page
 * needs, and hands back packed bytes.
 */
const port = parentPort;
if (!port) throw new Error('render-worker.ts runs in a worker thread only');
const send = (message: MessageFromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

// Linux schedules threads one by one: calls, orders and the database come before pages.
if (process.platform === 'linux') setPriority(5);

const { folder, origin }: WorkerData = workerData;
const calls = createWorkerCalls((call, asked) => send({ kind: 'call', call, asked }));
const renderer: Promise<RenderPage> = loadRenderer(folder, origin);
const aborts = new Map<number, AbortController>();

port.on('message', (message: MessageToWorker) => {
  switch (message.kind) {
    case 'render':
      void render(message.id, message);
      break;
    case 'abort':
      aborts.get(message.id)?.abort();
      break;
    case 'answer':
      calls.receive(message.call, message.answer);
      break;
    case 'ping':
      send({ kind: 'pong' });
      break;
  }
});
await renderer;
send({ kind: 'ready' });

async function render(id: number, { url, cookie, draft }: PageToRender): Promise<void> {
  const abort = new AbortController();
  aborts.set(id, abort);
  try {
    const renderPage = await renderer;
    const request = { url, headers: cookie === '' ? {} : { cookie }, signal: abort.signal };
    const page = packPage(await renderPage(request, (address, init) => calls.fetch(address, init, { signal: abort.signal, draft })));
    send({ kind: 'rendered', id, page }, [page.br]);
  } catch (error) {
    send({ kind: 'failed', id, error: plainError(error) });
  } finally {
    aborts.delete(id);
  }
}

/** Measured on our pages: quality 4 has 8 % more bytes and saves 1 ms; quality 9 has 3 % fewer and costs 20 ms. Nearly every page fits into the window. */
const quality = 5;
const windowBits = 18;

function packPage({ status, headers, html, inlineStyles, problems }: BuiltPage): RenderedPage {
  const body = Buffer.from(html);
  const packed = brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
  return {
    status,
    headers,
    // A copy of its own size: the buffer that zlib returns can be a part of a larger one.
    br: new Uint8Array(packed).buffer,
    length: body.length,
    // The packed bytes are a sixth of the body, and the same for the same body.
    etag: etagOf(packed),
    styleHashes: inlineStyles.map(styleHash),
    problems: problems.map(plainError),
  };
}

/** Pages share their styles: a hash is made once for each text, as long as there are few of them. */
const styleHashes = new Map<string, string>();
const maxStyleHashes = 60;

function styleHash(text: string): string {
  const known = styleHashes.get(text);
  if (known !== undefined) return known;
  if (styleHashes.size >= maxStyleHashes) styleHashes.clear();
  const source = `'sha256-${hash('sha256', text, 'base64')}'`;
  styleHashes.set(text, source);
  return source;
}

/** An error that can be sent to another thread, with its stack. */
function plainError(error: unknown): Error {
  const plain = new Error(error instanceof Error ? error.message : String(error));
  if (error instanceof Error && error.stack !== undefined) plain.stack = error.stack;
  return plain;
}
