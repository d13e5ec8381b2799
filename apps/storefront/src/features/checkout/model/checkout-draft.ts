import type { TextStorage } from '@souk/client/stores/persisted-store.ts';
import { isText, orNull, restore } from '@souk/client/stores/stored-shape.ts';

/** The shopper's choices and note, stored for the session so that a reload loses nothing. */
export type CheckoutDraft = {
  paymentMethod: string | null;
  note: string;
  /** The voucher code of a direct purchase; the cart's store has its own. */
  couponCode: string;
};
/** The cart's checkout and a direct purchase have separate drafts. */
export type DraftName = 'souk.checkout' | 'souk.buynow';

const empty: CheckoutDraft = { paymentMethod: null, note: '', couponCode: '' };

export function draftName({ isBuyNow }: { isBuyNow: boolean }): DraftName {
  return isBuyNow ? 'souk.buynow' : 'souk.checkout';
}

export function readDraft(storage: TextStorage, name: DraftName): CheckoutDraft {
  try {
    const stored: unknown = JSON.parse(storage.getItem(name) ?? 'null');
    return restore(empty, stored, { paymentMethod: orNull(isText), note: isText, couponCode: isText });
  } catch {
    return empty;
  }
}

/** Writes some fields; the others stay as they are. */
export function writeDraft(storage: TextStorage, name: DraftName, part: Partial<CheckoutDraft>): void {
  storage.setItem(name, JSON.stringify({ ...readDraft(storage, name), ...part }));
}

export function deleteDraft(storage: TextStorage, name: DraftName): void {
  storage.removeItem(name);
}
