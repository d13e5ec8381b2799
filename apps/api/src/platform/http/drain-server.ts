import type { Server, ServerResponse } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

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
