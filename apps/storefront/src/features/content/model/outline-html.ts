import { htmlWords } from './html-words.ts';

/** A heading of a text, with the place that its address names. */
export type Heading = { id: string; text: string; level: 2 | 3 };
export type Outlined = { html: string; headings: Heading[] };

const heading = /<h([23])([^>]*)>([\s\S]*?)<\/h\1>/g;

/** A text of simple HTML whose headings can be led to; read as text, so that the server and the browser make the same of it. */
export function outlineHtml(html: string): Outlined {
  const headings: Heading[] = [];
  const withIds = html.replaceAll(heading, (whole, level: string, attributes: string, inner: string) => {
    const text = htmlWords(inner);
    if (!text) return whole;
    const id = /\bid="([^"]+)"/.exec(attributes)?.[1] ?? freeId(slugOf(text) || 'part', headings);
    headings.push({ id, text, level: level === '2' ? 2 : 3 });
    return `<h${level} id="${id}">${inner}</h${level}>`;
  });
  return { html: withIds, headings };
}

/** Letters and digits of any script; a reader may see it in the address bar. */
function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

function freeId(wanted: string, taken: readonly Heading[]): string {
  const isTaken = (id: string) => taken.some((other) => other.id === id);
  if (!isTaken(wanted)) return wanted;
  const count = taken.filter(({ id }) => id.startsWith(wanted)).length;
  const numbered = `${wanted}-${count + 1}`;
  return isTaken(numbered) ? freeId(`${numbered}-x`, taken) : numbered;
}
