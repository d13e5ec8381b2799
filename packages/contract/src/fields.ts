import { z } from 'zod';

/** Highest id: PostgreSQL's bigint is larger, JavaScript's safe integers are not. */
const maxId = Number.MAX_SAFE_INTEGER;

const controlText = 'The {field} field contains a character that is not allowed';

/** Whether a text has no control character but line break and tab. A terminal that prints one can be made to obey it. */
export function hasNoControls(value: string): boolean {
  return !/[^\P{Cc}\n\t]/u.test(value);
}

/** Line breaks as `\n`, and without the characters that reorder the text after them, which pasted text often carries. */
function normalizeText(value: string): string {
  return value.replaceAll(/\r\n?/g, '\n').replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '');
}

/** An id in a JSON body or answer. */
export const Id = z.int().min(1).max(maxId);

/** A whole number written in an address; nothing else is coerced. */
function wholeInAddress(min: number, max: number) {
  return z
    .string()
    .regex(/^\d{1,16}$/)
    .transform(Number)
    .pipe(z.int().min(min).max(max));
}

/** An id in a path or query. */
export const IdParam = wholeInAddress(1, maxId);

/** One id or several with commas between, at most 50: `3` or `3,8`. */
export const IdList = z
  .string()
  .regex(/^\d{1,15}(,\d{1,15}){0,49}$/)
  .describe('One id, or several with commas between.')
  .transform((list) => [...new Set(list.split(',').map(Number))]);

export const PageParam = wholeInAddress(1, 1_000_000).default(1);

/** How many rows a page holds: 1 to 100. */
export function perPage(defaultSize: number) {
  return wholeInAddress(1, 100).default(defaultSize);
}

export const WholeParam = wholeInAddress(0, maxId);

/** A day as `2026-12-24`. */
export const Day = z.iso.date();

/** An amount in the address: in the default currency, at most two decimals. */
export const AmountParam = z
  .string()
  .regex(/^\d{1,12}(\.\d{1,2})?$/)
  .describe('An amount with at most two decimals.')
  .transform(Number);

export const FlagParam = z.enum(['0', '1', 'true', 'false']).transform((flag) => flag === '1' || flag === 'true');

/** The texts of a page that search engines show, in the language of the answer; an empty text is the page's own. */
export const Seo = z.object({ title: z.string(), description: z.string() });
export type Seo = z.infer<typeof Seo>;

/** An amount in the default currency: a JSON number with at most two decimals. */
export const Amount = z.number();

/** Text of at most `max` characters, trimmed, without control characters. */
export function text(max: number) {
  return z.string().overwrite(normalizeText).trim().max(max).refine(hasNoControls, { error: controlText });
}

/** A password, which is never trimmed. */
export function secretText(max: number) {
  return z.string().max(max).refine(hasNoControls, { error: controlText });
}

/** Text that may not be empty. */
export function requiredText(max: number) {
  return text(max).min(1);
}

/** A phone number as people write it: digits, perhaps with +, spaces, dashes and brackets. */
export const Phone = requiredText(32).regex(/^\+?[\d\s().-]+$/);

/** A phone number or a mail address that identifies an account. */
export const PhoneOrEmail = requiredText(254).regex(/^(\+?[\d\s().-]{1,32}|[^\s@]+@[^\s@]+\.[^\s@]+)$/);

/** The format is declared for input too; otherwise the documentation would call it any text. */
export const Email = requiredText(254).meta({ format: 'email' }).pipe(z.email());

export const PhoneCode = z.string().regex(/^\+?\d{1,6}$/);

/** A one-time code: digits, its length is a setting. */
export const Otp = z.string().regex(/^\d{4,8}$/);

export const Timestamp = z.iso.datetime();

/** Pending: not paid yet. Failed: the last try did not work, or it was waited for in vain. Refunded: it goes back. */
export const paymentStatuses = ['Pending', 'Paid', 'Refunded', 'Failed'] as const;
export const PaymentStatus = z.enum(paymentStatuses);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

/** Cash on delivery is the payment method without a gateway. Every other method is the name of a gateway. */
export const cash = 'cash';

/** The idempotency key, which makes a request safe to send again: the same key gives the same answer. */
export const KeyHeader = z.object({ 'idempotency-key': z.string().regex(/^[\w.:-]{8,100}$/) });

/** A picture in sizes: `${src}/${width}.avif` and `${src}/${width}.webp` for each of `widths`. */
export const Picture = z.object({
  src: z.string(),
  widths: z.array(z.int()),
  width: z.int(),
  height: z.int(),
  /** A few pixels as a data address. */
  preview: z.string(),
  alt: z.string(),
});
export type Picture = z.infer<typeof Picture>;

export const Empty = z.object({});
