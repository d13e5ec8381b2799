import type { AppParts } from './app-parts.ts';
import { registerDelivery } from './modules/checkout/admin-routes.ts';
import { registerTexts } from './modules/settings/admin-routes.ts';
import { register as registerStaff } from './modules/staff/routes.ts';
import type { openPayments } from './open-payments.ts';
import { register as registerChangeSetting } from './workflows/change-setting/routes.ts';
import { register as registerFindAnything } from './workflows/find-anything/routes.ts';
import { register as registerManageApiKeys } from './workflows/manage-api-keys/routes.ts';
import { register as registerManageAudit } from './workflows/manage-audit/routes.ts';
import { register as registerManageCategories } from './workflows/manage-categories/routes.ts';
import { register as registerManageCommissions } from './workflows/manage-commissions/routes.ts';
import { register as registerManageContent } from './workflows/manage-content/routes.ts';
import { register as registerManageFlashSales } from './workflows/manage-flash-sales/routes.ts';
import { register as registerManageLists } from './workflows/manage-lists/routes.ts';
import { register as registerManageOrders } from './workflows/manage-orders/routes.ts';
import { register as registerManagePeople } from './workflows/manage-people/routes.ts';
import { register as registerManagePlans } from './workflows/manage-plans/routes.ts';
import { register as registerManageProducts } from './workflows/manage-products/routes.ts';
import { register as registerManageReturns } from './workflows/manage-returns/routes.ts';
import { register as registerManageReviews } from './workflows/manage-reviews/routes.ts';
import { register as registerManageShops } from './workflows/manage-shops/routes.ts';
import { register as registerManageStaff } from './workflows/manage-staff/routes.ts';
import { register as registerManageSystem } from './workflows/manage-system/routes.ts';
import { register as registerManageTerms } from './workflows/manage-terms/routes.ts';
import { register as registerManageTickets } from './workflows/manage-tickets/routes.ts';
import { register as registerManageVouchers } from './workflows/manage-vouchers/routes.ts';
import { register as registerManageWebhooks } from './workflows/manage-webhooks/routes.ts';
import { register as registerSellOrders } from './workflows/sell-orders/routes.ts';
import { register as registerSetUp } from './workflows/set-up/routes.ts';

import { register as registerShowHome } from './workflows/show-home/routes.ts';
import { register as registerSignInSeller } from './workflows/sign-in-seller/routes.ts';
import { register as registerSignInStaff } from './workflows/sign-in-staff/routes.ts';

type BackOfficeParts = AppParts & Pick<Awaited<ReturnType<typeof openPayments>>, 'payments'>;

/** Registers the calls of the back office. */
export function registerBackOffice(parts: BackOfficeParts): void {
  registerSignInStaff(parts);
  registerSignInSeller(parts);
  registerSellOrders(parts);
  registerManageStaff(parts);
  registerManageOrders(parts);
  registerManageCommissions(parts);
  registerManageCategories(parts);
  registerManageTerms(parts);
  registerManageProducts(parts);
  registerManageAudit(parts);
  registerManagePeople(parts);
  registerManageTickets(parts);
  registerFindAnything(parts);
  registerManageApiKeys(parts);
  registerManageShops(parts);
  registerManageVouchers(parts);
  registerChangeSetting(parts);
  registerManageLists(parts);
  registerTexts(parts);
  registerDelivery(parts);
  registerManageSystem(parts);
  registerManageContent(parts);
  registerManageWebhooks(parts);
  registerStaff(parts);
  registerSetUp(parts);
  registerShowHome(parts);
  registerManagePlans(parts);
  registerManageFlashSales(parts);
  registerManageReviews(parts);
  registerManageReturns(parts);
}
