import { type LookupAddress, lookup } from 'node:dns';
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** The outcome of one attempt. Its texts are shown to operators. */
export type Outcome = { status: number | null; error: string | null; excerpt: string; milliseconds: number };

export type WebhookSender = {
  /** Undefined if the URL may be used; otherwise why not. Names are resolved when a delivery is sent. */
  refusalOf: (url: string) => string | undefined;
  post: (delivery: { url: string; headers: Readonly<Record<string, string>>; body: string }) => Promise<Outcome>;
};

type Resolve = (hostname: string, done: (error: Error | null, addresses: LookupAddress[]) => void) => void;

type SenderOptions = {
  /** Lets deliveries reach this machine: for development and tests. */
  allowsLoopback: boolean;
  timeoutMilliseconds?: number;
  resolve?: Resolve;
};

const maxAnswerBytes = 64 * 1024;
const excerptLength = 500;
const refusalTexts = {
  private: 'The address is inside a private network.',
  scheme: 'The address must begin with https:// or http://.',
  login: 'The address must not contain a user name or password.',
} as const;
export const privateAddress = refusalTexts.private;

/**
 * Posts events to addresses that members of the staff chose. A request never leaves for a private address: every address of the
 * name is checked, and the connection is made to a checked one, so a name that resolves differently the second time gains nothing.
 * Redirects are not followed, and neither time nor answer is unlimited.
 */
export function createWebhookSender({ allowsLoopback, timeoutMilliseconds = 10_000, resolve = resolveAll }: SenderOptions): WebhookSender {
  const lookupPublic: LookupFunction = (hostname, options, done) => {
    resolve(hostname, (error, addresses) => {
      if (error) return done(error, []);
      const [first] = addresses;
      const isRefused = !first || addresses.some(({ address }) => !isPublicAddress(address, { allowsLoopback }));
      if (isRefused) done(new Error(privateAddress), []);
      else if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
  const refusalOf = (url: string) => findRefusal(url, allowsLoopback);
  return {
    refusalOf,
    async post({ url, headers, body }) {
      const startedAt = performance.now();
      const elapsed = () => Math.round(performance.now() - startedAt);
      const refusal = refusalOf(url);
      if (refusal) return { status: null, error: refusal, excerpt: '', milliseconds: 0 };
      try {
        const answer = await send({ url: new URL(url), headers, body, timeoutMilliseconds, lookup: lookupPublic });
        return { ...answer, error: null, milliseconds: elapsed() };
      } catch (error) {
        return { status: null, error: describeError(error), excerpt: '', milliseconds: elapsed() };
      }
    },
  };
}

function findRefusal(text: string, allowsLoopback: boolean): string | undefined {
  const url = URL.parse(text);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return refusalTexts.scheme;
  if (url.username || url.password) return refusalTexts.login;
  // The parser writes other forms of an IPv4 address, such as 0x7f.1, in the common one.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return isPublicAddress(host, { allowsLoopback }) ? undefined : privateAddress;
  if (allowsLoopback && host === 'localhost') return undefined;
  const isLocalName = /^localhost\.?$|\.(localhost|local|internal|home\.arpa)\.?$/.test(host) || !host.includes('.');
  return isLocalName ? privateAddress : undefined;
}

type Sending = {
  url: URL;
  headers: Readonly<Record<string, string>>;
  body: string;
  timeoutMilliseconds: number;
  lookup: LookupFunction;
};

async function send({ url, headers, body, timeoutMilliseconds, lookup }: Sending): Promise<{ status: number; excerpt: string }> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const signal = AbortSignal.timeout(timeoutMilliseconds);
  const sent = request(url, {
    method: 'POST',
    // No shared agent: it would use a connection again that was made before the address changed, or a proxy.
    agent: false,
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    lookup,
    maxHeaderSize: 16 * 1024,
    signal,
  });
  const answer = await answerOf(sent, body);
  return { status: answer.statusCode ?? 0, excerpt: await readExcerpt(answer) };
}

function answerOf(sent: ClientRequest, body: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    sent.once('response', resolve);
    // Errors come also after the answer, when it is cut off.
    sent.on('error', reject);
    sent.end(body);
  });
}

/** The beginning of the answer as text; a long one is not read to its end. */
async function readExcerpt(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer) {
    const bytes = Buffer.from(chunk);
    chunks.push(bytes);
    size += bytes.length;
    if (size > maxAnswerBytes) break;
  }
  answer.destroy();
  const text = Buffer.concat(chunks).toString('utf8');
  return text.replaceAll(/[^\P{Cc}\n\t]/gu, '').slice(0, excerptLength);
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return errorTexts.unknown;
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return errorTexts.late;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return errorTexts[code] ?? (error.message || code || errorTexts.unknown).slice(0, 300);
}

const errorTexts: Readonly<Record<string, string>> & { late: string; unknown: string } = {
  late: 'No complete answer in time.',
  unknown: 'The request failed.',
  ENOTFOUND: 'The name of the address does not exist.',
  EAI_AGAIN: 'The name of the address could not be looked up.',
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was closed before there was an answer.',
  ETIMEDOUT: 'The connection took too long.',
};

function resolveAll(hostname: string, done: Parameters<Resolve>[1]): void {
  lookup(hostname, { all: true, verbatim: true }, (error, addresses) => done(error, addresses ?? []));
}
