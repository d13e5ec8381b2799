import { z } from 'zod';

const isLink = /^(\/(?![/\\])\S*|https?:\/\/\S+|mailto:\S+|tel:\S+)$/;
const error = 'must be an address of the shop such as /plans, or begin with https://';

/** Where a link leads; nothing that a browser would run. */
export function link() {
  return z.string().trim().max(500).regex(isLink, { error });
}

export function linkOrNone() {
  return z
    .string()
    .trim()
    .max(500)
    .transform((typed) => (typed === 'none' ? null : typed))
    .refine((typed) => typed === null || isLink.test(typed), { error: `${error}, or none` });
}

/** Kept as it was typed: it may have more decimals than a number of ours. */
export function rate() {
  return z
    .string()
    .regex(/^\d{1,9}(\.\d{1,8})?$/, { error: 'must be a number such as 0.92, with at most eight decimals' })
    .refine((typed) => Number(typed) > 0, { error: 'must be above 0' });
}
