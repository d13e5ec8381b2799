import { expect, test } from 'vitest';
import type { Made } from './call-log.ts';
import { evaluateCrowd } from './evaluate.ts';
import type { Crowd } from './hold-crowd.ts';

const outage = { from: 1000, until: 2000, millisecondsToRecover: 5 };
const memory = Array.from({ length: 12 }, (_, second) => ({ second, api: 150, database: 50 }));
const calm: Crowd = {
  made: [],
  outage: undefined,
  drops: 0,
  memory,
  visitErrors: [],
  orders: 1,
  broken: [],
  cpu: { server: 0, database: 0, people: 0, others: 0 },
  load: 0,
};
const made = (status: number, startedAt = 0, milliseconds = 10): Made => ({
  call: 'GET /carts',
  status,
  startedAt,
  endedAt: startedAt + milliseconds,
});
const busy = made(503, 1500);

test.each<[string, Partial<Crowd>, string[]]>([
  ['all went well', { made: [made(200), made(409)] }, []],
  ['an error', { made: [made(500), made(500)] }, ['GET /carts answered 500 while all was well, 2 times']],
  ['503 without a reason', { made: [made(503)] }, ['GET /carts answered 503 while all was well, 1 times']],
  ['no answer', { made: [made(0)] }, ['GET /carts answered nothing while all was well, 1 times']],
  ['503 while the database is away', { outage, made: [busy, made(200, 2500)] }, []],
  ['503 afterwards', { outage, made: [busy, made(503, 2500)] }, ['GET /carts answered 503 while all was well, 1 times']],
  [
    'an error during the outage',
    { outage, made: [busy, made(500, 990, 20)] },
    ['GET /carts answered 500 while the database was away, 1 times'],
  ],
  ['an outage that nobody noticed', { outage, made: [made(200, 1500)] }, ['No call noticed that the database was away']],
  ['somebody signed out', { outage, made: [busy, made(401, 1500)] }, ['GET /carts answered 401 at any time, 1 times']],
  ['a visit that ended early', { visitErrors: ['why', 'why'] }, ['A visit ended early: why']],
  ['an invariant that does not hold', { broken: ['stock 5: 7 before, 6 afterwards'] }, ['stock 5: 7 before, 6 afterwards']],
  [
    'slow answers',
    { made: Array.from({ length: 20 }, (_, index) => made(200, 0, index < 18 ? 10 : 401)) },
    ['GET /carts: p95 is 401 ms, above 400 ms', 'all calls: p95 is 401 ms, above 400 ms'],
  ],
  [
    'memory that grows',
    { memory: memory.map(({ second, database }) => ({ second, api: 150 + second * 5, database })) },
    ["The server's memory grew from 170 to 200 MB"],
  ],
])('%s', (_title, over, failures) => {
  expect(evaluateCrowd({ ...calm, ...over }, { isMeasured: true }).failures).toEqual(failures);
});
