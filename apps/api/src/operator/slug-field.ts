import { z } from 'zod';

/** What stands in an address: small letters, digits and dashes. */
export function slug() {
  return z
    .string()
    .trim()
    .max(160, { error: 'may have at most 160 characters' })
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'may have only a to z, 0 to 9 and dashes between them' });
}
