import { Address } from '@souk/contract/account';
import type { AddressRow } from './queries.ts';

export function presentAddress(row: AddressRow): Address {
  return {
    id: row.id,
    name: row.name,
    phone: row.phone,
    area: row.area,
    flat_no: row.flat_no,
    post_code: row.post_code,
    address_line: row.address_line,
    address_line2: row.address_line2,
    address_type: Address.shape.address_type.parse(row.address_type),
    is_default: row.is_default,
    latitude: row.latitude,
    longitude: row.longitude,
  };
}
