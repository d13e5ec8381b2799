import type { Endpoint } from '@souk/contract/endpoint';
import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** An answer that the contract allows, with every field filled and one item in each list. */
export function exampleAnswer({ answer }: Endpoint): unknown {
  return example(z.toJSONSchema(answer, { unrepresentable: 'any', io: 'output' }), 'answer');
}

/** Texts whose form matters (addresses of pictures load nothing); any other text is the name of its field, so that a screenshot shows what is where. */
const texts: Readonly<Record<string, string>> = {
  src: 'data:,example',
  preview: '',
  thumbnail: 'data:,example',
  url: '/products',
  link: '/products',
  hex: '#aa5533',
  direction: 'ltr',
  symbol: '$',
  phone: '+919876543210',
  description: '<h2>Heading</h2><p>Words</p>',
  app_locale: 'en',
  ends_at: '2099-01-01T00:00:00.000Z',
  // Nothing is asked of another company's server.
  pusher_app_key: '',
};

/** Flags with a fixed value: another one would hide the tested screen or redirect from it. */
const flags: Readonly<Record<string, boolean>> = { multi_vendor: true, web_show_footer: true, is_default: true, in_stock: true };

function example(schema: JsonSchema | boolean, field: string): unknown {
  if (typeof schema === 'boolean') return field;
  const choice = schema.anyOf?.find((each) => typeof each === 'object' && each.type !== 'null');
  if (choice) return example(choice, field);
  if (schema.enum) return schema.enum[0];
  const type = Array.isArray(schema.type) ? schema.type.find((each) => each !== 'null') : schema.type;
  switch (type) {
    case 'object':
      return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, part]) => [name, example(part, name)]));
    case 'array':
      return Array.isArray(schema.items) || schema.items === undefined ? [] : [example(schema.items, field)];
    case 'boolean':
      return flags[field] ?? false;
    case 'integer':
    case 'number':
      return 3;
    default:
      return texts[field] ?? (schema.format === 'date-time' ? '2026-11-20T10:00:00.000Z' : `Some ${field.replaceAll('_', ' ')}`);
  }
}

/** An answer with something missing, and what that is. */
export type Variant = readonly [missing: string, answer: unknown];

/** Every field of every record missing in turn; items of a list lack one field each, all of them in one answer. */
export function variantsOf(answer: unknown): Variant[] {
  const fields = fieldsOutsideLists(answer);
  return [['a field of each item', withPoorItems(answer)], ...fields.map((path): Variant => [path.join('.'), without(answer, path)])];
}

type Path = readonly string[];

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A picture in sizes is one of our own fields: a server has it as a whole or not at all. */
const isWhole = (value: object) => 'widths' in value;

function fieldsOutsideLists(value: unknown, path: Path = []): Path[] {
  if (!isRecord(value) || isWhole(value)) return [];
  return Object.keys(value).flatMap((name) => [[...path, name], ...fieldsOutsideLists(value[name], [...path, name])]);
}

function without(value: unknown, [name = '', ...rest]: Path): unknown {
  if (!isRecord(value)) return value;
  const { [name]: part, ...others } = value;
  return rest.length === 0 ? others : { ...others, [name]: without(part, rest) };
}

/** Each list has its item as it is, and once without each of its fields. */
function withPoorItems(value: unknown): unknown {
  if (Array.isArray(value)) return value.flatMap((item) => [withPoorItems(item), ...poorItems(item)]);
  if (!isRecord(value) || isWhole(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withPoorItems(part)]));
}

function poorItems(item: unknown): unknown[] {
  if (!isRecord(item)) return [];
  return fieldsOutsideLists(item).map((path, index) => without({ ...item, id: 100 + index }, path));
}
