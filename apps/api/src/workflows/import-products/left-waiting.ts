import type { ImportResult } from '@souk/contract/back-office/products';
import type { DB } from '../../../db/schema.ts';
import type { ValidatedProduct } from '../../modules/catalog/csv/validate-product.ts';
import { listOpenShopRequests } from '../../modules/change-requests/queries/shop-requests.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { listProposed, type Proposal, readProposal } from '../manage-change-requests/proposal.ts';

type Importing = { shopId: number; defaultLanguage: string };

/**
 * The changes that wait for approval already although cells of the file are as shoppers see the product: an export has what
 * shoppers see, so such a cell withdraws nothing.
 */
export async function listLeftWaiting(
  read: ReadDatabase<DB>,
  products: readonly ValidatedProduct[],
  { shopId, defaultLanguage }: Importing,
): Promise<ImportResult['left_waiting']> {
  const named = products.flatMap(({ slug, state, repeated }) => (state && repeated.length > 0 ? [{ slug, id: state.id, repeated }] : []));
  if (named.length === 0) return [];
  const open = await listOpenShopRequests(
    shopId,
    read,
    named.map(({ id }) => id),
  );
  return named.flatMap(({ slug, id, repeated }) => {
    const request = open.get(id);
    if (request?.status !== 'waiting') return [];
    const proposal = readProposal(request);
    const columns = repeated.filter((column) => isProposed(proposal, column, defaultLanguage));
    return columns.length > 0 ? [{ product: slug, product_id: id, columns }] : [];
  });
}

const fields: Readonly<Record<string, string>> = {
  category: 'category_id',
  sub_category: 'category_id',
  brand: 'brand_id',
  pictures: 'picture_ids',
  active: 'is_published',
};

/** Whether the change request changes the field of this CSV column. */
function isProposed(proposal: Proposal, column: string, defaultLanguage: string): boolean {
  const [name = '', language = defaultLanguage] = column.split(':');
  if (name !== 'name' && name !== 'short_description' && name !== 'description')
    return listProposed(proposal).includes(fields[name] ?? name);
  const { content, base } = proposal;
  return (content[name][language] ?? '') !== (base?.[name][language] ?? '');
}
