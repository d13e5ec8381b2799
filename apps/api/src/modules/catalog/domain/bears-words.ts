/** Whether a name has all the words, the last of them perhaps unfinished. Both are normalised; no words fit everything. */
export function bears(words: readonly string[], nameWords: readonly string[]): boolean {
  return words.every((word, index) => nameWords.some((own) => (index === words.length - 1 ? own.startsWith(word) : own === word)));
}
