import type { Page } from '@playwright/test';
import { markPage, openStatic } from '../support/configure.ts';
import { pressAtOnce } from '../support/press-at-once.ts';
import { expect, messages, test } from '../support/test.ts';

const posts = (page: Page) => page.getByRole('main').getByRole('article');
const slug = 'a-scent-has-a-clock';

for (const path of ['/blogs', `/blog/${slug}`]) {
  test(`[shell-03] [drawer-01] ${path} has a header that stays, the footer and the cart drawer, and no cart tab`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.locator('.cart-tab')).toHaveCount(0);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    await expect.poll(() => page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().top)).toBe(0);
    await page.getByRole('banner').getByRole('button', { name: 'Cart', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'My Cart' }).getByText('Cart is empty')).toBeVisible();
  });
}

test('[drawer-01] other pages have the cart tab from the first item, but not while the cart is empty', async ({ page, shopper }) => {
  expect(shopper.token).toBeTruthy();
  await page.goto('/products');
  const tab = page.getByRole('button', { name: /^Cart, \d+ items?, / });
  await expect(tab).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add .* to cart$/ })
    .first()
    .click();
  await expect(tab).toHaveAccessibleName(/^Cart, 1 item, \$/);
  await tab.click();
  const drawer = page.getByRole('dialog', { name: 'My Cart' });
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(tab).toBeFocused();
});

test('[browse-01] [browse-08] posts by category, words, tag and page each have their own address', async ({ page }) => {
  await page.goto('/blogs');
  await expect(page).toHaveTitle('Blogs - Souk');
  await expect(posts(page)).toHaveCount(9);
  const tabs = page.getByRole('navigation', { name: 'Categories' });
  await tabs.getByRole('link', { name: /^Makers/ }).click();
  await expect(page).toHaveURL(/\/blogs\?category_id=\d+$/);
  await expect(posts(page)).toHaveCount(3);
  await expect(page).toHaveTitle('Makers - Souk');
  await page.reload();
  await expect(tabs.getByRole('link', { name: /^Makers/ })).toHaveAttribute('aria-current', 'page');
  await expect(posts(page)).toHaveCount(3);
  await tabs.getByRole('link', { name: 'All' }).click();
  await expect(posts(page)).toHaveCount(9);

  const box = page.getByRole('main').getByRole('searchbox', { name: 'Search posts' });
  await box.fill('kiln');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/blogs\?search=kiln$/);
  await expect(posts(page).getByRole('heading', { name: 'A night beside the kiln' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove kiln' }).click();
  await expect(posts(page)).toHaveCount(9);

  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/\/blogs\?page=2$/);
  await expect(posts(page)).toHaveCount(3);
  await page.goBack();
  await expect(posts(page)).toHaveCount(9);
});

test('[browse-08] two filters removed in quick succession are both removed', async ({ page }) => {
  await page.goto('/blogs?tag=visits&search=kiln');
  const chosen = page.getByRole('list', { name: 'Active filters' });
  await expect(chosen.getByRole('button')).toHaveCount(2);
  await pressAtOnce(chosen.getByRole('button'), 2);
  await expect(page).toHaveURL(/\/blogs$/);
  await expect(posts(page)).toHaveCount(9);
});

test('[every-03] a search without results shows so and links to all posts', async ({ page }) => {
  await page.goto('/blogs?search=qqqzzz');
  await expect(page.getByRole('heading', { name: 'No results for “qqqzzz”' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'View all posts' }).click();
  await expect(page).toHaveURL(/\/blogs$/);
  await expect(posts(page)).toHaveCount(9);
});

test('[browse-08] a post can be read and shared, and links to its category, other posts and products', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/blogs');
  await page.getByRole('link', { name: 'A scent has a clock' }).click();
  await expect(page).toHaveURL(new RegExp(`/blog/${slug}$`));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('A scent has a clock');
  await expect(main.getByText('Mina Haddad').first()).toBeVisible();
  await expect(main.locator('header').getByRole('time').or(main.locator('header time'))).toHaveText(/^\w+ \d+, \d{4}$/);
  await expect(main.getByRole('heading', { name: 'What stays' })).toBeVisible();

  await main.getByRole('button', { name: 'Copy link' }).click();
  await expect(messages(page).filter({ hasText: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`^http.+/blog/${slug}$`));
  await expect(main.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute('href', /wa\.me.*A%20scent%20has%20a%20clock/);

  await expect(main.getByRole('region', { name: 'Most read' }).getByRole('listitem')).toHaveCount(5);
  await expect(main.getByRole('region', { name: 'In the shops' }).getByRole('article')).toHaveCount(5);
  await expect(main.getByRole('region', { name: 'More to read' }).getByRole('article')).toHaveCount(3);
  await main.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'Workshop visit' }).click();
  await expect(page).toHaveURL(/\/blogs\?tag=visits$/);
  await expect(page.getByRole('status').filter({ hasText: '4 posts' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Workshop visit' }).click();
  await expect(page).toHaveURL(/\/blogs$/);
});

test('[browse-08] scrolling to the end of a post counts one reader', async ({ page }) => {
  await page.goto('/blog/one-record-both-sides');
  const counted = page.waitForResponse((answer) => answer.url().endsWith('/api/blog/one-record-both-sides/read'));
  await page.getByRole('list', { name: 'Tags' }).scrollIntoViewIfNeeded();
  expect((await counted).status()).toBe(200);
});

test('[browse-08] a post has metadata for search engines in the visitor’s language', async ({ request }) => {
  const html = await (await request.get(`/blog/${slug}?lang=ar`)).text();
  expect(html).toContain('<title>للعطر ساعة - سوق</title>');
  for (const property of ['og:type" content="article"', 'article:published_time"', 'article:author" content="مينا حداد"']) {
    expect(html).toContain(`<meta property="${property}`);
  }
  expect(html).toMatch(/<meta property="og:image" content="http[^"]+\/media\/\w+\/1600\.\w+"/);
  const data = JSON.parse(/<script type="application\/ld\+json">(.+?)<\/script>/.exec(html)?.[1] ?? '{}');
  expect(data['@graph'].map((thing: { '@type': string }) => thing['@type'])).toEqual(['BlogPosting', 'BreadcrumbList']);
  expect(data['@graph'][0]).toMatchObject({ headline: 'للعطر ساعة', inLanguage: 'ar', author: { name: 'مينا حداد' } });
});

test('[browse-08] a text page shows the content of the server, and its headings have anchors', async ({ page }) => {
  await page.goto('/page/terms-and-conditions');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /[^/]\/terms-and-conditions$/);
  await expect(page.getByRole('main').getByText('Last updated')).toBeVisible();
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Reviews' }).click();
  await expect(page).toHaveURL(/#reviews$/);
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeInViewport();
});

for (const path of ['/blog/no-such-post', '/page/no-such-page', `/page/${'x'.repeat(200)}`]) {
  test(`[shell-22] ${path.slice(0, 30)} is answered with 404`, async ({ page, allowConsole }) => {
    allowConsole(/404/);
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });
}

test('[browse-08] the contact form shows errors, loses no input, and is replaced by a confirmation', async ({ page, allowConsole }) => {
  allowConsole(/503|422/);
  await page.goto('/contact-us');
  const ways = page.getByRole('region', { name: 'Contact details' });
  await expect(ways.getByRole('link', { name: '+1 202 555 0147' }).first()).toHaveAttribute('href', 'tel:+12025550147');
  await expect(ways.getByRole('link', { name: 'hello@souk.example' })).toHaveAttribute('href', 'mailto:hello@souk.example');
  const form = page.getByRole('form', { name: 'Write to us' });
  const send = form.getByRole('button', { name: 'Send message' });
  await send.click();
  await expect(form.getByText('The Full name field is required')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Full name' })).toBeFocused();
  await form.getByRole('textbox', { name: 'Full name' }).fill('Maya');
  await form.getByRole('textbox', { name: 'Phone number' }).fill('call me');
  await form.getByRole('textbox', { name: 'Subject' }).fill('The kiln');
  await form.getByRole('textbox', { name: 'Message' }).fill('Is it open on Friday?');
  await send.click();
  await expect(form.getByText('Enter digits only')).toBeVisible();
  await form.getByRole('textbox', { name: 'Phone number' }).fill('+91 98765 43210');

  await page.route('**/api/support', (route) => route.fulfill({ status: 503, json: { message: 'The post office is closed' } }));
  await send.click();
  await expect(form.getByRole('alert')).toHaveText('The post office is closed');
  await page.route('**/api/support', (route) =>
    route.fulfill({ status: 422, json: { message: 'No', errors: { subject: ['Say a little more'] } } }),
  );
  await send.click();
  await expect(form.getByText('Say a little more')).toBeVisible();
  await page.unroute('**/api/support');
  await page.reload();
  await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('Is it open on Friday?');
  await expect(form.getByRole('textbox', { name: 'Full name' })).toHaveValue('Maya');
  await send.click();
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeFocused();
  await expect(page.getByRole('main').getByText('Thank you. We received your message and will reply soon.')).toBeVisible();
  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('');
});

test('[browse-08] the contact form is prefilled with the name of a signed-in shopper', async ({ page, shopper }) => {
  await page.goto('/contact-us');
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Nadia Karim');
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toHaveValue(new RegExp(`${shopper.phone}$`));
});

test('[browse-08] help is found by search and by topic, and each answer has its own address', async ({ page }) => {
  await page.goto('/support#it-arrived-broken');
  const answer = page.getByText('The shop sends another one or gives the money back');
  await expect(answer).toBeVisible();
  await expect(answer).toBeInViewport();
  const box = page.getByRole('main').getByRole('searchbox', { name: 'Search the FAQ' });
  await box.fill('several orders');
  await expect(page.getByRole('status').filter({ hasText: /^1 answer$/ })).toBeVisible();
  await expect(page.getByText('is therefore three orders and three parcels')).toBeVisible();
  await box.fill('qqqzzz');
  await expect(page.getByRole('heading', { name: 'No answers found for “qqqzzz”' })).toBeVisible();
  await box.fill('');
  const isSame = await markPage(page);
  await page
    .getByRole('navigation', { name: 'Topics' })
    .getByRole('link', { name: /^Delivery/ })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: 'Delivery' })).toBeInViewport();
  await page.getByText('How long does delivery take?').click();
  await page.getByRole('main').getByRole('link', { name: 'Shipping' }).click();
  await expect(page).toHaveURL(/\/page\/shipping-policy$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Shipping' })).toBeVisible();
  expect(await isSame()).toBe(true);
});

test('[browse-08] tickets need a sign-in', async ({ page }) => {
  await page.goto('/support');
  await page.getByRole('link', { name: 'Your support tickets' }).click();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
  await expect(page).toHaveURL(/\/support$/);
});

test('[browse-08] a server without help topics still shows the contact options', async ({ page, allowConsole }) => {
  allowConsole(/404/);
  await page.route('**/api/help-topics', (route) => route.fulfill({ status: 404, json: { message: 'Not found' } }));
  await openStatic(page, '/support');
  await expect(page.getByRole('heading', { level: 1, name: 'How can we help?' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Still need help?' }).getByRole('link', { name: 'hello@souk.example' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Topics' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveCount(0);
});

test('[browse-08] home shows the latest posts, and loads their code when they come near the screen', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/');
  const latest = page.getByRole('region', { name: 'Latest posts' });
  await expect(latest.getByRole('article')).toHaveCount(3);
  expect(scripts.filter((address) => address.includes('/latest-p'))).toEqual([]);
  const isSame = await markPage(page);
  const code = page.waitForRequest((request) => request.url().includes('/latest-p'));
  await latest.scrollIntoViewIfNeeded();
  await code;
  await expect(latest.getByRole('article')).toHaveCount(3);
  await expect
    .poll(() =>
      latest
        .getByRole('article')
        .first()
        .evaluate((article) => Object.keys(article).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true);
  await latest.getByRole('link', { name: 'All posts' }).click();
  await expect(page).toHaveURL(/\/blogs$/);
  expect(await isSame()).toBe(true);
});
