import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { AsStaff, Context } from '../../context.ts';
import { lockProducts } from '../../modules/catalog/queries/derived-data.ts';
import { type EditorRow, findEditorRow } from '../../modules/catalog/queries/managed-product.ts';
import {
  type ChangeRequestRow,
  findChangeRequest,
  lockChangeRequest,
  updateChangeRequest,
} from '../../modules/change-requests/queries/change-requests.ts';
import { notify } from '../../modules/messages/notify.ts';
import { operatorError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { addProduct, saveFields, writingProduct } from '../manage-products/write-product.ts';
import { applyProposal, fieldsOf, listProposed, readProposal, stampOf } from './proposal.ts';

type Deciding = AsStaff<Context>;
type Seen = { id: number; version: string };

/** Publishes what a shop proposed, by the operation that saves a product. Returns the entry of the product, if it can be undone. */
export function acceptRequest(context: Deciding, seen: Seen): Promise<number | null> {
  return writingProduct(context, async (transaction) => {
    const { request, product } = await lockWaiting(transaction, seen);
    const proposal = readProposal(request);
    const decided = { status: 'accepted', decided_at: context.clock.now(), decided_by: context.operator.person_id };
    if (!product) {
      const product_id = await addProduct(context, transaction, { ...proposal.content, shop_id: request.shop_id });
      await updateChangeRequest(transaction, request.id, { ...decided, product_id });
      await finish(context, transaction, request, { status: 'accepted', product_id });
      return null;
    }
    const entry = await saveFields(context, transaction, product, applyProposal(fieldsOf(product), proposal));
    await updateChangeRequest(transaction, request.id, decided);
    await finish(context, transaction, request, { status: 'accepted', fields: listProposed(proposal) });
    return entry;
  });
}

/** Declines a change request: the product stays as it is. */
export function declineRequest(context: Deciding, { reason, ...seen }: Seen & { reason: string }): Promise<void> {
  return writingProduct(context, async (transaction) => {
    const { request } = await lockWaiting(transaction, seen);
    const decided = { status: 'declined', reason, decided_at: context.clock.now(), decided_by: context.operator.person_id };
    await updateChangeRequest(transaction, request.id, decided);
    await finish(context, transaction, request, { status: 'declined', reason });
  });
}

type Locked = { request: ChangeRequestRow; product: EditorRow | undefined };

/** The product is locked before its request, as a save of the product does. */
async function lockWaiting(transaction: Transaction<DB>, { id, version }: Seen): Promise<Locked> {
  const found = await findChangeRequest(transaction, id);
  if (found && found.product_id !== null) await lockProducts(transaction, [found.product_id]);
  const request = await lockChangeRequest(transaction, id);
  if (!request) throw operatorError('not-found', { text: 'There is no change request {id}.', with: { id } });
  if (request.status !== 'waiting')
    throw operatorError('conflict', { text: 'The change request is {status} already.', with: { status: request.status } });
  const product = request.product_id === null ? undefined : await findEditorRow(transaction, request.product_id);
  if (version !== stampOf(product, request)) throw operatorError('conflict', 'The request or the product has changed since.');
  return { request, product };
}

/** Notifies the member who made the request, and records the decision. */
async function finish(
  context: Deciding,
  transaction: Transaction<DB>,
  { id }: ChangeRequestRow,
  after: Record<string, unknown> & { status: 'accepted' | 'declined' },
): Promise<void> {
  const [kind, action] =
    after.status === 'accepted'
      ? (['product-accepted', 'change-request.accept'] as const)
      : (['product-declined', 'change-request.decline'] as const);
  await notify(transaction, { kind, change_request_id: id }, context.clock.now());
  await recordAudit(transaction, context, { action, subject: { kind: 'change-request', id }, before: { status: 'waiting' }, after });
}
