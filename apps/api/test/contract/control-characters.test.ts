import { type CallName, calls } from '@souk/contract/calls';
import type { Endpoint } from '@souk/contract/endpoint';
import { describeBody, describeParameters } from '@souk/contract/openapi/schemas';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { exampleOf } from '../../src/openapi/example-of.ts';
import { createTestApp } from '../test-app.ts';

/* Every text of every call: a control character in it is refused, and the answer names the field. A new call is tested without being listed here. */
const isCallName = (name: string): name is CallName => Object.hasOwn(calls, name);
const Body = z.record(z.string(), z.unknown());
const Schema = z.looseObject({ type: z.unknown().optional(), anyOf: z.array(z.looseObject({ type: z.unknown().optional() })).optional() });

type TextField = { name: CallName; field: string; part: 'body' | 'query' };

function isText(schema: unknown): boolean {
  const { type, anyOf = [] } = Schema.parse(schema);
  return type === 'string' || anyOf.some((each) => each.type === 'string');
}

function textsOf(name: CallName): TextField[] {
  const { body, query, files }: Endpoint = calls[name];
  const inQuery = (query ? describeParameters(query) : []).map(({ name: field, schema }) => ({ field, schema, part: 'query' as const }));
  const { properties = {} } = body && !files ? z.looseObject({ properties: Body.optional() }).parse(describeBody(body)) : {};
  const inBody = Object.entries(properties).map(([field, schema]) => ({ field, schema, part: 'body' as const }));
  const inForm = (body && files ? describeParameters(body) : []).map(({ name: field, schema }) => ({
    field,
    schema,
    part: 'body' as const,
  }));
  return [...inQuery, ...inBody, ...inForm].filter(({ schema }) => isText(schema)).map(({ field, part }) => ({ name, field, part }));
}

const texts = Object.keys(calls)
  .filter(isCallName)
  .flatMap((name) => textsOf(name));

test('there are texts of both kinds', () => {
  expect(texts.map(({ name, field }) => `${name} ${field}`)).toEqual(
    expect.arrayContaining(['POST /support message', 'GET /products search', 'POST /registration name', 'POST /shop/register shop_name']),
  );
});

describe.each(texts)('$name', ({ name, field, part }) => {
  test.each(['\u001b', '\u0007', '\u0000', '\u009b', '\u007f'])(`refuses a control character in ${field}`, (character) => {
    const { body, query, files }: Endpoint = calls[name];
    const schema = part === 'body' ? body : query;
    if (!schema) throw new Error('The call has no such part');
    const example = part === 'body' && !files ? Body.parse(exampleOf(describeBody(schema), {})) : {};
    const result = schema.safeParse({ ...example, [field]: `A${character}B` });
    expect(result.success ? [] : result.error.issues.map(({ path }) => path[0])).toContain(field);
  });
});

test('the answer names the field, line breaks are unified, and characters that reorder text are left out', async () => {
  const app = await createTestApp();
  const send = (name: string, message: string) =>
    app.call('POST', '/support', { body: { name, phone: '9876543210', subject: 'Bowl', message } });
  expect(await send('Asha\u001b]0;x\u0007', 'Hello')).toMatchObject({
    status: 422,
    body: { errors: { name: ['The name field contains a character that is not allowed'] } },
  });
  expect((await send('A\u202esha', 'one\r\ntwo\tthree')).status).toBe(201);
  expect(await app.database.db.selectFrom('contact_messages').select(['name', 'message']).execute()).toEqual([
    { name: 'Asha', message: 'one\ntwo\tthree' },
  ]);
  await app.close();
});
