import type { Permission } from '@souk/contract/back-office/permissions';
import {
  BadgePercent,
  CircleUser,
  FileText,
  FolderTree,
  History,
  House,
  Images,
  KeyRound,
  LifeBuoy,
  type LucideIcon,
  MessageSquareText,
  Newspaper,
  Package,
  PackageOpen,
  PanelsTopLeft,
  Percent,
  Settings,
  ShieldCheck,
  Store,
  SwatchBook,
  Tag,
  Users,
  Webhook,
} from 'lucide-react';
import type { LazyPage } from '../lib/frame/create-panel-routes.tsx';

/** A part of the panel with an entry in the navigation. */
export type Area = {
  /** Below /admin; empty for the home page. */
  path: string;
  label: string;
  icon: LucideIcon;
  /** The permission without which the entry is hidden; the server refuses its calls anyway. */
  needs?: Permission;
  /** After `g`: opens the area. */
  key: string;
  /** The pages by their path below the area's own, which is empty. */
  pages: Readonly<Record<string, LazyPage>>;
};

/** The one table of screens: navigation, routes and keys are made from it. A new screen is one row. */
export const areaGroups: readonly { label: string | undefined; areas: readonly Area[] }[] = [
  {
    label: undefined,
    areas: [
      {
        path: '',
        label: 'Home',
        icon: House,
        key: 'h',
        pages: { '': async () => ({ Component: (await import('../admin/home-page.tsx')).HomePage }) },
      },
    ],
  },
  {
    label: 'Selling',
    areas: [
      {
        path: 'orders',
        label: 'Orders',
        icon: Package,
        needs: 'orders:read',
        key: 'o',
        pages: {
          '': async () => ({ Component: (await import('../admin/orders-page.tsx')).OrdersPage }),
          refunds: async () => ({ Component: (await import('../admin/refunds-page.tsx')).RefundsPage }),
          ':code': async () => ({ Component: (await import('../admin/order-page.tsx')).OrderPage }),
        },
      },
      {
        path: 'returns',
        label: 'Returns',
        icon: PackageOpen,
        needs: 'orders:read',
        key: 'u',
        pages: {
          '': async () => ({ Component: (await import('../admin/returns/returns-page.tsx')).ReturnsPage }),
          ':code': async () => ({ Component: (await import('../admin/returns/return-page.tsx')).ReturnPage }),
        },
      },
      {
        path: 'commission',
        label: 'Commission',
        icon: Percent,
        needs: 'payouts',
        key: 'i',
        pages: {
          '': async () => ({ Component: (await import('../admin/commission-rules-page.tsx')).CommissionRulesPage }),
          sales: async () => ({ Component: (await import('../admin/money/sales-page.tsx')).SalesPage }),
        },
      },
      {
        path: 'shops',
        label: 'Shops',
        icon: Store,
        needs: 'shops:read',
        key: 'm',
        pages: {
          '': async () => ({ Component: (await import('../admin/shops/shops-page.tsx')).ShopsPage }),
          applications: async () => ({ Component: (await import('../admin/shops/applications-page.tsx')).ApplicationsPage }),
          health: async () => ({ Component: (await import('../admin/shops/shop-health-page.tsx')).ShopHealthPage }),
          'applications/:id': async () => ({ Component: (await import('../admin/shops/application-page.tsx')).ApplicationPage }),
          ':id': async () => ({ Component: (await import('../admin/shops/shop-page.tsx')).ShopPage }),
        },
      },
      {
        path: 'promotions',
        label: 'Promotions',
        icon: BadgePercent,
        needs: 'promotions:read',
        key: 'd',
        pages: {
          '': async () => ({ Component: (await import('../admin/promotions/vouchers-page.tsx')).VouchersPage }),
          'vouchers/:id': async () => ({ Component: (await import('../admin/promotions/voucher-page.tsx')).VoucherPage }),
          'flash-sales': async () => ({ Component: (await import('../admin/promotions/flash-sales-page.tsx')).FlashSalesPage }),
          'flash-sales/:id': async () => ({ Component: (await import('../admin/promotions/flash-sale-page.tsx')).FlashSalePage }),
          'shop-sales': async () => ({ Component: (await import('../admin/promotions/shop-sales-page.tsx')).ShopSalesPage }),
          plans: async () => ({ Component: (await import('../admin/promotions/plans-page.tsx')).PlansPage }),
          'plans/:id': async () => ({ Component: (await import('../admin/promotions/plan-page.tsx')).PlanPage }),
          members: async () => ({ Component: (await import('../admin/promotions/memberships-page.tsx')).MembershipsPage }),
        },
      },
    ],
  },
  {
    label: 'Catalogue',
    areas: [
      {
        path: 'products',
        label: 'Products',
        icon: Tag,
        needs: 'products:read',
        key: 'p',
        pages: {
          '': async () => ({ Component: (await import('../admin/products-page.tsx')).ProductsPage }),
          new: async () => ({ Component: (await import('../admin/product-page.tsx')).NewProductPage }),
          import: async () => ({ Component: (await import('../admin/catalog/import-products-page.tsx')).ImportProductsPage }),
          grid: async () => ({ Component: (await import('../admin/catalog/product-grid-page.tsx')).ProductGridPage }),
          changes: async () => ({ Component: (await import('../admin/catalog/change-requests-page.tsx')).ChangeRequestsPage }),
          'changes/:id': async () => ({ Component: (await import('../admin/catalog/change-request-page.tsx')).ChangeRequestPage }),
          ':id': async () => ({ Component: (await import('../admin/product-page.tsx')).ProductPage }),
          ':id/stock': async () => ({ Component: (await import('../admin/catalog/stock-history-page.tsx')).StockHistoryPage }),
        },
      },
      {
        path: 'categories',
        label: 'Categories',
        icon: FolderTree,
        needs: 'products:read',
        key: 'c',
        pages: {
          '': async () => ({ Component: (await import('../admin/catalog/categories-page.tsx')).CategoriesPage }),
          ':id': async () => ({ Component: (await import('../admin/catalog/category-page.tsx')).CategoryPage }),
        },
      },
      {
        path: 'attributes',
        label: 'Brands and attributes',
        icon: SwatchBook,
        needs: 'products:read',
        key: 'b',
        pages: {
          '': async () => ({ Component: (await import('../admin/catalog/terms-page.tsx')).TermsPage }),
          ':kind': async () => ({ Component: (await import('../admin/catalog/terms-page.tsx')).TermsPage }),
          ':kind/:id': async () => ({ Component: (await import('../admin/catalog/term-page.tsx')).TermPage }),
        },
      },
    ],
  },
  {
    label: 'Content',
    areas: [
      {
        path: 'posts',
        label: 'Posts',
        icon: Newspaper,
        needs: 'content:read',
        key: 'n',
        pages: {
          '': async () => ({ Component: (await import('../admin/content-list-page.tsx')).PostsPage }),
          ':key': async () => ({ Component: (await import('../admin/content-page.tsx')).PostPage }),
        },
      },
      {
        path: 'pages',
        label: 'Pages',
        icon: FileText,
        needs: 'content:read',
        key: 'v',
        pages: {
          '': async () => ({ Component: (await import('../admin/content-list-page.tsx')).PagesPage }),
          ':key': async () => ({ Component: (await import('../admin/content-page.tsx')).PagePage }),
        },
      },
      {
        path: 'site',
        label: 'Home page and navigation',
        icon: PanelsTopLeft,
        needs: 'content:read',
        key: 'w',
        pages: {
          '': async () => ({ Component: (await import('../admin/content-page.tsx')).SitePage }),
          ':kind': async () => ({ Component: (await import('../admin/content-page.tsx')).SitePage }),
        },
      },
      {
        path: 'media',
        label: 'Media library',
        icon: Images,
        needs: 'content:read',
        key: 'l',
        pages: {
          '': async () => ({ Component: (await import('../admin/media/media-pages.tsx')).MediaPage }),
          films: async () => ({ Component: (await import('../admin/media/media-pages.tsx')).FilmsPage }),
          ':id': async () => ({ Component: (await import('../admin/media/picture-page.tsx')).MediaPicturePage }),
        },
      },
    ],
  },
  {
    label: 'Shoppers',
    areas: [
      {
        path: 'reviews',
        label: 'Reviews',
        icon: MessageSquareText,
        needs: 'reviews:read',
        key: 'r',
        pages: {
          '': async () => ({ Component: (await import('../admin/reviews/reviews-page.tsx')).ReviewsPage }),
          questions: async () => ({ Component: (await import('../admin/reviews/questions-page.tsx')).QuestionsPage }),
          ':id': async () => ({ Component: (await import('../admin/reviews/review-page.tsx')).ReviewPage }),
        },
      },
      {
        path: 'people',
        label: 'People',
        icon: Users,
        needs: 'people:read',
        key: 'e',
        pages: {
          '': async () => ({ Component: (await import('../admin/people-page.tsx')).PeoplePage }),
          ':id': async () => ({ Component: (await import('../admin/person-page.tsx')).PersonPage }),
        },
      },
      {
        path: 'support',
        label: 'Support',
        icon: LifeBuoy,
        needs: 'support:read',
        key: 's',
        pages: {
          '': async () => ({ Component: (await import('../admin/tickets-page.tsx')).TicketsPage }),
          replies: async () => ({ Component: (await import('../admin/saved-replies-page.tsx')).SavedRepliesPage }),
          conversations: async () => ({ Component: (await import('../admin/support/conversations-page.tsx')).ConversationsPage }),
          'conversations/:id': async () => ({ Component: (await import('../admin/support/conversation-page.tsx')).ConversationPage }),
          contact: async () => ({ Component: (await import('../admin/contact-page.tsx')).ContactPage }),
          ':number': async () => ({ Component: (await import('../admin/ticket-page.tsx')).TicketPage }),
        },
      },
    ],
  },
  {
    label: 'Administration',
    areas: [
      {
        path: 'staff',
        label: 'Staff and roles',
        icon: ShieldCheck,
        needs: 'staff',
        key: 't',
        pages: {
          '': async () => ({ Component: (await import('../admin/staff-page.tsx')).StaffPage }),
          'roles/:id': async () => ({ Component: (await import('../admin/role-page.tsx')).RolePage }),
        },
      },
      {
        path: 'keys',
        label: 'API keys',
        icon: KeyRound,
        needs: 'keys',
        key: 'k',
        pages: {
          '': async () => ({ Component: (await import('../admin/programs/api-keys-page.tsx')).ApiKeysPage }),
          new: async () => ({ Component: (await import('../admin/programs/api-key-page.tsx')).NewApiKeyPage }),
        },
      },
      {
        path: 'webhooks',
        label: 'Webhooks',
        icon: Webhook,
        needs: 'keys',
        key: 'j',
        pages: {
          '': async () => ({ Component: (await import('../admin/programs/webhooks-page.tsx')).WebhooksPage }),
          ':id': async () => ({ Component: (await import('../admin/programs/webhook-page.tsx')).WebhookPage }),
        },
      },
      {
        path: 'settings',
        label: 'Settings',
        icon: Settings,
        needs: 'settings',
        key: 'y',
        pages: {
          '': async () => ({ Component: (await import('../admin/settings/settings-page.tsx')).SettingsPage }),
          languages: async () => ({ Component: (await import('../admin/settings/languages-page.tsx')).LanguagesPage }),
          'languages/:language': async () => ({ Component: (await import('../admin/settings/texts-page.tsx')).TextsPage }),
          currencies: async () => ({ Component: (await import('../admin/settings/currencies-page.tsx')).CurrenciesPage }),
          taxes: async () => ({ Component: (await import('../admin/settings/taxes-page.tsx')).TaxesPage }),
          delivery: async () => ({ Component: (await import('../admin/settings/delivery-page.tsx')).DeliveryPage }),
          payments: async () => ({ Component: (await import('../admin/settings/payments-page.tsx')).PaymentsPage }),
          search: async () => ({ Component: (await import('../admin/settings/search-settings-page.tsx')).SearchSettingsPage }),
          jobs: async () => ({ Component: (await import('../admin/settings/jobs-page.tsx')).JobsPage }),
          errors: async () => ({ Component: (await import('../admin/settings/errors-page.tsx')).ErrorsPage }),
          security: async () => ({ Component: (await import('../admin/settings/security-page.tsx')).SecurityPage }),
          setup: async () => ({ Component: (await import('../admin/settings/setup-page.tsx')).SetupPage }),
        },
      },
      {
        path: 'audit',
        label: 'Audit log',
        icon: History,
        needs: 'audit:read',
        key: 'a',
        pages: { '': async () => ({ Component: (await import('../admin/audit-page.tsx')).AuditPage }) },
      },
      {
        path: 'account',
        label: 'Your account',
        icon: CircleUser,
        key: 'q',
        pages: { '': async () => ({ Component: (await import('../admin/account-page.tsx')).AccountPage }) },
      },
    ],
  },
];
