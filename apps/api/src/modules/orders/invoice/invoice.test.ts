import { beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { fillCart, orderBasket } from '../../../../test/builders/basket.ts';
import { buildProduct } from '../../../../test/builders/goods.ts';
import { buildShopper } from '../../../../test/builders/shopper.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { notSignedIn } from '../../../platform/app-error.ts';
import { bumpTags } from '../../../platform/cache/content-versions.ts';
import { findOrder, getInvoiceContext, type OrderRow } from '../queries/orders.ts';
import { composeInvoice, type Invoice } from './compose-invoice.ts';
import { renderInvoice } from './render-invoice.ts';

const { app, call, database } = await useTestApp();
const { db } = database;
beforeAll(async () => {
  await db.updateTable('settings').set({ cash_on_delivery: true }).execute();
  const languages = ['ar', 'ir'].map((name) => ({ name, title: name, direction: 'rtl' }));
  await db.insertInto('languages').values(languages).execute();
  await bumpTags(db, ['settings']);
  const inEnglish = notSignedIn().reason.text;
  await vi.waitUntil(async () => (await call('GET', '/orders', { locale: 'ir' })).body.message !== inEnglish, { timeout: 5000 });
});

const Placed = z.object({ orders: z.array(z.object({ id: z.int() })) });

async function buildOrder() {
  const shopper = await buildShopper(db);
  const product = await buildProduct(db);
  await fillCart(db, shopper, product, 2);
  const answer = await orderBasket(call, { shopper, shopIds: [product.shop_id], payable: 20 });
  return { shopper, id: Placed.parse(answer.body.data).orders[0]?.id ?? 0 };
}

function download(id: number | string, token: string | undefined, locale = 'en') {
  const headers = { 'accept-language': locale, ...(token !== undefined && { authorization: `Bearer ${token}` }) };
  return app.server.inject({ method: 'GET', url: `/api/orders/${id}/invoice`, headers });
}

describe('[account-02] the invoice of an order', () => {
  test.each([
    ['en', 'Invoice'],
    ['ar', 'فاتورة'],
    ['ir', 'فاکتور'],
  ])('is a PDF in the language of the request: %s', async (locale, word) => {
    const { shopper, id } = await buildOrder();
    const answer = await download(id, shopper.token, locale);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent(word));
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(answer.rawPayload.toString('latin1')).toContain(`/Lang (${locale === 'ir' ? 'fa' : locale})`);
  });

  test('is its owner’s alone', async () => {
    const { id } = await buildOrder();
    const other = await buildShopper(db);
    expect((await download(id, other.token)).statusCode).toBe(404);
    expect((await download(999_999, other.token)).statusCode).toBe(404);
    expect((await download(id, undefined)).statusCode).toBe(401);
    expect((await download('x', other.token)).statusCode).toBe(422);
  });

  test('contains the refund, and for an order that vouchers paid completely that nothing is to pay', async () => {
    const { shopper, id } = await buildOrder();
    const compose = async () => {
      const row = await findOrder(db, { personId: shopper.id, orderId: id });
      if (!row) throw new Error('The order is not there');
      const about = await getInvoiceContext(db, { shopId: row.shop_id, locale: 'en' });
      return (over: Partial<OrderRow>) =>
        composeInvoice({ ...row, ...over }, about, { locale: 'en', defaultLocale: 'en', translate: ({ text }) => text });
    };
    const composed = await compose();
    expect(composed({})).toMatchObject({ payment: 'Cash on delivery · Not paid yet', payable: '$20.00', refunded: null });
    expect(composed({ refund: { amount: 350, status: 'Done', at: null } })).toMatchObject({
      refunded: { label: 'Refund', value: '\u2068−$3.50\u2069' },
    });
    expect(composed({ payable_amount: 0 })).toMatchObject({ payment: 'Nothing to pay' });
  });

  test('is none where it was cancelled before it was paid', async () => {
    const { shopper, id } = await buildOrder();
    await call('POST', '/orders/cancel', { token: shopper.token, body: { order_id: id, reason: 'Too late' } });
    expect((await download(id, shopper.token)).statusCode).toBe(404);
    const details = await call('GET', `/order-details?order_id=${id}`, { token: shopper.token });
    expect(details.body.data?.order).toMatchObject({ invoice_url: null });
  });
});

test('an invoice of many products and odd names takes as many pages as it needs', async () => {
  const pages = async (count: number) => {
    const bytes = await renderInvoice(buildInvoice(count), {
      direction: 'rtl',
      language: 'ar',
      color: '#933f19',
      translate: ({ text }) => text,
    });
    return bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length;
  };
  expect(await Promise.all([0, 3, 40].map(pages))).toEqual([1, 1, 5]);
});

function buildInvoice(count: number): Invoice {
  const item = { name: `لون (أزرق) 🫖 ${'x'.repeat(80)}`, note: 'M · 35 cl', quantity: '2', price: '$10.00', amount: '$20.00' };
  return {
    code: '#SK-1',
    date: '22',
    marketplace: { name: 'Souk', address: '', phone: null, email: null },
    shop: { name: 'Clay & Co', address: '' },
    buyer: { name: '名前', lines: [], phone: '+91 1' },
    payment: 'Cash',
    items: Array.from({ length: count }, () => item),
    totals: [{ label: 'Total amount', value: '$20.00' }],
    payable: '$20.00',
    refunded: null,
  };
}
