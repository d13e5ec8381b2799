import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { unavailable } from './problem.ts';

type ServerOptions = {
  logger: Exclude<FastifyServerOptions['logger'], undefined>;
  /** Whose X-Forwarded-For is believed: everybody's, that many proxies', or those with these addresses. */
  trustProxy: boolean | number | string[];
  /** Bytes of a request's body. */
  bodyLimit: number;
  maxConnections: number;
  /** Requests under way at once; more are told to come back. */
  maxInFlight: number;
};

const seconds = 1000;

/** A Fastify server that neither a slow nor a rude client can hold: every limit is set, bodies are plain JSON only. */
export function createServer(options: ServerOptions): FastifyInstance {
  const server = Fastify({
    logger: options.logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(options.trustProxy),
    bodyLimit: options.bodyLimit,
    // Fastify's defaults wait for ever.
    connectionTimeout: 60 * seconds,
    requestTimeout: 20 * seconds,
    keepAliveTimeout: 15 * seconds,
    maxRequestsPerSocket: 0,
    http: { headersTimeout: 10 * seconds, maxHeaderSize: 16_384 },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    genReqId: () => randomUUID(),
    // A malformed address is found before any handler: it is answered past Fastify's own words.
    frameworkErrors: (_error, _request, reply) => {
      reply.hijack();
      reply.raw.writeHead(400, { 'content-type': 'application/json' }).end('{"message":"The address is not valid"}');
    },
  });
  server.server.maxConnections = options.maxConnections;
  // Bodies are JSON; anything else is a 415.
  server.removeContentTypeParser('text/plain');
  limitInFlight(server, options.maxInFlight);
  refuseCompressedBodies(server);
  addSafetyHeaders(server);
  return server;
}

function trustedProxies(trust: ServerOptions['trustProxy']) {
  return typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;
}

function limitInFlight(server: FastifyInstance, limit: number): void {
  let inFlight = 0;
  server.addHook('onRequest', (request, reply, done) => {
    inFlight += 1;
    reply.raw.once('close', () => {
      inFlight -= 1;
    });
    done(inFlight > limit && !request.url.endsWith('z') ? unavailable() : undefined);
  });
}

/** A compressed body could unpack to far more than the limit. */
function refuseCompressedBodies(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    const encoding = request.headers['content-encoding'];
    if (!encoding || encoding === 'identity') return done();
    reply.code(415).send({ message: 'Compressed request bodies are not accepted' });
  });
}

function addSafetyHeaders(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      // Sign-in providers open a popup that must be able to answer.
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'x-request-id': request.id,
    });
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
    done();
  });
}
