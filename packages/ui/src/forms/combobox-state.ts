export type ComboboxOption = {
  value: string;
  label: string /** Further searchable text, for example a code. */;
  also?: string | undefined;
  note?: string | undefined;
};

/** Options that contain the typed text, those that start with it first. Ignores accents and case. */
export function filterOptions(options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  const wanted = fold(typed);
  if (wanted === '') return options;
  const matching = options.filter((option) => fold(`${option.label} ${option.also ?? ''}`).includes(wanted));
  const begins = (option: ComboboxOption) => fold(option.label).startsWith(wanted);
  return [...matching.filter(begins), ...matching.filter((option) => !begins(option))];
}

/** The new highlight position for a key; undefined if the key does not move it. */
export function moveHighlight(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return (Math.max(at, 0) - 1 + count) % count;
    case 'PageDown':
      return Math.min(at + 8, count - 1);
    case 'PageUp':
      return Math.max(at - 8, 0);
    default:
      return undefined;
  }
}

function fold(text: string): string {
  // Arabic yeh and kaf have Persian look-alikes; shoppers type either.
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/ي/g, 'ی')
    .replace(/ك/g, 'ک')
    .toLocaleLowerCase()
    .trim();
}
