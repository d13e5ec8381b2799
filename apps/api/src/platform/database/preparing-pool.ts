import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { PoolClient } from 'pg';
import { isOutdatedPlan } from './outdated-plan.ts';
import type { ConnectionSource } from './pool-share.ts';
import { createStatementNames, type StatementNames } from './statement-names.ts';

/** The pool as Kysely sees it, with statements prepared on each connection once they have returned often enough. */
export function preparingPool(pool: ConnectionSource): PostgresPool {
  const names = createStatementNames();
  const wrapped = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const known = wrapped.get(client) ?? preparingClient(client, names);
      wrapped.set(client, known);
      return known;
    },
  };
}

function preparingClient(client: PoolClient, names: StatementNames): PostgresPoolClient {
  async function run(text: string, parameters: readonly unknown[]) {
    const values = [...parameters];
    const name = names.nameOf(text);
    if (name === undefined) return client.query({ text, values });
    const mayRepeat = client.getTransactionStatus() === 'I';
    try {
      return await client.query({ name, text, values });
    } catch (error) {
      if (!isOutdatedPlan(error)) throw error;
      names.renew();
      if (!mayRepeat) throw error;
      return client.query({ text, values });
    }
  }

  function query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(query: string | PostgresCursor<unknown>, parameters: readonly unknown[] = []): unknown {
    if (typeof query !== 'string') throw new Error('This pool gives no cursors.');
    return run(query, parameters);
  }

  return { query, release: (destroy) => client.release(destroy) };
}
