import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extendJson, formatJson, formatJsonArray, formatJsonObject } from './json-text.ts';

test('joined texts are what JSON.stringify makes of the whole value', () => {
  const records = fc.dictionary(fc.string(), fc.jsonValue());
  fc.assert(
    fc.property(records, fc.array(fc.jsonValue()), (record, items) => {
      const fields = Object.fromEntries(Object.entries(record).map(([name, value]) => [name, formatJson(value)]));
      expect(formatJsonObject(fields).json).toBe(JSON.stringify(record));
      expect(formatJsonArray(items.map(formatJson)).json).toBe(JSON.stringify(items));
    }),
  );
});

test.each([
  [{ a: 1 }, { b: 'x' }],
  [{}, { b: 2 }],
  [{ a: '}' }, {}],
  [{}, {}],
])('%j and %j are one object', (value, more) => {
  expect(
    extendJson(formatJson<object>(value), Object.fromEntries(Object.entries(more).map(([name, field]) => [name, formatJson(field)]))).json,
  ).toBe(JSON.stringify({ ...value, ...more }));
});
