import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from '../support/test.ts';

/** Budgets of the HTML that the server renders, in bytes, with the quality of brotli that it uses; and of its elements. */
const budgets = [
  { path: '/', html: 270_000, brotli: 36_000, elements: 1900 },
  { path: '/?lang=ar', html: 280_000, brotli: 38_000, elements: 1900 },
  { path: '/products/1/details', html: 200_000, brotli: 30_000, elements: 1250 },
  { path: '/products', html: 235_000, brotli: 31_000, elements: 1650 },
  { path: '/blogs', html: 120_000, brotli: 22_000, elements: 600 },
];

for (const { path, ...budget } of budgets) {
  test(`the HTML of ${path} is within its budget`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const brotli = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
    const elements = html.match(/<[a-z]/gi)?.length ?? 0;
    expect(Buffer.byteLength(html)).toBeLessThan(budget.html);
    expect(brotli).toBeLessThan(budget.brotli);
    expect(elements).toBeLessThan(budget.elements);
  });
}
