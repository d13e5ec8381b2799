import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { AppError, unavailable } from '../app-error.ts';
import type { Clock } from '../clock/clock.ts';

type ServerOptions = {
  logger: Exclude<FastifyServerOptions['logger'], undefined>;
  /** Trusted sources of X-Forwarded-For: all, this number of proxies, or these addresses. */
  trustProxy: boolean | number | string[];
  /** Bytes of a request's body. */
  bodyLimit: number;
  maxConnections: number;
  /** The public URL. If it is HTTPS, every answer carries Strict-Transport-Security. */
  publicUrl?: string;
  /** Whether every subdomain is reached over TLS alone, too. */
  hstsSubdomains?: boolean;
  /** Requests under way at once, of whatever class; more are refused. */
  maxInFlight: number;
  /** How long a client may take. */
  timeouts?: Timeouts;
};

/** Milliseconds. */
export type Timeouts = {
  /** Time to send the headers of a request. A new connection may stay silent for as long. */
  headers: number;
  /** To send a whole request. */
  request: number;
  /** To send a whole form with files, which from a telephone takes its time. */
  upload: number;
  /** Between two requests on one connection. */
  idle: number;
  /** Without a byte in either direction. */
  silence: number;
  /** How often connections are held against these limits. */
  check: number;
};

const defaultTimeouts: Timeouts = { headers: 20_000, request: 20_000, upload: 120_000, idle: 15_000, silence: 60_000, check: 2_000 };

/** A Fastify server that neither a slow nor a rude client can hold: every limit is set, bodies are plain JSON, or forms where a call takes files. */
export function createServer({ timeouts = defaultTimeouts, ...options }: ServerOptions): FastifyInstance {
  const server = Fastify({
    logger: options.logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(options.trustProxy),
    bodyLimit: options.bodyLimit,
    // Fastify's defaults wait for ever, and Node looks only twice a minute.
    connectionTimeout: timeouts.silence,
    requestTimeout: timeouts.upload,
    keepAliveTimeout: timeouts.idle,
    maxRequestsPerSocket: 0,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.check, maxHeaderSize: 16_384 },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    genReqId: () => randomUUID(),
    clientErrorHandler: answerBrokenRequest,
    // A malformed address is found before any hook or handler.
    frameworkErrors: (_error, { raw: { method, headers, url = '/' } }, reply) => {
      reply.hijack();
      const meant = headers.accept?.includes('text/html') ? meantAddress(url) : undefined;
      if (meant === undefined) answerRaw(reply.raw, method === 'HEAD');
      else reply.raw.writeHead(302, { ...safetyHeaders, location: meant, 'cache-control': 'no-store' }).end();
    },
  });
  server.server.maxConnections = options.maxConnections;
  closeUnusedConnections(server);
  // Bodies are JSON or, which the call itself reads, forms with files; anything else is a 415.
  server.removeContentTypeParser('text/plain');
  // First, so that a refusal by the others carries them too.
  addSafetyHeaders(server, safetyHeadersOf(options.publicUrl, options.hstsSubdomains), options.hstsSubdomains ?? false);
  limitInFlight(server, options.maxInFlight);
  refuseCompressedBodies(server);
  hurryBodies(server, timeouts.request);
  server.register(multipart, { throwFileSizeLimit: false });
  return server;
}

function trustedProxies(trust: ServerOptions['trustProxy']) {
  return typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;
}

/**
 * Browsers open connections before they need them. Node does not count one that has sent nothing as idle, so that
 * stopping would wait until its headers are overdue.
 */
function closeUnusedConnections(server: FastifyInstance): void {
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.addHook('preClose', (done) => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    done();
  });
}

/** A browser that opens `/sale-50%` means a literal percent sign; undefined if the address has no such sign. */
function meantAddress(url: string): string | undefined {
  const [, path = '', query = ''] = /^[/\\]*([^?]*)(.*)$/.exec(url) ?? [];
  try {
    decodeURI(path);
    return undefined;
  } catch {
    return `/${path.replaceAll('%', '%25')}${query}`;
  }
}

function answerRaw(response: ServerResponse, headOnly: boolean): void {
  const headers = { ...safetyHeaders, 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  response.writeHead(400, headers).end(headOnly ? undefined : '{"message":"The address is not valid"}');
}

/**
 * Answers a request that Node could not parse as HTTP, or did not receive in time: there is only a socket. A socket that has sent nothing
 * gets no answer, because its next request would treat the answer as its own.
 */
function answerBrokenRequest(error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesRead === 0) {
    socket.destroy();
    return;
  }
  const [status, message] = brokenRequests[error.code ?? ''] ?? ['400 Bad Request', 'The request is not valid HTTP'];
  const body = JSON.stringify({ message });
  // `destroySoon` flushes, then closes whether or not the other side does.
  socket.write(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  socket.destroySoon();
}

const brokenRequests: Record<string, readonly [string, string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers of the request are too large'],
};

/** Health checks and metrics must answer even when the process is busiest. */
const neverRefused = new Set(['/healthz', '/readyz']);
/** Streams without an end are no work under way; they have limits of their own. */
const endless = new Set(['/api/events', '/api/admin/events', '/api/seller/events']);

function limitInFlight(server: FastifyInstance, limit: number): void {
  let inFlight = 0;
  server.addHook('onRequest', (request, reply, done) => {
    if (endless.has(request.url)) return done();
    inFlight += 1;
    // `close` comes once, whether the answer was sent or the client went away.
    reply.raw.once('close', () => {
      inFlight -= 1;
    });
    done(inFlight > limit && !neverRefused.has(request.url) ? unavailable() : undefined);
  });
}

/** A compressed body could unpack to far more than the limit. */
function refuseCompressedBodies(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const encoding = request.headers['content-encoding'];
    done(encoding && encoding !== 'identity' ? new AppError('unsupported-type', 'Compressed request bodies are not accepted') : undefined);
  });
}

/** Node waits for every request as long as for one with files. */
function hurryBodies(server: FastifyInstance, milliseconds: number): void {
  server.addHook('onRequest', ({ raw }, reply, done) => {
    const isBodiless = raw.headers['content-length'] === undefined && raw.headers['transfer-encoding'] === undefined;
    if (isBodiless || raw.headers['content-type']?.startsWith('multipart/form-data')) return done();
    const overdue = setTimeout(() => answerBrokenRequest({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, raw.socket), milliseconds);
    const clear = () => clearTimeout(overdue);
    raw.once('end', clear);
    raw.once('close', clear);
    // Refused unread: only what has not arrived yet may still be late.
    reply.raw.once('finish', () => raw.complete !== false && clear());
    done();
  });
}

/** The value of Permissions-Policy: no page may use anything of it but its location, and the camera if it is allowed. */
export function permissionsPolicyOf({ camera = '()' }: { camera?: '()' | '(self)' }): string {
  return `camera=${camera}, display-capture=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()`;
}

const safetyHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Sign-in providers open a popup that must be able to answer.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  // Pictures and films set their own: mail programs show them.
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissionsPolicyOf({}),
};

function overTls(withSubdomains: boolean) {
  return { 'strict-transport-security': `max-age=31536000${withSubdomains ? '; includeSubDomains' : ''}` };
}

/** Headers of every answer, whatever the request. */
export function safetyHeadersOf(publicUrl: string | undefined, withSubdomains = false): Readonly<Record<string, string>> {
  return publicUrl?.startsWith('https:') ? { ...safetyHeaders, ...overTls(withSubdomains) } : safetyHeaders;
}

function addSafetyHeaders(server: FastifyInstance, headers: Readonly<Record<string, string>>, withSubdomains: boolean): void {
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (request.protocol === 'https') reply.headers(overTls(withSubdomains));
    done();
  });
}

/**
 * The time in an answer's head, by the clock that decides what has started and expired: countdowns of pages follow it. A page may have
 * been rendered long ago, and its script cannot read the Date of its own answer, but it can read Server-Timing.
 */
export function createTimeHeaders(clock: Clock): () => { date: string; 'server-timing': string } {
  let milliseconds = Number.NaN;
  let headers = { date: '', 'server-timing': '' };
  return () => {
    const now = clock.now();
    if (now.getTime() === milliseconds) return headers;
    milliseconds = now.getTime();
    headers = { date: now.toUTCString(), 'server-timing': `now;desc="${milliseconds}"` };
    return headers;
  };
}

/** Every answer carries the time. */
export function sendTime(server: FastifyInstance, clock: Clock): void {
  const timeHeaders = createTimeHeaders(clock);
  server.addHook('onSend', (_request, reply, payload, done) => {
    reply.headers(timeHeaders());
    done(null, payload);
  });
}
