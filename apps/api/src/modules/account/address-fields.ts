import type { AddressForm } from '@souk/contract/account';

/** A form as columns. Which address is the default one is not a matter of one row. */
export function addressFields({ is_default: _, flat_no, post_code, address_line2, latitude, longitude, ...given }: AddressForm) {
  return {
    ...given,
    flat_no: flat_no || null,
    post_code: post_code || null,
    address_line2: address_line2 || null,
    latitude: latitude ?? null,
    longitude: longitude ?? null,
  };
}
