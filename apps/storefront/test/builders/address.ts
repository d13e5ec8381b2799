import type { Address } from '@souk/contract/account';

export function buildAddress(changes: Partial<Address> = {}): Address {
  return {
    id: 7,
    name: 'Mina Haddad',
    phone: '+12025550147',
    area: 'Old Market',
    flat_no: null,
    post_code: null,
    address_line: '12 Lantern Lane',
    address_line2: null,
    address_type: 'home',
    is_default: true,
    latitude: null,
    longitude: null,
    ...changes,
  };
}
