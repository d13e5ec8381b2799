import type { Pool, PoolClient } from 'pg';

/** Where clients of the database get connections: a pool, or a share of one. */
export type ConnectionSource = Pick<Pool, 'options' | 'totalCount' | 'idleCount' | 'waitingCount'> & {
  connect(): Promise<PoolClient>;
  end(): Promise<void>;
};

const waitMilliseconds = 5_000;

/**
 * At most `limit` connections of the pool at a time. More requests wait outside of the pool's own queue, so that
 * they cannot delay anything that the rest of the pool is reserved for.
 */
export function sharePool(pool: Pool, limit: number): ConnectionSource {
  const waiting = new Set<() => void>();
  let busy = 0;

  async function enter(): Promise<void> {
    if (busy < limit) {
      busy += 1;
      return;
    }
    const turn = Promise.withResolvers<void>();
    // The connection that becomes free passes to this request, so `busy` stays the same.
    const begin = () => turn.resolve();
    waiting.add(begin);
    const timer = setTimeout(() => {
      waiting.delete(begin);
      turn.reject(new Error('timeout exceeded when trying to connect: the share of the pool is in use'));
    }, waitMilliseconds);
    await turn.promise.finally(() => clearTimeout(timer));
  }

  function leave(): void {
    const [next] = waiting;
    if (!next) {
      busy -= 1;
      return;
    }
    waiting.delete(next);
    next();
  }

  async function connect(): Promise<PoolClient> {
    await enter();
    try {
      return leaveOnRelease(await pool.connect(), leave);
    } catch (error) {
      leave();
      throw error;
    }
  }

  return {
    connect,
    options: pool.options,
    end: () => pool.end(),
    get totalCount() {
      return busy;
    },
    idleCount: 0,
    get waitingCount() {
      return waiting.size;
    },
  };
}

/** The pool gives a client a new `release` with each connect, so replacing it holds for this one use. */
function leaveOnRelease(client: PoolClient, leave: () => void): PoolClient {
  const release = client.release;
  client.release = (destroy) => {
    release(destroy);
    leave();
  };
  return client;
}
