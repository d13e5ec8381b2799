import { toAmount } from '@souk/money/amount';
import { fromAmountText, fromWire } from '@souk/money/currency';
import { z } from 'zod';

/** A decimal amount such as `12.50`, converted to minor units. */
export function money() {
  return z
    .string()
    .regex(/^\d{1,12}(\.\d{1,2})?$/, { error: 'must be an amount such as 12.50' })
    .transform((amount) => fromWire(Number(amount)));
}

/** An amount in the default currency, or `none`. */
export function moneyOrNone() {
  return z
    .string()
    .transform((typed) => (typed === 'none' ? null : (fromAmountText(typed) ?? -1)))
    .refine((amount) => amount === null || toAmount(amount) >= 0, { error: 'must be an amount such as 12.50, or none' });
}

/** A percentage with at most two decimals, converted to hundredths of a percent. */
export function percent() {
  return z
    .string()
    .transform((typed) => fromAmountText(typed.replace(/%$/, '')) ?? -1)
    .refine((hundredths) => hundredths > 0 && hundredths <= 10_000, { error: 'must be a percentage above 0, at most 100, like 12.5' });
}

export function percentOrZero() {
  return z
    .literal('0')
    .transform(() => 0)
    .or(percent());
}

/** A time in UTC, `2026-12-01` or `2026-12-01 18:30`, or with an offset, `2026-12-01T18:30+03:00`. */
export function time() {
  return z
    .string()
    .trim()
    .regex(/^\d{4}-\d{2}-\d{2}([ T]\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})?)?$/, {
      error: 'must be like 2026-12-01 or "2026-12-01 18:30", in UTC',
    })
    .transform((typed) => {
      const full = typed.length === 10 ? `${typed}T00:00` : typed.replace(' ', 'T');
      return new Date(/(Z|[+-]\d{2}:\d{2})$/.test(full) ? full : `${full}Z`);
    })
    .refine((date) => !Number.isNaN(date.getTime()), { error: 'is not a date' });
}

/** The same, or `none`. */
export function timeOrNone() {
  return z
    .literal('none')
    .transform(() => null)
    .or(time());
}

/** The last part of a page's address: lower-case letters, digits and dashes. */
export function slug() {
  return z
    .string()
    .trim()
    .max(160, { error: 'may have at most 160 characters' })
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'may have only a to z, 0 to 9 and dashes between them' });
}

const isLink = /^(\/(?![/\\])\S*|https?:\/\/\S+|mailto:\S+|tel:\S+)$/;
const linkError = 'must be an address of the shop such as /plans, or begin with https://';

/** The target of a link. Addresses that a browser would run, such as `javascript:`, are refused. */
export function link() {
  return z.string().trim().max(500).regex(isLink, { error: linkError });
}

export function linkOrNone() {
  return z
    .string()
    .trim()
    .max(500)
    .transform((typed) => (typed === 'none' ? null : typed))
    .refine((typed) => typed === null || isLink.test(typed), { error: `${linkError}, or none` });
}

/** An exchange rate. It stays a string, because it may have more decimals than a JavaScript number. */
export function exchangeRate() {
  return z
    .string()
    .regex(/^\d{1,9}(\.\d{1,8})?$/, { error: 'must be a number such as 0.92, with at most eight decimals' })
    .refine((typed) => Number(typed) > 0, { error: 'must be above 0' });
}
