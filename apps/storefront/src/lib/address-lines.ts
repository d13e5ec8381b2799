import type { Address } from '@souk/contract/account';

type Place = Pick<Address, 'flat_no' | 'address_line' | 'address_line2' | 'area' | 'post_code'>;

/** A place as it is written on a parcel, a line each; what is not known takes no room. */
export function addressLines({ flat_no, address_line, address_line2, area, post_code }: Place): string[] {
  const lines = [[flat_no, address_line], [address_line2], [area, post_code]];
  return lines.map((parts) => parts.filter(Boolean).join(', ')).filter(Boolean);
}
