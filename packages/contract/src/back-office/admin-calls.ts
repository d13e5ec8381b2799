import { auditCalls } from './access/audit.ts';
import { signInCalls, staffCalls } from './access/staff.ts';
import { apiKeysCalls } from './api-keys.ts';
import { adminCategoriesCalls } from './catalog/categories.ts';
import { adminTermsCalls } from './catalog/terms.ts';
import { adminCommissionsCalls } from './commissions.ts';
import { adminContentCalls } from './content.ts';
import { adminDeliveryCalls } from './delivery.ts';
import { adminFlashSalesCalls } from './flash-sales.ts';
import { adminOrdersCalls } from './orders.ts';
import { findCalls } from './panel/find.ts';
import { homeCalls } from './panel/home.ts';
import { notificationsCalls } from './panel/notifications.ts';
import { viewsCalls } from './panel/views.ts';
import { adminPeopleCalls } from './people.ts';
import { adminPlansCalls } from './plans.ts';
import { adminProductsCalls } from './products.ts';
import { adminReviewsCalls } from './reviews.ts';
import { adminSettingsCalls } from './settings.ts';
import { adminShopsCalls } from './shops.ts';
import { adminListsCalls } from './site-lists.ts';
import { adminSystemCalls } from './system.ts';
import { adminTextsCalls } from './texts.ts';
import { adminTicketsCalls } from './tickets.ts';
import { adminVouchersCalls } from './vouchers.ts';
import { webhooksCalls } from './webhooks.ts';

/** Every call of the admin panel. */
export const adminCalls = {
  ...signInCalls,
  ...staffCalls,
  ...adminOrdersCalls,
  ...adminCommissionsCalls,
  ...auditCalls,
  ...adminProductsCalls,
  ...adminCategoriesCalls,
  ...adminTermsCalls,
  ...adminPeopleCalls,
  ...adminTicketsCalls,
  ...findCalls,
  ...apiKeysCalls,
  ...adminShopsCalls,
  ...adminVouchersCalls,
  ...adminSettingsCalls,
  ...adminListsCalls,
  ...adminTextsCalls,
  ...adminDeliveryCalls,
  ...adminSystemCalls,
  ...adminContentCalls,
  ...webhooksCalls,
  ...homeCalls,
  ...notificationsCalls,
  ...viewsCalls,
  ...adminPlansCalls,
  ...adminFlashSalesCalls,
  ...adminReviewsCalls,
};
