import { expect, test, vi } from 'vitest';
import { useTestDatabase } from '../../../test/test-database.ts';
import { listen } from './listen.ts';

const { pool, url } = await useTestDatabase();

test('notices arrive, also after the connection was cut', async () => {
  const heard: string[] = [];
  const onConnected = vi.fn();
  const onConnectionLost = vi.fn();
  const listener = listen({ url, onNotice: { 'odd "channel': (text) => heard.push(text) }, onConnected, onConnectionLost });
  await vi.waitFor(() => expect(onConnected).toHaveBeenCalledTimes(1));

  await pool.query(`SELECT pg_notify('odd "channel', 'first'), pg_notify('other', 'not ours')`);
  await vi.waitFor(() => expect(heard).toEqual(['first']));

  const cut = await pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'souk listener' AND datname = current_database()`,
  );
  expect(cut.rowCount).toBe(1);
  await vi.waitFor(() => expect(onConnected).toHaveBeenCalledTimes(2));
  expect(onConnectionLost).toHaveBeenCalled();
  await pool.query(`SELECT pg_notify('odd "channel', 'second')`);
  await vi.waitFor(() => expect(heard).toEqual(['first', 'second']));
  await listener.close();
});

test('closing ends it, also while the server is away', async () => {
  const onConnectionLost = vi.fn();
  const listener = listen({ url: 'postgres://nobody@127.0.0.1:1/none', onNotice: {}, onConnectionLost });
  await vi.waitFor(() => expect(onConnectionLost).toHaveBeenCalled());
  await listener.close();
});
