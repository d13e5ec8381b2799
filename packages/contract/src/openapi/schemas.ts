import { z } from 'zod';
import * as account from '../account.ts';
import { type CallName, calls } from '../calls.ts';
import * as cart from '../cart.ts';
import * as catalog from '../catalog.ts';
import * as checkout from '../checkout.ts';
import * as content from '../content.ts';
import type { Endpoint } from '../endpoint.ts';
import * as fields from '../fields.ts';
import { describeFile, type FileRules, isRequired } from '../files.ts';
import * as identity from '../identity.ts';
import * as orders from '../orders.ts';
import * as productList from '../product-list.ts';
import * as sellers from '../sellers.ts';
import * as settings from '../settings.ts';
import * as support from '../support.ts';

/** A schema of JSON Schema 2020-12, which is what OpenAPI 3.1 speaks. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Schemas with a name of their own, and what each call answers with in terms of them. */
export type AnswerSchemas = { shapes: Record<string, JsonSchema>; answerOf: (name: CallName) => JsonSchema };

const prefix = '#/components/schemas/';

/** Describes every answer. An exported object of the contract becomes a shared schema that others reference. */
export function describeAnswers(): AnswerSchemas {
  const ids = new Map<z.ZodType, string>();
  for (const [name, schema] of exportedObjects()) ids.set(schema, name);
  const shapeNames = new Set(ids.values());
  for (const [name, { answer }] of entries()) if (!ids.has(answer)) ids.set(answer, name);

  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of ids) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { io: 'output', uri: (id) => prefix + id, override: withoutNoise });

  const answers = new Map<CallName, JsonSchema>();
  for (const [name, { answer }] of entries()) {
    const id = ids.get(answer) ?? name;
    answers.set(name, shapeNames.has(id) ? { $ref: prefix + id } : bare(schemas[id] ?? {}));
  }
  const shapes = Object.fromEntries([...shapeNames].map((name) => [name, bare(schemas[name] ?? {})]));
  return { shapes: reachable(shapes, [...answers.values()]), answerOf: (name) => answers.get(name) ?? {} };
}

/** The schema of a body. */
export function describeBody(schema: z.ZodType): JsonSchema {
  return bare(z.toJSONSchema(schema, { io: 'input', override: withoutNoise }));
}

/** The schema of a form: text as in an address, and files. */
export function describeForm(body: z.ZodType | undefined, files: FileRules): JsonSchema {
  const fields = body ? describeParameters(body) : [];
  const uploads = Object.entries(files).map(([name, rule]) => ({ name, required: isRequired(rule), schema: describeUpload(rule) }));
  const all = [...fields, ...uploads];
  return {
    type: 'object',
    properties: Object.fromEntries(all.map(({ name, schema }) => [name, schema])),
    required: all.flatMap(({ name, required }) => (required ? [name] : [])),
    additionalProperties: false,
  };
}

function describeUpload(rule: FileRules[string]): JsonSchema {
  const file: JsonSchema = { type: 'string', format: 'binary', description: describeFile(rule) };
  return rule.max_count === undefined ? file : { type: 'array', items: file, maxItems: rule.max_count, description: describeFile(rule) };
}

/** The names of all fields of a JSON schema, at every depth. */
export function listFieldNames(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(listFieldNames);
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === 'properties' ? [...Object.keys(Object(value)), ...Object.values(Object(value)).flatMap(listFieldNames)] : listFieldNames(value),
  );
}

export type Parameter = { name: string; required: boolean; schema: JsonSchema };

/** The schemas of the fields in an address or in headers. */
export function describeParameters(schema: z.ZodType): Parameter[] {
  const written = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: withoutNoise });
  const understood = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any', override: withoutNoise });
  const required = new Set(written.required);
  return Object.entries(written.properties ?? {}).map(([name, property]) => {
    return { name, required: required.has(name), schema: parameterSchema(asSchema(property), asSchema(understood.properties?.[name])) };
  });
}

/** Everything is text in an address, but an integer is documented as one. */
function parameterSchema(written: JsonSchema, meant: JsonSchema): JsonSchema {
  if (meant.type === 'integer') return meant;
  const defaultValue = written.default ?? meant.default;
  // A default is documented as it would be written: `true` as the text `true`.
  return defaultValue === undefined ? written : { ...written, default: written.type === 'string' ? String(defaultValue) : defaultValue };
}

function entries(): [CallName, Endpoint][] {
  return Object.keys(calls)
    .filter(isCallName)
    .map((name) => [name, calls[name]]);
}

function isCallName(name: string): name is CallName {
  return Object.hasOwn(calls, name);
}

/** Schemas of requests are inlined, because their transformations do not apply to answers. */
function exportedObjects(): [string, z.ZodType][] {
  const requests = new Set(entries().flatMap(([, { params, query, headers, body }]) => [params, query, headers, body]));
  const modules = [fields, settings, catalog, productList, content, identity, account, cart, checkout, orders, sellers, support];
  return modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]): [string, z.ZodType][] =>
      value instanceof z.ZodObject && !requests.has(value) ? [[name, value]] : [],
    ),
  );
}

/** Only what an answer leads to. */
function reachable(shapes: Record<string, JsonSchema>, from: JsonSchema[]): Record<string, JsonSchema> {
  const found = new Map<string, JsonSchema>();
  const queue = [...from];
  for (let schema = queue.pop(); schema; schema = queue.pop()) {
    for (const name of referredNames(schema)) {
      const shape = shapes[name];
      if (!shape || found.has(name)) continue;
      found.set(name, shape);
      queue.push(shape);
    }
  }
  return Object.fromEntries([...found].sort(([one], [other]) => one.localeCompare(other)));
}

function referredNames(schema: JsonSchema): string[] {
  return [...JSON.stringify(schema).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].flatMap(([, name]) => name ?? []);
}

/** Drops limits that every integer has, and patterns that `format` covers. */
function withoutNoise({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
}

/** Without what belongs to a document of its own. */
function bare({ $schema: _schema, $id: _id, '~standard': _standard, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

function asSchema(schema: JsonSchema | boolean | undefined): JsonSchema {
  return typeof schema === 'object' ? schema : {};
}
