import type { TextStorage } from '../../../lib/stores/kept-store.ts';
import { isText, restore } from '../../../lib/stores/stored-shape.ts';

/** What the form holds: text as it is typed, and the pictures that were chosen. */
export type SellerValues = {
  owner_name: string;
  phone: string;
  otp: string;
  email: string;
  shop_name: string;
  description: string;
  address: string;
  logo: File | undefined;
  banner: File | undefined;
};
export type SellerField = keyof SellerValues;
export type SellerText = Exclude<SellerField, 'phone' | 'otp' | 'logo' | 'banner'>;
export type SellerProblems = Partial<Record<SellerField, string | undefined>>;

/** How long each text may be: the server asks the same. */
export const longestTexts = { owner_name: 120, email: 254, shop_name: 120, description: 2000, address: 300 } as const satisfies Record<
  SellerText,
  number
>;

export const pictureLimits = { accept: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 5 * 1024 * 1024 };

/** In the order in which they stand. */
export const sellerFields = [
  'owner_name',
  'email',
  'phone',
  'otp',
  'shop_name',
  'description',
  'address',
  'logo',
  'banner',
] as const satisfies readonly SellerField[];

export type SellerFault = 'required' | 'email';

/** What is wrong with a field, before the server is asked. */
export function sellerFault(field: SellerField, values: SellerValues): SellerFault | undefined {
  const value = values[field];
  if (value === undefined || (typeof value === 'string' && value.trim() === '')) return 'required';
  return field === 'email' && !/^\S+@\S+\.\S+$/.test(values.email.trim()) ? 'email' : undefined;
}

const emptyTexts = { owner_name: '', phone: '', email: '', shop_name: '', description: '', address: '' };
export const emptyValues: SellerValues = { ...emptyTexts, otp: '', logo: undefined, banner: undefined };

const draftName = 'souk.seller';
const isDraft = { owner_name: isText, phone: isText, email: isText, shop_name: isText, description: isText, address: isText };

/** What was written before the page was left: choosing a photo is enough for a telephone to let a page go. */
export function readSellerDraft(storage: TextStorage): SellerValues {
  try {
    return { ...emptyValues, ...restore(emptyTexts, JSON.parse(storage.getItem(draftName) ?? 'null'), isDraft) };
  } catch {
    return emptyValues;
  }
}

export function keepSellerDraft(storage: TextStorage, { otp: _otp, logo: _logo, banner: _banner, ...texts }: SellerValues): void {
  storage.setItem(draftName, JSON.stringify(texts));
}

export function dropSellerDraft(storage: TextStorage): void {
  storage.removeItem(draftName);
}
