import { apiKeysCalls } from './api-keys.ts';
import { auditCalls } from './audit.ts';
import { adminCategoriesCalls } from './categories.ts';
import { adminCommissionsCalls } from './commissions.ts';
import { adminContentCalls } from './content.ts';
import { adminDeliveryCalls } from './delivery.ts';
import { findCalls } from './find.ts';
import { adminOrdersCalls } from './orders.ts';
import { adminPeopleCalls } from './people.ts';
import { adminProductsCalls } from './products.ts';
import { adminSettingsCalls } from './settings.ts';
import { adminShopsCalls } from './shops.ts';
import { adminListsCalls } from './site-lists.ts';
import { signInCalls, staffCalls } from './staff.ts';
import { adminSystemCalls } from './system.ts';
import { adminTermsCalls } from './terms.ts';
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
};
