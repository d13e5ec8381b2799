import { z } from 'zod';
import { AppError } from '../platform/app-error.ts';
import { fieldErrors } from '../platform/http/field-errors.ts';

/** A call without a query or a body knows no field of one. */
export const nothing = z.strictObject({});

/** The value as the schema has it; throws with the names of the fields that are wrong. */
export function parsed(schema: z.ZodType | undefined, value: unknown, code: 'bad-request' | 'invalid' = 'invalid'): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const errors = fieldErrors(result.error, value);
  throw new AppError(code, Object.values(errors)[0] ?? { text: 'The request is not valid' }, { errors });
}
