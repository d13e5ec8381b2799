import { htmlWords } from './html-words.ts';

/** As much as a search engine shows. */
const longest = 160;

/** The beginning of a text, cut between two words. */
export function htmlSummary(html: string): string {
  const text = htmlWords(html);
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : cut.length).replace(/[\s,;:.،؛]+$/, '')}…`;
}
