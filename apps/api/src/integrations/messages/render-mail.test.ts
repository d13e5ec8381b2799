import { expect, test } from 'vitest';
import { type Letterhead, renderMail } from './render-mail.ts';

const head: Letterhead = {
  name: 'Clay & Co',
  url: 'https://market.example',
  logo_url: 'https://market.example/logo.png',
  direction: 'ltr',
  colors: { accent: '#224488', on_accent: '#ffffff', on_white: '#112244', tint: '#eef2ff' },
  footer: ['3 Arcade Passage', '+1 202 555 0147'],
};
const mail = {
  locale: 'en',
  subject: 'Your order SK-7Q2RTV is on its way',
  text: 'Clay & Co: Your order SK-7Q2RTV is on its way.',
  letter: {
    paragraphs: ['Hello <Asha>,', 'Your order SK-7Q2RTV is on its way.'],
    rows: [{ label: 'Order SK-7Q2RTV', value: 'Tea & Tin · $45.50' }],
    link: { label: 'View your order', url: 'https://market.example/order-history/7' },
  },
};

test('a mail in plain text has all that the HTML has', () => {
  expect(renderMail(mail, head).text).toBe(`Hello <Asha>,

Your order SK-7Q2RTV is on its way.

Order SK-7Q2RTV: Tea & Tin · $45.50

View your order:
https://market.example/order-history/7

-- 
Clay & Co
3 Arcade Passage
+1 202 555 0147
https://market.example
`);
});

test('a mail in HTML has the marketplace’s logo and colours, and escapes what people typed', () => {
  const { html } = renderMail(mail, head);
  expect(html).toContain('<html lang="en" dir="ltr">');
  expect(html).toContain('<img src="https://market.example/logo.png" alt="Clay &amp; Co"');
  expect(html).toContain('Hello &lt;Asha&gt;,');
  expect(html).toContain('Tea &amp; Tin · $45.50');
  expect(html).toMatch(/<a href="https:\/\/market\.example\/order-history\/7" style="[^"]*background: #224488; color: #ffffff/);
});

test('without a logo it has the marketplace’s name, right to left in such a language', () => {
  const { html, text } = renderMail({ ...mail, locale: 'ir' }, { ...head, logo_url: null, direction: 'rtl' });
  expect(html).toContain('<html lang="fa" dir="rtl">');
  expect(html).toContain('color: #112244">Clay &amp; Co</span>');
  expect(html).not.toContain('<img');
  expect(text).toContain('\u2068+1 202 555 0147\u2069');
});

test('a code is large, and also in the text', () => {
  const { html, text } = renderMail({ locale: 'en', subject: 'A code', text: '4711 is your code', code: '4711' }, head);
  expect(html).toMatch(/<p dir="ltr" style="[^"]*font-size: 32px[^"]*">4711<\/p>/);
  expect(html).toContain('4711 is your code');
  expect(text).toMatch(/^4711 is your code\n/);
});
