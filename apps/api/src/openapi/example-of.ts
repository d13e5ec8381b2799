import type { JsonSchema } from '@souk/contract/openapi/schemas';

/** A value that fits the schema, for a reader to see its form. */
export function exampleOf(schema: JsonSchema, shapes: Shapes, name = '', depth = 0): unknown {
  if (schema.$ref !== undefined) return exampleOf(shapes[shapeName(schema.$ref)] ?? {}, shapes, name, depth);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = (schema.anyOf ?? schema.oneOf)?.find((each) => each.type !== 'null');
  if (choice) return exampleOf(choice, shapes, name, depth);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'array') return depth >= maxDepth ? [] : [exampleOf(itemsOf(schema), shapes, name, depth + 1)];
  if (type === 'object') return depth >= maxDepth ? {} : exampleOfObject(schema, shapes, depth);
  return exampleOfValue(type, schema, name);
}

export function itemsOf(schema: JsonSchema): JsonSchema {
  return typeof schema.items === 'object' && !Array.isArray(schema.items) ? schema.items : {};
}

/** `#/components/schemas/Product` is `Product`. */
export function shapeName(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

export type Shapes = Readonly<Record<string, JsonSchema>>;

/** Deeper than this an example only gets long. */
const maxDepth = 4;

/** Example texts by the name of the field. */
const exampleTexts: Record<string, string> = {
  name: 'Tea bowl',
  phone: '9876543210',
  phone_code: '91',
  email: 'mira@example.com',
  otp: '1234',
  password: 'a long secret',
  password_confirmation: 'a long secret',
  token: 'n5Yk…',
  slug: 'tea-bowl',
  country: 'India',
  search: 'tea bowl',
  payment_method: 'cash',
  hex: '#B4501E',
  message: 'Hello',
};

function exampleOfValue(type: string | undefined, schema: JsonSchema, name: string): unknown {
  switch (type) {
    case 'string':
      return schema.format === 'date-time' ? '2026-01-31T12:00:00Z' : (exampleTexts[name] ?? 'text');
    case 'integer':
      return Math.max(1, schema.minimum ?? 1);
    case 'number':
      return 12.5;
    case 'boolean':
      return true;
    default:
      return null;
  }
}

function exampleOfObject(schema: JsonSchema, shapes: Shapes, depth: number): object {
  const fields = Object.entries(schema.properties ?? {}).filter(([, field]) => typeof field === 'object');
  return Object.fromEntries(
    fields.map(([name, field]) => [name, exampleOf(typeof field === 'object' ? field : {}, shapes, name, depth + 1)]),
  );
}
