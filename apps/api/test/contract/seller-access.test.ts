import { type AnyCallName, allCalls } from '@souk/contract/calls';
import { Conversation } from '@souk/contract/conversations/conversations';
import type { Endpoint } from '@souk/contract/endpoint';
import { describeParameters } from '@souk/contract/openapi/schemas';
import { sellerPermissions } from '@souk/contract/seller/permissions';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { listCsvColumns } from '../../src/modules/catalog/csv/columns.ts';
import { watchPersonEvents } from '../../src/platform/events/person-events.ts';
import { acceptReturn, receiveReturn } from '../../src/workflows/return-items/change-return.ts';
import { aFile } from '../build-form.ts';
import { fillCart, orderBasket } from '../builders/basket.ts';
import { buildChangeRequest, buildShopPicture } from '../builders/change-request.ts';
import { buildFlashSale, buildProduct, buildVoucher } from '../builders/goods.ts';
import { readPlaced } from '../builders/online-order.ts';
import { commandLine } from '../builders/operator.ts';
import { askReturn, buildDelivered } from '../builders/return.ts';
import { buildInvitation, buildSeller, buildSellerPasskey, buildSellerWith, sellerHeaders } from '../builders/seller.ts';
import { buildSession } from '../builders/session.ts';
import { buildShopper } from '../builders/shopper.ts';
import { buildStaff } from '../builders/staff.ts';
import { useTestApp } from '../test-app.ts';
import { exampleCall, isRegistered } from './example-call.ts';
import { readEverything } from './read-everything.ts';
import { knownNames, namesIn } from './shop-names.ts';

const testApp = await useTestApp();
const { app, call, clock, database } = testApp;
const { db, pool } = database;
const operating = { db, clock, ...commandLine };
beforeAll(() => db.updateTable('settings').set({ cash_on_delivery: true }).execute());

const isCall = (name: string): name is AnyCallName => Object.hasOwn(allCalls, name);
const endpointOf = (name: AnyCallName): Endpoint => allCalls[name];
const sellerCalls = Object.keys(allCalls).filter((name): name is AnyCallName => isCall(name) && endpointOf(name).access === 'seller');
const needOf = (name: AnyCallName) => endpointOf(name).needs;
const guarded = sellerCalls.filter((name) => needOf(name) !== 'session');

type Names = Readonly<Record<string, string | number | object | null>>;

/** The address with the placeholders of its parameters, and its query as in the example. */
function pathOf(name: AnyCallName, example: string): string {
  const template = name.slice(name.indexOf(' ') + 1);
  const query = example.includes('?') ? example.slice(example.indexOf('?')) : '';
  const filled = example.split('?')[0] ?? '';
  const parts = template.split('/').map((part, index) => (part.startsWith('{') ? `${part}=${filled.split('/')[index] ?? ''}` : part));
  return parts.join('/') + query;
}

/** Fills a parameter of the path or of the query; what the other shop's names do not have stays as in the example. */
function fillIn(path: string, field: string, value: Names[string]): string {
  return path
    .replace(new RegExp(`\\{${field}\\}=[^/?]*`), String(value))
    .replace(new RegExp(`([?&])${field}=[^&]*`), `$1${field}=${value}`);
}

function replaceNames(body: object, names: Names): object {
  return JSON.parse(JSON.stringify(body, (field: string, value: unknown) => (Object.hasOwn(names, field) ? names[field] : value)));
}

const unfilled = /\{\w+\}=/g;

/** The example of a call with these names in place of its own. */
function request(name: AnyCallName, headers: Record<string, string>, names: Names) {
  const example = exampleCall(name);
  const filled = Object.entries(names).reduce((path, [field, value]) => fillIn(path, field, value), pathOf(name, example.path));
  const { query } = endpointOf(name);
  const optional = (query ? describeParameters(query) : []).filter(
    (parameter) => !parameter.required && Object.hasOwn(names, parameter.name),
  );
  const address = optional.reduce(
    (path, { name: field }) => `${path}${path.includes('?') ? '&' : '?'}${field}=${names[field]}`,
    filled.replaceAll(unfilled, ''),
  );
  const body = example.body && replaceNames(example.body, names);
  return call(example.method, address, {
    ...(body && { body }),
    ...(example.form && { form: example.form }),
    headers: { ...example.headers, ...headers },
  });
}

test('every call of the seller panel is served below /api/seller and is the only one there', () => {
  expect(sellerCalls.filter((name) => !isRegistered(app.server, name))).toEqual([]);
  for (const name of Object.keys(allCalls).filter(isCall))
    expect([name, name.includes(' /seller/')]).toEqual([
      name,
      sellerCalls.includes(name) ||
        /^(POST \/seller\/(send-code|sign-in|second-factor(\/passkey)?)|GET \/seller\/invitations\/{token})$/.test(name),
    ]);
});

test.each(sellerCalls)('%s answers 401 to everybody without a session of the seller panel', async (name) => {
  const [shopper, staff] = [await buildSession(db), await buildStaff(db)];
  for (const headers of [
    {},
    { authorization: `Bearer ${shopper.token}` },
    sellerHeaders(shopper.token),
    staff.headers,
    sellerHeaders(staff.token),
  ])
    expect(await request(name, headers, {})).toMatchObject({ status: 401, body: { message: 'Please login first!' } });
});

describe('[seller-05] roles', () => {
  test.each(guarded)('%s without its permission is a 403 and changes no row', async (name) => {
    const needed = needOf(name);
    const { headers } = await buildSellerWith(
      db,
      sellerPermissions.filter((each) => each !== needed),
    );
    const before = await readEverything(pool);
    expect(await request(name, headers, {})).toMatchObject({ status: 403, body: { message: 'Your role does not allow this.' } });
    expect(await readEverything(pool)).toBe(before);
  });

  test.each(guarded)('%s is open to a role with its permission alone', async (name) => {
    const needed = sellerPermissions.filter((each) => each === needOf(name));
    const { headers } = await buildSellerWith(db, needed);
    const { status } = await request(name, headers, {});
    expect([401, 403]).not.toContain(status);
    expect(status).toBeLessThan(500);
  });
});

describe('[seller-02] another shop’s names', () => {
  const named = guarded
    .concat(sellerCalls.filter((name) => needOf(name) === 'session'))
    .filter((name) => namesIn(endpointOf(name)).length > 0);

  test('are in the calls below, which are made from the contract', () => {
    expect(named.length).toBeGreaterThan(7);
    const unknown = named.flatMap((name) =>
      namesIn(endpointOf(name))
        .filter((field) => !knownNames.includes(field))
        .map((field) => `${name}: ${field}`),
    );
    expect(unknown, 'Add the thing of the other shop that this field names to `buildThings`').toEqual([]);
  });

  test.each(named)('in %s are answered like those of nothing, and change no row', async (name) => {
    const [own, other] = [await buildThings(), await buildThings()];
    for (const field of namesIn(endpointOf(name))) {
      const before = await readEverything(pool);
      const names = { ...namesFor(name, own), [field]: namesFor(name, other)[field] ?? '' };
      const { status } = await request(name, own.owner.headers, names);
      expect([name, field, [404, 422].includes(status), status]).toEqual([name, field, true, status]);
      expect(await readEverything(pool)).toBe(before);
    }
  });

  describe('in the cells of a CSV file', () => {
    const things = (() => {
      let built: Promise<[Things, Things]> | undefined;
      return () => (built ??= Promise.all([buildThings(), buildThings()]));
    })();
    const others = ({ owner }: Things) =>
      pool
        .query(
          `select to_jsonb(p) - 'changed_at' as product, (select jsonb_agg(to_jsonb(v) order by v.id) from product_variants v where v.product_id = p.id) as variants,
             (select jsonb_agg(to_jsonb(r) order by r.id) from change_requests r where r.shop_id = p.shop_id) as requests
           from products p where p.shop_id = $1 order by p.id`,
          [owner.shop_id],
        )
        .then(({ rows }) => rows);
    const naming = ['product', 'sku', 'shop', 'category', 'sub_category', 'brand', 'size', 'color', 'unit'];
    const pictures = ['pictures', 'thumbnail', 'variant_picture', 'video'];
    const columns = listCsvColumns(['en', 'ar', 'ir']).map(({ key }) => key);

    test.each([...naming, ...pictures])('%s are unknown: a 422 with line and column, and no row changes', async (column) => {
      expect(columns).toContain(column);
      const [own, other] = await things();
      const { slug } = await namesInCells(own);
      const before = await readEverything(pool);
      for (const name of (await namesInCells(other)).all)
        for (const csv of [
          `product,${column}\n${slug},${name}`,
          `${column},price\n${name},5`,
          `product,${column},stock\n${slug},${name},5`,
        ]) {
          const { status, body } = await importCsv(own.owner.headers, { csv, seen: 'seen' });
          expect([csv, status, Object(body.data).problem_count > 0]).toEqual([csv, 422, true]);
        }
      expect(await readEverything(pool)).toBe(before);
    });

    test('a new product cannot have the name or the SKU of another shop', async () => {
      const [own, other] = await things();
      const { slug, sku } = await namesInCells(other);
      const { rows } = await pool.query('select slug from categories where parent_id is null limit 1');
      const before = await readEverything(pool);
      for (const [product, variant, column] of [
        [slug, '', 'product'],
        ['a-new-cup', sku, 'sku'],
      ]) {
        const csv = `product,sku,name,category,price,stock\n${product},${variant},Cup,${rows[0].slug},5,1`;
        expect(await importCsv(own.owner.headers, { csv, seen: 'seen' })).toMatchObject({
          status: 422,
          body: { data: { problems: [{ line: 2, column, problem: expect.stringContaining('is in use') }] } },
        });
      }
      expect(await readEverything(pool)).toBe(before);
    });

    test.each(columns.filter((key) => ![...naming, ...pictures].includes(key)))(
      '%s are texts and numbers, and nothing of the other shop changes',
      async (column) => {
        const [own, other] = await things();
        const { slug } = await namesInCells(own);
        const before = await others(other);
        for (const name of (await namesInCells(other)).all) {
          const csv = `product,${column}\n${slug},${name}`;
          const { status, body } = await importCsv(own.owner.headers, { csv });
          expect([200, 422]).toContain(status);
          if (status === 200) expect((await importCsv(own.owner.headers, { csv, seen: body.data?.seen })).status).toBeLessThan(500);
        }
        expect(await others(other)).toEqual(before);
      },
    );
  });

  test('in all of these calls send no event to the other shop', { timeout: 300_000 }, async () => {
    const [own, other] = [await buildThings(), await buildThings()];
    // The source of the streams, without the jobs of a server that listens.
    const events = watchPersonEvents({ url: database.url, log: app.server.log });
    onTestFinished(() => events.close());
    await vi.waitFor(() => events.sync(), { timeout: 5000 });
    const [ofOwn, ofOther]: [string[], string[]] = [[], []];
    events.subscribeToShop(own.owner.shop_id, (kind) => ofOwn.push(kind));
    events.subscribeToShop(other.owner.shop_id, (kind) => ofOther.push(kind));
    for (const name of named) {
      const names = namesFor(name, own);
      for (const field of namesIn(endpointOf(name)))
        await request(name, own.owner.headers, { ...names, [field]: namesFor(name, other)[field] ?? '' });
      if (!name.startsWith('GET ')) await request(name, own.owner.headers, names);
    }
    await events.sync();
    expect(ofOther).toEqual([]);
    expect(new Set(ofOwn).size).toBeGreaterThan(2);
    // A change in the other shop itself arrives.
    const body = { seen_status: 'Pending', status: 'Confirm' };
    expect((await call('POST', `/seller/orders/${other.names.code}/status`, { headers: other.owner.headers, body })).status).toBe(200);
    await events.sync();
    expect(ofOther).toContain('order');
  });

  test('never appear in a file', async () => {
    const [own, other] = [await buildThings(), await buildThings()];
    const { all } = await namesInCells(other);
    // Numbers alone may be amounts or quantities of the own shop.
    const names = all.filter((name) => !/^\d*$/.test(name));
    const files = sellerCalls.filter((name) => endpointOf(name).sends?.includes('text/csv'));
    expect(files.length).toBeGreaterThan(3);
    for (const name of files) {
      const url = `/api${name.slice(name.indexOf(' ') + 1)}`;
      const { statusCode, payload } = await app.server.inject({ url, headers: own.owner.headers });
      expect([name, statusCode]).toEqual([name, 200]);
      expect([name, names.filter((each) => payload.includes(each))]).toEqual([name, []]);
    }
  });

  test('never appear in a list', async () => {
    const [own, other] = [await buildThings(), await buildThings()];
    const lists = sellerCalls.filter((name) =>
      /^GET \/seller\/(me|today|orders|conversations|saved-replies|questions|notifications|products|stock|returns|vouchers|sales|statement\/orders)$/.test(
        name,
      ),
    );
    for (const name of lists) {
      const { status, body } = await request(name, own.owner.headers, {});
      expect([name, status]).toEqual([name, 200]);
      for (const code of [
        `by ${other.owner.shop_id}.`,
        other.names.code,
        other.returned.code,
        other.voucher.code,
        `"id":${other.owner.shop_id},`,
        `"product_id":${other.names.product_id},`,
      ])
        expect([name, JSON.stringify(body).includes(String(code))]).toEqual([name, false]);
    }
  });
});

/** A shop with its owner, and a thing for each name of a call. */
async function buildThings() {
  const owner = await buildSeller(db);
  const shopper = await buildShopper(db);
  const product = await buildProduct(db, { shop_id: owner.shop_id });
  await fillCart(db, shopper, product, 2);
  const [order] = readPlaced(await orderBasket(call, { shopper, shopIds: [owner.shop_id], payable: 20 })).orders;
  const code = order?.code ?? '';
  const { person_id } = await buildSeller(db, { shop_id: owner.shop_id, role: 'Packer' });
  const { id: invitation_id } = await buildInvitation(db, { shop_id: owner.shop_id });
  const body = { order_id: order?.id, message: 'Is it packed?' };
  const talk = Conversation.parse((await call('POST', '/conversations', { token: shopper.token, body })).body.data);
  const asked = { product_id: product.id, shop_id: owner.shop_id, question: 'Is it blue?', created_at: new Date() };
  const question = await db.insertInto('product_questions').values(asked).returning('id').executeTakeFirstOrThrow();
  const message_id = talk.messages[0]?.id ?? 0;
  const reply = await db
    .insertInto('saved_replies')
    .values({ shop_id: owner.shop_id, title: 'Packed', message: `It is packed by ${owner.shop_id}.` })
    .returning('id')
    .executeTakeFirstOrThrow();
  const notification = await db
    .selectFrom('shop_notifications')
    .select('id')
    .where('shop_id', '=', owner.shop_id)
    .executeTakeFirstOrThrow();
  const { category_id } = await db.selectFrom('products').select('category_id').where('id', '=', product.id).executeTakeFirstOrThrow();
  const texts = { name: { en: 'Tea cup' }, short_description: {}, description: {} };
  const valid = { category_id, sub_category_id: null, brand_id: null, color_id: null, size_id: null, unit_id: null, ...texts };
  const names: Names = {
    ...{ conversation_id: talk.id, message_id, seen_message_id: message_id },
    ...{ person_id, invitation_id, role: 'Finance', seen_role: 'Packer' },
    ...{ code, codes: code, shop_id: owner.shop_id, seen_status: 'Pending' },
    ...{
      product_id: product.id,
      variant_id: product.variant_id,
      id: product.variant_id,
      picture_ids: [await buildShopPicture(db, owner.shop_id)],
      logo_id: await buildShopPicture(db, owner.shop_id),
      banner_id: null,
    },
    ...{ request_id: await buildChangeRequest(db, { ...owner, product_id: product.id }), price: 10, discount_price: null },
    ...valid,
    question_id: question.id,
    notification_id: notification.id,
    entry_id: await buildImport(owner.headers, product.id),
    passkey_id: await buildSellerPasskey(db, owner.person_id),
    reply_id: reply.id,
  };
  const { id: voucher_id, code: voucherCode } = await buildVoucher(db, { shop_id: owner.shop_id, code: `V${owner.shop_id}` });
  const sale_id = await buildFlashSale(db, { product_id: product.id, price: 500, quantity: 5, shop_id: owner.shop_id });
  return {
    owner,
    names,
    returned: await buildReceived(owner.shop_id),
    voucher: { voucher_id, code: voucherCode },
    sale: { sale_id, price: 5 },
  };
}

const importCsv = (headers: Record<string, string>, body: object) => call('POST', '/seller/product-import', { headers, body });

/** The entry of an import that changed a price. */
async function buildImport(headers: Record<string, string>, productId: number): Promise<number> {
  const { slug } = await db.selectFrom('products').select('slug').where('id', '=', productId).executeTakeFirstOrThrow();
  const csv = `product,price\n${slug},12\n`;
  const { body } = await importCsv(headers, { csv });
  return Number(Object((await importCsv(headers, { csv, seen: body.data?.seen })).body.data).entry_id);
}

/** All that a cell could name of a shop: slugs, SKUs, keys of pictures, codes and ids. */
async function namesInCells({ owner, names, returned, voucher, sale }: Things): Promise<{ slug: string; sku: string; all: string[] }> {
  const { rows } = await pool.query(
    `select p.slug, v.sku, s.slug as shop, (select i.key from shop_pictures u join pictures i on i.id = u.picture_id where u.shop_id = s.id limit 1) as picture
     from products p join shops s on s.id = p.shop_id join product_variants v on v.product_id = p.id where p.id = $1`,
    [names.product_id],
  );
  const [{ slug, sku, shop, picture }] = rows;
  const ids = [names.product_id, names.variant_id, names.request_id, owner.shop_id, sale.sale_id, voucher.voucher_id];
  return { slug, sku, all: [slug, sku, shop, picture, names.code, returned.code, voucher.code, ...ids].map(String) };
}

type Things = Awaited<ReturnType<typeof buildThings>>;

/** Calls of returns, vouchers and sales name one of them where those of orders name an order. */
function namesFor(name: AnyCallName, { names, returned, voucher, sale }: Things): Names {
  if (name.includes('/seller/sale')) return { ...names, ...sale, starts_at: new Date(), ends_at: new Date(Date.now() + 86_400_000) };
  if (name.includes('/seller/vouchers') || name.includes('/seller/offer-')) return { ...names, ...voucher, price: null };
  return name.includes('/seller/return') ? { ...names, ...returned } : names;
}

/** A return of a shop whose items were received, with its line and its photo. */
async function buildReceived(shop_id: number) {
  const { shopper, id, lines } = await buildDelivered(testApp, { shop_id });
  await askReturn(call, { shopper, id }, `${lines[0]}:1:damaged`, { photos: [aFile('png')] });
  const asked = await db.selectFrom('returns').select(['id', 'code']).where('order_id', '=', id).executeTakeFirstOrThrow();
  const photo = await db.selectFrom('return_photos').select('id').where('return_id', '=', asked.id).executeTakeFirstOrThrow();
  const named = { code: asked.code, shopId: shop_id };
  await acceptReturn(operating, { ...named, answer: 'Post it', label_url: null });
  await receiveReturn(operating, named);
  return { code: asked.code, seen_status: 'received', line_id: lines[0] ?? 0, id: photo.id };
}
