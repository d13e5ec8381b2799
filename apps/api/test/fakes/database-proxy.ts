import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

export type DatabaseProxy = {
  /** The database's address through the proxy. */
  url: string;
  /** Breaks every connection and refuses new ones, like a server that has stopped. */
  cut(): Promise<void>;
  restore(): Promise<void>;
  /** Every connection stays open but carries no more bytes, as after a network failure. */
  freeze(): void;
  /** Ends the frozen connections and carries new ones. */
  thaw(): void;
  /** Every query reaches the database so many milliseconds late. */
  delayQueries(milliseconds: number): void;
  close(): Promise<void>;
};

/** A proxy between a test's app and its database, so that the database can disappear for that app alone. */
export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const folder = target.searchParams.get('host');
  const databasePort = Number(target.port || 5432);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  let queryDelay = 0;

  const createDelay = () =>
    new Transform({
      transform(chunk, _encoding, done) {
        if (queryDelay === 0) done(null, chunk);
        else setTimeout(() => done(null, chunk), queryDelay);
      },
    });

  function relay(client: Socket): void {
    if (isFrozen) {
      sockets.add(client.pause().on('error', () => undefined));
      return;
    }
    const database = folder?.startsWith('/') ? connect(`${folder}/.s.PGSQL.${databasePort}`) : connect(databasePort, target.hostname);
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(one);
      if (one === client) one.pipe(createDelay()).pipe(other);
      else one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  }

  let server = createServer(relay).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  const { port } = address;
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${port}`;

  async function cut(): Promise<void> {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  return {
    url: url.href,
    cut,
    async restore() {
      server = createServer(relay).listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    },
    delayQueries(milliseconds) {
      queryDelay = milliseconds;
    },
    close: async () => void (server.listening && (await cut())),
  };
}
