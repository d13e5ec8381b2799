import { beforeAll, expect, test, vi } from 'vitest';
import { buildLook } from '../../../test/builders/look.ts';
import { buildSeller } from '../../../test/builders/seller.ts';
import { buildStaff } from '../../../test/builders/staff.ts';
import { useEventReceiver } from '../../../test/receive-events.ts';
import { useTestApp } from '../../../test/test-app.ts';

const { app, call, database, clock, runJob } = await useTestApp();
const { db } = database;

let address = '';
beforeAll(async () => {
  address = await app.server.listen({ host: '127.0.0.1', port: 0 });
});
const receive = useEventReceiver(() => address, '/api/seller/events');

const me = (headers: Record<string, string>) => call('GET', '/seller/me', { headers });
const entriesOf = (shopId: number) =>
  db
    .selectFrom('audit_entries')
    .select(['action', 'person_id'])
    .where('subject_kind', '=', 'shop')
    .where('subject_id', '=', String(shopId))
    .orderBy('id')
    .execute();

async function buildLooking() {
  const [staff, shop] = [await buildStaff(db, ['shops:look']), await buildSeller(db)];
  return { staff, shop, headers: await buildLook(call, staff, shop.shop_id) };
}

test('a member of the staff looks at the panel of a shop: its calls are about that shop alone, and the shop sees it', async () => {
  const { staff, shop, headers } = await buildLooking();
  const seen = await me(headers);
  expect(seen.body.data).toMatchObject({
    ...{ person_id: staff.person_id, shop: { id: shop.shop_id }, shops: [] },
    look: { expires_at: new Date(clock.now().getTime() + 30 * 60_000).toISOString() },
  });
  expect((await call('GET', '/seller/orders', { headers })).status).toBe(200);
  expect((await me(shop.headers)).body.data).toMatchObject({ look: null });
  const looks = async () => (await call('GET', '/seller/staff', { headers: shop.headers })).body.data?.looks;
  expect(await looks()).toEqual([{ started_at: clock.now().toISOString(), ended_at: null }]);
  const started_at = clock.now().toISOString();
  clock.advance(60);
  expect((await call('POST', '/seller/sign-out', { headers })).status).toBe(200);
  expect((await me(headers)).status).toBe(401);
  expect(await looks()).toEqual([{ started_at, ended_at: clock.now().toISOString() }]);
  expect(await entriesOf(shop.shop_id)).toEqual([
    { action: 'shop.look', person_id: staff.person_id },
    { action: 'shop.end-look', person_id: staff.person_id },
  ]);
});

test('it needs its permission, a shop that exists, and is in the cookie of the seller panel alone', async () => {
  const shop = await buildSeller(db);
  const other = await buildStaff(db, ['shops:read', 'shops:write']);
  expect((await call('POST', `/admin/shops/${shop.shop_id}/look`, { headers: other.headers })).status).toBe(403);
  expect((await call('POST', `/admin/shops/${shop.shop_id}/look`)).status).toBe(401);
  const staff = await buildStaff(db, ['shops:look']);
  expect((await call('POST', '/admin/shops/999999/look', { headers: staff.headers })).status).toBe(404);
  expect((await call('POST', '/admin/shops/x/look', { headers: staff.headers })).status).toBe(422);
  const opened = await call('POST', `/admin/shops/${shop.shop_id}/look`, { headers: staff.headers });
  expect(opened.headers['set-cookie']).toMatch(/^souk_seller=[\w-]{43}; Path=\/api\/seller; Max-Age=43200; HttpOnly; SameSite=Strict$/);
  expect(await entriesOf(shop.shop_id)).toHaveLength(1);
});

test('a look ends after 30 minutes, and the job records it once', async () => {
  const { shop, staff, headers } = await buildLooking();
  clock.advance(29 * 60);
  expect((await me(headers)).status).toBe(200);
  clock.advance(2 * 60);
  expect((await me(headers)).status).toBe(401);
  await runJob('end-looks');
  await runJob('end-looks');
  expect(await entriesOf(shop.shop_id)).toEqual([
    { action: 'shop.look', person_id: staff.person_id },
    { action: 'shop.end-look', person_id: staff.person_id },
  ]);
});

const endings = {
  'the session of the admin panel ends': ({ staff }) => call('POST', '/admin/sign-out', { headers: staff.headers }),
  'the operator is blocked': async ({ staff }) =>
    call('POST', `/admin/people/${staff.person_id}/block`, { headers: (await buildStaff(db)).headers }),
  'the operator is no member of the staff any more': ({ staff }) =>
    db.deleteFrom('staff').where('person_id', '=', staff.person_id).execute(),
  'their role may not look any more': ({ staff }) =>
    db.updateTable('roles').set({ permissions: [] }).where('id', '=', staff.role_id).execute(),
  'they stop': ({ headers }) => call('POST', '/seller/sign-out', { headers }),
} satisfies Record<string, (looking: Awaited<ReturnType<typeof buildLooking>>) => Promise<unknown>>;

test.each(Object.entries(endings))('[seller-02] calls and live events of a look end at once when %s', async (_when, end) => {
  const looking = await buildLooking();
  const token = String(looking.headers.cookie).slice('souk_seller='.length);
  const stream = await receive({ token });
  expect((await me(looking.headers)).status).toBe(200);
  await end(looking);
  await vi.waitFor(() => expect(stream.hasEnded()).toBe(true), { timeout: 2000 });
  expect(stream.received.at(-1)).toBe('signed-out {}');
  await expect.poll(async () => (await me(looking.headers)).status).toBe(401);
});
