/** About what search engines show. */
const maxLength = 160;

/** The beginning of the text, cut between two words. */
export function summarizeHtml(html: string): string {
  const text = htmlToText(html);
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : cut.length).replace(/[\s,;:.،؛]+$/, '')}…`;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The text of simple HTML in one line. */
export function htmlToText(html: string): string {
  return (
    html
      // Block tags separate words, inline tags do not.
      .replaceAll(/<\/?(?:p|li|ul|ol|h\d|br|blockquote|div|tr|td|th)\b[^>]*>/g, ' ')
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/&([\w#]+);/g, (whole, name: string) => (Object.hasOwn(entities, name) ? entities[name] : undefined) ?? whole)
      .replaceAll(/\s+/g, ' ')
      .trim()
  );
}
