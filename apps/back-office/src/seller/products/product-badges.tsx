import type { ShopProductRow, ShopProductState } from '@souk/contract/seller/products';
import { Badge } from '@souk/ui/badge.tsx';
import { useI18n } from '../../lib/services.tsx';
import { useSellerMe } from '../seller-session.ts';

/** The tabs of the list. */
export const stateTexts = {
  on_sale: 'On sale',
  sold_out: 'Sold out',
  hidden: 'Hidden',
  waiting: 'Waits for approval',
  declined: 'Declined',
} as const satisfies Record<ShopProductState, string>;

/** Nobody can buy from a closed shop. */
const closedTexts = { ...stateTexts, on_sale: 'Ready for sale' } as const satisfies Record<ShopProductState, string>;

export function useStateTexts(): Readonly<Record<ShopProductState, string>> {
  return useSellerMe().shop.is_open ? stateTexts : closedTexts;
}

type ProductBadgesProps = Pick<ShopProductRow, 'product_id' | 'request' | 'is_published' | 'stock'>;

/** Whether shoppers can buy a product, or could in an open shop, and what became of its change. */
export function ProductBadges({ product_id, request, is_published, stock }: ProductBadgesProps) {
  const { t } = useI18n();
  const { is_open } = useSellerMe().shop;
  const texts = useStateTexts();
  return (
    <span className="flex flex-wrap gap-1.5">
      {product_id === null && <Badge>{t('New product')}</Badge>}
      {product_id !== null && !is_published && <Badge>{t('Hidden')}</Badge>}
      {product_id !== null && is_published && stock === 0 && <Badge tone="sale_soft">{t('Sold out')}</Badge>}
      {product_id !== null && is_published && stock > 0 && <Badge tone={is_open ? 'success' : 'neutral'}>{t(texts.on_sale)}</Badge>}
      {request?.status === 'waiting' && <Badge tone="warn">{t('Waits for approval')}</Badge>}
      {request?.status === 'declined' && <Badge tone="sale_soft">{t('Declined')}</Badge>}
    </span>
  );
}
