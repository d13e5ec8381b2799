import { expect, test, vi } from 'vitest';
import { openDatabaseProxy } from '../../../test/fakes/database-proxy.ts';
import { useTestDatabase } from '../../../test/test-database.ts';
import { listen } from './listen.ts';

const { pool, url } = await useTestDatabase();

test('notices arrive, also after the connection was cut', async () => {
  const received: string[] = [];
  const onConnected = vi.fn();
  const onConnectionLost = vi.fn();
  const listener = listen({ url, onNotice: { 'odd "channel': (text) => received.push(text) }, onConnected, onConnectionLost });
  await vi.waitFor(() => expect(onConnected).toHaveBeenCalledTimes(1));

  await pool.query(`SELECT pg_notify('odd "channel', 'first'), pg_notify('other', 'not ours')`);
  await vi.waitFor(() => expect(received).toEqual(['first']));

  const cut = await pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'souk listener' AND datname = current_database()`,
  );
  expect(cut.rowCount).toBe(1);
  await vi.waitFor(() => expect(onConnected).toHaveBeenCalledTimes(2));
  expect(onConnectionLost).toHaveBeenCalled();
  await pool.query(`SELECT pg_notify('odd "channel', 'second')`);
  await vi.waitFor(() => expect(received).toEqual(['first', 'second']));
  await listener.close();
});

test('after a sync every notification that was committed before it has arrived', async () => {
  const received: string[] = [];
  const onConnected = vi.fn();
  const listener = listen({ url, onNotice: { counted: (text) => received.push(text) }, onConnected });
  await vi.waitFor(() => expect(onConnected).toHaveBeenCalled());
  for (let count = 1; count <= 100; count += 1) {
    await pool.query(`SELECT pg_notify('counted', '${count}')`);
    await Promise.all([listener.sync(), listener.sync(), listener.sync()]);
    expect(received.at(-1)).toBe(String(count));
  }
  await listener.close();
  await expect(listener.sync()).rejects.toThrow('Connection terminated');
});

test('a connection that carries no bytes fails its sync and is replaced', async () => {
  const proxy = await openDatabaseProxy(url);
  const onConnected = vi.fn();
  const listener = listen({ url: proxy.url, onNotice: { any: () => undefined }, onConnected, queryTimeout: 100 });
  await vi.waitFor(() => expect(onConnected).toHaveBeenCalledTimes(1));
  proxy.freeze();
  await expect(listener.sync()).rejects.toThrow('Query read timeout');
  await expect(listener.sync()).rejects.toThrow('Connection terminated');
  proxy.thaw();
  await vi.waitFor(() => expect(onConnected).toHaveBeenCalledTimes(2), { timeout: 10_000 });
  await listener.sync();
  await listener.close();
  await proxy.close();
});

test('closing ends it, also while the server is away', async () => {
  const onConnectionLost = vi.fn();
  const listener = listen({ url: 'postgres://nobody@127.0.0.1:1/none', onNotice: {}, onConnectionLost });
  await vi.waitFor(() => expect(onConnectionLost).toHaveBeenCalled());
  await listener.close();
});
