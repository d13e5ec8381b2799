const longestName = 60;

/** How everybody sees who wrote a review: `Nadia Karim` is `Nadia K.` */
export function authorName(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = (words[0] ?? '').slice(0, longestName);
  const [initial] = words.length > 1 ? (words.at(-1) ?? '') : '';
  return initial ? `${first} ${initial.toLocaleUpperCase()}.` : first;
}
