import type { ProductFields } from '@souk/contract/back-office/products';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { AsSeller, Context } from '../../context.ts';
import { lockProducts } from '../../modules/catalog/queries/derived-data.ts';
import type { EditorRow } from '../../modules/catalog/queries/managed-product.ts';
import { listShopPictureIds } from '../../modules/catalog/queries/shop-products.ts';
import {
  type ChangeRequestRow,
  insertChangeRequest,
  lockChangeRequest,
  updateChangeRequest,
} from '../../modules/change-requests/queries/change-requests.ts';
import { findOpenShopRequest, findShopRequest, isShopTrusted } from '../../modules/change-requests/queries/shop-requests.ts';
import { notFound, operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { dryRun } from '../../platform/database/dry-run.ts';
import {
  applyProposal,
  cleanTexts,
  fieldsOf,
  isSameProposal,
  listProposed,
  type Proposal,
  readProposal,
  stampOf,
} from '../manage-change-requests/proposal.ts';
import { addProduct, getEditorRow, saveFields, writingProduct } from '../manage-products/write-product.ts';
import { addByRule, recordByRule } from './accept-by-rule.ts';
import { getOwnProduct } from './read-shop-product.ts';

type Selling = AsSeller<Context>;
type Given = ProductFields & { version: string };

/**
 * Saves a product of the shop over the version that the member saw. Price, stock and hiding apply at once; what shoppers read
 * becomes a change request, and the product stays on sale as it is until an operator accepts it. That of a trusted shop is
 * accepted at once.
 */
export function saveShopProduct(context: Selling, productId: number, { version, ...given }: Given): Promise<void> {
  const { shop_id } = context.operator;
  return writingProduct(context, async (transaction) => {
    await lockProducts(transaction, [productId]);
    const former = await getOwnProduct(shop_id, transaction, productId);
    const current = fieldsOf(former);
    const fields = cleanTexts(given);
    await checkNames(transaction, shop_id, fields, current.variants);
    const open = await findOpenShopRequest(shop_id, transaction, productId);
    if (version !== stampOf(former, open)) throw operatorError('conflict', 'Somebody else has changed this product.');
    const live = liveFields(current, fields);
    const proposal = { content: fields, base: { ...current, is_published: live.is_published } };
    const whole = applyProposal(live, proposal);
    const saving = { productId, former, open, proposal, whole, isLive: hasLiveChange(current, live) };
    if (await isShopTrusted(shop_id, transaction)) return publishNow(context, transaction, saving);
    // The same checks as those of a save by an operator, so that an accepted request can be published.
    await dryRun(transaction, () => saveFields(silently(context), transaction, former, whole));
    const { isLive } = saving;
    if (isLive) await saveFields(context, transaction, former, live);
    const base = isLive ? fieldsOf(await getEditorRow(transaction, productId)) : current;
    await storeProposal(context, transaction, { productId, open, proposal: { content: fields, base } });
  });
}

type Publishing = {
  productId: number;
  former: EditorRow;
  open: ChangeRequestRow | undefined;
  proposal: Proposal;
  whole: ProductFields;
  isLive: boolean;
};

/** Publishes all of what a trusted shop saved, also what waited before: the form has it. */
async function publishNow(
  context: Selling,
  transaction: Transaction<DB>,
  { productId, former, open, proposal, whole, isLive }: Publishing,
): Promise<void> {
  const isProposed = listProposed(proposal).length > 0;
  if (isProposed || isLive) await saveFields(context, transaction, former, whole);
  const waiting = open?.status === 'waiting' ? open : undefined;
  if (isProposed) await recordByRule(context, transaction, { productId, proposal, requestId: waiting?.id });
  else if (waiting) await withdraw(context, transaction, waiting);
}

/** Proposes a new product. Returns the id of the change request. */
export function proposeProduct(context: Selling, given: ProductFields): Promise<number> {
  return writingProduct(context, async (transaction) => {
    const content = await checkNewProduct(context, transaction, given);
    return (await isShopTrusted(context.operator.shop_id, transaction))
      ? addByRule(context, transaction, { content })
      : insertNew(context, transaction, content);
  });
}

/** Saves a proposed product that waits or was declined: it waits again. Returns the id of its request, which is another one after a refusal. */
export async function saveShopRequest(context: Selling, id: number, { version, ...given }: Given): Promise<number> {
  const { shop_id, person_id } = context.operator;
  const found = await getOwnRequest(shop_id, context.db, id);
  if (found.product_id !== null) {
    await saveShopProduct(context, found.product_id, { ...given, version });
    return id;
  }
  return writingProduct(context, async (transaction) => {
    const request = await lockOpen(transaction, id);
    // The address that a CSV file gave the product, which the form does not have.
    const { slug } = readProposal(request).content;
    const content = { ...(await checkNewProduct(context, transaction, given)), slug };
    if (version !== stampOf(undefined, request)) throw operatorError('conflict', 'Somebody else has changed this product.');
    if (await isShopTrusted(shop_id, transaction)) return addByRule(context, transaction, { content, requestId: id });
    if (request.status === 'declined') {
      await updateChangeRequest(transaction, id, { ...withdrawn, updated_at: context.clock.now() });
      return insertNew(context, transaction, content);
    }
    await updateChangeRequest(transaction, id, { content: JSON.stringify(content), person_id, updated_at: context.clock.now() });
    await recordSent(context, transaction, { id, fields: ['product'] });
    return id;
  });
}

/** Withdraws a request that waits or was declined. The product stays as it is. */
export async function withdrawRequest(context: Selling, id: number): Promise<void> {
  const found = await getOwnRequest(context.operator.shop_id, context.db, id);
  await writingProduct(context, async (transaction) => {
    if (found.product_id !== null) await lockProducts(transaction, [found.product_id]);
    const request = await lockOpen(transaction, id);
    await withdraw(context, transaction, request);
  });
}

const withdrawn = { status: 'withdrawn', decided_at: null, decided_by: null };

async function withdraw(context: Selling, transaction: Transaction<DB>, { id, status }: ChangeRequestRow): Promise<void> {
  await updateChangeRequest(transaction, id, { ...withdrawn, updated_at: context.clock.now() });
  const change = { before: { status }, after: { status: 'withdrawn' } };
  await recordAudit(transaction, context, { action: 'change-request.withdraw', subject: { kind: 'change-request', id }, ...change });
}

async function lockOpen(transaction: Transaction<DB>, id: number): Promise<ChangeRequestRow> {
  const request = await lockChangeRequest(transaction, id);
  if (!request) throw notFound();
  if (request.status !== 'waiting' && request.status !== 'declined')
    throw operatorError('conflict', { text: 'The change request is {status} already.', with: { status: request.status } });
  return request;
}

async function getOwnRequest(shopId: number, read: Selling['db'], id: number): Promise<ChangeRequestRow> {
  const request = await findShopRequest(shopId, read, id);
  if (!request) throw notFound();
  return request;
}

/** Checks a new product as a save by an operator does, without writing it. */
async function checkNewProduct(context: Selling, transaction: Transaction<DB>, given: ProductFields): Promise<ProductFields> {
  const { shop_id } = context.operator;
  const fields = cleanTexts(given);
  await checkNames(transaction, shop_id, fields, []);
  await dryRun(transaction, () => addProduct(silently(context), transaction, { ...fields, shop_id }));
  return fields;
}

/** Throws where a picture or a variant belongs to another shop or product. */
async function checkNames(
  transaction: Transaction<DB>,
  shopId: number,
  { picture_ids, variants }: ProductFields,
  stored: ProductFields['variants'],
): Promise<void> {
  const own = await listShopPictureIds(shopId, transaction, picture_ids);
  if (picture_ids.some((id) => !own.has(id))) throw operatorError('invalid', 'do not exist', 'picture_ids');
  if (variants.some(({ id }) => id !== null && !stored.some((each) => each.id === id)))
    throw operatorError('invalid', 'belong to another product', 'variants');
}

/** The product with those of the given fields that apply at once. It is hidden at once; showing it again waits for approval. */
function liveFields(current: ProductFields, given: ProductFields): ProductFields {
  return {
    ...current,
    price: given.price,
    discount_price: given.discount_price,
    is_published: current.is_published && given.is_published,
    variants: current.variants.map((variant) => {
      const wanted = given.variants.find(({ id }) => id === variant.id);
      if (!wanted) return variant;
      const { extra_price, is_active, stock, stock_was } = wanted;
      return { ...variant, extra_price, is_active, stock, stock_was };
    }),
  };
}

function hasLiveChange(current: ProductFields, live: ProductFields): boolean {
  const isOther = (name: 'price' | 'discount_price' | 'is_published') => current[name] !== live[name];
  const isChanged = (variant: ProductFields['variants'][number], index: number) => {
    const stored = current.variants[index];
    const isCounted = variant.stock_was !== null && variant.stock !== variant.stock_was;
    return isCounted || variant.extra_price !== stored?.extra_price || variant.is_active !== stored.is_active;
  };
  return isOther('price') || isOther('discount_price') || isOther('is_published') || live.variants.some(isChanged);
}

type Storing = { productId: number; open: ChangeRequestRow | undefined; proposal: Proposal & { base: ProductFields } };

/** Stores what waits for approval. If nothing is left of a waiting request, it is withdrawn. */
async function storeProposal(context: Selling, transaction: Transaction<DB>, { productId, open, proposal }: Storing): Promise<void> {
  const waiting = open?.status === 'waiting' ? open : undefined;
  const fields = listProposed(proposal);
  if (fields.length === 0) {
    if (waiting) await withdraw(context, transaction, waiting);
    return;
  }
  if (waiting && isSameProposal(readProposal(waiting), proposal)) return;
  const now = context.clock.now();
  const { shop_id, person_id } = context.operator;
  const stored = { content: JSON.stringify(proposal.content), base: JSON.stringify(proposal.base), person_id, updated_at: now };
  if (waiting) await updateChangeRequest(transaction, waiting.id, stored);
  const id =
    waiting?.id ??
    (await insertChangeRequest(transaction, { ...stored, shop_id, product_id: productId, status: 'waiting', created_at: now }));
  await recordSent(context, transaction, { id, fields, product_id: productId });
}

async function insertNew(context: Selling, transaction: Transaction<DB>, content: ProductFields): Promise<number> {
  const now = context.clock.now();
  const { shop_id, person_id } = context.operator;
  const dates = { created_at: now, updated_at: now };
  const request = { shop_id, person_id, status: 'waiting', content: JSON.stringify(content), ...dates };
  const id = await insertChangeRequest(transaction, request);
  await recordSent(context, transaction, { id, fields: ['product'] });
  return id;
}

/** The entry names the fields; their values are recorded when they are published. */
async function recordSent(
  context: Selling,
  transaction: Transaction<DB>,
  { id, ...after }: { id: number; fields: string[]; product_id?: number },
): Promise<void> {
  await recordAudit(transaction, context, { action: 'change-request.send', subject: { kind: 'change-request', id }, after });
}

/** A dry run leaves no entry in the audit log. */
function silently(context: Selling) {
  return { ...context, operator: null };
}
