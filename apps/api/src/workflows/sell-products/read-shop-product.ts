import { ChangeRequestState } from '@souk/contract/back-office/catalog/change-requests';
import type { ShopProduct } from '@souk/contract/seller/products';
import type { AsSeller, ReadContext } from '../../context.ts';
import { type EditorRow, findEditorRow } from '../../modules/catalog/queries/managed-product.ts';
import { type ChangeRequestRow, listPictureFiles } from '../../modules/change-requests/queries/change-requests.ts';
import { findOpenShopRequest, findShopRequest } from '../../modules/change-requests/queries/shop-requests.ts';
import { notFound } from '../../platform/app-error.ts';
import { applyProposal, fieldsOf, presentFields, readProposal, stampOf } from '../manage-change-requests/proposal.ts';
import { presentContent } from '../manage-products/save-product.ts';

type Reading = Pick<AsSeller<ReadContext>, 'read' | 'operator'>;

/** A product of the shop as shoppers see it, and what waits for approval. */
export async function readShopProduct({ read, operator: { shop_id } }: Reading, productId: number): Promise<ShopProduct> {
  const product = await getOwnProduct(shop_id, read, productId);
  return present(read, product, await findOpenShopRequest(shop_id, read, productId));
}

/** The product of a change request, or what waits to become a product. */
export async function readShopRequest(context: Reading, requestId: number): Promise<ShopProduct> {
  const { read, operator } = context;
  const request = await findShopRequest(operator.shop_id, read, requestId);
  if (!request) throw notFound();
  return request.product_id === null ? present(read, undefined, request) : readShopProduct(context, request.product_id);
}

async function present(read: Reading['read'], product: EditorRow | undefined, request: ChangeRequestRow | undefined): Promise<ShopProduct> {
  const proposal = request && readProposal(request);
  const proposed = proposal && (product ? applyProposal(fieldsOf(product), proposal) : proposal.content);
  const files = await listPictureFiles(read, proposed?.picture_ids ?? []);
  return {
    product_id: product?.id ?? null,
    version: stampOf(product, request),
    published: product ? presentContent(product) : null,
    request: request ? presentRequest(request) : null,
    proposed: proposed ? presentFields(proposed, files) : null,
  };
}

function presentRequest({ id, status, reason, updated_at }: ChangeRequestRow) {
  return { id, status: ChangeRequestState.parse(status), reason, updated_at: updated_at.toISOString() };
}

/** A product of another shop is answered as one that does not exist. */
export async function getOwnProduct(shopId: number, read: Reading['read'], productId: number): Promise<EditorRow> {
  const product = await findEditorRow(read, productId);
  if (product?.shop_id !== shopId) throw notFound('Product not found');
  return product;
}
