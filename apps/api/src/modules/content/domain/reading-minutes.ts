import { plainText } from './plain-text.ts';

/** What people read of a shop's blog in a minute, in either script. */
const wordsPerMinute = 180;

/** How long a text of simple HTML takes to read: whole minutes, at least one. */
export function readingMinutes(html: string): number {
  const words = plainText(html)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
