import { type CallName, calls } from '@souk/contract/calls';
import type { Endpoint } from '@souk/contract/endpoint';
import { type FileRules, isRequired } from '@souk/contract/files';
import { describeBody, describeParameters, type Parameter } from '@souk/contract/openapi/schemas';
import fc, { type Arbitrary } from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { aFile, buildForm, encodeForm, type FormParts } from '../build-form.ts';
import { buildProduct, buildVoucher } from '../builders/goods.ts';
import { buildSession } from '../builders/session.ts';
import { buildShopper } from '../builders/shopper.ts';
import { useTestApp } from '../test-app.ts';
import { arbitraryOf, oddNames, oddTexts, oddValues, rawParameters } from './arbitrary-values.ts';
import { isRegistered, methodAndPath } from './example-call.ts';

/*
 * Throws requests at every call: those that its schemas allow, and those that they forbid. A failure prints the seed and
 * the smallest request; `FUZZ_SEED=n` throws others, `FUZZ_RUNS=n` more of them.
 */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);
const runs = Number(process.env.FUZZ_RUNS ?? 12);
const timeout = 30_000 + runs * 1_000;
const { app, database } = await useTestApp({ poolSize: 5 });

const isCallName = (name: string): name is CallName => Object.hasOwn(calls, name);
const callNames = Object.keys(calls).filter(isCallName);
const served = callNames.filter((name) => isRegistered(app.server, name));
const endpointOf = (name: CallName): Endpoint => calls[name];

// Something to be found under small ids.
const { db } = database;
const goods = await Promise.all([buildProduct(db), buildProduct(db, { variants: [{ stock: 0 }] })]);
await Promise.all(goods.map(({ shop_id }) => buildVoucher(db, { shop_id })));
await buildShopper(db);

const started = performance.now();
const budgetMilliseconds = 15_000;
const properties = served.length * 5;
let [begun, sent] = [0, 0];

/** How many random requests a property sends: fewer once the time is used up, and at most `max` where the server limits a person. */
function limits(share = 1, max = Number.POSITIVE_INFINITY): { seed: number; numRuns: number } {
  begun += 1;
  const isLate = performance.now() - started > (budgetMilliseconds * begun) / properties;
  return { seed, numRuns: isLate && process.env.FUZZ_RUNS === undefined ? 2 : Math.min(runs * share, max) };
}

type Request = {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  query: [string, string][];
  headers: Record<string, string>;
  body?: unknown;
  /** A call that takes files is sent as multipart/form-data. */
  form?: FormParts;
};

const isNothing = /^\s*\{\s*\}\s*$/;

const Failure = z.looseObject({ message: z.string().min(1), errors: z.record(z.string(), z.array(z.string().min(1)).min(1)).optional() });

/** Makes the request and holds the answer to what every answer must be. */
async function send(request: Request, raw?: Pick<InjectOptions, 'payload'>) {
  const { method, path, query, headers, body, form } = request;
  const encoded = form && !raw ? await encodeForm(buildForm(form)) : undefined;
  const search = query.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&');
  const payload = raw?.payload ?? encoded?.payload ?? (body === undefined ? undefined : JSON.stringify(body));
  const answer = await app.server.inject({
    method,
    url: `/api${path}${search && `?${search}`}`,
    headers: { ...(payload !== undefined && { 'content-type': 'application/json' }), ...encoded?.headers, ...headers },
    ...(payload !== undefined && { payload }),
  });
  const status = answer.statusCode;
  sent += 1;
  expect(status, answer.body).toBeLessThan(500);
  if (status < 400) return { status, errors: {} };
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  const { errors = {} } = Failure.parse(answer.json());
  return { status, errors };
}

/** Without a limit, a pattern that hardly any random text fits would be tried for ever. */
const maxMisses = 20_000;

/** A request that the call's schemas allow. */
function allowed(name: CallName, token: string): Arbitrary<Request> {
  const { params, query, headers, body, files } = endpointOf(name);
  const { method, path } = methodAndPath(name);
  let misses = 0;
  return (
    fc
      .record({
        params: writtenOf(params),
        query: writtenOf(query),
        headers: writtenOf(headers),
        body: files ? writtenOf(body) : body ? arbitraryOf(describeBody(body)) : fc.constant(undefined),
      })
      // A description omits parts of the schema: that text is trimmed, that one of two fields is required.
      .filter((parts) => {
        if (fits(params, parts.params) && fits(query, parts.query) && fits(headers, parts.headers) && fits(body, parts.body)) return true;
        misses += 1;
        if (misses > maxMisses) throw new Error(`Hardly any value fits the schemas of ${name}: its patterns must say what they allow`);
        return false;
      })
      .map((parts) => ({
        method,
        path: Object.entries(parts.params).reduce(
          (filled, [field, value]) => filled.replace(`{${field}}`, encodeURIComponent(value)),
          path,
        ),
        query: Object.entries(parts.query),
        headers: { authorization: `Bearer ${token}`, ...parts.headers },
        ...(files ? { form: [...textParts(parts.body), ...requiredFiles(files)] } : body && { body: parts.body }),
      }))
  );
}

function textParts(fields: unknown): FormParts {
  return Object.entries(Object(fields)).map(([name, value]) => [name, String(value)]);
}

function requiredFiles(files: FileRules): FormParts {
  return Object.entries(files).flatMap(([name, rule]): FormParts => (isRequired(rule) ? [[name, aFile('png')]] : []));
}

function fits(schema: z.ZodType | undefined, value: unknown): boolean {
  return schema === undefined || schema.safeParse(value).success;
}

function writtenOf(schema: z.ZodType | undefined): Arbitrary<Record<string, string>> {
  const parameters = schema ? describeParameters(schema) : [];
  const values = parameters.map((parameter: Parameter) => [parameter.name, arbitraryOf(parameter.schema).map(String)] as const);
  return fc
    .record(Object.fromEntries(values), { requiredKeys: parameters.filter(({ required }) => required).map(({ name }) => name) })
    .map((record) => Object.fromEntries(Object.entries(record).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))));
}

const header = fc.string({ maxLength: 120, unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)) });

const withField = (body: unknown, field: string, value: unknown): object => ({ ...(typeof body === 'object' ? body : {}), [field]: value });
const names = (errors: Record<string, string[]>, field: string) =>
  Object.keys(errors).some((path) => path === field || path.startsWith(`${field}.`));

describe(`[call-04] thrown at with seed ${seed}`, () => {
  test.each(served)('%s takes what its schemas allow', { timeout }, async (name) => {
    const { token } = await buildSession(db);
    await fc.assert(
      fc.asyncProperty(allowed(name, token), async (request) => {
        const { status } = await send(request);
        expect([400, 413, 415]).not.toContain(status);
      }),
      limits(),
    );
  });

  const withFiles = served.filter((name) => endpointOf(name).files);
  test.each(withFiles)('%s refuses odd text, odd files and unknown fields of its form by name', { timeout }, async (name) => {
    const { token } = await buildSession(db);
    const { body, files = {} } = endpointOf(name);
    const fields = body ? describeParameters(body).map((parameter) => parameter.name) : [];
    const oddFiles = fc.constantFrom(...(['svg', 'html', 'nothing', 'png'] as const)).map((kind) => aFile(kind));
    const change = fc.oneof(
      fc.record({ field: fc.oneof(oddNames, fc.constantFrom('x', ...fields)), value: oddTexts }),
      fc.record({ field: fc.oneof(oddNames, fc.constantFrom('x', ...fields, ...Object.keys(files))), value: oddFiles }),
      fc.record({ field: fc.constantFrom(...Object.keys(files)), value: oddTexts }),
    );
    await fc.assert(
      fc.asyncProperty(allowed(name, token), change, async (request, { field, value }) => {
        const form: FormParts = [...(request.form ?? []).filter(([other]) => other !== field), [field, value]];
        const { status, errors } = await send({ ...request, form });
        const texts = Object.fromEntries(form.flatMap(([other, text]) => (typeof text === 'string' ? [[other, text]] : [])));
        const isPicture = typeof value !== 'string' && value.name === 'file.png';
        if (typeof value === 'string' ? fits(body, texts) : isPicture && field in files) return;
        // Names of Object.prototype are no field names.
        if (field in {}) return void expect(status).toBe(400);
        expect(status).toBe(422);
        expect(names(errors, field), `${field} is not in ${JSON.stringify(errors)}`).toBe(true);
      }),
      limits(3, 50),
    );
  });

  test.each(served.filter((name) => endpointOf(name).body && !endpointOf(name).files))(
    '%s refuses odd values, missing and unknown fields by name',
    { timeout },
    async (name) => {
      const { token } = await buildSession(db);
      const { body } = endpointOf(name);
      if (!body) throw new Error('It has no body.');
      const { properties = {}, required = [] } = describeBody(body);
      const change = fc.oneof(
        fc.record({ field: fc.constantFrom(...Object.keys(properties)), value: oddValues }),
        ...(required.length > 0 ? [fc.record({ field: fc.constantFrom(...required), value: fc.constant(undefined) })] : []),
        fc.record({ field: oddNames, value: oddValues }),
      );
      await fc.assert(
        fc.asyncProperty(allowed(name, token), change, async (request, { field, value }) => {
          const changed = withField(request.body, field, value);
          const { status, errors } = await send({ ...request, body: changed });
          if (fits(body, JSON.parse(JSON.stringify(changed)))) return;
          expect(status).toBe(422);
          expect(names(errors, field), `${field} is not in ${JSON.stringify(errors)}`).toBe(true);
        }),
        limits(3),
      );
    },
  );

  test.each(served)('%s refuses odd and unknown parameters by name', { timeout }, async (name) => {
    const { token } = await buildSession(db);
    const { query } = endpointOf(name);
    const known = query ? describeParameters(query).map((parameter) => parameter.name) : [];
    const field = fc.oneof(oddNames, ...(known.length > 0 ? [fc.constantFrom(...known)] : []));
    await fc.assert(
      fc.asyncProperty(allowed(name, token), field, oddTexts, async (request, odd, value) => {
        const others = request.query.filter(([other]) => other !== odd);
        const { status, errors } = await send({ ...request, query: [...others, [odd, value]] });
        if (query && fits(query, Object.fromEntries([...others, [odd, value]]))) return;
        expect(status).toBe(422);
        expect(names(errors, odd), `${odd} is not in ${JSON.stringify(errors)}`).toBe(true);
        if (known.includes(odd)) expect((await send({ ...request, query: [...others, [odd, '1'], [odd, '2']] })).status).toBe(422);
      }),
      limits(),
    );
  });

  test.each(served)('%s bears odd paths, headers, kinds of bodies and tokens', { timeout }, async (name) => {
    const { token } = await buildSession(db);
    const { path } = methodAndPath(name);
    const part = fc.oneof(
      oddTexts.map(encodeURIComponent),
      fc.constantFrom('%', '%ff', '%c0%af', '%2e%2e%2f', '%00', '%u0000', '..', '.', ';', '*'),
    );
    const odd = fc.record({
      parts: fc.array(part, { minLength: 3, maxLength: 3 }),
      headers: fc.record(
        { 'accept-language': header, 'accept-encoding': header, 'if-none-match': header, 'user-agent': header, 'idempotency-key': header },
        { requiredKeys: [] },
      ),
      authorization: fc.oneof(
        fc.constant(`Bearer ${token}`),
        header,
        header.map((text) => `Bearer ${text}`),
      ),
      contentType: fc.oneof(
        fc.constant('application/json'),
        fc.constantFrom('text/plain', 'application/json; charset=ascii', 'multipart/form-data', 'application/x-www-form-urlencoded', ';'),
        header,
      ),
      payload: fc.oneof(
        fc.constantFrom('{', '[', 'null', '"x"', '1e999', '{"__proto__":{}}', '{"a":1}}', '\u0000', '[1]', '{"a":01}', '"\\ud800"', '{}'),
        fc.json(),
      ),
    });
    await fc.assert(
      fc.asyncProperty(allowed(name, token), odd, async (request, { parts, headers, authorization, contentType, payload }) => {
        const rest = [...parts];
        const oddPath = path.replaceAll(/\{\w+\}/g, () => rest.pop() ?? '');
        const oddHeaders = { ...request.headers, ...headers };
        await send({ ...request, path: oddPath, headers: oddHeaders });
        const withToken = await send({ ...request, headers: { ...oddHeaders, authorization } });
        if (endpointOf(name).access === 'public') expect(withToken.status).not.toBe(401);
        if (request.method !== 'POST') return;
        const { status } = await send({ ...request, headers: { ...request.headers, 'content-type': contentType } }, { payload });
        // Some calls have no input at all.
        if (!isNothing.test(payload)) expect(status).toBeGreaterThanOrEqual(400);
      }),
      limits(),
    );
  });

  test.each(served)('%s bears parameters that are no text', { timeout }, async (name) => {
    const headers = { authorization: `Bearer ${(await buildSession(db)).token}` };
    const { method, path } = methodAndPath(name);
    await fc.assert(
      fc.asyncProperty(rawParameters, (parameters) =>
        send({ method, path: `${path.replaceAll(/\{\w+\}/g, '1')}?${parameters}`, query: [], headers }).then(() => undefined),
      ),
      limits(),
    );
  });

  test('paths that nobody has are not found, or not addresses', async () => {
    const path = fc.oneof(
      fc.webPath(),
      fc.string().map(encodeURIComponent),
      fc.constantFrom('/%', '/%00', '/api/%ff', '/api/../api/master', '//', '/api//master', '/api/products/%2e%2e'),
    );
    await fc.assert(
      fc.asyncProperty(path, async (odd) => {
        const answer = await app.server.inject(`/api/nowhere/${odd.replace(/^\//, '')}`);
        expect([400, 404]).toContain(answer.statusCode);
        Failure.parse(answer.json());
      }),
      { seed, numRuns: 100 },
    );
  });
});

afterAll(() => {
  if (process.env.FUZZ_RUNS !== undefined) process.stdout.write(`Sent ${sent} requests with seed ${seed}.\n`);
});

test('[call-02] every call of the contract is registered', () => {
  expect(callNames.filter((name) => !served.includes(name))).toEqual([]);
});
