import { describe, expect, test } from 'vitest';
import { useTestApp } from '../test/test-app.ts';

const { call, app } = await useTestApp();

describe('every call', () => {
  test('[call-04] broken JSON is a 400 with a message', async () => {
    const answer = await app.server.inject({
      method: 'POST',
      url: '/api/login',
      headers: { 'content-type': 'application/json' },
      body: '{',
    });
    expect([answer.statusCode, answer.json()]).toEqual([400, { message: 'The request is not valid JSON' }]);
  });

  test('[call-04] too large a body is a 413', async () => {
    const answer = await call('POST', '/login', { body: { phone: 'x'.repeat(2_000_000), otp: '1' } });
    expect([answer.status, answer.body.message]).toEqual([413, 'The request is too large']);
  });

  test('[call-04] another kind of body is a 415, and so is a compressed one', async () => {
    const text = await app.server.inject({ method: 'POST', url: '/api/login', headers: { 'content-type': 'text/plain' }, body: 'x' });
    expect(text.statusCode).toBe(415);
    const packed = await call('POST', '/login', { body: { phone: '1' }, headers: { 'content-encoding': 'gzip' } });
    expect(packed.status).toBe(415);
  });

  test('[call-04] an unknown path is a 404 with a message, a malformed one a 400', async () => {
    expect((await call('GET', '/nowhere')).body).toEqual({ message: 'Not found' });
    expect((await app.server.inject('/api/%')).statusCode).toBe(400);
  });

  test('an unknown language is answered in the default one', async () => {
    const answer = await call('GET', '/nowhere', { locale: 'xx' });
    expect(answer.body.message).toBe('Not found');
  });
});
