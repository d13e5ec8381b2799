import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { addShop } from '../../modules/catalog/operate-shops.ts';
import { answerApplication } from '../../modules/sellers/applications.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

/** Makes a shop of what somebody has applied with. */
export function openShop(
  db: Kysely<DB>,
  { applicationId, slug, locale }: { applicationId: number; slug: string | undefined; locale: string },
) {
  return inTransaction(db, async (transaction) => {
    const application = await answerApplication(transaction, applicationId, 'accepted');
    const { shop_name: name, description, address, logo_id, banner_id, phone } = application;
    const shop = await addShop(transaction, { slug, name, description, address, logo_id, banner_id, phone: `+${phone}` }, locale);
    return { application, shop };
  });
}
