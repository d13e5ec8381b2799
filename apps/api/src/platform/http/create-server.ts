import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { Problem, unavailable } from './problem.ts';

type ServerOptions = {
  logger: Exclude<FastifyServerOptions['logger'], undefined>;
  /** Whose X-Forwarded-For is believed: everybody's, that many proxies', or those with these addresses. */
  trustProxy: boolean | number | string[];
  /** Bytes of a request's body. */
  bodyLimit: number;
  maxConnections: number;
  /** Where the market is reached: over TLS, every answer says that it stays there. */
  publicUrl?: string;
  /** Whether every subdomain is reached over TLS alone, too. */
  hstsSubdomains?: boolean;
  /** Requests under way at once, of whatever class; more are refused. */
  maxInFlight: number;
  /** How long a client may take. */
  patience?: Patience;
};

/** Milliseconds. */
export type Patience = {
  /** To send the headers of a request; so long may a new connection say nothing, which no client takes for longer than `idle`. */
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

const usualPatience: Patience = { headers: 20_000, request: 20_000, upload: 120_000, idle: 15_000, silence: 60_000, check: 2_000 };

/** A Fastify server that neither a slow nor a rude client can hold: every limit is set, bodies are plain JSON, or forms where a call takes files. */
export function createServer({ patience = usualPatience, ...options }: ServerOptions): FastifyInstance {
  const server = Fastify({
    logger: options.logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(options.trustProxy),
    bodyLimit: options.bodyLimit,
    // Fastify's defaults wait for ever, and Node looks only twice a minute.
    connectionTimeout: patience.silence,
    requestTimeout: patience.upload,
    keepAliveTimeout: patience.idle,
    maxRequestsPerSocket: 0,
    http: { headersTimeout: patience.headers, connectionsCheckingInterval: patience.check, maxHeaderSize: 16_384 },
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
  hurryBodies(server, patience.request);
  server.register(multipart, { throwFileSizeLimit: false });
  return server;
}

function trustedProxies(trust: ServerOptions['trustProxy']) {
  return typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;
}

/**
 * Browsers open connections before they need them. Node does not count one that has said nothing as idle, so that
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

/** Who opens `/sale-50%` in a browser meant the sign itself, and comes to a page; undefined where no sign is to blame. */
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
 * What Node could not read as HTTP, or not in time, has no request to answer: only a socket. Who has said nothing yet is told nothing:
 * a request that crosses with the answer would take it for its own.
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

/** Whoever watches over the process must hear from it when it is busiest. */
const neverRefused = new Set(['/healthz', '/readyz']);
/** Streams without an end are no work under way; they have limits of their own. */
const endless = '/api/events';

function limitInFlight(server: FastifyInstance, limit: number): void {
  let inFlight = 0;
  server.addHook('onRequest', (request, reply, done) => {
    if (request.url === endless) return done();
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
    done(encoding && encoding !== 'identity' ? new Problem(415, 'Compressed request bodies are not accepted') : undefined);
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

const safetyHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Sign-in providers open a popup that must be able to answer.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  // Pictures and films set their own: mail programs show them.
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), display-capture=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
};

function overTls(withSubdomains: boolean) {
  return { 'strict-transport-security': `max-age=31536000${withSubdomains ? '; includeSubDomains' : ''}` };
}

/** What every answer carries, whatever the request. */
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
