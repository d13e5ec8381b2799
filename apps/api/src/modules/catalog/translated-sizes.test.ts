import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { buildProduct, buildSize } from '../../../test/builders/goods.ts';
import { useTestApp } from '../../../test/test-app.ts';

const { call, database } = await useTestApp();
const { db, pool } = database;

await db.insertInto('languages').values({ name: 'ar', title: 'العربية', direction: 'rtl' }).execute();
await db.insertInto('content_versions').values({ tag: 'settings' }).execute();

test('a size shows its name in the language of the request, on product pages, in filters and in carts', async () => {
  const small = await buildSize(db, '50 ml', { ar: '50 مل', ir: '۵۰ میلی‌لیتر' });
  const large = await buildSize(db, 'XL');
  const product = await buildProduct(db, { variants: [{ size_id: small }, { size_id: large }] });
  const names = async (locale: string) => {
    const page = await call('GET', `/product-details?product_id=${product.id}`, { locale });
    const list = await call('GET', `/products?size_id=${small}`, { locale });
    return [page.body.data, list.body.data];
  };
  await expect
    .poll(() => names('ar'), { timeout: 5000 })
    .toMatchObject([{ product: { sizes: [{ id: small, name: '50 مل' }, { name: 'XL' }] } }, { filters: { sizes: [{ name: '50 مل' }] } }]);
  expect(await names('en')).toMatchObject([{ product: { sizes: [{ name: '50 ml' }, { name: 'XL' }] } }, {}]);
});

test('the migration gives existing sizes, and those of orders, their name in all languages', async () => {
  const folder = resolve(import.meta.dirname, '../../../db/migrations');
  const file = (await readdir(folder)).find((name) => name.endsWith('-translated-sizes.sql')) ?? '';
  const migration = await readFile(resolve(folder, file), 'utf8');
  await pool.query(`begin;
    delete from product_variants; delete from sizes;
    alter table sizes alter column name type text using name ->> 'en', add constraint sizes_name_key unique (name);
    alter table order_lines alter column size type text using size ->> 'en';
    insert into sizes (name) values ('One size');
    ${migration}; commit`);
  const languages = await db.selectFrom('languages').select('name').execute();
  const [size] = await db.selectFrom('sizes').select('name').execute();
  expect(size?.name).toEqual(Object.fromEntries(languages.map(({ name }) => [name, 'One size'])));
});
