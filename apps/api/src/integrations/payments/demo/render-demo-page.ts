import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { toWire } from '@souk/money/currency';
import { formatPrice } from '@souk/money/format';
import type { Message } from '../../../platform/app-error.ts';
import { type Html, html } from '../../../platform/text/html.ts';
import type { DemoChoice } from './decide-payment.ts';
import type { DemoPayment } from './queries.ts';

/** Name, logo and colours of the marketplace. */
export type DemoShop = {
  name: string;
  direction: 'ltr' | 'rtl';
  currency: { symbol: string; position: string };
  /** The palette that is set, or null for the page's own. */
  colors: Readonly<Partial<Record<string, string>>> | null;
};

export type DemoPage = { markup: string; policy: string };

type Rendering = {
  payment: DemoPayment;
  shop: DemoShop;
  /** The colour scheme that the visitor chose in the shop; otherwise the system's. */
  scheme: 'light' | 'dark' | undefined;
  translate: (message: Message) => string;
};

const style = readFileSync(new URL('../../../../assets/demo-payment/page.css', import.meta.url), 'utf8');

/** The page where a demo payment is decided: one document without anything from elsewhere, that works without scripts. */
export function renderDemoPage({ payment, shop, scheme, translate }: Rendering): DemoPage {
  const t = (text: string) => translate({ text });
  const amount = formatPrice(toWire(payment.amount), shop.currency, payment.locale);
  const css = style + palette(shop);
  const { markup } = html`<!doctype html>
<html lang="${payment.locale === 'ir' ? 'fa' : payment.locale}" dir="${shop.direction}"${scheme ? html` data-theme="${scheme}"` : false}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${scheme ?? 'light dark'}">
<meta name="robots" content="noindex">
<title>${t('Demo payment')} · ${shop.name}</title>
<style>${{ markup: css }}</style>
</head>
<body>
<main>
  <header>
    ${arch}
    <p class="shop">${shop.name}</p>
    <h1>${t('Demo payment')}</h1>
    <p class="quiet">${t('Test page: no money is charged.')}</p>
  </header>
  <dl>
    <div><dt>${t('To pay')}</dt><dd class="amount"><bdi>${amount}</bdi></dd></div>
    <div><dt>${t('Payment for')}</dt><dd><bdi>${payment.description}</bdi></dd></div>
  </dl>
  ${payment.status === 'open' ? choices(translate, shop.direction === 'rtl' ? `\u2068${amount}\u2069` : amount) : decided(payment, shop, translate)}
</main>
</body>
</html>`;
  return { markup, policy: policyFor(css) };
}

const arch: Html = html`<svg viewBox="0 0 64 64" width="56" height="56" aria-hidden="true"><path class="ground" d="M8 60V30C8 17 19 8 32 4c13 4 24 13 24 26v30z"/><rect class="card" x="16" y="28" width="32" height="22" rx="3"/><path class="band" d="M16 34h32v5H16z"/><path class="line" d="M21 45h9"/></svg>`;

/** In a line that runs right to left the amount comes isolated: `$3.00` would be drawn as `3.00$` otherwise. */
function choices(translate: Rendering['translate'], amount: string): Html {
  const t = (text: string) => translate({ text });
  return html`<form method="post">
    <button class="pay" name="choice" value="${choice('pay')}">${translate({ text: 'Pay {amount}', with: { amount } })}</button>
    <section aria-labelledby="others">
      <h2 id="others">${t('Or try another outcome')}</h2>
      <button name="choice" value="${choice('decline')}">${t('Decline the card')}</button>
      <button name="choice" value="${choice('late')}">${t('Pay with a late confirmation')}</button>
      <button name="choice" value="${choice('twice')}">${t('Pay with a repeated confirmation')}</button>
      <button name="choice" value="${choice('disorder')}">${t('Decline, then pay, confirmed out of order')}</button>
    </section>
    <button class="plain" name="choice" value="${choice('cancel')}">${t('Cancel and go back')}</button>
  </form>`;
}

function choice(name: DemoChoice): DemoChoice {
  return name;
}

function decided(payment: DemoPayment, shop: DemoShop, translate: Rendering['translate']): Html {
  const text = decidedTexts[payment.status] ?? decidedTexts.closed;
  return html`<p class="decided" role="status">${translate({ text })}</p>
  <a class="pay" href="${payment.return_url}">${translate({ text: 'Back to {shop}', with: { shop: shop.name } })}</a>`;
}

const decidedTexts: Record<string, string> & { closed: string } = {
  paid: 'This payment has been made.',
  failed: 'The card was declined.',
  cancelled: 'This payment was cancelled.',
  closed: 'This payment page is closed.',
};

/** The marketplace's colours override those of the style; anything but a plain colour is ignored. */
function palette({ colors }: DemoShop): string {
  // Dark enough for white letters in every palette.
  const [primary, hover, light] = ['700', '800', '300'].map((name) => colors?.[name]);
  const isPlain = [primary, hover, light].every((color) => /^#[0-9a-f]{6}$/i.test(color ?? ''));
  return isPlain ? `:root{--primary:${primary};--primary-hover:${hover};--accent:light-dark(${primary},${light})}` : '';
}

function policyFor(css: string): string {
  const hash = createHash('sha256').update(css).digest('base64');
  return `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
}
