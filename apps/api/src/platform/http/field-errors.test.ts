import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Message } from '../app-error.ts';
import { fieldErrors } from './field-errors.ts';

function errorsOf(schema: z.ZodType, input: unknown): Record<string, Message> {
  const result = schema.safeParse(input);
  if (result.success) throw new Error('It was accepted.');
  return fieldErrors(result.error, input);
}

const texts = (schema: z.ZodType, input: unknown) =>
  Object.fromEntries(Object.entries(errorsOf(schema, input)).map(([field, { text }]) => [field, text]));

describe('[call-04] the first problem of each field', () => {
  test.each([
    ['text', z.string(), 'The {field} field is required'],
    ['a choice', z.enum(['home', 'office']), 'The {field} field is required'],
    ['one of two kinds', z.union([z.boolean(), z.literal(1)]), 'The {field} field is required'],
    ['a list', z.array(z.string()), 'The {field} field is required'],
    ['text with a pattern', z.string().regex(/x/).min(3), 'The {field} field is required'],
  ])('%s that is absent is required, not wrong', (_, schema, text) => {
    expect(texts(z.strictObject({ name: schema }), {})).toEqual({ name: text });
  });

  test.each([
    [z.string().min(3), 'ab', 'The {field} field must have at least {limit} characters', 3],
    [z.string().max(3), 'abcd', 'The {field} field may have at most {limit} characters', 3],
    [z.array(z.int()).max(1), [1, 2], 'The {field} field may have at most {limit} items', 1],
    [z.array(z.int()).min(2), [1], 'The {field} field must have at least {limit} items', 2],
    [z.int().min(1), 0, 'The {field} field must be at least {limit}', 1],
    [z.int().max(9), 10, 'The {field} field may be at most {limit}', 9],
  ])('a limit is in the message (%#)', (schema, value, text, limit) => {
    expect(errorsOf(z.object({ first_name: schema }), { first_name: value })).toEqual({
      first_name: { text, with: { field: 'first name', limit } },
    });
  });

  test('empty text and an empty list are required', () => {
    const schema = z.object({ name: z.string().min(1), shop_ids: z.array(z.int()).min(1) });
    expect(new Set(Object.values(texts(schema, { name: '', shop_ids: [] })))).toEqual(new Set(['The {field} field is required']));
  });

  test('the wrong type, null and a broken rule have different messages', () => {
    const schema = z.object({ a: z.string(), b: z.string(), c: z.string().refine(() => false, { error: 'The {field} field is odd' }) });
    expect(texts(schema, { a: 3, b: null, c: 'c' })).toEqual({
      a: 'The {field} field has the wrong type',
      b: 'The {field} field has the wrong type',
      c: 'The {field} field is odd',
    });
  });

  test('a rule between fields has its own message although its field is missing', () => {
    const either = z
      .object({ product_id: z.string().optional(), shop_id: z.string().optional() })
      .refine((query) => query.product_id !== undefined, { error: 'Specify either a product or a shop', path: ['product_id'] });
    expect(texts(either, {})).toEqual({ product_id: 'Specify either a product or a shop' });
  });

  test('a nested field is named by its path, a body of another kind as the body', () => {
    const schema = z.strictObject({ lines: z.array(z.strictObject({ size: z.string() })) });
    expect(texts(schema, { lines: [{ size: 'S' }, {}] })).toEqual({ 'lines.1.size': 'The {field} field is required' });
    expect(Object.keys(errorsOf(schema, [1]))).toEqual(['body']);
    expect(Object.keys(errorsOf(schema, 'x'))).toEqual(['body']);
  });

  test('unknown fields are named, whatever they are called', () => {
    const input: unknown = JSON.parse('{"toString": 1, "constructor": 2, "__proto__": 3}');
    expect(Object.keys(errorsOf(z.strictObject({}), input)).sort()).toEqual(['__proto__', 'constructor', 'toString']);
  });

  test('the number of errors is limited', () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`${index}${'x'.repeat(500)}`, 1]));
    const answer = errorsOf(z.strictObject({}), many);
    expect(Object.keys(answer)).toHaveLength(30);
    expect(JSON.stringify(answer).length).toBeLessThan(10_000);
  });
});
