import type { Endpoint } from '@souk/contract/endpoint';
import { describeBody, describeParameters, listFieldNames } from '@souk/contract/openapi/schemas';

/** The fields of a request that name a thing of a shop. */
export function namesIn({ params, query, body, files }: Endpoint): string[] {
  const written = [params, query].flatMap((part) => (part ? describeParameters(part) : [])).map(({ name: field }) => field);
  const inBody = body && !files ? listFieldNames(describeBody(body)) : [];
  return [...new Set([...written, ...inBody])].filter(
    (field) => !ofMarketplace.includes(field) && (field === 'code' || field === 'codes' || field === 'id' || /_ids?$/.test(field)),
  );
}

/** The names for which the test of isolation has a thing of another shop. */
export const knownNames = [
  ...['code', 'codes', 'shop_id', 'conversation_id', 'message_id', 'seen_message_id', 'person_id', 'invitation_id'],
  ...['line_id', 'product_id', 'request_id', 'variant_id', 'id', 'picture_ids', 'question_id', 'logo_id', 'banner_id', 'voucher_id'],
  ...['notification_id', 'sale_id', 'entry_id', 'passkey_id', 'reply_id'],
];
/** The names of things that belong to no shop. */
const ofMarketplace = ['category_id', 'sub_category_id', 'brand_id', 'color_id', 'size_id', 'unit_id'];
