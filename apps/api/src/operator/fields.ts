import { hasNoControls } from '@souk/contract/fields';
import { fromWire } from '@souk/money/wire';
import { z } from 'zod';

/** How a field is typed and what the help says of it. */
type FieldNote = {
  kind: 'operand' | 'option' | 'flag';
  /** What stands for the value in the help. */
  placeholder: string;
  help: string;
  isMany: boolean;
};

export const fieldNotes = z.registry<FieldNote>();

/** What stands without dashes, in the order of the command's fields: `operand('code', 'The code of an order')`. */
export function operand<Schema extends z.ZodType>(placeholder: string, help: string, schema: Schema): Schema {
  return noted(schema, { kind: 'operand', placeholder, help, isMany: false });
}

/** `--status <status>`: the field `dryRun` is typed `--dry-run`. */
export function option<Schema extends z.ZodType>(placeholder: string, help: string, schema: Schema): Schema {
  return noted(schema, { kind: 'option', placeholder, help, isMany: false });
}

/** An option that may be given again and again: `--attach a.pdf --attach b.png`. */
export function options<Schema extends z.ZodType>(placeholder: string, help: string, schema: Schema) {
  return noted(z.array(schema).default([]), { kind: 'option', placeholder, help, isMany: true });
}

/** `--all`: on where it is given. */
export function flag(help: string) {
  return noted(z.boolean().default(false), { kind: 'flag', placeholder: '', help, isMany: false });
}

function noted<Schema extends z.ZodType>(schema: Schema, note: FieldNote): Schema {
  // A copy, since one schema may be the type of several fields.
  const copy = schema.clone();
  fieldNotes.add(copy, note);
  return copy;
}

/** Words of at most so many characters. */
export function words(max: number) {
  return z
    .string()
    .trim()
    .min(1, { error: 'may not be empty' })
    .max(max, { error: `may have at most ${max} characters` })
    .refine(hasNoControls, { error: 'contains a character that is not allowed' });
}

/** One of a list, letter for letter. */
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

/** An amount as people write it, `12.50`, read into minor units. */
export function money() {
  return z
    .string()
    .regex(/^\d{1,12}(\.\d{1,2})?$/, { error: 'must be an amount such as 12.50' })
    .transform((amount) => fromWire(Number(amount)));
}
