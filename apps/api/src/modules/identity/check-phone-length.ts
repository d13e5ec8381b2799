import { invalid } from '../../platform/http/problem.ts';
import { digitsOf } from './phone-number.ts';

type Lengths = { phone_min_length: number; phone_max_length: number };

/** A column holds no more digits, country code included. */
const mostDigits = 20;

/** Refuses a number that is shorter or longer, as typed, than the market's settings allow. */
export function checkPhoneLength(typed: string, full: string, { phone_min_length: min, phone_max_length: max }: Lengths): void {
  const count = digitsOf(typed).length;
  if (count < min)
    throw invalid('phone', { text: 'The {field} field must have at least {limit} digits', with: { field: 'phone', limit: min } });
  if (count > max)
    throw invalid('phone', { text: 'The {field} field may have at most {limit} digits', with: { field: 'phone', limit: max } });
  if (full.length > mostDigits || full.length < 6)
    throw invalid('phone', { text: 'The {field} field is not valid', with: { field: 'phone' } });
}
