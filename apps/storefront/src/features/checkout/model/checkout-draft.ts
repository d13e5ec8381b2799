import type { TextStorage } from '../../../lib/stores/kept-store.ts';
import { isText, orNull, restore } from '../../../lib/stores/stored-shape.ts';

/** What the shopper has chosen and written, kept through a reload: nothing typed is ever lost. */
export type CheckoutDraft = {
  paymentMethod: string | null;
  note: string;
  /** Of what is bought at once; the cart keeps its own. */
  couponCode: string;
};
/** The cart's checkout and buying at once know nothing of each other. */
export type DraftName = 'souk.checkout' | 'souk.buynow';

const empty: CheckoutDraft = { paymentMethod: null, note: '', couponCode: '' };

export function draftName({ isBuyNow }: { isBuyNow: boolean }): DraftName {
  return isBuyNow ? 'souk.buynow' : 'souk.checkout';
}

export function readDraft(storage: TextStorage, name: DraftName): CheckoutDraft {
  try {
    const kept: unknown = JSON.parse(storage.getItem(name) ?? 'null');
    return restore(empty, kept, { paymentMethod: orNull(isText), note: isText, couponCode: isText });
  } catch {
    return empty;
  }
}

/** Keeps a part of it; the others stay. */
export function keepDraft(storage: TextStorage, name: DraftName, part: Partial<CheckoutDraft>): void {
  storage.setItem(name, JSON.stringify({ ...readDraft(storage, name), ...part }));
}

export function dropDraft(storage: TextStorage, name: DraftName): void {
  storage.removeItem(name);
}
