import type { TextStorage } from '@souk/client/stores/persisted-store.ts';
import { isText, restore } from '@souk/client/stores/stored-shape.ts';
import { applicationDocuments, limitsOf, picture } from '@souk/contract/files';

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
  documents: File[];
};
export type SellerField = keyof SellerValues;
export type SellerText = Exclude<SellerField, 'phone' | 'otp' | 'logo' | 'banner' | 'documents'>;
export type SellerProblems = Partial<Record<SellerField, string | undefined>>;

/** The same limits as the contract's. */
export const maxLengths = { owner_name: 120, email: 254, shop_name: 120, description: 2000, address: 300 } as const satisfies Record<
  SellerText,
  number
>;

export const pictureLimits = limitsOf(picture);
export const documentLimits = limitsOf(applicationDocuments);

/** In the order of the form. */
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
  'documents',
] as const satisfies readonly SellerField[];

type SellerFieldError = 'required' | 'email';

export function validateSellerField(field: SellerField, values: SellerValues): SellerFieldError | undefined {
  const value = values[field];
  if (value === undefined || (typeof value === 'string' && value.trim() === '')) return 'required';
  return field === 'email' && !/^\S+@\S+\.\S+$/.test(values.email.trim()) ? 'email' : undefined;
}

const emptyTexts = { owner_name: '', phone: '', email: '', shop_name: '', description: '', address: '' };
export const emptyValues: SellerValues = { ...emptyTexts, otp: '', logo: undefined, banner: undefined, documents: [] };

const draftStorageKey = 'souk.seller';
const isDraft = { owner_name: isText, phone: isText, email: isText, shop_name: isText, description: isText, address: isText };

/** A phone may unload the page while a photo is chosen, so the texts are restored from the tab's storage. */
export function readSellerDraft(storage: TextStorage): SellerValues {
  try {
    return { ...emptyValues, ...restore(emptyTexts, JSON.parse(storage.getItem(draftStorageKey) ?? 'null'), isDraft) };
  } catch {
    return emptyValues;
  }
}

/** The values with the draft's texts in fields that are still empty. Returns the same object if none is filled. */
export function fillFromDraft(values: SellerValues, draft: SellerValues): SellerValues {
  const restored = sellerFields.filter((field) => values[field] === '' && draft[field] !== '').map((field) => [field, draft[field]]);
  return restored.length > 0 ? { ...values, ...Object.fromEntries(restored) } : values;
}

export function storeSellerDraft(
  storage: TextStorage,
  { otp: _otp, logo: _logo, banner: _banner, documents: _documents, ...texts }: SellerValues,
): void {
  storage.setItem(draftStorageKey, JSON.stringify(texts));
}

export function deleteSellerDraft(storage: TextStorage): void {
  storage.removeItem(draftStorageKey);
}
