import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from '../support/test.ts';

/** Budgets of the HTML that the server renders, in bytes, with the quality of brotli that it uses; and of its elements. */
const budgets = [
  { path: '/', html: 262_000, brotli: 35_000, elements: 1860 },
  { path: '/?lang=ar', html: 272_000, brotli: 36_500, elements: 1860 },
  { path: '/products/1/details', html: 197_000, brotli: 30_200, elements: 1220 },
  { path: '/products', html: 230_000, brotli: 30_000, elements: 1620 },
  { path: '/blogs', html: 112_000, brotli: 20_500, elements: 550 },
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
