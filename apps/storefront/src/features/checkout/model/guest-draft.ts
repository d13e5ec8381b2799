import type { TextStorage } from '@souk/client/stores/persisted-store.ts';
import { isFlag, isNumber, isText, listOf, orNull, recordOf, restore } from '@souk/client/stores/stored-shape.ts';
import type { AddressForm } from '@souk/contract/account';
import type { PlaceOrder } from '@souk/contract/checkout';

/** The fields of a guest's form. */
export type GuestContact = { name: string; phone: string; address_line: string; flat_no: string; area: string; post_code: string };
export type GuestField = keyof GuestContact;

/** The order of a guest, until the code has signed them in and its address has an id. */
export type GuestOrder = Omit<PlaceOrder, 'address_id'>;

/** `order` is set from the press of the button until the order is sent. */
export type GuestDraft = { contact: GuestContact; order: GuestOrder | null };

/** The same limits as the contract's. */
export const guestFields = {
  name: { required: true, maxLength: 120 },
  phone: { required: true, maxLength: 32 },
  address_line: { required: true, maxLength: 200 },
  flat_no: { required: false, maxLength: 60 },
  area: { required: true, maxLength: 120 },
  post_code: { required: false, maxLength: 20 },
} as const satisfies Record<GuestField, { required: boolean; maxLength: number }>;

const empty: GuestDraft = { contact: { name: '', phone: '', address_line: '', flat_no: '', area: '', post_code: '' }, order: null };
const isOptional = (value: unknown): value is string | null | undefined => value === undefined || value === null || isText(value);
const isOrder = recordOf({
  shop_ids: listOf(isNumber),
  payment_method: isText,
  payable_amount: isNumber,
  note: isOptional,
  cart_version: (value: unknown): value is string | undefined => value === undefined || isText(value),
  is_buy_now: (value: unknown): value is boolean | undefined => value === undefined || isFlag(value),
});
const contact = recordOf({ name: isText, phone: isText, address_line: isText, flat_no: isText, area: isText, post_code: isText });

const storageKey = 'souk.guest';

/** A reload restores it, in this tab. */
export function readGuestDraft(storage: TextStorage): GuestDraft {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? 'null');
    return restore(empty, stored, { contact, order: orNull(isOrder) });
  } catch {
    return empty;
  }
}

export function writeGuestDraft(storage: TextStorage, part: Partial<GuestDraft>): void {
  storage.setItem(storageKey, JSON.stringify({ ...readGuestDraft(storage), ...part }));
}

export function deleteGuestDraft(storage: TextStorage): void {
  storage.removeItem(storageKey);
}

/** The first fields that are empty although they are required. */
export function missingFields(typed: GuestContact): GuestField[] {
  const names: GuestField[] = ['name', 'phone', 'address_line', 'flat_no', 'area', 'post_code'];
  return names.filter((name) => guestFields[name].required && typed[name].trim() === '');
}

/** The address that the contact becomes. */
export function toAddress(typed: GuestContact): AddressForm {
  return {
    name: typed.name.trim(),
    phone: typed.phone,
    area: typed.area.trim(),
    flat_no: typed.flat_no.trim() || null,
    post_code: typed.post_code.trim() || null,
    address_line: typed.address_line.trim(),
    address_line2: null,
    address_type: 'home',
    is_default: false,
    latitude: null,
    longitude: null,
  };
}
