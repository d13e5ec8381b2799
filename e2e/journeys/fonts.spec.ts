import { expect, test } from '../support/test.ts';

/** All fonts of one page, as sent. */
const budget = 50_000;

for (const [language, families, heading] of [
  ['en', ['cairo-basic', 'fraunces-basic'], 'Fraunces'],
  ['ar', ['cairo-arabic', 'cairo-basic', 'reem-kufi-arabic'], 'Reem Kufi'],
  ['ir', ['cairo-basic', 'vazirmatn-arabic'], 'Vazirmatn'],
] as const) {
  test(`the fonts of the home page in ${language} are within their budget`, async ({ page }) => {
    const sent = new Map<string, number>();
    page.on('response', async (answer) => {
      const [, name] = /\/assets\/([\w-]+?)-[\w-]{8}\.woff2$/.exec(answer.url()) ?? [];
      if (name) sent.set(name, (await answer.body()).length);
    });
    await page.goto(`/?lang=${language}`);
    await page.evaluate(async () => {
      scrollTo(0, document.body.scrollHeight);
      await document.fonts.ready;
    });
    await expect.poll(() => [...sent.keys()].sort()).toEqual([...families]);
    expect([...sent.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(budget);
    const used = await page
      .locator('h2:visible')
      .first()
      .evaluate((title) => getComputedStyle(title).fontFamily);
    expect(used.startsWith(heading) || used.startsWith(`"${heading}"`)).toBe(true);
  });
}

test('nothing moves when the fonts arrive late', async ({ page }) => {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((done) => setTimeout(done, 1500));
    await route.continue();
  });
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'shift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(globalThis, 'shift', Reflect.get(globalThis, 'shift') + Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shift'))).toBeLessThan(0.02);
});
