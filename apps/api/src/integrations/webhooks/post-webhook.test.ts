import { lookup } from 'node:dns';
import { beforeEach, describe, expect, test } from 'vitest';
import { useWebhookReceiver } from '../../../test/fakes/webhook-receiver.ts';
import { createWebhookSender, privateAddress } from './post-webhook.ts';

const receiver = await useWebhookReceiver();
const { port } = new URL(receiver.url);
const sender = createWebhookSender({ allowsLoopback: true, timeoutMilliseconds: 500 });
const strict = createWebhookSender({ allowsLoopback: false });
const headers = { 'webhook-id': 'evt_1' };
beforeEach(() => {
  receiver.received.length = 0;
  receiver.answer = { status: 200, body: 'thanks' };
});

describe('[admin-09] a URL is refused', () => {
  test.each([
    ['another protocol', 'file:///etc/passwd'],
    ['no protocol', 'shop.example/hooks'],
    ['a user name', 'https://user@shop.example/'],
    ['a private address', 'http://10.0.0.1/'],
    ['a private address in hexadecimal', 'http://0x7f.1/'],
    ['a private address as one number', 'http://2130706433/'],
    ['a private address in octal', 'http://0177.0.0.1/'],
    ['the metadata of a cloud', 'http://169.254.169.254/latest/meta-data'],
    ['an IPv6 address of this machine', 'http://[::1]/'],
    ['an IPv4 address in IPv6', 'http://[::ffff:127.0.0.1]/'],
    ['the name of this machine', 'http://localhost/'],
    ['a name below it', 'http://api.localhost/'],
    ['a name without a domain', 'http://intranet/'],
    ['an internal name', 'http://metadata.google.internal/'],
  ])('with %s', async (_, url) => {
    expect(strict.refusalOf(url)).toEqual(expect.any(String));
    expect(await strict.post({ url, headers, body: '{}' })).toMatchObject({ status: null, error: strict.refusalOf(url) });
  });

  test.each(['https://shop.example/hooks?a=1', 'http://1.1.1.1:8080/'])('but not %s', (url) => {
    expect(strict.refusalOf(url)).toBeUndefined();
  });
});

describe('[admin-09] a name is refused', () => {
  const resolving = (...addresses: string[]) =>
    createWebhookSender({
      allowsLoopback: false,
      resolve: (_name, done) =>
        done(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        ),
    });
  const url = `http://shop.example:${port}/hooks`;

  test.each([
    ['whose address is private', ['127.0.0.1']],
    ['of whose addresses one is private', ['93.184.216.34', '10.0.0.7']],
    ['whose address is IPv4 in IPv6', ['::ffff:127.0.0.1']],
    ['without an address', []],
  ])('%s', async (_, addresses) => {
    expect(await resolving(...addresses).post({ url, headers, body: '{}' })).toMatchObject({ status: null, error: privateAddress });
    expect(receiver.received).toEqual([]);
  });

  test('that leads to a private address at the second look: the connection is made to the checked address', async () => {
    const looks: string[] = [];
    const rebinding = createWebhookSender({
      allowsLoopback: true,
      resolve: (name, done) => {
        looks.push(name);
        done(null, [{ address: looks.length === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }]);
      },
    });
    expect(await rebinding.post({ url, headers, body: '{}' })).toMatchObject({ status: 200, error: null });
    expect([looks, receiver.received.length]).toEqual([['shop.example'], 1]);
  });
});

describe('[admin-09] a delivery', () => {
  const post = (body = '{"a":1}') => sender.post({ url: receiver.url, headers, body });

  test('posts the exact body and headers, and returns status, time and the beginning of the answer', async () => {
    receiver.answer = { status: 201, body: `Done\u0007 ${'x'.repeat(900)}` };
    const outcome = await post('{"name":"سوق"}');
    expect(outcome).toMatchObject({ status: 201, error: null, excerpt: `Done ${'x'.repeat(495)}` });
    expect(outcome.milliseconds).toBeGreaterThanOrEqual(0);
    expect(receiver.received).toMatchObject([{ path: '/hooks', body: '{"name":"سوق"}', headers: { 'webhook-id': 'evt_1' } }]);
  });

  test('does not follow a redirect', async () => {
    receiver.answer = { status: 302, headers: { location: `${receiver.url}/private` } };
    expect(await post()).toMatchObject({ status: 302, error: null });
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hooks']);
  });

  test('ends in time where the receiver is silent', async () => {
    receiver.answer = 'silence';
    expect(await post()).toMatchObject({ status: null, error: 'No complete answer in time.' });
  });

  test('reads no more of a long answer than its beginning', async () => {
    receiver.answer = { status: 200, body: 'y'.repeat(5_000_000) };
    expect(await post()).toMatchObject({ status: 200, excerpt: 'y'.repeat(500) });
  });

  test('states why there was no connection', async () => {
    const closed = await sender.post({ url: 'http://127.0.0.1:1/', headers, body: '{}' });
    expect(closed).toMatchObject({ status: null, error: 'The connection was refused.' });
    const unknown = createWebhookSender({
      allowsLoopback: false,
      resolve: (name, done) => lookup(`${name}.invalid`, { all: true }, (error) => done(error, [])),
    });
    expect((await unknown.post({ url: 'http://shop.example/', headers, body: '{}' })).error).toMatch(/name of the address/);
  });
});
