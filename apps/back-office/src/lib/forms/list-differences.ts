import type { ConflictField } from './conflict-panel.tsx';
import type { ContentLanguage, Texts } from './language-fields.tsx';

/** Labels and values of a form in words, in the same order for both sides. */
type Described = readonly (readonly [label: string, value: string])[];

/** The fields that differ between the form and what somebody else saved. */
export function listDifferences(mine: Described, theirs: Described): ConflictField[] {
  return mine.flatMap(([label, value], index) => {
    const stored = theirs[index]?.[1] ?? '';
    return value === stored ? [] : [{ label, mine: value, theirs: stored }];
  });
}

/** A text in all languages on one line. */
export function describeTexts(texts: Texts, languages: readonly ContentLanguage[]): string {
  return languages.flatMap(({ name }) => texts[name] || []).join(' · ');
}
