import type { Context } from '../../context.ts';
import { createShop } from '../../modules/catalog/shops/edit-shops.ts';
import { notify } from '../../modules/messages/notify.ts';
import { answerApplication } from '../../modules/sellers/applications.ts';
import { findOwnerRole, insertShopMember } from '../../modules/sellers/queries/members.ts';
import { updateShopOfApplication } from '../../modules/sellers/queries.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { findOrAddPerson } from '../manage-staff/find-or-add-person.ts';
import { expireDocuments } from './store-documents.ts';

type Answering = Pick<Context, 'db' | 'clock' | 'operator' | 'caller'>;
type Acceptance = { applicationId: number; slug: string | undefined; locale: string };

/** Accepts an application: creates the shop, makes the applicant its owner and notifies them. The shop opens when its checklist is done. */
export function openShop(context: Answering, { applicationId, slug, locale }: Acceptance) {
  return inTransaction(context.db, async (transaction) => {
    const application = await answerApplication(transaction, applicationId, { status: 'accepted' });
    const { shop_name: name, description, address, logo_id, banner_id, phone, owner_name } = application;
    const fields = { slug, name, description, address, logo_id, banner_id, phone: `+${phone}` };
    const shop = await createShop(transaction, { ...fields, active: false, awaits_opening: true }, locale);
    const invited = { ...context, locale: application.locale };
    const person_id = await findOrAddPerson(invited, transaction, { phone: `+${phone}`, name: owner_name });
    await insertShopMember(transaction, { shop_id: shop.id, person_id, role_id: (await findOwnerRole(transaction)).id });
    await updateShopOfApplication(transaction, { id: applicationId, shopId: shop.id });
    await expireDocuments(transaction, context, { applicationId, status: 'accepted' });
    await notify(transaction, { kind: 'shop-opened', application_id: applicationId }, context.clock.now());
    const change = { before: { status: 'pending' }, after: { status: 'accepted', shop: shop.slug, shop_id: shop.id } };
    await recordAudit(transaction, context, { action: 'application.approve', subject: subjectOf(applicationId), ...change });
    return { application, shop };
  });
}

/** Refuses an application and notifies the applicant. */
export function refuseShop(context: Answering, { applicationId, reason }: { applicationId: number; reason: string | null }) {
  return inTransaction(context.db, async (transaction) => {
    const application = await answerApplication(transaction, applicationId, { status: 'refused', reason });
    await expireDocuments(transaction, context, { applicationId, status: 'refused' });
    await notify(transaction, { kind: 'shop-refused', application_id: applicationId }, context.clock.now());
    const change = { before: { status: 'pending' }, after: { status: 'refused', reason } };
    await recordAudit(transaction, context, { action: 'application.decline', subject: subjectOf(applicationId), ...change });
    return application;
  });
}

function subjectOf(id: number) {
  return { kind: 'application', id };
}
