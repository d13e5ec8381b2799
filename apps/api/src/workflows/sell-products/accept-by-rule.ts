import type { ProductFields } from '@souk/contract/back-office/products';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { AsSeller, Context } from '../../context.ts';
import { insertChangeRequest, updateChangeRequest } from '../../modules/change-requests/queries/change-requests.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { acceptedByRule, listProposed, type Proposal } from '../manage-change-requests/proposal.ts';
import { addProduct } from '../manage-products/write-product.ts';

type Selling = AsSeller<Context>;

type Accepted = {
  productId: number;
  proposal: Proposal;
  /** One that waited or was declined and is saved again. */
  requestId?: number | undefined;
};

/** Records what a trusted shop published: as a new change request, or as one that waited and is saved again. Returns its id. */
export async function recordByRule(
  context: Selling,
  transaction: Transaction<DB>,
  { productId, proposal, requestId }: Accepted,
): Promise<number> {
  const now = context.clock.now();
  const { shop_id, person_id } = context.operator;
  const { content, base } = proposal;
  const written = {
    ...acceptedByRule(now),
    product_id: productId,
    person_id,
    content: JSON.stringify(content),
    base: base && JSON.stringify(base),
  };
  if (requestId !== undefined) await updateChangeRequest(transaction, requestId, written);
  const id = requestId ?? (await insertChangeRequest(transaction, { ...written, shop_id, created_at: now }));
  const after = { status: 'accepted', rule: 'trusted-shop', fields: base ? listProposed(proposal) : ['product'], product_id: productId };
  await recordAudit(transaction, context, { action: 'change-request.accept-by-rule', subject: { kind: 'change-request', id }, after });
  return id;
}

/** Publishes a new product of a trusted shop. Returns the id of its change request. */
export async function addByRule(
  context: Selling,
  transaction: Transaction<DB>,
  { content, requestId }: { content: ProductFields & { slug?: string | undefined }; requestId?: number },
): Promise<number> {
  const productId = await addProduct(context, transaction, { ...content, shop_id: context.operator.shop_id });
  return recordByRule(context, transaction, { productId, proposal: { content, base: null }, requestId });
}
