import type { TextStorage } from '../../../lib/stores/kept-store.ts';
import { isText, orNull, restore } from '../../../lib/stores/stored-shape.ts';

/** What the shopper has chosen and written, kept through a reload: nothing typed is ever lost. */
export type CheckoutDraft = { paymentMethod: string | null; note: string };

const name = 'souk.checkout';
const empty: CheckoutDraft = { paymentMethod: null, note: '' };

export function readDraft(storage: TextStorage): CheckoutDraft {
  try {
    return restore(empty, JSON.parse(storage.getItem(name) ?? 'null'), { paymentMethod: orNull(isText), note: isText });
  } catch {
    return empty;
  }
}

export function keepDraft(storage: TextStorage, draft: CheckoutDraft): void {
  storage.setItem(name, JSON.stringify(draft));
}

export function dropDraft(storage: TextStorage): void {
  storage.removeItem(name);
}
