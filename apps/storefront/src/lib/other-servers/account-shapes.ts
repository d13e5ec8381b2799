import type { Address } from '@souk/contract/account';
import type { Session } from '@souk/contract/identity';
import type { OrderAddress } from './answers.ts';
import { oneOf, type Shape } from './complete.ts';

export const place: Shape<OrderAddress> = {
  name: '',
  phone: '',
  area: '',
  flat_no: null,
  post_code: null,
  address_line: '',
  address_line2: null,
  address_type: oneOf(['home', 'office', 'other'], 'other'),
  latitude: null,
  longitude: null,
};

export const address: Shape<Address> = { ...place, id: 0, is_default: false };

export const session: Shape<Session> = { id: 0, device: '', is_current: false, created_at: '', last_used_at: '' };
