import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export type OpenPort = {
  /** Makes this server listen on the port that is open already. Connections are accepted without a gap. */
  handOver(server: Server): void;
};

type PortOptions = { host: string; port: number; maxConnections: number };

/** Listens before there is anything to serve: balancers see a process that is alive and not ready, and a taken port shows at once. */
export async function openPort({ host, port, maxConnections }: PortOptions): Promise<OpenPort> {
  let answer: RequestListener = answerStarting;
  const early = createServer((request, response) => answer(request, response));
  early.maxConnections = maxConnections;
  early.listen({ host, port });
  await once(early, 'listening');
  return {
    handOver(server) {
      const listen = server.listen.bind(server);
      // Fastify accepts only an address, so its server replaces it by the open port.
      server.listen = () => listen(early);
      server.once('listening', () => {
        answer = (request, response) => server.emit('request', request, response);
      });
    },
  };
}

const starting = 'The marketplace is starting. Try again in a moment.';

const answerStarting: RequestListener = (request, response) => {
  const path = request.url?.split('?')[0];
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', connection: 'close' };
  if (path === '/healthz') return void response.writeHead(200, headers).end('{"status":"ok"}');
  const later = { ...headers, 'retry-after': '1' };
  if (path === '/readyz') return void response.writeHead(503, later).end('{"status":"not ready","database":false,"migrations":false}');
  if (!request.headers.accept?.includes('text/html')) return void response.writeHead(503, later).end(JSON.stringify({ message: starting }));
  // `refresh` makes the browser retry automatically.
  response.writeHead(503, { ...later, 'content-type': 'text/plain; charset=utf-8', refresh: '2' }).end(starting);
};

export type Drain = {
  /** Accepts no more connections, and serves the requests that are on the way. Every answer closes its connection. */
  begin(): Promise<void>;
  /** Call it when the server has closed. */
  end(): void;
};

/** Requests that were sent before the stop arrive within this time. */
const arrivalMilliseconds = 150;
const closeIdleMilliseconds = 20;

/** Lets a server stop without cutting a request that has reached it. Call it before the server listens. */
export function prepareDrain(server: Server): Drain {
  const open = new Set<ServerResponse>();
  let closingIdle: NodeJS.Timeout | undefined;
  let draining = false;
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (draining) response.shouldKeepAlive = false;
    open.add(response);
    response.once('close', () => open.delete(response));
  });
  return {
    async begin() {
      draining = true;
      for (const response of open) if (!response.headersSent) response.shouldKeepAlive = false;
      // The HTTP server's own `close` would destroy idle connections together with requests that it has not read yet.
      TcpServer.prototype.close.call(server);
      await delay(arrivalMilliseconds);
      closingIdle = setInterval(() => server.closeIdleConnections(), closeIdleMilliseconds);
    },
    end: () => clearInterval(closingIdle),
  };
}
