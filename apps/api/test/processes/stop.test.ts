import { once } from 'node:events';
import { Agent, get as httpGet, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { buildShopper } from '../builders/shopper.ts';
import { useEventReceiver } from '../receive-events.ts';
import { useTestDatabase } from '../test-database.ts';
import { findFreePort } from './find-free-port.ts';
import { type ServerProcess, spawnServer } from './server-process.ts';

vi.setConfig({ testTimeout: 120_000 });

const { db, pool, url } = await useTestDatabase();
let server: ServerProcess | undefined;
let port = 0;
const receive = useEventReceiver(() => `http://127.0.0.1:${port}`);

afterEach(async () => {
  server?.child.kill('SIGKILL');
  await server?.ended;
});

test('SIGTERM cuts no request, closes each connection after its answer, and ends soon after the last one', async () => {
  port = await findFreePort();
  server = spawnServer({ DATABASE_URL: url, SOUK_DEMO: 'off', STOREFRONT_DIST: '/nonexistent', PORT: String(port) });
  await server.untilPrinted('Souk is running');
  const shopper = await buildShopper(db);
  const { hasEnded } = await receive(shopper);
  const idle = await openConnection();
  const idleClosed = once(idle, 'close');
  idle.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await once(idle, 'data');

  // One request waits in the database for a lock; others have a connection and send only after the signal.
  const locker = await pool.connect();
  await locker.query('begin; lock table people in access exclusive mode');
  const slow = requestProfile(shopper.token);
  const late = await Promise.all(Array.from({ length: 20 }, openConnection));
  await delay(300);
  server.child.kill('SIGTERM');
  const lateAnswers = late.map(sendHealthRequest);
  for (const answer of await Promise.all(lateAnswers)) expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
  await locker.query('commit');
  locker.release();
  const answer = await slow;
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);

  const answered = performance.now();
  expect(await server.ended).toBe(0);
  expect(performance.now() - answered).toBeLessThan(process.env.CI ? 3_000 : 2_000);
  await idleClosed;
  await vi.waitFor(() => expect(hasEnded()).toBe(true));
});

function requestProfile(token: string): Promise<IncomingMessage> {
  const headers = { authorization: `Bearer ${token}` };
  return new Promise((resolve, reject) => {
    httpGet({ agent: new Agent({ keepAlive: true }), port, host: '127.0.0.1', path: '/api/profile', headers }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer));
    }).once('error', reject);
  });
}

async function openConnection(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

async function sendHealthRequest(socket: Socket): Promise<string> {
  socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return text;
}
