/** An average for Latin and Arabic script. */
const wordsPerMinute = 180;

/** The reading time of simple HTML in whole minutes, at least one. */
export function readingMinutes(html: string): number {
  const words = plainText(html)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}

/** The text of simple HTML, without tags and entities. */
export function plainText(html: string): string {
  return html.replaceAll(/<[^>]*>|&\w+;/g, ' ');
}
