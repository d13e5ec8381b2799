import { ChangeRequestState, type ManagedChangeRequest } from '@souk/contract/back-office/catalog/change-requests';
import type { CallAnswer, CallQuery } from '@souk/contract/calls';
import type { ReadContext } from '../../context.ts';
import { findEditorRow } from '../../modules/catalog/queries/managed-product.ts';
import {
  type ChangeRequestRow,
  countChangeRequests,
  findChangeRequest,
  findRequestNames,
  listChangeRequests,
  listPictureFiles,
} from '../../modules/change-requests/queries/change-requests.ts';
import { operatorError } from '../../platform/app-error.ts';
import { thumbnailUrl } from '../../platform/media/present-picture.ts';
import { pickText } from '../../platform/text/texts.ts';
import { applyProposal, fieldsOf, presentFields, readProposal, stampOf } from './proposal.ts';

type Reading = Pick<ReadContext, 'read' | 'locale' | 'defaultLocale'>;

/** A page of the change requests of all shops, with the number in each state under the other filters. */
export async function readChangeRequests(
  context: Reading,
  { status, page, per_page, ...others }: CallQuery<'GET /admin/change-requests'>,
): Promise<CallAnswer<'GET /admin/change-requests'>> {
  const { read } = context;
  const [rows, counts] = await Promise.all([
    listChangeRequests(read, { status, ...others, limit: per_page, offset: (page - 1) * per_page }),
    countChangeRequests(read, others),
  ]);
  return {
    total: counts[status ?? 'all'],
    counts,
    requests: rows.map(({ id, product_id, name, shop_id, shop_name, updated_at, picture, ...row }) => ({
      id,
      product_id,
      name: pickText(name, context),
      shop: { id: shop_id, name: pickText(shop_name, context) },
      status: ChangeRequestState.parse(row.status),
      updated_at: updated_at.toISOString(),
      thumbnail: picture && thumbnailUrl(picture),
    })),
  };
}

/** A change request with the product before, now and after. */
export async function readChangeRequest(context: Reading, id: number): Promise<ManagedChangeRequest> {
  const { read } = context;
  const request = await getChangeRequest(read, id);
  const product = request.product_id === null ? undefined : await findEditorRow(read, request.product_id);
  const proposal = readProposal(request);
  const published = product && fieldsOf(product);
  // A decided request shows what was decided about, whatever the product has become since.
  const isWaiting = request.status === 'waiting';
  const current = isWaiting ? (published ?? null) : proposal.base;
  const proposed = current ? applyProposal(current, proposal) : proposal.content;
  const pictureIds = [proposed, proposal.base, current].flatMap((fields) => fields?.picture_ids ?? []);
  const [files, names] = await Promise.all([listPictureFiles(read, pictureIds), findRequestNames(read, id)]);
  return {
    id,
    product_id: request.product_id,
    name: pickText(proposed.name, context),
    shop: { id: request.shop_id, name: pickText(names.shop_name, context) },
    status: ChangeRequestState.parse(request.status),
    updated_at: request.updated_at.toISOString(),
    thumbnail: presentFields(proposed, files).pictures[0]?.src ?? null,
    version: stampOf(product, request),
    by: names.person_name,
    reason: request.reason,
    decided_at: request.decided_at?.toISOString() ?? null,
    rule: request.accepted_by_rule === null ? null : 'trusted-shop',
    base: proposal.base && presentFields(proposal.base, files),
    published: current && presentFields(current, files),
    proposed: presentFields(proposed, files),
  };
}

async function getChangeRequest(read: ReadContext['read'], id: number): Promise<ChangeRequestRow> {
  const request = await findChangeRequest(read, id);
  if (!request) throw operatorError('not-found', { text: 'There is no change request {id}.', with: { id } });
  return request;
}
