import { auditCalls } from './access/audit.ts';
import { authenticatorCalls } from './access/authenticator.ts';
import { passkeyCalls, passkeySignInCalls } from './access/passkeys.ts';
import { adminSellersCalls } from './access/sellers.ts';
import { signInCalls, staffCalls } from './access/staff.ts';
import { adminCategoriesCalls } from './catalog/categories.ts';
import { adminChangeRequestsCalls } from './catalog/change-requests.ts';
import { adminProductGridCalls } from './catalog/product-grid.ts';
import { adminStockMovementsCalls } from './catalog/stock-movements.ts';
import { adminTermsCalls } from './catalog/terms.ts';
import { adminCommissionsCalls } from './commissions.ts';
import { adminContentCalls } from './content.ts';
import { adminConversationsCalls } from './conversations.ts';
import { adminMediaCalls } from './media.ts';
import { adminOrdersCalls } from './orders.ts';
import { findCalls } from './panel/find.ts';
import { homeCalls } from './panel/home.ts';
import { notificationsCalls } from './panel/notifications.ts';
import { setupCalls } from './panel/setup.ts';
import { viewsCalls } from './panel/views.ts';
import { adminPayoutAccountsCalls } from './payout-accounts.ts';
import { adminPeopleCalls } from './people.ts';
import { adminProductsCalls } from './products.ts';
import { apiKeysCalls } from './programs/api-keys.ts';
import { webhooksCalls } from './programs/webhooks.ts';
import { adminFlashSalesCalls } from './promotions/flash-sales.ts';
import { adminPlansCalls } from './promotions/plans.ts';
import { adminShopSalesCalls } from './promotions/shop-sales.ts';
import { adminVouchersCalls } from './promotions/vouchers.ts';
import { adminQuestionsCalls } from './questions.ts';
import { adminRefundsCalls } from './refunds.ts';
import { adminReturnsCalls } from './returns.ts';
import { adminReviewsCalls } from './reviews.ts';
import { adminSalesCalls } from './sales.ts';
import { adminSeoCalls } from './seo.ts';
import { adminDeliveryCalls } from './settings/delivery.ts';
import { adminSettingsCalls } from './settings/settings.ts';
import { adminListsCalls } from './settings/site-lists.ts';
import { adminSystemCalls } from './settings/system.ts';
import { adminTextsCalls } from './settings/texts.ts';
import { adminShopHealthCalls } from './shop-health.ts';
import { adminShopsCalls } from './shops.ts';
import { adminTicketsCalls } from './tickets.ts';

/** Every call of the admin panel. */
export const adminCalls = {
  ...signInCalls,
  ...staffCalls,
  ...passkeySignInCalls,
  ...passkeyCalls,
  ...authenticatorCalls,
  ...adminOrdersCalls,
  ...adminCommissionsCalls,
  ...adminSalesCalls,
  ...auditCalls,
  ...adminProductsCalls,
  ...adminCategoriesCalls,
  ...adminTermsCalls,
  ...adminChangeRequestsCalls,
  ...adminProductGridCalls,
  ...adminStockMovementsCalls,
  ...adminPeopleCalls,
  ...adminTicketsCalls,
  ...adminQuestionsCalls,
  ...adminConversationsCalls,
  ...findCalls,
  ...apiKeysCalls,
  ...adminShopsCalls,
  ...adminShopHealthCalls,
  ...adminPayoutAccountsCalls,
  ...adminSellersCalls,
  ...adminVouchersCalls,
  ...adminSettingsCalls,
  ...adminListsCalls,
  ...adminTextsCalls,
  ...adminDeliveryCalls,
  ...adminSystemCalls,
  ...adminContentCalls,
  ...adminMediaCalls,
  ...adminSeoCalls,
  ...webhooksCalls,
  ...homeCalls,
  ...setupCalls,
  ...notificationsCalls,
  ...viewsCalls,
  ...adminPlansCalls,
  ...adminFlashSalesCalls,
  ...adminShopSalesCalls,
  ...adminReviewsCalls,
  ...adminReturnsCalls,
  ...adminRefundsCalls,
};
