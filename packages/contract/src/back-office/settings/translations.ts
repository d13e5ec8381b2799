import { z } from 'zod';
import { text } from '../../fields.ts';

/** A text by language. */
export const Translations = z.record(z.string(), z.string());
export type Translations = z.infer<typeof Translations>;

/** The same as an operator sends it. */
export const translationsOf = (max: number) => z.record(z.string().regex(/^[a-z]{2}$/), text(max));

/** An amount that an operator types. */
export const TypedAmount = z.number().nonnegative().max(1e10).multipleOf(0.01);
