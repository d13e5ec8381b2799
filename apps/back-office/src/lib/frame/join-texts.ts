import type { Texts } from '@souk/client/i18n/create-i18n.ts';

/** The texts of the parts that both panels share, and those of one panel. */
export async function joinTexts(...parts: Promise<{ default: Texts }>[]): Promise<Texts> {
  return Object.assign({}, ...(await Promise.all(parts)).map((part) => part.default));
}
