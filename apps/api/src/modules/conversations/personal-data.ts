import type { AccountExport } from '@souk/contract/account-export';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import { type Languages, pickText } from '../../platform/text/texts.ts';
import { listMessagesToExport } from './queries/conversation-messages.ts';
import { listConversationsToExport } from './queries/conversations.ts';

/** The person's conversations with shops, for the export of their account; their own messages as they wrote them. */
export async function exportConversations(
  read: ReadDatabase<DB>,
  personId: number,
  languages: Languages,
): Promise<AccountExport['conversations']> {
  const conversations = await listConversationsToExport(read, personId);
  const messagesOf = Map.groupBy(await listMessagesToExport(read, personId), ({ conversation_id }) => conversation_id);
  return conversations.map(({ id, shop_name, order_code, product_name, created_at }) => ({
    shop: pickText(shop_name, languages),
    order: order_code,
    product: product_name === null ? null : pickText(product_name, languages),
    created_at: created_at.toISOString(),
    messages: (messagesOf.get(id) ?? []).map((row) => ({
      from_shopper: row.from_shopper,
      message: row.from_shopper ? (row.original ?? row.message) : row.message,
      created_at: row.created_at.toISOString(),
    })),
  }));
}
