import { beforeAll, describe, expect, test } from 'vitest';
import { createFakeApi } from '../../../test/fake-api/fake-api.ts';
import { createRenderer } from './render-page.tsx';

const template =
  '<!doctype html><html lang="en" dir="ltr"><head><!--head--><title>x</title><!--/head--><script type="module" crossorigin src="/assets/index.js"></script><link rel="modulepreload" crossorigin href="/assets/vendor.js"><link rel="stylesheet" crossorigin href="/assets/index.css"></head><body><div id="root"><!--app--></div><!--data--></body></html>';
const rule = (css: string, needs?: string[][]) => ({ css, within: [], uses: [], ...(needs && { needs }) });
const styles = {
  file: 'assets/styles.css',
  layers: [],
  rules: [rule('html{color:#000}'), rule('.page-wide{inline-size:100%}', [['page-wide']]), rule('.unused{color:#000}', [['unused']])],
};
const inlined = 'html{color:#000}.page-wide{inline-size:100%}';
const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['vendor'], css: ['assets/index.css'] },
  'src/start-after-paint.ts': { file: 'assets/start.js' },
  vendor: { file: 'assets/vendor.js' },
  'src/routes/home.tsx': { file: 'assets/home.js', imports: ['vendor'] },
};

function open(url: string, { cookie, ...parts }: Parameters<typeof createFakeApi>[0] & { cookie?: string } = {}) {
  const api = createFakeApi(parts);
  return createRenderer({ template, manifest, styles, origin: 'https://shop.example' })({ url, headers: { cookie } }, api.fetch);
}

describe('the home page as HTML', () => {
  let html = '';
  beforeAll(async () => {
    html = (await open('/')).html;
  });

  test('[shell-04] has only the shop’s name as its title, once', () => {
    expect(html.match(/<title>[^<]*<\/title>/g)).toEqual(['<title>Souk</title>']);
  });

  test('[shell-01] has header, content and footer', () => {
    expect(html).toContain('Hand-pierced brass lantern');
    expect(html).toMatch(/<header[\s\S]*<main[\s\S]*<footer/);
  });

  test('contains its data as text without an executable script', () => {
    const scripts = [...html.matchAll(/<script([^>]*)>([^<]*)/g)].filter(([, attributes]) => !attributes?.includes('application/'));
    expect(scripts.map(([, , text]) => text)).toEqual(['']);
  });

  test('starts with one small script that lists the code of the page', () => {
    const [, script = ''] = /<script type="module"([^>]*)>/.exec(html) ?? [];
    expect(script).toContain('src="/assets/start.js" data-styles="/assets/styles.css" data-sheet="/assets/index.css"');
    expect(script).toContain('data-entry="/assets/vendor.js /assets/index.js"');
    expect(script).toContain('data-code="/assets/index.js /assets/vendor.js /assets/home.js"');
    expect(html).not.toContain('modulepreload');
  });

  test('has only its own rules inline, and no link that Chromium would fetch while it loads the first picture', () => {
    expect(html).toContain(`<style>${inlined}</style>`);
    expect(html).not.toContain('<link rel="stylesheet"');
  });

  test('preloads the font early in the body, since in the head it would delay the first frame', () => {
    expect(html).toMatch(/<body><link rel="preload" as="font"/);
    expect(html.match(/as="font"/g)).toHaveLength(2);
  });

  test('has its address and languages for search engines', () => {
    expect(html).toContain('<link rel="canonical" href="https://shop.example/"/>');
    expect(html).toContain('hrefLang="en" href="https://shop.example/"');
    expect(html).toContain('hrefLang="fa" href="https://shop.example/?lang=ir"');
    expect(html).toContain('hrefLang="x-default" href="https://shop.example/"');
  });
});

test('/order-confirm/abc is a 404 that mentions the order and links to the list', async () => {
  const { status, html } = await open('/order-confirm/abc');
  expect(status).toBe(404);
  expect(html).toContain('This order does not exist');
  expect(html).toContain('href="/order-history"');
});

test.each(['/a%0Ab', '/a%0Db', '/a%E2%80%A8b', '/a%E2%80%A9b'])(
  '%s, which no route matches, is a page that does not exist',
  async (address) => {
    const { status, html, problems } = await open(address);
    expect([status, problems]).toEqual([404, []]);
    expect(html).toContain('Page not found');
  },
);

describe('an address with a language', () => {
  test('is a page of its own in that language, at a first visit too', async () => {
    const { html } = await open('/?lang=ar');
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('<link rel="canonical" href="https://shop.example/?lang=ar"/>');
    expect(html).toContain('hrefLang="x-default" href="https://shop.example/"');
  });

  test('wins over the default language and the cookie', async () => {
    expect((await open('/?lang=ar', { master: { app_locale: 'ir' } })).html).toContain('<html lang="ar"');
    expect((await open('/?lang=en', { cookie: 'souk_view=ar.ar.USD.dark' })).html).toContain(
      '<html lang="en" dir="ltr" data-theme="dark">',
    );
  });

  test('has no parameter for the default language', async () => {
    const { html } = await open('/?lang=ar', { master: { app_locale: 'ar' } });
    expect(html).toContain('<link rel="canonical" href="https://shop.example/"/>');
    expect(html).toContain('hrefLang="en" href="https://shop.example/?lang=en"');
  });

  test('is ignored for a language that the marketplace does not offer', async () => {
    const { html } = await open('/?lang=zz');
    expect(html).toContain('<html lang="en"');
    expect(html).toContain('<link rel="canonical" href="https://shop.example/"/>');
  });
});

test('[settings-06] lang and dir follow the cookie’s language', async () => {
  const { html } = await open('/', { cookie: 'souk_view=ir.en.USD.dark' });
  expect(html).toContain('<html lang="fa" dir="rtl" data-theme="dark">');
});

test('[settings-04] a first visit gets the server’s default language', async () => {
  const { html } = await open('/', { master: { app_locale: 'ar' } });
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('الرئيسية');
});

test('few texts are in the page; the start script loads many', async () => {
  const api = createFakeApi({});
  const texts = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`Text ${index}`, 'كلمة']));
  const render = createRenderer({ template, manifest, styles, origin: 'https://shop.example' });
  const renderIn = (language: string) =>
    render({ url: `/?lang=${language}`, headers: {} }, (address, init) =>
      address === '/api/lang/ar' ? Promise.resolve(Response.json({ data: texts })) : api.fetch(address, init),
    );
  const [english, arabic] = [(await renderIn('en')).html, (await renderIn('ar')).html];
  expect([english.includes('"texts":{'), english.includes('data-texts')]).toEqual([true, false]);
  expect([arabic.includes('"texts":null'), arabic.includes('data-texts="/api/lang/ar"')]).toEqual([true, true]);
});

test('[settings-08] prices are in the cookie’s currency', async () => {
  expect((await open('/', { cookie: 'souk_view=en.en.EUR.system' })).html).toContain('€36.34');
});

test('[settings-09] theme colours apply only if all twelve are present, as a style whose text is returned for its hash', async () => {
  const shades = ['primary', '50', '100', '200', '300', '400', '500', '600', '700', '800', '900', '950'];
  const colors = Object.fromEntries(shades.map((shade) => [shade, '#336699']));
  const whole = await open('/', { master: { theme_colors: colors } });
  expect(whole.inlineStyles).toEqual([expect.stringMatching(/^:root/), inlined]);
  expect(whole.html).toContain(`<style id="souk-theme">${whole.inlineStyles[0]}</style>`);
  const { 950: _missing, ...eleven } = colors;
  expect((await open('/', { master: { theme_colors: eleven } })).inlineStyles).toEqual([inlined]);
});

test('[shell-22] an unknown address is a not-found screen with status 404 and links onward', async () => {
  const { status, html } = await open('/no/such/page');
  expect(status).toBe(404);
  expect(html).toContain('<title>Page not found - Souk</title>');
  expect(html).toMatch(/<a[^>]*href="\/"[^>]*>Go to the home page/);
});

test('a failing API results in its status and a retry, not a blank screen', async () => {
  const { status, html, problems } = await open('/', { failing: ['/home'] });
  expect(status).toBe(503);
  expect(html).toContain('Try again');
  expect(problems).toHaveLength(1);
});

test('[settings-11] without settings the page uses the defaults', async () => {
  const { status, html } = await open('/', { failing: ['/master', '/lang/en'] });
  expect(status).toBe(200);
  expect(html).toContain('Hand-pierced brass lantern');
});

test('[shell-09] Become a Seller exists in multi-vendor mode only', async () => {
  expect((await open('/')).html).toContain('Become a Seller');
  expect((await open('/', { master: { multi_vendor: false } })).html).not.toContain('Become a Seller');
});

test('[shell-09] the settings’ links to it show in multi-vendor mode only', async () => {
  const menus = [{ id: 1, name: 'Sell here', url: '/shop/register', target: '_self', is_external: false } as const];
  const items = [{ id: 1, type: 'link', title: 'Sell with us', url: '/shop/register', target: '_self' } as const];
  const master = { menus, footers: [{ id: 1, title: 'Market', items }] };
  const links = ({ html }: { html: string }) =>
    [...html.matchAll(/<a [^>]*href="\/shop\/register"[^>]*>([^<]*)/g)].map(([, words]) => words);
  expect(links(await open('/', { master }))).toEqual(expect.arrayContaining(['Sell here', 'Sell with us']));
  expect(links(await open('/', { master: { ...master, multi_vendor: false } }))).toEqual([]);
});

test('[shell-09] the page for sellers exists in multi-vendor mode, and is a 404 in a single-vendor shop', async () => {
  const { status, html } = await open('/shop/register');
  expect(status).toBe(200);
  expect(html).toContain('<title>Become a Seller - Souk</title>');
  expect(html).toContain('Open your shop with us');
  const single = await open('/shop/register', { master: { multi_vendor: false } });
  expect(single.status).toBe(404);
  expect(single.html).toContain('<title>Page not found - Souk</title>');
  expect(single.html).not.toContain('Open your shop with us');
});

test('[shell-16] Download our app shows only if enabled', async () => {
  expect((await open('/')).html).toContain('Download our app');
  expect((await open('/', { master: { show_download_app: false } })).html).not.toContain('Download our app');
});

test('[shell-21] the footer has the year and its text, by default the specified one, and links terms and privacy', async () => {
  const { html } = await open('/', { master: { web_footer_text: null, footer_qr: '/media/qr.png' } });
  expect(html).toContain('All right reserved by company');
  expect(html).toContain(String(new Date().getUTCFullYear()));
  expect(html).toContain('href="/terms-and-conditions"');
  expect(html).toContain('href="/privacy-policy"');
  expect(html).toContain('/media/qr.png');
  expect((await open('/', { master: { web_show_footer: false } })).html).not.toContain('<footer');
});
