import { flashSaleCommands } from './catalog/flash-sales.ts';
import { planCommands } from './catalog/plans.ts';
import { brandCommands, categoryCommands, productCommands } from './catalog/products.ts';
import { shopCommands } from './catalog/shops.ts';
import { synonymCommands } from './catalog/synonyms.ts';
import { voucherCommands } from './catalog/vouchers.ts';
import { bannerCommands } from './content/banners.ts';
import { pageCommands } from './content/pages.ts';
import { postCommands } from './content/posts.ts';
import { siteListCommands } from './content/site-lists.ts';
import { textCommands } from './content/texts.ts';
import type { CommandGroup } from './framework/define-command.ts';
import { commissionCommands } from './orders/commissions.ts';
import { deliveryCommands } from './orders/delivery.ts';
import { orderCommands } from './orders/orders.ts';
import { parcelCommands } from './orders/parcels.ts';
import { refundCommands } from './orders/refunds.ts';
import { returnCommands } from './orders/returns.ts';
import { saleCommands } from './orders/sales.ts';
import { adminCommands } from './people/admins.ts';
import { contactCommands } from './people/contact.ts';
import { membershipCommands } from './people/memberships.ts';
import { peopleCommands, sessionCommands } from './people/people.ts';
import { sellerCommands } from './people/sellers.ts';
import { ticketCommands } from './people/tickets.ts';
import { auditCommands } from './system/audit.ts';
import { errorCommands } from './system/errors.ts';
import { checkCommands, jobCommands, reindexCommands } from './system/maintenance.ts';
import { securityCommands } from './system/security.ts';
import { settingCommands } from './system/settings.ts';

/** All commands of `npm run souk`, in the order of the help. */
export const commandGroups: readonly CommandGroup[] = [
  orderCommands,
  parcelCommands,
  refundCommands,
  returnCommands,
  commissionCommands,
  saleCommands,
  ticketCommands,
  contactCommands,
  membershipCommands,
  productCommands,
  categoryCommands,
  brandCommands,
  synonymCommands,
  settingCommands,
  textCommands,
  shopCommands,
  sellerCommands,
  voucherCommands,
  flashSaleCommands,
  planCommands,
  pageCommands,
  postCommands,
  bannerCommands,
  deliveryCommands,
  ...siteListCommands,
  peopleCommands,
  sessionCommands,
  adminCommands,
  jobCommands,
  errorCommands,
  securityCommands,
  auditCommands,
  checkCommands,
  reindexCommands,
];
