import pg, { type ClientBase, type CustomTypesConfig, Pool, type QueryConfig } from 'pg';

export type PoolOptions = {
  url: string;
  size: number;
  /** Called when a connection breaks; its query, if any, fails as well. */
  onConnectionLost?: (error: Error) => void;
  name?: string;
  /** For migrations, backups and the like, which may take as long as they need. */
  withoutTimeouts?: boolean;
  /** For a server whose settings are not ours: its plans are not compiled, which takes longer than most queries. */
  withoutJit?: boolean;
  /** Milliseconds until a query fails although the connection is open, for pools that no migration uses. */
  queryTimeout?: number;
};

const timeouts = {
  statement_timeout: 10_000,
  // Short, so that requests waiting for one row cannot hold the connections that all others need.
  // Longer than PostgreSQL's deadlock_timeout (1 s): a deadlock is then found as one, and only one of the two is tried again.
  lock_timeout: 1_500,
  idle_in_transaction_session_timeout: 15_000,
};

export function createPool(options: PoolOptions): Pool {
  const { onConnectionLost = () => undefined } = options;
  const pool = new Pool({
    connectionString: options.url,
    max: options.size,
    application_name: options.name ?? 'souk',
    connectionTimeoutMillis: 5_000,
    // The server process of a connection holds some 12 MB of plans and catalogue, and starts within milliseconds.
    idleTimeoutMillis: 10_000,
    keepAlive: true,
    types: valueParsers,
    ...(options.queryTimeout !== undefined && { query_timeout: options.queryTimeout }),
    ...(options.withoutTimeouts ? {} : timeouts),
    ...(options.withoutJit && { onConnect: disableJit }),
  });
  // Without a listener on each client the loss of a connection that is in use would end the process.
  pool.on('connect', (client) => client.on('error', onConnectionLost));
  pool.on('error', onConnectionLost);
  return pool;
}

/** A statement of its own, because a pooler refuses settings that it does not know when a connection starts. */
async function disableJit(client: ClientBase): Promise<void> {
  await client.query(queryWithin(5_000, 'set jit = off'));
}

/** A query that fails after so many milliseconds although its connection is open. pg reads the limit from each query, which its types do not know. */
export function queryWithin(milliseconds: number, text: string): QueryConfig {
  const limit = { query_timeout: milliseconds };
  return { text, ...limit };
}

// The numbers by which PostgreSQL names its types.
const int8 = 20;
const int8Array = 1016;
const numeric = 1700;
const numericArray = 1231;
const date = 1082;
const dateArray = 1182;
const textArray: number = 1009; // widened: pg's own list of types stops short of it

const parseTextArray = pg.types.getTypeParser(textArray);

const parsers = new Map<number, (text: string) => unknown>([
  [int8, parseInteger],
  [int8Array, arrayOf(parseInteger)],
  [numeric, parseNumeric],
  [numericArray, arrayOf(parseNumeric)],
  // A day has no hour: pg would make it midnight in the server's own zone, which is another day elsewhere.
  [date, (text) => text],
  [dateArray, parseTextArray],
]);

/** Whole numbers and numerics as numbers, days as text, moments as Date. */
const valueParsers: CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : parsers.get(type)) ?? pg.types.getTypeParser(type, format),
};

function parseInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large to be counted exactly`);
  return value;
}

function parseNumeric(text: string): number {
  const value = Number(text);
  // A sum of int8 is a numeric, so amounts come this way too.
  const exact = text.includes('.') ? Number.isFinite(value) : Number.isSafeInteger(value);
  if (!exact) throw new RangeError(`${text} cannot be a number`);
  return value;
}

function arrayOf(parse: (text: string) => number) {
  return (text: string): unknown => deepMap(parseTextArray(text), parse);
}

function deepMap(value: unknown, parse: (text: string) => number): unknown {
  if (Array.isArray(value)) return value.map((item) => deepMap(item, parse));
  return typeof value === 'string' ? parse(value) : value;
}
