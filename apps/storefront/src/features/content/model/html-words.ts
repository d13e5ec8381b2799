const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** What simple HTML says, in one line. */
export function htmlWords(html: string): string {
  return (
    html
      // The end of a paragraph parts two words, a word in italics does not.
      .replaceAll(/<\/?(?:p|li|ul|ol|h\d|br|blockquote|div|tr|td|th)\b[^>]*>/g, ' ')
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/&([\w#]+);/g, (whole, name: string) => (Object.hasOwn(entities, name) ? entities[name] : undefined) ?? whole)
      .replaceAll(/\s+/g, ' ')
      .trim()
  );
}
