import { sellerAuthenticatorCalls, sellerSessionCalls, sellerSignInCalls } from './access.ts';
import { sellerConversationsCalls } from './conversations.ts';
import { sellerHealthCalls } from './health.ts';
import { sellerPayoutAccountCalls } from './money/payout-account.ts';
import { sellerStatementCalls } from './money/statement.ts';
import { sellerNotificationsCalls } from './notifications.ts';
import { sellerNumbersCalls } from './numbers.ts';
import { sellerOnboardingCalls } from './onboarding.ts';
import { sellerOrdersCalls } from './orders.ts';
import { sellerPasskeyCalls, sellerPasskeySignInCalls } from './passkeys.ts';
import { sellerProductsCalls } from './products.ts';
import { sellerQuestionsCalls } from './questions.ts';
import { sellerReturnsCalls } from './returns.ts';
import { sellerSalesCalls } from './sales.ts';
import { sellerSavedRepliesCalls } from './saved-replies.ts';
import { sellerShopPageCalls } from './shop-page.ts';
import { sellerStaffCalls } from './staff.ts';
import { sellerStockCalls } from './stock.ts';
import { sellerVouchersCalls } from './vouchers.ts';

/** Every call of the seller panel. */
export const sellerCalls = {
  ...sellerSignInCalls,
  ...sellerPasskeySignInCalls,
  ...sellerSessionCalls,
  ...sellerPasskeyCalls,
  ...sellerAuthenticatorCalls,
  ...sellerOrdersCalls,
  ...sellerConversationsCalls,
  ...sellerSavedRepliesCalls,
  ...sellerOnboardingCalls,
  ...sellerShopPageCalls,
  ...sellerStaffCalls,
  ...sellerReturnsCalls,
  ...sellerStatementCalls,
  ...sellerPayoutAccountCalls,
  ...sellerProductsCalls,
  ...sellerStockCalls,
  ...sellerQuestionsCalls,
  ...sellerNumbersCalls,
  ...sellerHealthCalls,
  ...sellerVouchersCalls,
  ...sellerNotificationsCalls,
  ...sellerSalesCalls,
};
