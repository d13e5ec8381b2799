import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { bumpTags } from '../../src/platform/cache/content-versions.ts';
import { createAnotherApp } from '../another-app.ts';
import { createTestClock } from '../test-clock.ts';
import { useTestDatabase } from '../test-database.ts';

const database = await useTestDatabase();
const { db } = database;
const clock = createTestClock();

type Process = Awaited<ReturnType<typeof createAnotherApp>>;
let listening: Process;
let deaf: Process;
let without: Process;

beforeAll(async () => {
  await db.insertInto('languages').values({ name: 'ar', title: 'العربية', direction: 'rtl' }).execute();
  listening = await createAnotherApp(database, clock);
  // It receives no NOTIFY, because it listens on another database.
  deaf = await createAnotherApp({ ...database, url: 'postgres://nobody@127.0.0.1:1/none' }, clock);
  without = await createAnotherApp(database, clock, { cache: false });
});
afterAll(() => Promise.all([listening, deaf, without].map((process) => process.close())));

const names = () => Promise.all([listening, deaf, without].map(async (process) => (await process.read('/master')).app_name));

async function rename(name: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('settings')
      .set({ app_name: JSON.stringify({ en: name }) })
      .execute();
    await bumpTags(transaction, ['settings']);
  });
}

describe('processes over one database', () => {
  test('all answer with a change, also one that was not notified', async () => {
    for (const name of ['First', 'Second', 'Third']) {
      await rename(name);
      await vi.waitFor(async () => expect(await names()).toEqual([name, name, name]), { timeout: 4000 });
    }
  });

  test('none shows what is not committed', async () => {
    const before = await names();
    await db
      .transaction()
      .execute(async (transaction) => {
        await transaction
          .updateTable('settings')
          .set({ app_name: JSON.stringify({ en: 'Never' }) })
          .execute();
        await bumpTags(transaction, ['settings']);
        expect(await names()).toEqual(before);
        throw new Error('undone');
      })
      .catch((error: unknown) => expect(error).toMatchObject({ message: 'undone' }));
    expect(await names()).toEqual(before);
  });

  test('all speak the default language once it is another', async () => {
    const addresses = () =>
      Promise.all(
        [listening, deaf, without].map(
          async (process) => (await process.inject({ url: '/api/master', headers: { 'accept-language': 'xx' } })).json().data.address,
        ),
      );
    const change = (set: { address?: string; app_locale?: string }) =>
      db.transaction().execute(async (transaction) => {
        await transaction.updateTable('settings').set(set).execute();
        await bumpTags(transaction, ['settings']);
      });
    const all = (address: string) =>
      vi.waitFor(async () => expect(await addresses()).toEqual([address, address, address]), { timeout: 4000 });
    await change({ address: JSON.stringify({ en: 'Market Street', ar: 'شارع السوق' }) });
    await all('Market Street');
    await change({ app_locale: 'ar' });
    await all('شارع السوق');
  });

  test('the same bytes have the same etag everywhere, so that a copy from one is good at another', async () => {
    const etags = await Promise.all(
      [listening, deaf, without].map(
        async (process) => (await process.inject({ url: '/api/countries', headers: { 'accept-language': 'en' } })).headers.etag,
      ),
    );
    expect(new Set(etags).size).toBe(1);
  });
});
