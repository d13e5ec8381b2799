import { expect, test } from 'vitest';
import { useTestApp } from '../../../test/test-app.ts';

const token = 'a-token-of-thirty-two-characters!';
const { app, call, database } = await useTestApp({ env: { METRICS_TOKEN: token } });
const { app: closed } = await useTestApp();

const ask = (server: typeof app, authorization?: string) =>
  server.server.inject({ method: 'GET', url: '/metrics', headers: authorization === undefined ? {} : { authorization } });

test('requests are counted by route and status, not by address', async () => {
  await call('GET', '/products?per_page=1');
  await call('GET', '/blog/tulip/details');
  await call('GET', '/blog/crocus/details');
  await app.server.inject({ method: 'GET', url: '/api/made-up/1' });
  const { statusCode, headers, body } = await ask(app, `Bearer ${token}`);
  expect([statusCode, headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')]);
  expect(body).toContain('souk_http_request_seconds_count{method="GET",route="/api/products",status="200"} 1');
  expect(body).toContain('souk_http_request_seconds_count{method="GET",route="/api/blog/:slug/details",status="404"} 2');
  expect(body).not.toContain('made-up');
  expect(body).not.toContain('tulip');
});

test('jobs, connections and the process are there too', async () => {
  app.metrics.recordJob('send-code', 'failed');
  const { body } = await ask(app, `Bearer ${token}`);
  expect(body).toMatch(/souk_database_connections\{pool="main",state="idle"\} \d+/);
  expect(body).toContain('souk_jobs_total{job="send-code",outcome="failed"} 1');
  expect(body).toMatch(/process_resident_memory_bytes \d+/);
});

test('so is what the cache had ready, and what the queue holds', async () => {
  const before = await tallies();
  for (const _time of [1, 2, 3]) await call('GET', '/products?per_page=2');
  const after = await tallies();
  expect([after.hit - before.hit, after.miss - before.miss]).toEqual([2, 1]);
  await database.pool.query("select graphile_worker.add_job('send-code', run_at => now() - interval '1 second')");
  const { body } = await ask(app, `Bearer ${token}`);
  expect(body).toContain('souk_jobs_queued{state="due"} 1');
  expect(body).toContain('souk_jobs_queued{state="given_up"} 0');
  expect(body).toMatch(/souk_cache_bytes\{budget="calls"\} [1-9]\d+/);
  expect(body).toMatch(/souk_cache_bytes\{budget="cards"\} \d+/);
});

async function tallies() {
  const { body } = await ask(app, `Bearer ${token}`);
  const of = (outcome: string) =>
    Number(new RegExp(`souk_cache_answers_total{budget="calls",outcome="${outcome}"} (\\d+)`).exec(body)?.[1]);
  return { hit: of('hit'), miss: of('miss') };
}

test('only who knows the token sees them, and without one set nobody does', async () => {
  for (const authorization of [undefined, 'Bearer', `Bearer ${token}x`, token]) {
    expect((await ask(app, authorization)).statusCode, authorization).toBe(404);
  }
  expect((await ask(closed, 'Bearer undefined')).statusCode).toBe(404);
  expect((await ask(closed, 'Bearer ')).statusCode).toBe(404);
});
