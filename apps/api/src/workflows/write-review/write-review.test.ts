import { type OrderStatus, OwnReview } from '@souk/contract/orders';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { aFile, buildForm, type FormParts } from '../../../test/build-form.ts';
import { fillCart, orderBasket } from '../../../test/builders/basket.ts';
import { buildReview } from '../../../test/builders/catalog.ts';
import { buildProduct } from '../../../test/builders/goods.ts';
import { moveOrderTo } from '../../../test/builders/move-orders.ts';
import { buildShopper } from '../../../test/builders/shopper.ts';
import { useTestApp } from '../../../test/test-app.ts';

const { call, database, mediaFiles } = await useTestApp();
const { db } = database;
await db.updateTable('settings').set({ cash_on_delivery: true }).execute();

const Placed = z.object({ orders: z.array(z.object({ id: z.int() })) });
const Reviewed = z.object({ review: OwnReview });
const Reviews = z.object({ reviews: z.array(z.object({ rating: z.int() })) });

/** Somebody who has had a bowl delivered. */
async function buildDelivered(status: OrderStatus = 'Delivered') {
  const shopper = await buildShopper(db, { name: 'Nadia Karim' });
  const product = await buildProduct(db);
  await fillCart(db, shopper, product, 2);
  const placed = await orderBasket(call, { shopper, shopIds: [product.shop_id], payable: 20 });
  const orderId = Placed.parse(placed.body.data).orders[0]?.id ?? 0;
  if (status === 'Cancelled') await db.updateTable('orders').set({ status }).where('id', '=', orderId).execute();
  else if (status !== 'Pending') await moveOrderTo(db, orderId, status);
  return { shopper, product, orderId };
}
type Delivered = Awaited<ReturnType<typeof buildDelivered>>;

let shades = 0;

/** A photo that nobody has sent before. */
async function newPhoto(): Promise<File> {
  shades += 1;
  // Far apart, for what is nearly alike becomes the same when it is packed.
  const background = { r: (shades * 67) % 256, g: (shades * 97) % 256, b: (shades * 31) % 256 };
  return new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 50, height: 50, channels: 3, background } })
          .jpeg()
          .toBuffer(),
      ),
    ],
    'photo.jpg',
  );
}

function write({ shopper, product, orderId }: Delivered, over: Record<string, string | undefined> = {}, photos: readonly File[] = []) {
  const fields = { product_id: String(product.id), order_id: String(orderId), rating: '4', description: 'Lovely glaze', ...over };
  const texts = Object.entries(fields).flatMap(([name, value]): FormParts => (value === undefined ? [] : [[name, value]]));
  const form = buildForm([...texts, ...photos.map((photo) => ['photos', photo] as const)]);
  return call('POST', '/product-review', { token: shopper.token, form });
}
const reviewOf = (answer: Awaited<ReturnType<typeof write>>) => Reviewed.parse(answer.body.data).review;
const starsOf = (id: number) =>
  db.selectFrom('products').select(['rating_sum', 'rating_count']).where('id', '=', id).executeTakeFirstOrThrow();

test('[account-02] a delivered product is reviewed with photos; everybody sees the review and the new rating', async () => {
  const delivered = await buildDelivered();
  const { shopper, product, orderId } = delivered;
  // Read before the change, so that an outdated answer is cached.
  expect((await call('GET', `/reviews?product_id=${product.id}`)).body.data).toMatchObject({ total: 0 });
  const answer = await write(delivered, {}, [await newPhoto(), await newPhoto()]);
  expect(answer).toMatchObject({ status: 200, body: { message: 'Thank you for your review' } });
  expect(answer.headers['set-cookie']).toContain('souk_changed=1; Max-Age=10;');
  const own = reviewOf(answer);
  expect(own).toMatchObject({ rating: 4, description: 'Lovely glaze', photos: [{ picture: { width: 50 } }, { picture: { width: 50 } }] });
  // The answer cache is emptied shortly after the commit.
  const seen = async (path: string) => (await call('GET', `${path}?product_id=${product.id}`)).body.data;
  await vi.waitFor(async () =>
    expect(await seen('/reviews')).toMatchObject({
      total: 1,
      reviews: [{ id: own.id, author: 'Nadia K.', rating: 4, photos: [{ src: own.photos[0]?.picture.src }, {}] }],
      average_rating_percentage: { rating: 4 },
    }),
  );
  await vi.waitFor(async () => expect(await seen('/product-details')).toMatchObject({ product: { rating: 4, total_reviews: 1 } }));
  const order = await call('GET', `/order-details?order_id=${orderId}`, { token: shopper.token });
  expect(order.body.data).toMatchObject({ order: { can_review: true, products: [{ review: own }] } });
});

test('reviews are sorted by rating, and show what was bought and the newest photos', async () => {
  const shopper = await buildShopper(db, { name: 'Nadia Karim' });
  const product = await buildProduct(db);
  await fillCart(db, shopper, product, 1);
  const placed = await orderBasket(call, { shopper, shopIds: [product.shop_id], payable: 10 });
  const orderId = Placed.parse(placed.body.data).orders[0]?.id ?? 0;
  await moveOrderTo(db, orderId, 'Delivered');
  const size = { size: JSON.stringify({ en: 'Large', ar: 'كبير' }), color: JSON.stringify({ en: 'Sand', ar: 'رملي' }) };
  await db.updateTable('order_lines').set(size).where('order_id', '=', orderId).execute();
  await write({ shopper, product, orderId }, { rating: '3' }, [await newPhoto()]);
  await buildReview(db, { product_id: product.id, shop_id: product.shop_id, rating: 5, locale: 'ar' });
  await buildReview(db, { product_id: product.id, shop_id: product.shop_id, rating: 1 });
  const ratings = async (sort: string) => {
    const { body } = await call('GET', `/reviews?product_id=${product.id}&sort_type=${sort}`);
    return Reviews.parse(body.data).reviews.map(({ rating }) => rating);
  };
  expect([await ratings('newest'), await ratings('highest'), await ratings('lowest')]).toEqual([
    [1, 5, 3],
    [5, 3, 1],
    [1, 3, 5],
  ]);
  expect(await call('GET', `/reviews?product_id=${product.id}&sort_type=best`)).toMatchObject({ status: 422 });
  const { body } = await call('GET', `/reviews?product_id=${product.id}&sort_type=newest&per_page=7`);
  expect(body.data).toMatchObject({
    reviews: [
      { variant: null, language: 'en' },
      { variant: null, language: 'ar' },
      { variant: 'Large · Sand', language: 'en', photos: [{ width: 50 }] },
    ],
    photos: [{ width: 50 }],
  });
});

test('[account-02] a second review replaces stars, text and photos of the first', async () => {
  const delivered = await buildDelivered();
  const first = reviewOf(await write(delivered, {}, [await newPhoto(), await newPhoto()]));
  const files = await mediaFiles();
  const retained = first.photos[1];
  const second = reviewOf(
    await write(delivered, { rating: '2', description: 'It broke', kept_photos: String(retained?.id) }, [await newPhoto()]),
  );
  expect(second).toMatchObject({ id: first.id, rating: 2, description: 'It broke', photos: [retained, {}] });
  // One was added, one removed.
  expect(await mediaFiles()).toBe(files);
  expect(await starsOf(delivered.product.id)).toEqual({ rating_sum: 2, rating_count: 1 });
  expect(reviewOf(await write(delivered, { rating: '3' })).photos).toEqual(second.photos);
  expect(reviewOf(await write(delivered, { kept_photos: '' })).photos).toEqual([]);
  expect(await mediaFiles()).toBe(files - 2);
});

test('ten concurrent reviews are one review', async () => {
  const delivered = await buildDelivered();
  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => write(delivered, { rating: String((index % 5) + 1) })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await starsOf(delivered.product.id)).rating_count).toBe(1);
});

test("a photo that somebody else's review shows too stays when it is taken from one", async () => {
  const [one, other] = [await buildDelivered(), await buildDelivered()];
  const photo = await newPhoto();
  const shown = reviewOf(await write(one, {}, [photo]));
  await write(other, {}, [photo]);
  const files = await mediaFiles();
  await write(other, { kept_photos: '' });
  expect(await mediaFiles()).toBe(files);
  expect(shown.photos).toHaveLength(1);
});

test('at most five photos, including retained ones', async () => {
  const delivered = await buildDelivered();
  const photos = await Promise.all(Array.from({ length: 6 }, newPhoto));
  const words = { status: 422, body: { errors: { photos: ['The photos field may have at most 5 files'] } } };
  expect(await write(delivered, {}, photos)).toMatchObject(words);
  const files = await mediaFiles();
  expect((await write(delivered, {}, photos.slice(0, 3))).status).toBe(200);
  expect(await write(delivered, {}, photos.slice(3, 6))).toMatchObject(words);
  expect(await mediaFiles()).toBe(files + 3);
});

test.each(['Pending', 'On The Way', 'Cancelled'] as const)('an order that is %s is not reviewed, and no photo stays', async (status) => {
  const delivered = await buildDelivered(status);
  const files = await mediaFiles();
  expect(await write(delivered, {}, [await newPhoto()])).toMatchObject({
    status: 409,
    body: { message: 'You can review this after delivery' },
  });
  expect(await mediaFiles()).toBe(files);
});

test("somebody else's order and a product that is not in it are not found", async () => {
  const [one, other] = [await buildDelivered(), await buildDelivered()];
  expect(await write({ ...one, shopper: other.shopper })).toMatchObject({ status: 404, body: { message: 'Order not found' } });
  expect(await write({ ...one, product: other.product })).toMatchObject({ status: 404 });
  expect(await write({ ...one, orderId: 987_654_321 })).toMatchObject({ status: 404 });
});

test('[call-03] [call-04] anonymous is a 401, an invalid field is named', async () => {
  const delivered = await buildDelivered();
  expect(await call('POST', '/product-review', { form: buildForm([]) })).toMatchObject({ status: 401 });
  for (const [field, over] of [
    ['rating', { rating: '6' }],
    ['rating', { rating: '4.5' }],
    ['rating', { rating: undefined }],
    ['description', { description: ' ' }],
    ['description', { description: 'x'.repeat(2001) }],
    ['order_id', { order_id: 'x' }],
    ['kept_photos', { kept_photos: '1,' }],
  ] as const) {
    const answer = await write(delivered, over);
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]]);
  }
  expect(await write(delivered, {}, [aFile('svg')])).toMatchObject({ status: 422, body: { errors: { photos: [expect.any(String)] } } });
});
