import type { Conversation, ConversationAbout, ConversationCard, ConversationMessage } from '@souk/contract/conversations/conversations';
import type { ShopConversation, ShopConversationCard, ShopMessage } from '@souk/contract/seller/conversations';
import { thumbnailUrl } from '../../platform/media/present-picture.ts';
import { type Languages, pickText } from '../../platform/text/texts.ts';
import type { ConversationMessageRow } from './queries/conversation-messages.ts';
import type { ConversationRow, SubjectRow } from './queries/conversations.ts';

export function presentAbout(row: SubjectRow, languages: Languages): ConversationAbout {
  return { ...presentSubject(row, languages), shop: { id: row.shop_id, name: pickText(row.shop_name, languages) } };
}

function presentSubject({ order_id, order_code, product_id, product_name, picture }: SubjectRow, languages: Languages) {
  return {
    order: order_id !== null && order_code !== null ? { id: order_id, code: order_code } : null,
    product:
      product_id === null
        ? null
        : { id: product_id, name: pickText(product_name, languages), picture: picture ? thumbnailUrl(picture) : null },
  };
}

export function presentCard(row: ConversationRow, languages: Languages): ConversationCard {
  return { ...presentAbout(row, languages), id: row.id, unread: row.unread_by_shopper, last_message: presentLast(row) };
}

export function presentConversation(row: ConversationRow, newest: Newest, languages: Languages): Conversation {
  const { id, shopper_read_id, shop_read_id } = row;
  const { rows, has_earlier } = newest;
  return { ...presentAbout(row, languages), id, messages: rows.map(presentMessage), has_earlier, shopper_read_id, shop_read_id };
}

export function presentShopCard(row: ConversationRow, languages: Languages): ShopConversationCard {
  return {
    ...presentSubject(row, languages),
    id: row.id,
    shopper: { name: row.person_name },
    unread: row.unread_by_shop,
    is_unanswered: row.last_from_shopper,
    last_message: presentLast(row),
  };
}

export function presentShopConversation(row: ConversationRow, { rows, has_earlier }: Newest, languages: Languages): ShopConversation {
  const { id, shopper_read_id, shop_read_id } = row;
  return {
    ...presentSubject(row, languages),
    id,
    shopper: { name: row.person_name },
    is_unanswered: row.last_from_shopper,
    messages: rows.map((message) => ({ ...presentMessage(message), by: message.author_name }) satisfies ShopMessage),
    ...{ has_earlier, shopper_read_id, shop_read_id },
  };
}

/** The newest messages, oldest of them first. */
export type Newest = { rows: ConversationMessageRow[]; has_earlier: boolean };

export function presentMessage({ id, from_shopper, message, original, created_at }: ConversationMessageRow): ConversationMessage {
  return { id, from_shopper, message, is_masked: original !== null, created_at: created_at.toISOString() };
}

export function presentLast({ last_message }: ConversationRow) {
  return { ...last_message, created_at: new Date(last_message.created_at).toISOString() };
}
