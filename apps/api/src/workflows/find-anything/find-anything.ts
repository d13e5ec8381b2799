import type { Found } from '@souk/contract/back-office/panel/find';
import type { CallAnswer } from '@souk/contract/calls';
import type { AsStaff, ReadContext } from '../../context.ts';
import type { Catalog } from '../../modules/catalog/catalog.ts';
import { findProducts } from '../../modules/catalog/products/find-products.ts';
import { listFoundShops } from '../../modules/catalog/queries/shops.ts';
import { findPeople } from '../../modules/identity/queries/find-people.ts';
import { findOrders } from '../../modules/orders/queries/find-orders.ts';
import { findTickets } from '../../modules/support/queries/find-tickets.ts';
import { pickText } from '../../platform/text/texts.ts';

/** The maximum of each kind. */
const limit = 5;
/** A search for fewer digits than this would match too many phone numbers. */
const minDigits = 4;

/** Searches for the command palette. A kind is searched only if the role may read it; a typo is corrected as in the shop's search. */
export async function findAnything(
  context: AsStaff<ReadContext>,
  catalog: Catalog,
  search: string,
): Promise<CallAnswer<'GET /admin/find'>> {
  const { operator } = context;
  const typed = search.replace(/^#/, '').trim();
  const may = (permission: Parameters<typeof operator.permissions.has>[0]) => operator.permissions.has(permission);
  const [orders, products, people, shops, tickets] = await Promise.all([
    may('orders:read') ? foundOrders(context, typed) : [],
    may('products:read') ? findProducts(context, catalog, typed, limit) : undefined,
    may('people:read') ? foundPeople(context, typed) : [],
    may('shops:read') ? foundShops(context, typed) : [],
    may('support:read') ? foundTickets(context, typed) : [],
  ]);
  const goods = (products?.products ?? []).map(({ id, name, shop }): Found => entry('product', { id, title: name, detail: shop }));
  return { found: [...orders, ...goods, ...people, ...shops, ...tickets], corrected: products?.corrected ?? null };
}

type Entry = { id: number; title: string; detail: string; key?: string };

function entry(kind: Found['kind'], { id, title, detail, key = String(id) }: Entry): Found {
  return { kind, id, key, title, detail };
}

async function foundOrders({ read }: ReadContext, typed: string): Promise<Found[]> {
  const rows = await findOrders(read, { code: typed, digits: digitsOf(typed), limit });
  return rows.map(({ id, code, name }) => entry('order', { id, key: code, title: code, detail: name }));
}

async function foundPeople({ read }: ReadContext, typed: string): Promise<Found[]> {
  const words = typed.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const query = words.length === 0 ? null : words.map((word) => `'${word}':*`).join(' & ');
  const rows = await findPeople(read, { query, email: typed, digits: digitsOf(typed), limit });
  return rows.map(({ id, name, phone, email }) =>
    entry('person', { id, title: name, detail: phone === null ? (email ?? '') : `+${phone}` }),
  );
}

async function foundShops(context: ReadContext, typed: string): Promise<Found[]> {
  const rows = await listFoundShops(context.read, { words: typed.split(/\s+/), limit });
  return rows.map(({ id, name }) => entry('shop', { id, title: pickText(name, context), detail: '' }));
}

async function foundTickets({ read }: ReadContext, typed: string): Promise<Found[]> {
  const rows = await findTickets(read, { words: typed, limit });
  return rows.map(({ id, ticket_number, subject }) => entry('ticket', { id, key: ticket_number, title: subject, detail: ticket_number }));
}

function digitsOf(typed: string): string | undefined {
  const digits = /^[+\d\s().-]+$/.test(typed) ? typed.replaceAll(/\D/g, '') : '';
  return digits.length >= minDigits ? digits : undefined;
}
