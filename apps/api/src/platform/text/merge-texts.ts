/** A text by language. */
export type Texts = Readonly<Record<string, string>>;

/** Lays new wordings over a text of a row; an empty one takes its language away. Other languages stay. */
export function mergeTexts(former: unknown, given: Texts): Texts {
  const texts: Record<string, unknown> = typeof former === 'object' && former !== null ? { ...former, ...given } : { ...given };
  return Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) => (typeof text === 'string' && text !== '' ? [[language, text]] : [])),
  );
}
