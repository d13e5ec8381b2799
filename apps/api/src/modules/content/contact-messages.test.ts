import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../test/test-app.ts';

const { call, clock, database } = await useTestApp();
const { db } = database;

describe('POST /support', () => {
  const message = { name: 'Maya', phone: '+91 98765 43210', subject: 'A question', message: 'Is the kiln open on Friday?' };
  const sent = () => db.selectFrom('contact_messages').select(['name', 'email', 'message', 'address']).orderBy('id').execute();

  test('[browse-08] a visitor’s message is stored', async () => {
    const { status, body } = await call('POST', '/support', { body: { ...message, email: 'maya@example.com' } });
    expect([status, body]).toEqual([201, { message: 'Thank you. We received your message and will reply soon.', data: {} }]);
    expect(await sent()).toEqual([{ name: 'Maya', email: 'maya@example.com', message: message.message, address: '127.0.0.1' }]);
  });

  test.each([
    [{ name: '' }, 'name'],
    [{ phone: 'call me' }, 'phone'],
    [{ email: 'maya' }, 'email'],
    [{ subject: undefined }, 'subject'],
    [{ message: 'x'.repeat(5001) }, 'message'],
    [{ message: 5 }, 'message'],
    [{ message: 'a\u0000b' }, 'message'],
    [{ urgent: true }, 'urgent'],
  ])('[call-04] %j is a 422 that names the field', async (wrong, field) => {
    const { status, body } = await call('POST', '/support', { body: { ...message, ...wrong } });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });

  test('a network address may send five messages an hour, even concurrently', async () => {
    clock.advance(3600);
    const answers = await Promise.all(Array.from({ length: 12 }, () => call('POST', '/support', { body: message })));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(201), ...Array(7).fill(429)]);
    const refusal = answers.find(({ status }) => status === 429);
    expect(refusal?.headers['retry-after']).toBe('3600');
    expect(refusal?.body.message).toBe('You have sent several messages. Please try again later.');
    clock.advance(3600);
    expect((await call('POST', '/support', { body: message })).status).toBe(201);
    // The network address is cleared once it no longer counts.
    expect((await sent()).filter(({ address }) => address !== '')).toHaveLength(1);
  });
});
