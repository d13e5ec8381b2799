/** Whether each typed word begins a word of the text, or differs from one by a single typo. */
export function matchWords(text: string, typed: string): boolean {
  const words = wordsOf(text);
  return wordsOf(typed).every((part) => words.some((word) => word.startsWith(part) || isTypo(word, part)));
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLocaleLowerCase()
      .normalize('NFKD')
      .replaceAll(/\p{Mn}/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Words of four letters or more with one letter added, missing, replaced, or exchanged with its neighbour. */
function isTypo(word: string, typed: string): boolean {
  if (typed.length < 4 || Math.abs(word.length - typed.length) > 1) return false;
  const start = [...typed].findIndex((letter, index) => letter !== word[index]);
  if (start === -1) return true;
  const [rest, written] = [word.slice(start), typed.slice(start)];
  const isExchanged = rest[0] === written[1] && rest[1] === written[0] && rest.slice(2) === written.slice(2);
  return isExchanged || rest.slice(1) === written.slice(1) || rest === written.slice(1) || rest.slice(1) === written;
}
