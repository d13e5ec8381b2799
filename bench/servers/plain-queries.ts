import { createServer, type ServerResponse } from 'node:http';
import { createPool } from '../../apps/api/src/platform/database/pool.ts';
import { answerParent } from '../processes/answer-parent.ts';
import type { Pool, Query } from '../processes/database.ts';
import { listenAnywhere } from './listen-anywhere.ts';
import { detailQuery, facetsQuery, listQuery, searchQuery } from './plain-sql.ts';
import type { Listening } from './ready-bytes.ts';

export type PlainQueriesOrder = { databaseUrl: string };

/** A server with node:http and pg alone: no validation, no languages, no cache; each call is one query whose rows are sent as JSON. */
answerParent(async ({ databaseUrl }: PlainQueriesOrder): Promise<Listening> => {
  const pool = createPool({ url: databaseUrl, size: 10, name: 'bench plain' });
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    answer(pool, url, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  return { port: await listenAnywhere(server) };
});

async function answer(pool: Pool, url: URL, response: ServerResponse): Promise<void> {
  const query = queryOf(url);
  if (!query) return void response.writeHead(404).end();
  const { rows } = await pool.query(query);
  const body = JSON.stringify({ data: { products: rows } });
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) }).end(body);
}

function queryOf({ pathname, searchParams }: URL): Query | undefined {
  if (pathname === '/api/product-details') return detailQuery(Number(searchParams.get('product_id')));
  if (pathname !== '/api/products') return undefined;
  const search = searchParams.get('search');
  if (search !== null) return searchQuery(search);
  const category = Number(searchParams.get('category_id'));
  if (searchParams.get('with_filters') !== '0') return facetsQuery(category, Math.round(Number(searchParams.get('min_price') ?? 0) * 100));
  return listQuery({ category, sort: searchParams.get('sort_type') ?? 'default', page: Number(searchParams.get('page') ?? 1) });
}
