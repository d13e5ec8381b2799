import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orderStatuses } from '@souk/contract/orders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assertInvariants } from '../../test/ledger.ts';
import { useTestDatabase } from '../../test/test-database.ts';
import { seedDatabase } from './seed.ts';

const { pool } = await useTestDatabase();
const dataFolder = await mkdtemp(join(tmpdir(), 'souk-seed-'));

beforeAll(async () => {
  await seedDatabase({ pool, dataFolder, onProgress: () => undefined });
}, 120_000);
afterAll(() => rm(dataFolder, { recursive: true }));

async function list<Row extends Record<string, unknown>>(question: string): Promise<Row[]> {
  return (await pool.query<Row>(question)).rows;
}

async function count(question: string): Promise<number> {
  const [row] = await list<{ count: number }>(`select count(*)::int as count from ${question}`);
  return row?.count ?? 0;
}

test('the demo data satisfies all invariants', async () => {
  await assertInvariants(pool);
});

test('every picture has an alternative text in three languages', async () => {
  const undescribed = "pictures where coalesce(alt->>'en', '') = '' or coalesce(alt->>'ar', '') = '' or coalesce(alt->>'ir', '') = ''";
  expect(await count(undescribed)).toBe(0);
});

describe('the demo shopper', () => {
  test('has orders in every status, with both payment methods, a partial refund, a full refund and an expired payment', async () => {
    const statuses = await list<{ status: string }>('select distinct status from orders');
    expect(statuses.map(({ status }) => status).toSorted()).toEqual([...orderStatuses].toSorted());
    const methods = await list<{ payment_method: string }>('select distinct payment_method from orders order by 1');
    expect(methods).toEqual([{ payment_method: 'cash' }, { payment_method: 'demo' }]);
    expect(await count('refunds r join orders o on o.id = r.order_id where r.amount < o.payable_amount')).toBe(1);
    expect(await count("orders where payment_status = 'Refunded'")).toBe(1);
    expect(await count("orders where cancel_reason = 'It was not paid in time' and payment_status = 'Failed'")).toBe(1);
  });

  test('sees order events in sequence, none of them in the future', async () => {
    expect(await count('order_events where created_at > now()')).toBe(0);
    expect(
      await count(`order_events later join order_events sooner using (order_id)
        where later.id > sooner.id and later.created_at <= sooner.created_at`),
    ).toBe(0);
    expect(await count("order_events where order_id = (select max(id) from orders where status = 'Delivered')")).toBe(6);
  });

  test('has an expired and an active membership with savings', async () => {
    const rows = await list<{ status: string; saved: boolean }>('select status, saved_amount > 0 as saved from subscriptions order by id');
    expect(rows).toEqual([
      { status: 'expired', saved: true },
      { status: 'active', saved: true },
    ]);
  });

  test('has tickets in every status, two open ones about orders', async () => {
    const statuses = await list<{ status: string }>('select distinct status from tickets order by 1');
    expect(statuses.map(({ status }) => status)).toEqual(['cancel', 'completed', 'running']);
    expect(await count("tickets where status = 'running' and order_id is not null")).toBe(2);
    expect(await count('ticket_messages where not from_shopper')).toBeGreaterThan(3);
  });

  test('has ticket messages, answers and order notes in each of the three languages', async () => {
    const scripts = { en: "~ '[a-z]{3}'", ar: "~ '[يكة]'", ir: "~ '[یکگ]'" };
    for (const [locale, isIn] of Object.entries(scripts)) {
      expect(
        await count(
          `(select ticket_id from ticket_messages where message ${isIn} group by 1 having bool_or(from_shopper) and bool_or(not from_shopper)) asked`,
        ),
        locale,
      ).toBeGreaterThan(1);
      expect(await count(`orders where note ${isIn}`), locale).toBeGreaterThan(0);
    }
  });

  test('has recent views, favorites and collected vouchers of both types', async () => {
    expect(await count('recent_views')).toBeGreaterThan(8);
    expect(await count('favorites')).toBeGreaterThan(4);
    expect(await count('(select distinct discount_type from voucher_collections join vouchers on id = voucher_id) kinds')).toBe(2);
  });
});

describe('the products', () => {
  test('have much, little or no stock, and coloured variants have their own picture', async () => {
    expect(await count('products where not in_stock')).toBeGreaterThan(5);
    expect(await count('product_variants where stock between 1 and 4')).toBeGreaterThan(20);
    expect(await count('product_variants where color_id is not null and picture_id is null')).toBe(0);
  });

  test('have plausible prices', async () => {
    expect(await count('products where discount_price > 0 and discount_price not between price * 0.4 and price - 1')).toBe(0);
    expect(await count('products where price not between 500 and 50000')).toBe(0);
    expect(
      await count(
        'flash_sale_products f join products p on p.id = f.product_id where f.price >= coalesce(nullif(p.discount_price, 0), p.price)',
      ),
    ).toBe(0);
  });

  test('are in a running and in a scheduled flash sale', async () => {
    expect(await count('flash_sales where starts_at <= now() and ends_at > now()')).toBe(1);
    expect(await count('flash_sales where starts_at > now()')).toBe(1);
    expect(await count("flash_sales where name->>'en' like 'Friday%' and extract(dow from starts_at at time zone 'UTC') = 5")).toBe(1);
  });

  test('have reviews that rarely repeat a text, some of them negative', async () => {
    const reviews = await count('reviews');
    expect(reviews).toBeGreaterThan(1350);
    expect(reviews - (await count('(select distinct description from reviews) words'))).toBeLessThan(reviews * 0.15);
    expect(await count('(select 1 from reviews group by description having count(*) > 2) often')).toBe(0);
    expect(await count('reviews where rating <= 2')).toBeGreaterThan(reviews * 0.03);
    expect(await count('(select product_id from reviews group by 1 having count(*) < 3) quiet')).toBe(0);
    expect(await count('(select 1 from reviews group by product_id, author having count(*) > 1) twice')).toBe(0);
  });

  test('have many reviews where they sell well: uneven, in three languages and with photos', async () => {
    const best = await list<{ slug: string; count: number; locales: number; with_photos: number }>(
      `select p.slug, count(*)::int as count, count(distinct r.locale)::int as locales,
        (count(*) filter (where exists (select from review_pictures where review_id = r.id)))::int as with_photos
        from products p join reviews r on r.product_id = p.id group by p.id order by p.sold_count desc limit 12`,
    );
    expect(best.filter(({ count, locales, with_photos }) => count < 15 || locales < 3 || with_photos < 1)).toEqual([]);
    expect(new Set(best.map(({ count }) => count)).size).toBeGreaterThan(5);
    expect(await count('(select product_id from reviews group by 1 having count(*) <= 6) quiet')).toBeGreaterThan(120);
  });
});
