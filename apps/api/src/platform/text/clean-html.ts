import sanitize from 'sanitize-html';
import type { Texts } from './merge-texts.ts';

/** What a text may be made of: everything that `.prose` of the storefront gives a look, and nothing that acts. */
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
  // The page's policy shows pictures of the market alone.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src?.startsWith('/media/'),
};

/** What is nested wrongly is set right a level a time; nobody nests so deep by mistake. */
const mostPasses = 8;

/** HTML that may be put into a page as it is. Every writer of HTML that shoppers see calls it; what it gives, it leaves as it is. */
export function cleanHtml(html: string): string {
  let clean = cleanOnce(html);
  for (let pass = 1, before = html; clean !== before && pass < mostPasses; pass += 1) {
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
