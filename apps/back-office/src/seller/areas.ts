import type { SellerPermission } from '@souk/contract/seller/permissions';
import {
  Bell,
  Boxes,
  ChartLine,
  CircleQuestionMark,
  CircleUser,
  ClipboardList,
  HeartPulse,
  type LucideIcon,
  MessageCircle,
  Percent,
  Store,
  Sun,
  Tag,
  Ticket,
  Undo2,
  Users,
  Wallet,
} from 'lucide-react';
import type { LazyPage } from '../lib/frame/create-panel-routes.tsx';

export type SellerArea = {
  /** Below /seller; empty for the first page. */
  path: string;
  label: string;
  icon: LucideIcon;
  /** The permission without which the entry is hidden; the server refuses its calls anyway. */
  needs?: SellerPermission;
  /** Hidden from somebody who only looks at the panel: it is about the member and not about the shop. */
  ownOnly?: true;
  /** The pages by their path below the area's own, which is empty. */
  pages: Readonly<Record<string, LazyPage>>;
};

/** The one table of screens: navigation and routes are made from it. */
export const sellerAreas: readonly SellerArea[] = [
  {
    path: '',
    label: 'Today',
    icon: Sun,
    pages: { '': async () => ({ Component: (await import('./pages/today-page.tsx')).TodayPage }) },
  },
  {
    path: 'orders',
    label: 'Orders',
    icon: ClipboardList,
    needs: 'orders',
    pages: {
      '': async () => ({ Component: (await import('./pages/orders/orders-page.tsx')).OrdersPage }),
      'pick-list': async () => ({ Component: (await import('./pages/orders/pick-list-page.tsx')).PickListPage }),
      ship: async () => ({ Component: (await import('./pages/orders/ship-page.tsx')).ShipPage }),
      ':code': async () => ({ Component: (await import('./pages/orders/order-page.tsx')).OrderPage }),
    },
  },
  {
    path: 'messages',
    label: 'Messages',
    icon: MessageCircle,
    needs: 'messages',
    pages: {
      '': async () => ({ Component: (await import('./pages/messages/messages-page.tsx')).MessagesPage }),
      replies: async () => ({ Component: (await import('./pages/messages/saved-replies-page.tsx')).SavedRepliesPage }),
      'order/:code': async () => ({ Component: (await import('./pages/messages/order-messages-page.tsx')).OrderMessagesPage }),
      ':id': async () => ({ Component: (await import('./pages/messages/conversation-page.tsx')).ConversationPage }),
    },
  },
  {
    path: 'products',
    label: 'Products',
    icon: Tag,
    needs: 'products',
    pages: {
      '': async () => ({ Component: (await import('./pages/products/products-page.tsx')).ProductsPage }),
      new: async () => ({ Component: (await import('./pages/products/product-page.tsx')).NewProductPage }),
      import: async () => ({ Component: (await import('./pages/products/import-products-page.tsx')).ImportProductsPage }),
      grid: async () => ({ Component: (await import('./pages/products/product-grid-page.tsx')).ProductGridPage }),
      'proposed/:id': async () => ({ Component: (await import('./pages/products/product-page.tsx')).ProposedProductPage }),
      ':id': async () => ({ Component: (await import('./pages/products/product-page.tsx')).ProductPage }),
    },
  },
  {
    path: 'vouchers',
    label: 'Vouchers',
    icon: Ticket,
    needs: 'promotions',
    pages: {
      '': async () => ({ Component: (await import('./pages/promotions/vouchers-page.tsx')).VouchersPage }),
      ':id': async () => ({ Component: (await import('./pages/promotions/voucher-page.tsx')).VoucherPage }),
    },
  },
  {
    path: 'sales',
    label: 'Own sales',
    icon: Percent,
    needs: 'promotions',
    pages: {
      '': async () => ({ Component: (await import('./pages/promotions/sales-page.tsx')).SalesPage }),
      ':id': async () => ({ Component: (await import('./pages/promotions/sale-page.tsx')).SalePage }),
    },
  },
  {
    path: 'stock',
    label: 'Stock',
    icon: Boxes,
    needs: 'stock',
    pages: {
      '': async () => ({ Component: (await import('./pages/products/stock-page.tsx')).StockPage }),
      ':id': async () => ({ Component: (await import('./pages/products/stock-history-page.tsx')).StockHistoryPage }),
    },
  },
  {
    path: 'questions',
    label: 'Questions',
    icon: CircleQuestionMark,
    needs: 'messages',
    pages: { '': async () => ({ Component: (await import('./pages/messages/questions-page.tsx')).QuestionsPage }) },
  },
  {
    path: 'returns',
    label: 'Returns',
    icon: Undo2,
    needs: 'orders',
    pages: {
      '': async () => ({ Component: (await import('./pages/orders/returns-page.tsx')).ReturnsPage }),
      ':code': async () => ({ Component: (await import('./pages/orders/return-page.tsx')).ReturnPage }),
    },
  },
  {
    path: 'money',
    label: 'Money',
    icon: Wallet,
    needs: 'money',
    pages: { '': async () => ({ Component: (await import('./pages/money-page.tsx')).MoneyPage }) },
  },
  {
    path: 'numbers',
    label: 'Numbers',
    icon: ChartLine,
    needs: 'money',
    pages: { '': async () => ({ Component: (await import('./pages/numbers-page.tsx')).NumbersPage }) },
  },
  {
    path: 'health',
    label: 'Health',
    icon: HeartPulse,
    needs: 'orders',
    pages: { '': async () => ({ Component: (await import('./pages/health-page.tsx')).HealthPage }) },
  },
  {
    path: 'shop',
    label: 'Shop page',
    icon: Store,
    needs: 'shop',
    pages: { '': async () => ({ Component: (await import('./pages/shop-page.tsx')).ShopPage }) },
  },
  {
    path: 'notifications',
    label: 'Notifications',
    icon: Bell,
    pages: { '': async () => ({ Component: (await import('./pages/notifications-page.tsx')).NotificationsPage }) },
  },
  {
    path: 'staff',
    label: 'Staff',
    icon: Users,
    needs: 'staff',
    pages: { '': async () => ({ Component: (await import('./pages/staff-page.tsx')).StaffPage }) },
  },
  {
    path: 'account',
    label: 'Your account',
    icon: CircleUser,
    ownOnly: true,
    pages: { '': async () => ({ Component: (await import('./pages/account-page.tsx')).AccountPage }) },
  },
];
