import type { Address, AddressForm } from '@souk/contract/account';
import type { User } from '@souk/contract/identity';

/** Text fields hold text, so that typed values are never reformatted. */
export type AddressValues = {
  name: string;
  phone: string;
  area: string;
  flat_no: string;
  post_code: string;
  address_line: string;
  address_line2: string;
  address_type: Address['address_type'];
  is_default: boolean;
  place: { latitude: number; longitude: number } | null;
};
export type AddressText = Exclude<keyof AddressValues, 'address_type' | 'is_default' | 'place'>;

/** The same limits as the contract’s. */
export const addressTexts = {
  name: { required: true, maxLength: 120 },
  phone: { required: true, maxLength: 32 },
  address_line: { required: true, maxLength: 200 },
  flat_no: { required: false, maxLength: 60 },
  address_line2: { required: false, maxLength: 200 },
  area: { required: true, maxLength: 120 },
  post_code: { required: false, maxLength: 20 },
} as const satisfies Record<AddressText, { required: boolean; maxLength: number }>;

/** A new address starts with the name and number of the account; the first one becomes the default. */
export function addressValues(address: Address | null, { user, isFirst }: { user: User | null; isFirst: boolean }): AddressValues {
  const { latitude, longitude } = address ?? { latitude: null, longitude: null };
  return {
    name: address?.name ?? user?.name ?? '',
    phone: address?.phone ?? user?.phone ?? '',
    area: address?.area ?? '',
    flat_no: address?.flat_no ?? '',
    post_code: address?.post_code ?? '',
    address_line: address?.address_line ?? '',
    address_line2: address?.address_line2 ?? '',
    address_type: address?.address_type ?? 'home',
    is_default: address?.is_default ?? isFirst,
    place: latitude !== null && longitude !== null ? { latitude, longitude } : null,
  };
}

/** Trims the texts; an empty optional text becomes null. */
export function toAddressForm({ place, address_type, is_default, ...texts }: AddressValues): AddressForm {
  return {
    name: texts.name.trim(),
    phone: texts.phone.trim(),
    area: texts.area.trim(),
    flat_no: texts.flat_no.trim() || null,
    post_code: texts.post_code.trim() || null,
    address_line: texts.address_line.trim(),
    address_line2: texts.address_line2.trim() || null,
    address_type,
    is_default,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
  };
}

type AddressFieldError = 'required' | 'phone';

export function validateAddressField(field: AddressText, value: string): AddressFieldError | undefined {
  if (addressTexts[field].required && value.trim() === '') return 'required';
  if (field === 'phone' && !/^\+?[\d\s().-]+$/.test(value.trim())) return 'phone';
  return undefined;
}

export const addressTypeTexts = { home: 'Home (address)', office: 'Office', other: 'Other' } as const satisfies Record<
  Address['address_type'],
  string
>;
