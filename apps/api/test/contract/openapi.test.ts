import { type CallName, calls } from '@souk/contract/calls';
import type { Endpoint } from '@souk/contract/endpoint';
import type { OpenApi, Operation } from '@souk/contract/openapi/document';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { useTestApp } from '../test-app.ts';

const { app } = await useTestApp();

const callNames = Object.keys(calls).filter((name): name is CallName => name in calls);
const endpoints = callNames.map((name): [CallName, Endpoint] => [name, calls[name]]);
const Document = z.custom<OpenApi>((value) => typeof value === 'object' && value !== null && 'openapi' in value);
const document = Document.parse((await app.server.inject('/api/openapi.json')).json());

function operationOf(name: CallName): Operation {
  const [method = '', path = ''] = name.split(' ');
  const operation = Object.entries(document.paths[path] ?? {}).find(([key]) => key === method.toLowerCase())?.[1];
  if (!operation) throw new Error(`${name} is not in the document.`);
  return operation;
}

/** Every `$ref` anywhere in it. */
function references(value: unknown): string[] {
  return [...JSON.stringify(value).matchAll(/"\$ref":"([^"]+)"/g)].flatMap(([, reference]) => reference ?? []);
}

function follow(reference: string): unknown {
  return reference
    .slice(2)
    .split('/')
    .reduce((value: unknown, key) => Object.entries(value ?? {}).find(([name]) => name === key)?.[1], document);
}

function bodyOf({ requestBody }: Operation) {
  if (!requestBody) return undefined;
  const { content } = requestBody;
  return 'multipart/form-data' in content ? content['multipart/form-data'].schema : content['application/json'].schema;
}

function bodyTypeOf({ body, files }: Endpoint): string[] {
  if (files) return ['multipart/form-data'];
  return body ? ['application/json'] : [];
}

const fieldsOf = (schema: z.ZodType | undefined) => (schema instanceof z.ZodObject ? Object.keys(schema.shape).sort() : []);

describe('[call-05] the OpenAPI document', () => {
  test('holds every call of the contract and no other', () => {
    const documented = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(documented.sort()).toEqual([...callNames].sort());
  });

  test.each(endpoints)('%s has its parameters, body, answer and access', (name, endpoint) => {
    const operation = operationOf(name);
    const written = (place: string) =>
      operation.parameters
        .filter((parameter) => parameter.in === place && parameter.name !== 'Accept-Language')
        .map((parameter) => parameter.name);
    expect(written('path').sort()).toEqual(fieldsOf(endpoint.params));
    expect(written('path').sort()).toEqual([...name.matchAll(/\{(\w+)\}/g)].map(([, field]) => field).sort());
    expect(operation.parameters.filter((parameter) => parameter.in === 'path').every((parameter) => parameter.required)).toBe(true);
    expect(written('query').sort()).toEqual(fieldsOf(endpoint.query));
    expect(written('header').sort()).toEqual(fieldsOf(endpoint.headers));
    const body = bodyOf(operation);
    expect(Object.keys(body?.properties ?? {}).sort()).toEqual([...fieldsOf(endpoint.body), ...Object.keys(endpoint.files ?? {})].sort());
    expect(Object.keys(operation.requestBody?.content ?? {})).toEqual(bodyTypeOf(endpoint));
    expect([operation.summary, operation.security]).toEqual([
      endpoint.summary,
      endpoint.access === 'signed-in' ? [{ token: [] }] : [{}, { token: [] }],
    ]);
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining([String(endpoint.status ?? 200), '422', '503']));
    expect('401' in operation.responses).toBe(endpoint.access === 'signed-in');
    for (const [status, words] of Object.entries(endpoint.refusals ?? {}))
      expect(operation.responses[status]).toMatchObject({ description: words });
  });

  test.each(endpoints)('%s describes the fields of its answer', (name, endpoint) => {
    const response = operationOf(name).responses[endpoint.status ?? 200];
    if (!response || '$ref' in response) throw new Error('It has no answer of its own.');
    if (endpoint.sends) return expect(Object.keys(response.content ?? {})).toEqual(endpoint.sends);
    const data = response.content?.['application/json']?.schema.properties?.data;
    const schema = typeof data === 'object' && data.$ref !== undefined ? follow(data.$ref) : data;
    expect(schema).toMatchObject({ type: 'object' });
    const { properties = {} } = z.looseObject({ properties: z.record(z.string(), z.unknown()).optional() }).parse(schema);
    expect(Object.keys(properties).sort()).toEqual(fieldsOf(endpoint.answer));
  });

  test('is sound: all schemas compile, all references lead somewhere, ids are unique', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
    expect(references(document).filter((reference) => follow(reference) === undefined)).toEqual([]);
    const operations = callNames.map(operationOf);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    const tags = new Set(document.tags.map(({ name }) => name));
    expect(operations.every((operation) => operation.tags.every((tag) => tags.has(tag)))).toBe(true);
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema(document, 'document');
    for (const name of Object.keys(document.components.schemas)) {
      expect(() => ajv.compile({ $ref: `document#/components/schemas/${name}` }), name).not.toThrow();
    }
    for (const operation of operations) {
      const body = bodyOf(operation);
      if (body) expect(ajv.validateSchema({ ...body }), operation.operationId).toBe(true);
      for (const { schema, name } of operation.parameters) expect(ajv.validateSchema({ ...schema }), name).toBe(true);
    }
  });

  test('a real answer fits its schema', async () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema(document, 'document');
    const response = 'document#/paths/~1master/get/responses/200/content/application~1json/schema';
    const answer: unknown = (await app.server.inject('/api/master')).json();
    const validate = ajv.compile({ $ref: response });
    expect([validate(answer), validate.errors]).toEqual([true, null]);
    expect(validate({ data: {} })).toBe(false);
  });

  test('is sent with an etag and may be read by a tool from elsewhere', async () => {
    const first = await app.server.inject('/api/openapi.json');
    expect([first.statusCode, first.headers['content-type'], first.headers['access-control-allow-origin']]).toEqual([
      200,
      'application/json; charset=utf-8',
      '*',
    ]);
    const again = await app.server.inject({ url: '/api/openapi.json', headers: { 'if-none-match': String(first.headers.etag) } });
    expect(again.statusCode).toBe(304);
  });
});

describe('[call-05] the readable page', () => {
  test('has every call with its own anchor, and needs nothing from elsewhere', async () => {
    const page = await app.server.inject('/api/docs');
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    for (const name of callNames) {
      const { operationId } = operationOf(name);
      expect(page.body).toContain(`id="${operationId}"`);
      expect(page.body).toContain(`href="#${operationId}"`);
    }
    const targets = new Set([...page.body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    expect([...page.body.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id).filter((id) => !targets.has(id))).toEqual([]);
    expect(page.body).not.toMatch(/ (src|style|on\w+)=|url\(|@import|https?:/);
  });

  test('runs under a policy that allows its own script and style alone', async () => {
    const policy = String((await app.server.inject('/api/docs')).headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(policy.match(/'sha256-[\w+/]{43}='/g)).toHaveLength(2);
  });
});
