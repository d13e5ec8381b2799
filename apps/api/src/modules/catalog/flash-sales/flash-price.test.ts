import { expect, test } from 'vitest';
import { createAnotherApp } from '../../../../test/another-app.ts';
import { buildFlashSale, buildProduct } from '../../../../test/builders/goods.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { applyPendingChanges } from '../refresh/pending-changes.ts';

const { call, clock, database } = await useTestApp();
const { db } = database;
const cheapest = '/products?sort_type=low_to_high&with_filters=0';

test('[browse-07] a flash price is shown from the start to the end of its sale, in cached answers too', async () => {
  const { id } = await buildProduct(db, { price: 1000, discount_price: 800, selling_price: 800 });
  const { id: other } = await buildProduct(db, { price: 700, selling_price: 700 });
  const starts_at = new Date(clock.now().getTime() + 60_000);
  const ends_at = new Date(clock.now().getTime() + 120_000);
  const sale = await buildFlashSale(db, { product_id: id, price: 500, quantity: 5, starts_at, ends_at });
  const { read, close } = await createAnotherApp(database, clock);
  const listed = async () => Object(await read(cheapest)).products.map((product: { id: number }) => product.id);
  const shown = async () => Object(await read(cheapest)).products.find((product: { id: number }) => product.id === id);
  expect(await shown()).toMatchObject({ discount_price: 8, flash_sale: null });
  expect(await read('/flash-sales')).toMatchObject({ running: [], incoming: [{ id: sale }] });
  clock.advance(59.999);
  expect(await shown()).toMatchObject({ discount_price: 8, flash_sale: null });

  clock.advance(0.001);
  expect(await shown()).toMatchObject({ discount_price: 5, flash_sale: { id: sale, ends_at: ends_at.toISOString() } });
  expect(await read('/flash-sales')).toMatchObject({ running: [{ id: sale }], incoming: [] });
  // The columns that lists sort and filter by are updated within a second.
  expect(await listed()).toEqual([other, id]);
  await applyPendingChanges(db, clock);
  await expect.poll(listed, { timeout: 5000 }).toEqual([id, other]);
  expect(await read('/products?max_price=5&with_filters=0')).toMatchObject({ total: 1, products: [{ id }] });

  clock.advance(60);
  expect(await shown()).toMatchObject({ discount_price: 8, flash_sale: null });
  expect(await read(`/product-details?product_id=${id}`)).toMatchObject({ product: { discount_price: 8 } });
  await applyPendingChanges(db, clock);
  await expect.poll(listed, { timeout: 5000 }).toEqual([other, id]);
  await close();
});

test('[browse-07] the lower of two flash prices counts; a sold-out or higher one does not', async () => {
  const { id } = await buildProduct(db, { price: 1000, discount_price: 800 });
  await buildFlashSale(db, { product_id: id, price: 850, quantity: 5 });
  expect((await call('GET', `/product-details?product_id=${id}`)).body.data).toMatchObject({
    product: { discount_price: 8, flash_sale: null },
  });
  const low = await buildProduct(db, { price: 1000, discount_price: 800, variants: [{ extra_price: 100 }] });
  await buildFlashSale(db, { product_id: low.id, price: 600, quantity: 5 });
  await buildFlashSale(db, { product_id: low.id, price: 700, quantity: 5 });
  const sold = await buildFlashSale(db, { product_id: low.id, price: 100, quantity: 5 });
  await db.updateTable('flash_sale_products').set({ sold: 5 }).where('flash_sale_id', '=', sold).execute();
  expect((await call('GET', `/product-details?product_id=${low.id}`)).body.data).toMatchObject({
    product: { price: 10, discount_price: 6, variants: [{ price: 11, discount_price: 7 }] },
  });
});
