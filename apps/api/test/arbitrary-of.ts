import type { JsonSchema } from '@souk/contract/openapi-schemas';
import fc, { type Arbitrary } from 'fast-check';
import { itemsOf } from '../src/openapi/example-of.ts';

const longestText = 60;

/** Values that fit a schema, those that are likely to exist (small ids) more often than others. */
export function arbitraryOf(schema: JsonSchema): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(arbitraryOf));
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => arbitraryOf({ ...schema, type })));
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'integer':
      return wholeNumberOf(schema);
    case 'number':
      return fc.oneof(fc.constant(0), fc.double({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9, noNaN: true }));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(arbitraryOf(itemsOf(schema)), { minLength: schema.minItems ?? 0, maxLength: Math.min(schema.maxItems ?? 4, 4) });
    case 'object':
      return objectOf(schema);
    default:
      return fc.jsonValue();
  }
}

function textOf({ format, pattern, minLength = 0, maxLength = longestText }: JsonSchema): Arbitrary<string> {
  if (format === 'email') return fc.emailAddress();
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ minLength, maxLength: Math.min(maxLength, longestText), unit: 'grapheme' });
}

function wholeNumberOf({ minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER }: JsonSchema): Arbitrary<number> {
  const small = fc.integer({ min: Math.max(minimum, 1), max: Math.min(maximum, 3) });
  return fc.oneof(
    { weight: 2, arbitrary: small },
    { weight: 1, arbitrary: fc.maxSafeInteger().filter((n) => n >= minimum && n <= maximum) },
  );
}

function objectOf({ properties = {}, required = [], additionalProperties }: JsonSchema): Arbitrary<object> {
  const known = Object.entries(properties).map(([name, field]) => [name, arbitraryOf(typeof field === 'object' ? field : {})] as const);
  if (known.length === 0 && typeof additionalProperties === 'object')
    return fc.dictionary(fc.string(), arbitraryOf(additionalProperties), { maxKeys: 3 });
  const fields: Record<string, Arbitrary<unknown>> = Object.fromEntries(known);
  return fc.record(fields, { requiredKeys: required });
}
