import { type CallName, calls } from '@souk/contract/calls';
import type { Endpoint } from '@souk/contract/endpoint';
import { describeBody, describeParameters } from '@souk/contract/openapi/schemas';
import { describe, expect, test } from 'vitest';
import { encodeForm } from '../build-form.ts';
import { absentBelongings, buildOwner } from '../builders/belongings.ts';
import { buildProduct } from '../builders/goods.ts';
import { useTestApp } from '../test-app.ts';
import { accessTable, type Probe } from './access-table.ts';
import { exampleCall, methodAndPath } from './example-call.ts';

/*
 * A thing that has an owner does not exist for others: each call that can name one is made by a visitor, by another shopper
 * who has one of their own and by the owner, and once with an id that does not exist.
 */
const testApp = await useTestApp();
const { app, database } = testApp;

const isCallName = (name: string): name is CallName => Object.hasOwn(calls, name);
const callNames = Object.keys(calls).filter(isCallName);
const probesOf = (name: CallName): readonly Probe[] => {
  const access = accessTable[name];
  return typeof access === 'string' ? [] : access;
};
const probes = callNames.flatMap((name) => probesOf(name).map((probe) => ({ name, what: probe.names.join(' and '), probe })));

/** Kinds of tickets are everybody's; the table asks for the first. */
await database.db
  .insertInto('ticket_issue_types')
  .values({ name: JSON.stringify({ en: 'An order' }) })
  .execute();

async function ask(name: CallName, asked: ReturnType<Probe['ask']>, token?: string) {
  const encoded = asked.form && (await encodeForm(asked.form));
  const answer = await app.server.inject({
    method: methodAndPath(name).method,
    url: `/api${asked.path}`,
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...encoded?.headers, ...asked.headers },
    ...(asked.body && { payload: asked.body }),
    ...(encoded && { payload: encoded.payload }),
  });
  return { status: answer.statusCode, text: answer.body };
}

/** The same but for ids, codes and times. */
function bareOf({ status, text }: Awaited<ReturnType<typeof ask>>): string {
  return `${status} ${text
    .replaceAll(/\b(SK|TK)-\w+/g, '$1-#')
    .replaceAll(/"slug":"\w+"/g, '#')
    .replaceAll(/"cart_version":"[\w-]+"/g, '"cart_version":"#"')
    .replaceAll(/\d+/g, '#')}`;
}

describe('[call-03] what is somebody’s', () => {
  test.each(probes)(
    '$name: a visitor learns nothing of it by $what, another customer no more than of what there is not',
    async ({ name, probe }) => {
      const [owner, other, another] = await Promise.all([buildOwner(testApp), buildOwner(testApp), buildOwner(testApp)]);
      const absent = absentBelongings(await buildProduct(database.db));
      expect(await ask(name, probe.ask(owner.has, owner.has))).toEqual({ status: 401, text: '{"message":"Please login first!"}' });
      const theirs = await ask(name, probe.ask(owner.has, other.has), other.shopper.token);
      const nobodys = await ask(name, probe.ask(absent, another.has), another.shopper.token);
      expect(bareOf(theirs)).toBe(bareOf(nobodys));
      for (const mark of [owner.has.order_code, owner.has.ticket_number]) expect(theirs.text).not.toContain(mark);
      const own = await ask(name, probe.ask(owner.has, owner.has), owner.shopper.token);
      expect([own.status, own.text.slice(0, 300)]).toEqual([probe.owner, expect.anything()]);
    },
  );

  test.each(callNames.filter((name) => name.startsWith('GET ') && !name.includes('logout') && probesOf(name).length === 0))(
    '%s shows another customer and a visitor nothing of it',
    async (name) => {
      const [owner, other] = await Promise.all([buildOwner(testApp), buildOwner(testApp)]);
      const { path } = exampleCall(name);
      const marks = [owner.has.order_code, owner.has.ticket_number, owner.has.used_key, 'asha@mail.example'];
      const theirs = [await ask(name, { path }), await ask(name, { path }, other.shopper.token)];
      for (const { text } of theirs) expect(marks.slice(0, 3).filter((mark) => text.includes(mark))).toEqual([]);
    },
  );
});

/** Fields that name something everybody may see, whatever the call. */
const everybodys = new Set(
  'product_id product_ids shop_id shop_ids category_id sub_category_id brand_id color_id size_id unit_id coupon_id socket_id slug'.split(
    ' ',
  ),
);
/** Paths whose `id` is something that everybody may see. */
const publicIds = new Set<CallName>([
  'GET /product-questions/{id}',
  'GET /shops/{id}',
  'GET /flash-sale/{id}/details',
  'GET /plans/{id}',
  'POST /plans/{id}/purchase',
  'POST /reviews/{id}/report',
]);

function namingFields(name: CallName): string[] {
  const { params, query, body }: Endpoint = calls[name];
  const written = [params, query].flatMap((part) => (part ? describeParameters(part) : [])).map((field) => field.name);
  const fields = [...written, ...(body ? Object.keys(describeBody(body).properties ?? {}) : [])];
  return fields.filter((field) => /(^|_)(ids?|number)$|^kept_/.test(field) && !(field === 'id' && publicIds.has(name)));
}

test('[call-03] every field that can name a thing of somebody’s is asked for in the table', () => {
  const unasked = callNames.flatMap((name) => {
    const asked = new Set(probesOf(name).flatMap(({ names }) => names));
    return namingFields(name)
      .filter((field) => !asked.has(field) && !everybodys.has(field))
      .map((field) => `${name}: ${field}`);
  });
  expect(unasked).toEqual([]);
});
