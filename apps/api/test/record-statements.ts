import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

type QueryMethod = { query(...parameters: unknown[]): unknown };

const recordings = new AsyncLocalStorage<string[]>();

/** The texts of the statements that this work sends, in order, `begin` and `commit` among them, and none that others send meanwhile. */
export async function recordStatements(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const client: QueryMethod = pg.Client.prototype;
  const { query } = client;
  client.query = function record(...parameters) {
    const text = textOf(parameters[0]);
    // Once a second the listening connection asks for its notifications by an empty statement, whatever request is open then.
    if (text !== '') recordings.getStore()?.push(text);
    return query.apply(this, parameters);
  };
  try {
    await recordings.run(statements, work);
  } finally {
    client.query = query;
  }
  return statements;
}

function textOf(query: unknown): string {
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : String(query);
}
