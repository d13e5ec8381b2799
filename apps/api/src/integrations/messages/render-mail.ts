import { type Html, html } from '../../platform/text/html.ts';
import type { Letter, OutgoingMessage } from './message-channel.ts';

/** Name, logo and contact of the marketplace in a mail of one language. */
export type Letterhead = {
  name: string;
  url: string;
  /** A picture that mail programs show, which an SVG is not. */
  logo_url: string | null;
  direction: 'ltr' | 'rtl';
  colors: LetterColors;
  /** The marketplace's address and contact. */
  footer: readonly string[];
};

/** Colours: button fill, text on it, links on white, tinted background. */
export type LetterColors = { accent: string; on_accent: string; on_white: string; tint: string };

type Mail = Pick<OutgoingMessage, 'subject' | 'text' | 'code' | 'letter' | 'locale'>;

const ink = '#2b2320';
const faded = '#75685f';
const sand = '#f7f3ee';
const hairline = '#e8dfd5';
const font = "font-family: 'Segoe UI', Roboto, 'Helvetica Neue', Tahoma, Arial, sans-serif";

/** A mail in both its forms. */
export function renderMail(mail: Mail, letterhead: Letterhead): { html: string; text: string } {
  const head = { ...letterhead, footer: letterhead.footer.map((line) => isolated(line, letterhead)) };
  const letter = mail.letter ?? { paragraphs: [mail.text] };
  return { html: `<!doctype html>${page(mail, letter, head).markup}`, text: plain(letter, head) };
}

/** Isolates a phone number, so that right-to-left text does not reorder it. */
function isolated(line: string, { direction }: Letterhead): string {
  return direction === 'rtl' ? `\u2068${line}\u2069` : line;
}

function plain({ paragraphs, rows = [], link, stop }: Letter, { name, url, footer }: Letterhead): string {
  const facts = rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
  const parts = [
    ...paragraphs,
    facts,
    ...[link, stop].map((each) => (each ? `${each.label}:\n${each.url}` : '')),
    ['-- ', name, ...footer, url].join('\n'),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

// Tables and inline styles are what mail programs agree on.
function page(mail: Mail, letter: Letter, head: Letterhead): Html {
  const { direction, colors } = head;
  return html`<html lang="${mail.locale === 'ir' ? 'fa' : mail.locale}" dir="${direction}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${mail.subject}</title></head>
<body style="margin: 0; padding: 0; background: ${sand}; color: ${ink}; ${font}">
<div style="display: none; max-height: 0; overflow: hidden">${letter.paragraphs.at(-1)}</div>
<table role="presentation" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" style="background: ${sand}"><tr><td align="center" style="padding: 32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width: 560px; background: #ffffff; border: 1px solid ${hairline}; border-radius: 16px; border-collapse: separate; overflow: hidden">
<tr><td style="height: 6px; line-height: 6px; font-size: 0; background: ${colors.accent}">&nbsp;</td></tr>
<tr><td style="padding: 28px 32px 0">${brand(head)}</td></tr>
<tr><td style="padding: 20px 32px 32px; font-size: 16px; line-height: 1.6; text-align: start">${content(mail, letter, colors)}</td></tr>
</table>
<p style="max-width: 560px; margin: 20px auto 0; color: ${faded}; font-size: 13px; line-height: 1.6">${footerOf(head)}</p>
</td></tr></table></body></html>`;
}

function brand({ name, url, logo_url, colors }: Letterhead): Html {
  const sign = logo_url
    ? html`<img src="${logo_url}" alt="${name}" height="36" style="display: block; height: 36px; border: 0">`
    : html`<span style="font-size: 22px; font-weight: 700; color: ${colors.on_white}">${name}</span>`;
  return html`<a href="${url}" style="color: ${colors.on_white}; text-decoration: none">${sign}</a>`;
}

function content({ code }: Mail, { paragraphs, rows = [], link, stop }: Letter, colors: LetterColors): Html {
  return html`${paragraphs.map((paragraph) => html`<p style="margin: 0 0 14px">${paragraph}</p>`)}
${code !== undefined && bigCode(code, colors)}
${rows.length > 0 && facts(rows, colors)}
${link && button(link, colors)}
${stop && html`<p style="margin: 24px 0 0; font-size: 13px"><a href="${stop.url}" style="color: ${faded}">${stop.label}</a></p>`}`;
}

function bigCode(code: string, { tint }: LetterColors): Html {
  return html`<p dir="ltr" style="margin: 20px 0 8px; padding: 16px; border-radius: 12px; background: ${tint}; text-align: center; font-size: 32px; line-height: 1.2; font-weight: 700; letter-spacing: 8px">${code}</p>`;
}

function facts(rows: NonNullable<Letter['rows']>, { tint }: LetterColors): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin: 20px 0 8px; background: ${tint}; border-radius: 12px; border-collapse: separate; font-size: 15px">
${rows.map(
  ({
    label,
    value,
  }) => html`<tr><td style="padding: 10px 16px; color: ${faded}; text-align: start; vertical-align: top; white-space: nowrap">${label}</td>
<td style="padding: 10px 16px; text-align: end; font-weight: 600; vertical-align: top">${value}</td></tr>`,
)}</table>`;
}

function button({ label, url }: NonNullable<Letter['link']>, { accent, on_accent }: LetterColors): Html {
  return html`<p style="margin: 24px 0 0"><a href="${url}" style="display: inline-block; padding: 12px 24px; border-radius: 12px; background: ${accent}; color: ${on_accent}; font-weight: 600; text-decoration: none">${label}</a></p>`;
}

function footerOf({ name, url, footer }: Letterhead): Html {
  const lines = footer.map((line) => html`<br>${line}`);
  return html`<a href="${url}" style="color: ${faded}; font-weight: 600">${name}</a>${lines}`;
}
