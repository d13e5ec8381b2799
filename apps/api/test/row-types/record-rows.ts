import { AsyncLocalStorage } from 'node:async_hooks';
import { fileURLToPath } from 'node:url';
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

/** A column as the database returned it: PostgreSQL's number of the type, and if a row had null. */
export type ReturnedColumn = { name: string; typeId: number; hasNull: boolean };

/** The rows that one call of `.execute…()` received. */
export type ReturnedRows = { file: string; line: number; column: number; columns: ReturnedColumn[] };

type CallSite = { file: string; line: number; column: number };
type Execution = { site: CallSite; sql: string };
type QueryExecutor = { executeQuery(query: CompiledQuery, options?: unknown): Promise<unknown> };
type QueryResult = { fields?: { name: string; dataTypeID: number }[]; rows?: Record<string, unknown>[] };
type QueryMethod = { query(...parameters: unknown[]): unknown };

/** Calls `receive` with the rows of each query that Kysely executes in this process. Returns a function that stops it. */
export function recordRows(receive: (rows: ReturnedRows) => void): () => void {
  const executions = new AsyncLocalStorage<Execution>();
  const executor = executorPrototype();
  const { executeQuery } = executor;
  executor.executeQuery = function recordCallSite(query, options) {
    const site = callSite();
    const execute = () => executeQuery.call(this, query, options);
    return site ? executions.run({ site, sql: query.sql }, execute) : execute();
  };
  const client: QueryMethod = pg.Client.prototype;
  const { query } = client;
  client.query = function recordFields(...parameters) {
    const result = query.apply(this, parameters);
    const execution = executions.getStore();
    // A connection that this execution opened also carries its context to queries of others.
    if (!execution || textOf(parameters[0]) !== execution.sql || !(result instanceof Promise)) return result;
    return result.then((received: QueryResult) => {
      if (received.fields && received.fields.length > 0) receive({ ...execution.site, columns: columnsOf(received) });
      return received;
    });
  };
  return () => {
    executor.executeQuery = executeQuery;
    client.query = query;
  };
}

function textOf(query: unknown): unknown {
  return typeof query === 'object' && query !== null && 'text' in query ? query.text : query;
}

/** Kysely does not export the class of its executors, but all of them inherit `executeQuery` from the same prototype. */
function executorPrototype(): QueryExecutor {
  const unused = new Kysely({ dialect: new PostgresDialect({ pool: () => Promise.reject(new Error('This pool is never opened.')) }) });
  let prototype: object | null = unused.getExecutor();
  while (prototype && !Object.hasOwn(prototype, 'executeQuery')) prototype = Object.getPrototypeOf(prototype);
  if (!isExecutor(prototype)) throw new Error('Kysely has changed: no executor has a method executeQuery.');
  return prototype;
}

function isExecutor(value: object | null): value is QueryExecutor {
  return value !== null && 'executeQuery' in value;
}

const position = /\(?((?:file:\/\/)?\/[^()]+):(\d+):(\d+)\)?$/;

/** The first place outside the libraries on the stack: the call of `.execute…()`. */
function callSite(): CallSite | undefined {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 12;
  const frames = new Error().stack?.split('\n') ?? [];
  Error.stackTraceLimit = stackTraceLimit;
  for (const frame of frames) {
    const [, path, line, column] = position.exec(frame.trim()) ?? [];
    if (path === undefined || path.includes('/node_modules/') || path.includes('/record-rows.ts')) continue;
    return { file: path.startsWith('file:') ? fileURLToPath(path) : path, line: Number(line), column: Number(column) };
  }
  return undefined;
}

function columnsOf({ fields = [], rows = [] }: QueryResult): ReturnedColumn[] {
  return fields.map(({ name, dataTypeID }) => ({ name, typeId: dataTypeID, hasNull: rows.some((row) => row[name] === null) }));
}
