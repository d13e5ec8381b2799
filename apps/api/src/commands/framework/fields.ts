import { hasNoControls } from '@souk/contract/fields';
import { z } from 'zod';

type FieldHelp = {
  kind: 'operand' | 'option' | 'flag';
  /** Represents the value in help texts. */
  placeholder: string;
  help: string;
  isMany: boolean;
};

export const fieldHelps = z.registry<FieldHelp>();

/** An argument without dashes, read in the order of the command's fields: `operand('code', 'Code of the order', words(20))`. */
export function operand<Schema extends z.ZodType>(placeholder: string, help: string, schema: Schema): Schema {
  return withHelp(schema, { kind: 'operand', placeholder, help, isMany: false });
}

/** `--status <status>`. The field `dryRun` is typed `--dry-run`. */
export function option<Schema extends z.ZodType>(placeholder: string, help: string, schema: Schema): Schema {
  return withHelp(schema, { kind: 'option', placeholder, help, isMany: false });
}

/** An option that may be repeated: `--attach a.pdf --attach b.png`. */
export function options<Schema extends z.ZodType>(placeholder: string, help: string, schema: Schema) {
  return withHelp(z.array(schema).default([]), { kind: 'option', placeholder, help, isMany: true });
}

/** `--all`: true if it is given. */
export function flag(help: string) {
  return withHelp(z.boolean().default(false), { kind: 'flag', placeholder: '', help, isMany: false });
}

function withHelp<Schema extends z.ZodType>(schema: Schema, help: FieldHelp): Schema {
  // A copy, because several fields may share one schema.
  const copy = schema.clone();
  fieldHelps.add(copy, help);
  return copy;
}

/** Text of 1 to `max` characters. */
export function words(max: number) {
  return z
    .string()
    .trim()
    .min(1, { error: 'may not be empty' })
    .max(max, { error: `may have at most ${max} characters` })
    .refine(hasNoControls, { error: 'contains a character that is not allowed' });
}

export function choice<const Words extends readonly [string, ...string[]]>(list: Words) {
  return z.enum(list, { error: `must be one of: ${list.join(', ')}` });
}

export function whole(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^-?\d{1,15}$/, { error })
    .transform(Number)
    .pipe(z.int().min(min, { error }).max(max, { error }));
}

/** The id of a row. */
export function rowId() {
  return whole(1, 999_999_999_999);
}

/** A whole number from 1 to `max`, or `none`. */
export function wholeOrNone(max: number) {
  return z
    .string()
    .regex(/^(none|[1-9]\d{0,8})$/, { error: `must be a whole number from 1 to ${max}, or none` })
    .transform((typed) => (typed === 'none' ? null : Number(typed)))
    .refine((number) => number === null || number <= max, { error: `must be at most ${max}, or none` });
}

export function yesOrNo() {
  return z.enum(['yes', 'no'], { error: 'must be yes or no' }).transform((word) => word === 'yes');
}
