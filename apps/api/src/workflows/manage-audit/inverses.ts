import type { Need } from '@souk/contract/back-office/permissions';
import { webhookEventTypes } from '@souk/contract/back-office/programs/webhook-events';
import { z } from 'zod';
import type { DB } from '../../../db/schema.ts';
import type { AsStaff, Context } from '../../context.ts';
import type { Way } from '../../integrations/messages/message-channel.ts';
import { removeFlashSale, restoreFlashSale } from '../../modules/catalog/flash-sales/edit-flash-sales.ts';
import { activateShop, deactivateShop } from '../../modules/catalog/operator-actions.ts';
import { restoreSynonym } from '../../modules/catalog/products/manage-synonyms.ts';
import { taxList } from '../../modules/checkout/manage-charges.ts';
import { restoreDelivery } from '../../modules/checkout/manage-delivery.ts';
import { removeVoucher, restoreVoucher } from '../../modules/checkout/manage-vouchers.ts';
import { restoreContactMessage } from '../../modules/content/contact-messages.ts';
import { getPersonDetails } from '../../modules/identity/people.ts';
import { removePlan, restorePlan } from '../../modules/membership/manage-plans.ts';
import { siteLists } from '../../modules/settings/site-lists.ts';
import { restoreWording, restoreWordings } from '../../modules/settings/wordings.ts';
import { addRole, changeRole, removeRole } from '../../modules/staff/roles.ts';
import { addView, changeView, removeView } from '../../modules/staff/saved-views.ts';
import { assignTicket, closeTicketAsOperator, reopenTicket } from '../../modules/support/manage-tickets.ts';
import { addSavedReply, changeSavedReply, removeSavedReply } from '../../modules/support/saved-replies.ts';
import { operatorError } from '../../platform/app-error.ts';
import { removeListRow, restoreListRow, restoreRemovedListRow } from '../../platform/database/edit-list-rows.ts';
import type { RowList } from '../../platform/database/edit-rows.ts';
import type { FilmStore } from '../../platform/media/film-store.ts';
import { restoreQuestion } from '../ask-questions/write-questions.ts';
import { restoreSetting } from '../change-setting/change-setting.ts';
import { restoreImport } from '../import-products/restore-import.ts';
import { renameApiKey, revokeApiKey } from '../manage-api-keys/manage-api-keys.ts';
import { restoreMerged } from '../manage-categories/merge-categories.ts';
import { restoreOrder } from '../manage-categories/order-categories.ts';
import { removeCategory, restoreCategory, restoreRemovedCategory } from '../manage-categories/save-category.ts';
import { restoreCommissionRules } from '../manage-commissions/save-rules.ts';
import { nameOf, undoContentChange } from '../manage-content/change-content.ts';
import { removeContent, restoreRemovedContent } from '../manage-content/create-content.ts';
import { restoreDefaultCurrency } from '../manage-lists/default-currency.ts';
import { removeAddedLanguage } from '../manage-lists/site-lists.ts';
import { restorePictureFile, restorePictureTexts, restoreRemovedPicture } from '../manage-media/change-picture.ts';
import { restoreFilm, restoreRemovedFilm } from '../manage-media/films.ts';
import { restoreProducts } from '../manage-products/change-products.ts';
import { restoreProduct } from '../manage-products/save-product.ts';
import { restoreReview } from '../manage-reviews/manage-reviews.ts';
import { restoreReports } from '../manage-reviews/review-reports.ts';
import { blockSellers } from '../manage-sellers/change-seller.ts';
import { sellerInverses } from '../manage-sellers/seller-inverses.ts';
import { restoreSeo } from '../manage-seo/manage-seo.ts';
import { removeShop, restoreShop } from '../manage-shops/save-shop.ts';
import { trustShop } from '../manage-shops/trust-shop.ts';
import { blockPerson, unblockPerson } from '../manage-staff/block-person.ts';
import { changeMemberRole, removeMember, restoreMember } from '../manage-staff/manage-staff.ts';
import { restoreMergedTerm } from '../manage-terms/merge-terms.ts';
import { removeTerm, restoreRemovedTerm, restoreTerm, termOf } from '../manage-terms/save-term.ts';
import { removeWebhook, restoreWebhook, saveWebhook } from '../manage-webhooks/manage-webhooks.ts';

import { reopenInspection } from '../return-items/change-return.ts';
import { changeParcel, readRecordedParcel, removeParcel, restoreParcel } from '../send-parcels/send-parcels.ts';
import { restoreStep } from '../set-up/set-up.ts';

/** The change that is reversed. */
export type Change = { subject_kind: string; subject_id: string; before: unknown; after: unknown };

export type Inverse = {
  /** The permission of the change itself. */
  needs: Need;
  /** Whether the change needs the second factor within ten minutes. */
  recent?: true;
  /** Runs the operation that restores `before`; it records its own entry. */
  undo: (context: Context, change: Change, parts: UndoParts) => Promise<unknown>;
};

/** The configuration of the process that some changes depend on. */
export type UndoParts = { ways: readonly Way[]; films: FilmStore };

const RoleFields = z.object({ name: z.string(), permissions: z.array(z.string()) });
const AssigneeFields = z.object({ assignee_id: z.number().nullable() });
const ReplyShop = z.object({ shop_id: z.int().nullable().default(null) }).transform(({ shop_id }) => ({ shopId: shop_id }));
const ReplyFields = z.object({ title: z.string(), message: z.string() });
const NameFields = z.object({ name: z.string() });
const WebhookFields = z.object({ name: z.string(), url: z.string(), events: z.array(z.enum(webhookEventTypes)), is_active: z.boolean() });
const ViewFields = z.object({ name: z.string(), query: z.string(), is_shared: z.boolean() });
const NewViewFields = ViewFields.extend({ list: z.string() });
const MemberFields = z.object({ role_id: z.number() });

/**
 * How each reversible action is undone, by an operation that the panel or the command line has anyway. What a shopper was sent a
 * message about, and what moved money, is not reversible.
 */
export const inverses: Readonly<Record<string, Inverse>> = {
  'staff.invite': { needs: 'staff', recent: true, undo: (context, { subject_id }) => removeMember(context, Number(subject_id)) },
  'staff.role': {
    needs: 'staff',
    recent: true,
    undo: (context, { subject_id, before }) => changeMemberRole(context, { person_id: Number(subject_id), ...read(MemberFields, before) }),
  },
  'staff.remove': {
    needs: 'staff',
    recent: true,
    undo: (context, { subject_id, before }) => restoreMember(context, { person_id: Number(subject_id), ...read(MemberFields, before) }),
  },
  'role.add': { needs: 'staff', recent: true, undo: (context, { subject_id }) => removeRole(context, Number(subject_id)) },
  'role.change': {
    needs: 'staff',
    recent: true,
    undo: (context, { subject_id, before }) => changeRole(context, { id: Number(subject_id), ...read(RoleFields, before) }),
  },
  'role.remove': {
    needs: 'staff',
    recent: true,
    undo: (context, { subject_id, before }) => addRole(context, { id: Number(subject_id), ...read(RoleFields, before) }),
  },
  'api-key.add': { needs: 'keys', recent: true, undo: (context, { subject_id }) => revokeApiKey(context, Number(subject_id)) },
  'api-key.rename': {
    needs: 'keys',
    recent: true,
    undo: (context, { subject_id, before }) => renameApiKey(context, { id: Number(subject_id), ...read(NameFields, before) }),
  },
  'webhook.add': { needs: 'keys', recent: true, undo: (context, { subject_id }) => removeWebhook(context, Number(subject_id)) },
  'webhook.change': {
    needs: 'keys',
    recent: true,
    undo: (context, { subject_id, before }) =>
      saveWebhook(context, acceptStored, { id: Number(subject_id), ...read(WebhookFields, before) }),
  },
  'webhook.remove': { needs: 'keys', recent: true, undo: (context, { subject_id }) => restoreWebhook(context, Number(subject_id)) },
  'product.change': { needs: 'products:write', undo: (context, change, { films }) => restoreProduct(context, films, change) },
  'product.import': { needs: 'products:write', undo: restoreImport },
  'product.bulk': { needs: 'products:write', undo: restoreProducts },
  'category.add': { needs: 'products:write', undo: (context, { subject_id }) => removeCategory(context, Number(subject_id)) },
  'category.change': { needs: 'products:write', undo: restoreCategory },
  'category.order': { needs: 'products:write', undo: restoreOrder },
  'category.merge': { needs: 'products:write', undo: restoreMerged },
  'category.remove': { needs: 'products:write', undo: restoreRemovedCategory },
  'term.add': { needs: 'products:write', undo: (context, change) => removeTerm(context, termOf(change)) },
  'term.change': { needs: 'products:write', undo: restoreTerm },
  'term.merge': { needs: 'products:write', undo: restoreMergedTerm },
  'term.remove': { needs: 'products:write', undo: restoreRemovedTerm },
  'shop.add': { needs: 'shops:write', undo: (context, { subject_id }) => removeShop(context, Number(subject_id)) },
  'shop.change': { needs: 'shops:write', undo: restoreShop },
  'shop.block-sellers': { needs: 'shops:write', undo: (context, { subject_id }) => blockSellers(context, Number(subject_id), false) },
  'shop.unblock-sellers': { needs: 'shops:write', undo: (context, { subject_id }) => blockSellers(context, Number(subject_id), true) },
  'shop.trust': { needs: 'shops:write', undo: (context, { subject_id }) => trustShop(context, Number(subject_id), false) },
  'shop.distrust': { needs: 'shops:write', undo: (context, { subject_id }) => trustShop(context, Number(subject_id), true) },
  ...sellerInverses,
  'voucher.add': { needs: 'promotions:write', undo: (context, { subject_id }) => removeVoucher(context, Number(subject_id)) },
  'voucher.change': { needs: 'promotions:write', undo: restoreVoucher },
  'voucher.end': { needs: 'promotions:write', undo: restoreVoucher },
  'parcel.add': {
    needs: 'orders:write',
    undo: (context, { subject_id, after }) => removeParcel(context, { orderId: Number(subject_id), ...readRecordedParcel(after) }),
  },
  'parcel.change': {
    needs: 'orders:write',
    undo: (context, { subject_id, before }) => changeParcel(context, { orderId: Number(subject_id), ...readRecordedParcel(before) }),
  },
  'parcel.remove': {
    needs: 'orders:write',
    undo: (context, { subject_id, before }) => restoreParcel(context, { orderId: Number(subject_id), before }),
  },
  'commission.change': { needs: 'payouts', undo: restoreCommissionRules },
  'content.add': {
    needs: 'content:write',
    undo: (context, { subject_kind, subject_id }) => removeContent(context, nameOf(subject_kind, subject_id)),
  },
  'content.draft': { needs: 'content:write', undo: undoContentChange },
  'content.publish': { needs: 'content:write', undo: undoContentChange },
  'content.schedule': { needs: 'content:write', undo: undoContentChange },
  'content.hide': { needs: 'content:write', undo: undoContentChange },
  'content.remove': { needs: 'content:write', undo: restoreRemovedContent },
  'picture.change': { needs: 'content:write', undo: restorePictureTexts },
  'picture.replace': { needs: 'content:write', undo: restorePictureFile },
  'picture.remove': { needs: 'content:write', undo: restoreRemovedPicture },
  'film.replace': { needs: 'content:write', undo: (context, change, { films }) => restoreFilm(context, films, change) },
  'film.remove': { needs: 'content:write', undo: (context, change, { films }) => restoreRemovedFilm(context, films, change) },
  'catalog-seo.change': { needs: 'products:write', undo: restoreSeo },
  'shop.open': { needs: 'shops:write', undo: (context, { subject_id }) => deactivateShop(context, Number(subject_id)) },
  'shop.close': { needs: 'shops:write', undo: (context, { subject_id }) => activateShop(context, Number(subject_id)) },
  'plan.add': { needs: 'promotions:write', undo: (context, { subject_id }) => removePlan(context, Number(subject_id)) },
  'plan.change': { needs: 'promotions:write', undo: restorePlan },
  'plan.end': { needs: 'promotions:write', undo: restorePlan },
  'plan.offer': { needs: 'promotions:write', undo: restorePlan },
  'flash-sale.add': { needs: 'promotions:write', undo: (context, { subject_id }) => removeFlashSale(context, Number(subject_id)) },
  'flash-sale.change': { needs: 'promotions:write', undo: restoreFlashSale },
  'flash-sale.end': { needs: 'promotions:write', undo: restoreFlashSale },
  'return.inspect': { needs: 'orders:write', undo: (context, { subject_id }) => reopenInspection(context, { code: subject_id }) },
  'question.answer': { needs: 'reviews:write', undo: restoreQuestion },
  'question.hide': { needs: 'reviews:write', undo: restoreQuestion },
  'question.show': { needs: 'reviews:write', undo: restoreQuestion },
  'review.hide': { needs: 'reviews:write', undo: restoreReview },
  'review.show': { needs: 'reviews:write', undo: restoreReview },
  'review.reply': { needs: 'reviews:write', undo: restoreReview },
  'review.dismiss-reports': { needs: 'reviews:write', undo: restoreReports },
  'review.reopen-reports': { needs: 'reviews:write', undo: restoreReports },
  'ticket.close': { needs: 'support:write', undo: (context, { subject_id }) => reopenTicket(context, { ticketNumber: subject_id }) },
  'ticket.reopen': {
    needs: 'support:write',
    undo: (context, { subject_id }) => closeTicketAsOperator(context, { ticketNumber: subject_id }),
  },
  'contact-message.answer': { needs: 'support:write', undo: restoreContactMessage },
  'contact-message.reopen': { needs: 'support:write', undo: restoreContactMessage },
  'ticket.assign': {
    needs: 'support:write',
    undo: (context, { subject_id, before }) =>
      assignTicket(context, { ticketNumber: subject_id, assigneeId: read(AssigneeFields, before).assignee_id }),
  },
  'view.add': { needs: 'session', undo: (context, { subject_id }) => removeView(asOwner(context), Number(subject_id)) },
  'view.change': {
    needs: 'session',
    undo: (context, { subject_id, before }) => changeView(asOwner(context), { id: Number(subject_id), ...read(ViewFields, before) }),
  },
  'view.remove': {
    needs: 'session',
    undo: (context, { subject_id, before }) => addView(asOwner(context), { id: Number(subject_id), ...read(NewViewFields, before) }),
  },
  'saved-reply.add': {
    needs: 'support:write',
    undo: (context, { subject_id, after }) => removeSavedReply(context, { id: Number(subject_id), ...read(ReplyShop, after) }),
  },
  'saved-reply.change': {
    needs: 'support:write',
    undo: (context, { subject_id, before }) => changeSavedReply(context, replyOf(subject_id, before)),
  },
  'saved-reply.remove': {
    needs: 'support:write',
    undo: (context, { subject_id, before }) => addSavedReply(context, replyOf(subject_id, before)),
  },
  'person.block': {
    needs: 'people:write',
    undo: async (context, { subject_id }) => unblockPerson(context, await getPersonDetails(withPrimary(context), subject_id)),
  },
  'person.unblock': {
    needs: 'people:write',
    undo: async (context, { subject_id }) => blockPerson(context, await getPersonDetails(withPrimary(context), subject_id)),
  },
  'setup.skip': { needs: 'settings', undo: restoreStep },
  'setting.change': { needs: 'settings', undo: (context, change, { ways }) => restoreSetting(context, ways, change) },
  'currency.default': { needs: 'settings', undo: restoreDefaultCurrency },
  'text.set': { needs: 'settings', undo: restoreWording },
  'text.reset': { needs: 'settings', undo: restoreWording },
  'text.import': { needs: 'settings', undo: restoreWordings },
  'delivery.change': { needs: 'settings', undo: restoreDelivery },
  'synonym.set': { needs: 'settings', undo: restoreSynonym },
  'synonym.remove': { needs: 'settings', undo: restoreSynonym },
  'gateway.change': { needs: 'settings', undo: (context, change) => restoreListRow(context, siteLists.gateways, change) },
  ...listInverses(siteLists.currencies, 'settings'),
  ...listInverses(siteLists.languages, 'settings'),
  'language.add': { needs: 'settings', undo: (context, { subject_id }) => removeAddedLanguage(context, subject_id) },
  ...listInverses(taxList, 'settings'),
};

/** The inverses of the changes of a list of the site, whose rows are edited by the operations of `edit-list-rows`. */
function listInverses(list: RowList<DB>, needs: Need): Record<string, Inverse> {
  return {
    [`${list.noun}.add`]: { needs, undo: (context, { subject_id }) => removeListRow(context, list, subject_id) },
    [`${list.noun}.change`]: { needs, undo: (context, change) => restoreListRow(context, list, change) },
    [`${list.noun}.remove`]: { needs, undo: (context, change) => restoreRemovedListRow(context, list, change) },
  };
}

/** An address that was saved before was checked then, and each delivery checks it again. */
const acceptStored = { sender: { refusalOf: () => undefined } };

function replyOf(id: string, fields: unknown) {
  return { id: Number(id), ...read(ReplyFields, fields), ...read(ReplyShop, fields) };
}

/** The fields of an entry. One of an earlier release may have fewer. */
function read<Fields>(schema: z.ZodType<Fields>, fields: unknown): Fields {
  const { data } = schema.safeParse(fields);
  if (data === undefined) throw operatorError('conflict', 'This entry does not have what is needed to reverse it.');
  return data;
}

function withPrimary(context: Context): Context {
  return { ...context, read: context.db };
}

/** Only the member who made a view changes it, so nobody else reverses a change of it. */
function asOwner(context: Context): AsStaff<Context> {
  const { operator } = context;
  if (operator?.kind !== 'staff') throw operatorError('conflict', 'A view belongs to a member of the staff: only they can reverse this.');
  return { ...context, operator, actor: { person_id: operator.person_id, session_id: operator.session_id } };
}
