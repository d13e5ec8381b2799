import sanitize from 'sanitize-html';
import type { Texts } from './texts.ts';

/** Markup that is safe to put into a page. */
export type Html = { markup: string };

type Value = Html | string | number | false | undefined | readonly Value[];

/** Markup with escaped values, unless a value is markup itself; `false` and `undefined` render nothing. */
export function html(texts: TemplateStringsArray, ...values: Value[]): Html {
  return { markup: texts.map((text, index) => (index === 0 ? text : written(values[index - 1]) + text)).join('') };
}

function written(value: Value): string {
  if (value === undefined || value === false) return '';
  if (typeof value === 'string' || typeof value === 'number') return escapeText(String(value));
  return 'markup' in value ? value.markup : value.map(written).join('');
}

/** A sentence with `code` between backticks. */
export function prose(sentence: string): Html {
  return html`${sentence.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeText(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');
}

/** Allowed elements: those that the storefront's `.prose` styles, and nothing that runs code. */
const policy: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'strong', 'em', 'u', 's', 'sub', 'sup', 'small', 'code', 'pre', 'blockquote', 'a'],
    ...['ul', 'ol', 'li', 'figure', 'figcaption', 'img', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    '*': ['dir', 'lang'],
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // A page has one heading of the first kind, and that is its title.
  transformTags: { h1: 'h2', h5: 'h4', h6: 'h4', b: 'strong', i: 'em', strike: 's', del: 's' },
  // The page's policy allows only the marketplace's own pictures.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src?.startsWith('/media/'),
};

/** Each pass fixes one level of wrong nesting; text nested more deeply than this is no accident. */
const maxPasses = 8;

/** HTML that may be put into a page as it is. Every writer of HTML that shoppers see calls it; what it gives, it leaves as it is. */
export function cleanHtml(html: string): string {
  let clean = cleanOnce(html);
  for (let pass = 1, before = html; clean !== before && pass < maxPasses; pass += 1) {
    before = clean;
    clean = cleanOnce(before);
  }
  return clean;
}

function cleanOnce(html: string): string {
  return sanitize(html, policy).replaceAll(/\r\n?/g, '\n').trim();
}

/** The same for HTML in several languages. */
export function cleanTexts(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).map(([language, html]) => [language, cleanHtml(html)]));
}
