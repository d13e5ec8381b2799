import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { CsvTerms } from '../../modules/catalog/csv/csv-terms.ts';
import type { ValidatedProduct } from '../../modules/catalog/csv/validate-product.ts';
import { pictureKeys } from '../../modules/catalog/csv/write-products.ts';
import { listPictureIds } from '../../modules/catalog/queries/csv/csv-products.ts';
import { type EditorRow, listEditorRows } from '../../modules/catalog/queries/managed-product.ts';
import { type ChangeRequestRow, insertChangeRequests, updateChangeRequest } from '../../modules/change-requests/queries/change-requests.ts';
import { listOpenShopRequests, listWaitingProducts } from '../../modules/change-requests/queries/shop-requests.ts';
import { acceptedByRule, isSameContent, listProposed, type Proposal, readProposal } from '../manage-change-requests/proposal.ts';
import { proposeChange, proposeProduct } from './request-content.ts';

type Sender = { shop_id: number; person_id: number; now: Date };
type Context = { terms: CsvTerms; sender: Sender };

/** The requests that an import sent, by their ids, for its entry in the audit log. */
type SentRequests = {
  /** The requests that waited before the import, with their former content. */
  before: Record<string, { content: unknown; base: unknown }>;
  after: Record<string, { product: string; fields: string[]; status: string; updated_at: string }>;
};

type Sent = { slug: string; product_id: number | null; proposal: Proposal; waiting: ChangeRequestRow | undefined };

/** Makes change requests of what a shop imports and shoppers read. Those of a trusted shop are recorded as accepted. */
export function createRequestSender(transaction: Transaction<DB>, context: Context) {
  const sent: SentRequests = { before: {}, after: {} };
  const isTrusted = context.terms.shop?.isTrusted === true;
  let former: ReadonlyMap<number, EditorRow> = new Map();
  return {
    sent,
    /** Call it before the products are written: what is accepted at once is compared with the state of before. */
    async read(products: readonly ValidatedProduct[]): Promise<void> {
      if (isTrusted) former = await listEditorRows(transaction, storedIds(products));
    },
    /** Call it when what applies at once is written; `created` are the ids of new products by slug. */
    async send(products: readonly ValidatedProduct[], created: ReadonlyMap<string, number>): Promise<void> {
      const reviewed = products.filter(({ changes }) => changes.some(({ review }) => review !== undefined));
      if (reviewed.length === 0) return;
      const rows = isTrusted ? former : await listEditorRows(transaction, storedIds(reviewed));
      const proposals = await propose(transaction, context, { reviewed, rows, created });
      for (const [id, { slug, waiting, proposal }] of await store(transaction, context, proposals)) {
        if (waiting) sent.before[id] = { content: waiting.content, base: waiting.base };
        const fields = proposal.base ? listProposed(proposal) : ['product'];
        const updated_at = context.sender.now.toISOString();
        sent.after[id] = { product: slug, fields, status: isTrusted ? 'accepted' : 'waiting', updated_at };
      }
    },
  };
}

function storedIds(products: readonly ValidatedProduct[]): number[] {
  return products.flatMap(({ state }) => (state ? [state.id] : []));
}

type Reviewed = {
  reviewed: readonly ValidatedProduct[];
  rows: ReadonlyMap<number, EditorRow>;
  created: ReadonlyMap<string, number>;
};

/** The requests that differ from what waits already. A trusted shop leaves what waits as it is. */
async function propose(
  transaction: Transaction<DB>,
  { terms, sender: { shop_id } }: Context,
  { reviewed, rows, created }: Reviewed,
): Promise<Sent[]> {
  const keys = reviewed.flatMap(({ cells }) => pictureKeys(cells.pictures));
  const known = { terms, pictureIds: await listPictureIds(transaction, [...new Set(keys)]) };
  const concerned = terms.shop?.isTrusted ? [] : reviewed;
  const open = await listOpenShopRequests(shop_id, transaction, storedIds(concerned));
  const slugs = concerned.filter(({ state }) => !state).map(({ slug }) => slug);
  const waitingProducts = await listWaitingProducts(shop_id, transaction, slugs);
  const all = reviewed.map((product): Sent => {
    const { slug, state } = product;
    const row = state && rows.get(state.id);
    if (!row)
      return { slug, product_id: created.get(slug) ?? null, proposal: proposeProduct(product, known), waiting: waitingProducts.get(slug) };
    const request = open.get(row.id);
    const waiting = request?.status === 'waiting' ? request : undefined;
    const proposal = proposeChange(product, { row, waiting: waiting && readProposal(waiting) }, known);
    return { slug, product_id: row.id, proposal, waiting };
  });
  return all.filter(({ proposal: { content, base }, waiting }) =>
    waiting ? !isSameContent(content, readProposal(waiting).content, base) : !base || listProposed({ content, base }).length > 0,
  );
}

/** Stores requests, each with its id. */
async function store(
  transaction: Transaction<DB>,
  { terms, sender: { shop_id, person_id, now } }: Context,
  proposals: readonly Sent[],
): Promise<[number, Sent][]> {
  const columnsOf = ({ proposal: { content, base } }: Sent) => ({
    content: JSON.stringify(content),
    base: base && JSON.stringify(base),
    person_id,
    updated_at: now,
  });
  const state = terms.shop?.isTrusted ? acceptedByRule(now) : { status: 'waiting' };
  const added = proposals.filter(({ waiting }) => !waiting);
  const ids = await insertChangeRequests(
    transaction,
    added.map((each) => ({ ...columnsOf(each), shop_id, product_id: each.product_id, created_at: now, ...state })),
  );
  const updated = proposals.flatMap((each): [number, Sent][] => (each.waiting ? [[each.waiting.id, each]] : []));
  for (const [id, each] of updated) await updateChangeRequest(transaction, id, columnsOf(each));
  return [...updated, ...ids.flatMap((id, index): [number, Sent][] => (added[index] ? [[id, added[index]]] : []))];
}
