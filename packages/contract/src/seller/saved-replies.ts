import { z } from 'zod';
import { replyTitle, SavedReply } from '../back-office/tickets.ts';
import { messageText } from '../conversations/conversations.ts';
import type { SellerCalls } from '../endpoint.ts';
import { Empty, IdParam } from '../fields.ts';

const params = z.strictObject({ reply_id: IdParam });
const fields = { title: replyTitle, message: messageText };
const missing = { 404: 'The shop has no such reply.' };

export const sellerSavedRepliesCalls = {
  'GET /seller/saved-replies': {
    access: 'seller',
    needs: 'messages',
    summary: 'The saved replies of the shop. `{name}`, `{order}` and `{product}` in them are filled in when one is used.',
    answer: z.object({ replies: z.array(SavedReply) }),
  },
  'POST /seller/saved-replies': {
    access: 'seller',
    needs: 'messages',
    summary: 'Adds a saved reply.',
    body: z.strictObject(fields),
    answer: z.object({ reply: SavedReply }),
    refusals: { 409: 'The shop has a hundred replies.' },
  },
  'POST /seller/saved-replies/{reply_id}': {
    access: 'seller',
    needs: 'messages',
    summary: 'Changes a saved reply.',
    params,
    body: z.strictObject({ ...fields, seen: z.strictObject(fields) }),
    answer: z.object({ reply: SavedReply }),
    refusals: { ...missing, 409: 'Somebody else has changed it.' },
  },
  'DELETE /seller/saved-replies/{reply_id}': {
    access: 'seller',
    needs: 'messages',
    summary: 'Removes a saved reply.',
    params,
    answer: Empty,
    refusals: missing,
  },
} satisfies SellerCalls;
