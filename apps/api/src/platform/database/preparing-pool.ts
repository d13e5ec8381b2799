import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { PoolClient, QueryConfig } from 'pg';
import { isOutdatedPlan } from './outdated-plan.ts';
import type { ConnectionSource } from './pool-share.ts';
import { createStatementNames, type StatementNames } from './statement-names.ts';

/**
 * The pool as Kysely sees it. Statements are prepared on each connection once they have returned often enough, and a
 * connection that is open but no longer answers is destroyed.
 */
export function preparingPool(pool: ConnectionSource, { prepare = true }: { prepare?: boolean } = {}): PostgresPool {
  const names = prepare ? createStatementNames() : nameless;
  const timeout = queryTimeoutOf(pool);
  const wrapped = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const known = wrapped.get(client) ?? preparingClient(client, { names, timeout });
      wrapped.set(client, known);
      return known;
    },
  };
}

const nameless: StatementNames = { nameOf: () => undefined, renew: () => undefined };

/** The server ends a statement by itself; where its answer does not arrive a second later, the connection is dead. */
function queryTimeoutOf({ options: { statement_timeout } }: ConnectionSource): number | undefined {
  return typeof statement_timeout === 'number' ? statement_timeout + 1_000 : undefined;
}

type Preparing = { names: StatementNames; timeout: number | undefined };

function preparingClient(client: PoolClient, { names, timeout }: Preparing): PostgresPoolClient {
  let isDead = false;

  async function send(query: QueryConfig) {
    // Otherwise the rollback of a transaction would wait as long again.
    if (isDead) throw new Error('Connection terminated: it did not answer in time');
    // pg reads it from each query, which its types do not know.
    const config = { ...query, ...(timeout !== undefined && { query_timeout: timeout }) };
    try {
      return await client.query(config);
    } catch (error) {
      isDead ||= error instanceof Error && error.message === 'Query read timeout';
      throw error;
    }
  }

  async function run(text: string, parameters: readonly unknown[]) {
    const values = [...parameters];
    const name = names.nameOf(text);
    if (name === undefined) return send({ text, values });
    const mayRepeat = client.getTransactionStatus() === 'I';
    try {
      return await send({ name, text, values });
    } catch (error) {
      if (!isOutdatedPlan(error)) throw error;
      names.renew();
      if (!mayRepeat) throw error;
      return send({ text, values });
    }
  }

  function query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(query: string | PostgresCursor<unknown>, parameters: readonly unknown[] = []): unknown {
    if (typeof query !== 'string') throw new Error('This pool gives no cursors.');
    return run(query, parameters);
  }

  return { query, release: (destroy) => client.release(destroy || isDead) };
}
