import { sellerSessionCalls, sellerSignInCalls } from './access.ts';
import { sellerConversationsCalls } from './conversations.ts';
import { sellerOrdersCalls } from './orders.ts';
import { sellerStaffCalls } from './staff.ts';

/** Every call of the seller panel. */
export const sellerCalls = {
  ...sellerSignInCalls,
  ...sellerSessionCalls,
  ...sellerOrdersCalls,
  ...sellerConversationsCalls,
  ...sellerStaffCalls,
};
