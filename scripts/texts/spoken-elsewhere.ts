import { orderStatuses } from '../../packages/contract/src/orders.ts';

/** Fields that a shopper fills in, as the server names them when one is not right: `The {field} field is required`. */
const fieldNames = [
  'name',
  'phone',
  'email',
  'otp',
  'country',
  'password',
  'password confirmation',
  'area',
  'flat no',
  'post code',
  'address line',
  'address line2',
  'address type',
  'gender',
  'date of birth',
  'subject',
  'message',
  'note',
  'coupon code',
  'payment method',
  'quantity',
  'owner name',
  'shop name',
  'description',
  'address',
  'logo',
  'banner',
  'rating',
  'photos',
  'profile photo',
  'attachments',
] as const;

/** The contract's refusal of control characters, outside the folders that are read. */
const controlText = 'The {field} field contains a character that is not allowed';

/** Texts that are chosen by a variable, which no reading of the sources finds. */
export const spokenElsewhere: readonly string[] = [...orderStatuses, ...fieldNames, controlText];
