import { toAmount } from '@souk/money/amount';
import { fromAmountText } from '@souk/money/amount-text';
import { z } from 'zod';

/** `yes` or `no`. */
export function yesOrNo() {
  return z.enum(['yes', 'no'], { error: 'must be yes or no' }).transform((word) => word === 'yes');
}

/** A moment in UTC: `2026-12-01`, `2026-12-01 18:30`, or with an offset of its own, `2026-12-01T18:30+03:00`. */
export function moment() {
  return z
    .string()
    .trim()
    .regex(/^\d{4}-\d{2}-\d{2}([ T]\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})?)?$/, {
      error: 'must be like 2026-12-01 or "2026-12-01 18:30", in UTC',
    })
    .transform((typed) => {
      const whole = typed.length === 10 ? `${typed}T00:00` : typed.replace(' ', 'T');
      return new Date(/(Z|[+-]\d{2}:\d{2})$/.test(whole) ? whole : `${whole}Z`);
    })
    .refine((date) => !Number.isNaN(date.getTime()), { error: 'is no day that there is' });
}

/** A percentage with at most two decimals, in hundredths of a percent. */
export function percent() {
  return z
    .string()
    .transform((typed) => fromAmountText(typed.replace(/%$/, '')) ?? -1)
    .refine((hundredths) => hundredths > 0 && hundredths <= 10_000, { error: 'must be a percentage above 0, at most 100, like 12.5' });
}

/** An amount in the default currency, or `none`. */
export function moneyOrNone() {
  return z
    .string()
    .transform((typed) => (typed === 'none' ? null : (fromAmountText(typed) ?? -1)))
    .refine((amount) => amount === null || toAmount(amount) >= 0, { error: 'must be an amount such as 12.50, or none' });
}

/** A whole number from 1, or `none`. */
export function wholeOrNone(max: number) {
  return z
    .string()
    .regex(/^(none|[1-9]\d{0,8})$/, { error: `must be a whole number from 1 to ${max}, or none` })
    .transform((typed) => (typed === 'none' ? null : Number(typed)))
    .refine((number) => number === null || number <= max, { error: `must be at most ${max}, or none` });
}
