import { expect, test } from 'vitest';
import { useTestApp } from '../../../../test/test-app.ts';
import { references } from './picture-uses.ts';
import { columns } from './text-uses.ts';

const { database } = await useTestApp();
const { pool } = database;

/** The library itself: the shop that stored a picture, the files that it had before, and whether anything refers to it. */
const ofTheLibrary = ['replaced_pictures.picture_id', 'shop_pictures.picture_id', 'unreferenced_pictures.picture_id'];

test('the library knows every column that refers to a picture', async () => {
  const { rows } = await pool.query<{ name: string }>(`
    select c.conrelid::regclass || '.' || a.attname as name from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'pictures'::regclass order by 1`);
  const known = references.map(({ table, column }) => `${table}.${column}`);
  expect(rows.map(({ name }) => name)).toEqual([...known, ...ofTheLibrary].sort());
});

test('a column that is named like a reference to a picture is one', async () => {
  const { rows } = await pool.query<{ name: string }>(`
    select a.attrelid::regclass || '.' || a.attname as name from pg_attribute a join pg_class t on t.oid = a.attrelid
    where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
      and a.attname ~ '(picture|thumbnail|logo|banner|photo|cover)(_rtl)?_id$'
      and not exists (select from pg_constraint c where c.conrelid = t.oid and c.contype = 'f' and a.attnum = any (c.conkey))`);
  expect(rows).toEqual([]);
});

/** Columns of addresses and long texts that never have the address of a picture of the library. */
const withoutPictures = [
  // Addresses of other sites, and of films.
  ...['demo_payments.cancel_url', 'demo_payments.return_url', 'parcels.tracking_url', 'products.video_url', 'returns.label_url'],
  // Plain text.
  ...['categories.description', 'demo_payments.description', 'flash_sales.description', 'plans.description', 'product_questions.answer'],
  ...['returns.answer', 'reviews.description', 'seo_texts.description', 'settings.footer_description', 'shop_applications.description'],
  ...['shops.description'],
  // Answers of calls that were made twice; they expire.
  'idempotency.answer',
];

test('every column of addresses or of HTML is searched for the addresses of pictures, or is known to have none', async () => {
  const { rows } = await pool.query<{ name: string }>(`
    select a.attrelid::regclass || '.' || a.attname as name from pg_attribute a join pg_class t on t.oid = a.attrelid
    where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
      and a.atttypid in ('text'::regtype, 'jsonb'::regtype) and a.attname ~ '(_url|^body|description|^answer|^state|^content|html)$'
      and a.attname <> 'short_description' order by 1`);
  const known = columns.map(({ table, column }) => `${table}.${column}`);
  expect(rows.map(({ name }) => name).sort()).toEqual([...known, ...withoutPictures].sort());
});
