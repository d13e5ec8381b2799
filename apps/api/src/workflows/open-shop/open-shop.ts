import type { Context } from '../../context.ts';
import { addShop } from '../../modules/catalog/operate-shops.ts';
import { notify } from '../../modules/messages/notify.ts';
import { answerApplication, noteShop } from '../../modules/sellers/applications.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

type Opening = { applicationId: number; slug: string | undefined; locale: string };

/** Makes a shop of what somebody has applied with, and tells them. */
export function openShop({ db, clock }: Pick<Context, 'db' | 'clock'>, { applicationId, slug, locale }: Opening) {
  return inTransaction(db, async (transaction) => {
    const application = await answerApplication(transaction, applicationId, { status: 'accepted' });
    const { shop_name: name, description, address, logo_id, banner_id, phone } = application;
    const shop = await addShop(transaction, { slug, name, description, address, logo_id, banner_id, phone: `+${phone}` }, locale);
    await noteShop(transaction, { id: applicationId, shopId: shop.id });
    await notify(transaction, { kind: 'shop-opened', application_id: applicationId }, clock.now());
    return { application, shop };
  });
}
