import type { JsonSchema } from '@souk/contract/openapi/schemas';
import { type Html, html } from '../platform/text/html.ts';
import { itemsOf, shapeName } from './example-of.ts';

export type Field = { name: string; required: boolean; schema: JsonSchema; note?: string | undefined };

/** Fields as a list: name, kind, limits, and below each what it consists of. */
export function renderFields(fields: readonly Field[]): Html {
  return html`<ul class="fields">${fields.map(renderField)}</ul>`;
}

/** Renders the fields of an object, or only the type of any other schema. */
export function renderSchema(schema: JsonSchema): Html {
  const fields = fieldsOf(schema);
  if (fields.length > 0) return renderFields(fields);
  return schema.type === 'object' && schema.additionalProperties === false
    ? html`<p class="quiet">Nothing.</p>`
    : html`<p class="kind">${renderKind(schema)}</p>`;
}

function renderField({ name, required, schema, note }: Field): Html {
  const inner = fieldsOf(innermost(schema));
  return html`<li>
    <code class="name">${name}</code> <span class="kind">${renderKind(schema)}</span>${!required && html` <span class="optional">optional</span>`}
    ${limitsOf(schema).map((limit) => html` <span class="limit">${limit}</span>`)}
    ${(note ?? schema.description) !== undefined && html`<p>${note ?? schema.description ?? ''}</p>`}
    ${inner.length > 0 && html`<details><summary>${inner.length} fields</summary>${renderFields(inner)}</details>`}
  </li>`;
}

function fieldsOf(schema: JsonSchema): Field[] {
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    name,
    required: required.has(name),
    schema: typeof field === 'object' ? field : {},
  }));
}

/** Through lists and "or null" to what is meant. */
function innermost(schema: JsonSchema): JsonSchema {
  const choice = schema.anyOf?.find((each) => each.type !== 'null');
  if (choice) return innermost(choice);
  return schema.type === 'array' ? innermost(itemsOf(schema)) : schema;
}

const kinds: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  object: 'object',
  null: 'null',
};

function renderKind(schema: JsonSchema): Html {
  if (schema.$ref !== undefined) {
    const name = shapeName(schema.$ref);
    return html`<a href="#shape-${name}">${name}</a>`;
  }
  if (schema.anyOf) return html`${schema.anyOf.map((each, index) => html`${index > 0 && ' or '}${renderKind(each)}`)}`;
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum) return html`${schema.enum.map((each, index) => html`${index > 0 && ' · '}<code>${String(each)}</code>`)}`;
  if (schema.type === 'array') return html`list of ${renderKind(itemsOf(schema))}`;
  if (schema.type === 'object' && typeof schema.additionalProperties === 'object')
    return html`map of text to ${renderKind(schema.additionalProperties)}`;
  if (schema.format === 'binary') return html`file`;
  const types = Array.isArray(schema.type) ? schema.type : [schema.type ?? 'anything'];
  return html`${types.map((type) => (schema.format === 'date-time' && type === 'string' ? 'time' : (kinds[type] ?? type))).join(' or ')}`;
}

function limitsOf(schema: JsonSchema): string[] {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, pattern, format } = schema.anyOf?.[0] ?? schema;
  return [
    between(minimum, maximum),
    between(minLength, maxLength, ' characters'),
    between(minItems, maxItems, ' entries'),
    ...(format !== undefined && format !== 'date-time' && format !== 'binary' ? [format] : []),
    // A description is clearer than a pattern.
    ...(pattern !== undefined && format === undefined && schema.description === undefined ? [pattern] : []),
    ...(schema.default !== undefined ? [`${String(schema.default)} unless said`] : []),
  ].filter((limit) => limit !== '');
}

function between(low: number | undefined, high: number | undefined, unit = ''): string {
  if (low !== undefined && high !== undefined) return `${low} to ${high}${unit}`;
  if (low !== undefined) return `at least ${low}${unit}`;
  return high === undefined ? '' : `at most ${high}${unit}`;
}
