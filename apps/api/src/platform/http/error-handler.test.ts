import { afterAll, expect, test } from 'vitest';
import { AppError, conflict, invalid, operatorError, tooMany } from '../app-error.ts';
import { createServer } from './create-server.ts';
import { handleErrors, sendNotFound } from './error-handler.ts';

const server = createServer({ logger: false, trustProxy: false, bodyLimit: 1000, maxConnections: 10, maxInFlight: 10 });
const translate = (_request: unknown, { text, with: values }: { text: string; with?: object }) =>
  `«${text}»${values ? JSON.stringify(values) : ''}`;
handleErrors(server, { translate, isUnavailable: (error) => error instanceof Error && error.message === 'away' });
server.setNotFoundHandler((request, reply) => {
  sendNotFound(request, reply, { translate });
});
const failures: Record<string, () => Error> = {
  conflict: () => conflict({ text: 'Only {stock} left', with: { stock: 2 } }, { total: 1 }),
  invalid: () => invalid('name', 'Too odd'),
  many: () => tooMany('Wait', 12.3),
  away: () => new Error('away'),
  fault: () => new Error('password of the database: hunter2'),
  gone: () => new AppError('not-found', 'Not found'),
  operator: () => operatorError('conflict', { text: '"{slug}" is the slug of another shop', with: { slug: 'lamps' } }, 'slug'),
  'range-416': () => Object.assign(new Error('Range Not Satisfiable'), { statusCode: 416 }),
  'static-404': () => Object.assign(new Error('ENOENT /srv/secret'), { statusCode: 404 }),
  'upstream-500': () => Object.assign(new Error('secret'), { statusCode: 500 }),
};
for (const [name, failure] of Object.entries(failures)) {
  server.get(`/${name}`, async () => {
    throw failure();
  });
}
server.post('/post', async () => ({}));
afterAll(() => server.close());

const get = async (path: string) => {
  const answer = await server.inject(path);
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
};

test('[call-04] a refusal has a translated reason', async () => {
  expect(await get('/conflict')).toMatchObject({ status: 409, body: { message: '«Only {stock} left»{"stock":2}', data: { total: 1 } } });
  expect(await get('/invalid')).toMatchObject({ status: 422, body: { message: '«Too odd»', errors: { name: ['«Too odd»'] } } });
  expect((await get('/gone')).body).toEqual({ message: '«Not found»' });
  expect(await get('/nowhere')).toMatchObject({ status: 404, body: { message: '«Not found»' } });
});

test('[call-04] Retry-After is in whole seconds', async () => {
  expect(await get('/many')).toMatchObject({ status: 429, headers: { 'retry-after': '13' } });
  expect(await get('/away')).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
});

test('an operator error is answered with its status and field, never with a 500', async () => {
  const message = '«{field} "{slug}" is the slug of another shop»{"slug":"lamps","field":"slug"}';
  expect(await get('/operator')).toMatchObject({ status: 409, body: { message, errors: { slug: [message] } } });
});

test('[call-04] a bug reveals nothing', async () => {
  for (const path of ['/fault', '/upstream-500']) {
    const { status, body } = await get(path);
    expect([status, body]).toEqual([
      500,
      { message: '«Something went wrong on our side. Please try again.»', request_id: expect.stringMatching(/^[\w-]{36}$/) },
    ]);
  }
});

test('an error of a plugin with a 4xx status is answered so, without its message', async () => {
  expect(await get('/range-416')).toMatchObject({ status: 400, body: { message: '«The request is not valid»' } });
  expect(await get('/static-404')).toMatchObject({ status: 404, body: { message: '«Not found»' } });
});

test('[call-04] no error may be cached', async () => {
  for (const path of [...Object.keys(failures), 'nowhere']) expect((await get(`/${path}`)).headers['cache-control']).toBe('no-store');
});

test.each([
  ['broken JSON', 'application/json', '{', 400],
  ['no JSON at all', 'application/json', '', 400],
  ['a poisoned prototype', 'application/json', '{"__proto__":{"x":1}}', 400],
  ['a form', 'application/x-www-form-urlencoded', 'a=b', 415],
  ['no kind', 'nonsense', '{}', 415],
  ['too much', 'application/json', `"${'x'.repeat(2000)}"`, 413],
])('[call-04] %s is refused with a message', async (_, type, payload, status) => {
  const answer = await server.inject({ method: 'POST', url: '/post', headers: { 'content-type': type }, payload });
  expect([answer.statusCode, Object.keys(answer.json())]).toEqual([status, ['message']]);
});
