import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip';

/** An answer as bytes, sent as they are. A short one has its `body`; a longer one has its brotli bytes once it is in the cache. */
export type Ready = {
  /** Undefined where only packed bytes are held. */
  body: Buffer | undefined;
  /** Bytes of the body, unpacked. */
  length: number;
  etag: string;
  /** The brotli bytes: a promise while they are made. */
  br: Promise<Buffer> | Buffer | undefined;
  headers: Record<string, string>;
  status: number;
};

/** A body that was packed where it was made. `length` is that of the unpacked body, `etag` is made by `etagOf`. */
export type PackedBody = { br: Buffer; length: number; etag: string };

/** Stored with the body. */
type Extras = { headers?: Record<string, string>; status?: number };
export type Produced = string | ({ body: string } & Extras) | ({ packed: PackedBody } & Extras);

const brotliPack = promisify(brotliCompress);
const brotliUnpack = promisify(brotliDecompress);
const gzipPack = promisify(gzip);

/** Below this, packing costs more than it saves. */
const worthPacking = 1024;

export function buildReady(produced: Produced): Ready {
  const answer = typeof produced === 'string' ? { body: produced } : produced;
  const { headers = {}, status = 200 } = answer;
  if ('packed' in answer) {
    const { br, length, etag } = answer.packed;
    return { body: undefined, length, etag, br: exactCopy(br), headers, status };
  }
  const body = Buffer.from(answer.body);
  return { body, length: body.length, etag: etagOf(body), br: undefined, headers, status };
}

/** The same for the same body, however it is packed. */
export function etagOf(body: Uint8Array): string {
  return `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
}

export function isWorthPacking({ length }: Ready): boolean {
  return length >= worthPacking;
}

/** Leaves only what the cache holds: the brotli bytes of a long answer, the body of a short one. */
export async function reduceToPacked(ready: Ready): Promise<void> {
  if (isWorthPacking(ready)) {
    await packedIn(ready, 'br');
    ready.body = undefined;
  } else if (ready.body) ready.body = exactCopy(ready.body);
}

/** The body, unpacked. */
export async function bodyOf({ body, br }: Ready): Promise<Buffer> {
  if (body) return body;
  const packed = await br;
  if (!packed) throw new Error('A cached answer has neither a body nor a packed one');
  return brotliUnpack(packed);
}

/** Few clients take gzip and no brotli, so that only the copies for the last of them are held. */
const gzipCopies = new LRUCache<Ready, Buffer>({ maxSize: 4 * 1024 * 1024, sizeCalculation: ({ length }) => length + 200 });
const gzipUnderWay = new WeakMap<Ready, Promise<Buffer>>();

/** The packed bytes if they are there. */
export function findPacked(ready: Ready, encoding: Encoding): Buffer | undefined {
  if (encoding === 'gzip') return gzipCopies.get(ready);
  return Buffer.isBuffer(ready.br) ? ready.br : undefined;
}

/** The packed bytes, made once however many ask at the same time. */
export function packedIn(ready: Ready, encoding: Encoding): Promise<Buffer> | Buffer {
  return encoding === 'br' ? packWithBrotli(ready) : (gzipCopies.get(ready) ?? packWithGzip(ready));
}

function packWithBrotli(ready: Ready): Promise<Buffer> | Buffer {
  if (ready.br) return ready.br;
  const making = bodyOf(ready)
    .then((body) => brotliPack(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }))
    .then(exactCopy);
  ready.br = making;
  making.then(
    (bytes) => {
      ready.br = bytes;
    },
    () => {
      ready.br = undefined;
    },
  );
  return making;
}

function packWithGzip(ready: Ready): Promise<Buffer> {
  const running = gzipUnderWay.get(ready);
  if (running) return running;
  const making = bodyOf(ready).then((body) => gzipPack(body));
  gzipUnderWay.set(ready, making);
  const end = () => gzipUnderWay.delete(ready);
  making.then((bytes) => {
    end();
    gzipCopies.set(ready, exactCopy(bytes));
  }, end);
  return making;
}

/** The bytes in memory of their own: zlib and Buffer.from return views of larger blocks, which would be held as well. */
function exactCopy(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
