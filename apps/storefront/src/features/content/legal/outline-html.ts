import { htmlToText } from '../html-text.ts';

/** A heading; `id` is the fragment of its address. */
export type Heading = { id: string; text: string; level: 2 | 3 };
type HtmlOutline = { html: string; headings: Heading[] };

const heading = /<h([23])([^>]*)>([\s\S]*?)<\/h\1>/g;

/** Adds ids to the headings of simple HTML. Uses no DOM, so that the server and the browser get the same result. */
export function addHeadingIds(html: string): HtmlOutline {
  const headings: Heading[] = [];
  const withIds = html.replaceAll(heading, (whole, level: string, attributes: string, inner: string) => {
    const text = htmlToText(inner);
    if (!text) return whole;
    const id = /\bid="([^"]+)"/.exec(attributes)?.[1] ?? uniqueId(slugOf(text) || 'part', headings);
    headings.push({ id, text, level: level === '2' ? 2 : 3 });
    return `<h${level} id="${id}">${inner}</h${level}>`;
  });
  return { html: withIds, headings };
}

/** Letters and digits of any script, because the slug shows in the address bar. */
function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

function uniqueId(wanted: string, others: readonly Heading[]): string {
  const exists = (id: string) => others.some((other) => other.id === id);
  if (!exists(wanted)) return wanted;
  const count = others.filter(({ id }) => id.startsWith(wanted)).length;
  const numbered = `${wanted}-${count + 1}`;
  return exists(numbered) ? uniqueId(`${numbered}-x`, others) : numbered;
}
