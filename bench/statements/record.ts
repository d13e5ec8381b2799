import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';
import { createPool } from '../../apps/api/src/platform/database/pool.ts';
import { type Recorded, recordHeader } from './recorded.ts';

/** A message of the recording process: a statement of a call, or that the call has been answered. */
export type RecorderMessage = { call: string; order: number; statement: Recorded } | { call: string; answered: true };

/*
 * Loaded before the API: reports to the bench each statement that the API sends for a call with the header. It wraps the
 * driver's `query`, so that the recording includes transactions and the names of prepared statements.
 */
const calls = new AsyncLocalStorage<string>();
let count = 0;

subscribe('http.server.request.start', (message) => {
  const request = requestOf(message);
  const call = request?.headers[recordHeader];
  if (typeof call === 'string') calls.enterWith(call);
});
subscribe('http.server.response.finish', (message) => {
  const call = requestOf(message)?.headers[recordHeader];
  if (typeof call === 'string') report({ call, answered: true });
});

const pool = createPool({ url: process.env.BENCH_DATABASE_URL ?? '', size: 1 });
const client = await pool.connect();
watchQueries(Object.getPrototypeOf(client));
client.release();
await pool.end();

type Prototype = { query: (this: unknown, ...args: unknown[]) => unknown };

function watchQueries(prototype: Prototype): void {
  const original = prototype.query;
  prototype.query = function query(...args) {
    const call = calls.getStore();
    const answer = original.apply(this, args);
    // An empty statement asks the listening connection for its notifications; it belongs to no call.
    if (call === undefined || args[0] === '' || !(answer instanceof Promise)) return answer;
    const order = count++;
    answer.then(
      (result: { rows?: unknown[] }) => report({ call, order, statement: { ...statementOf(args), rows: result.rows ?? [] } }),
      () => undefined, // the call fails, which is seen
    );
    return answer;
  };
}

function statementOf([first, second]: unknown[]): Omit<Recorded, 'rows'> {
  if (typeof first === 'string') return { text: first, values: Array.isArray(second) ? second : [] };
  if (typeof first !== 'object' || first === null || !('text' in first)) throw new Error('A query of an unknown form.');
  const name = 'name' in first && typeof first.name === 'string' ? first.name : undefined;
  const values = 'values' in first && Array.isArray(first.values) ? first.values : [];
  return { name, text: String(first.text), values };
}

function requestOf(message: unknown): IncomingMessage | undefined {
  if (typeof message !== 'object' || message === null || !('request' in message)) return undefined;
  return message.request instanceof IncomingMessage ? message.request : undefined;
}

function report(message: RecorderMessage): void {
  process.send?.(message);
}
