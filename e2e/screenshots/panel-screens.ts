/** A page of a panel. `follow` goes from a list to the page of its first row whose address begins so. */
export type PanelScreen = { name: string; path: string; follow?: string };

/** Every page of the seller panel, as the owner of a shop sees it. A new screen is a row here. */
export const sellerScreens: readonly PanelScreen[] = [
  { name: 'seller-today', path: '/seller' },
  { name: 'seller-orders', path: '/seller/orders' },
  { name: 'seller-order', path: '/seller/orders', follow: '/seller/orders/SK-' },
  { name: 'seller-order-delivered', path: '/seller/orders?status=delivered', follow: '/seller/orders/SK-' },
  { name: 'seller-pick-list', path: '/seller/orders/pick-list?codes={codes}' },
  { name: 'seller-ship', path: '/seller/orders/ship?codes={codes}' },
  { name: 'seller-messages', path: '/seller/messages' },
  { name: 'seller-conversation', path: '/seller/messages', follow: '/seller/messages/' },
  { name: 'seller-products', path: '/seller/products' },
  { name: 'seller-product', path: '/seller/products?status=on_sale', follow: '/seller/products/' },
  { name: 'seller-product-new', path: '/seller/products/new' },
  { name: 'seller-stock', path: '/seller/stock' },
  { name: 'seller-stock-history', path: '/seller/stock', follow: '/seller/stock/' },
  { name: 'seller-questions', path: '/seller/questions' },
  { name: 'seller-returns', path: '/seller/returns' },
  { name: 'seller-return', path: '/seller/returns', follow: '/seller/returns/RT-' },
  { name: 'seller-money', path: '/seller/money' },
  { name: 'seller-numbers', path: '/seller/numbers' },
  { name: 'seller-shop', path: '/seller/shop' },
  { name: 'seller-staff', path: '/seller/staff' },
];

/** Pages of the admin panel: where operators meet sellers, and content. */
export const adminScreens: readonly PanelScreen[] = [
  { name: 'admin-home', path: '/admin' },
  { name: 'admin-shop-health', path: '/admin/shops/health?days=90' },
  { name: 'admin-applications', path: '/admin/shops/applications' },
  { name: 'admin-shop', path: '/admin/shops', follow: '/admin/shops/' },
  { name: 'admin-change-requests', path: '/admin/products/changes' },
  { name: 'admin-returns', path: '/admin/returns' },
  { name: 'admin-return', path: '/admin/returns', follow: '/admin/returns/RT-' },
  { name: 'admin-commission', path: '/admin/commission' },
  { name: 'admin-sales', path: '/admin/commission/sales' },
  { name: 'admin-questions', path: '/admin/reviews/questions' },
  { name: 'admin-conversations', path: '/admin/support/conversations' },
  { name: 'admin-conversation', path: '/admin/support/conversations', follow: '/admin/support/conversations/' },
  { name: 'admin-setup', path: '/admin/settings/setup' },
  { name: 'admin-media', path: '/admin/media' },
  { name: 'admin-media-picture', path: '/admin/media', follow: '/admin/media/' },
  { name: 'admin-media-films', path: '/admin/media/films' },
  { name: 'admin-category', path: '/admin/categories', follow: '/admin/categories/' },
  { name: 'admin-banners', path: '/admin/site/banners' },
  { name: 'admin-home-sections', path: '/admin/site/home' },
];
