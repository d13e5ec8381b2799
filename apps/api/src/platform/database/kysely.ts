import { createHash } from 'node:crypto';
import { Kysely, type PostgresCursor, PostgresDialect, type PostgresPool, type PostgresPoolClient, type PostgresQueryResult } from 'kysely';
import type { PoolClient, QueryConfig } from 'pg';
import { isOutdatedPlan } from './database-errors.ts';
import type { ConnectionSource } from './pool-share.ts';

/**
 * A Kysely over the pool. Statements that return are prepared, which spares their planning. Search wants
 * `prepare: false`: a plan made for any word is a hundred times slower on a rare one.
 */
export function createKysely<DB>(pool: ConnectionSource, options: { prepare?: boolean } = {}): Kysely<DB> {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparingPool(pool, options) }) });
}

/** A handle for GET handlers, which can only read. `sql` templates run on it too, so those must be SELECTs. */
export type ReadDatabase<DB> = Pick<Kysely<DB>, 'selectFrom' | 'selectNoFrom' | 'fn' | 'case' | 'dynamic' | 'getExecutor'>;

/**
 * The pool as Kysely sees it. Statements are prepared on each connection once they have returned often enough, and a
 * connection that is open but no longer answers is destroyed.
 */
function preparingPool(pool: ConnectionSource, { prepare = true }: { prepare?: boolean } = {}): PostgresPool {
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

/** The server ends a long statement; if its answer does not arrive a second later, the connection is dead. */
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

type StatementNames = { nameOf(text: string): string | undefined; renew(): void };

const sightingsBeforeName = 3;
// Each prepared statement costs memory in each connection's server process, for as long as that lives.
const maxNames = 250;
const maxSightings = 5_000;
const preparable = /^\s*(select|insert|update|delete|with|merge)\b/i;

/** Names for statements that return: rare ones (lists of many lengths, odd filters) stay nameless and leave nothing behind. */
function createStatementNames(): StatementNames {
  const names = new Map<string, string>();
  const sightings = new Map<string, number>();
  let generation = 0;
  return {
    nameOf(text) {
      const known = names.get(text);
      if (known !== undefined || names.size >= maxNames || !preparable.test(text)) return known;
      const seen = (sightings.get(text) ?? 0) + 1;
      if (seen < sightingsBeforeName) {
        if (sightings.size >= maxSightings) sightings.clear();
        sightings.set(text, seen);
        return undefined;
      }
      sightings.delete(text);
      const name = `s${generation}_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;
      names.set(text, name);
      return name;
    },
    renew() {
      generation += 1;
      names.clear();
    },
  };
}
