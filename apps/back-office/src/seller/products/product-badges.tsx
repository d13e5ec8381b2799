import type { ShopProductRow, ShopProductState } from '@souk/contract/seller/products';
import { Badge } from '@souk/ui/badge.tsx';
import { useI18n } from '../../lib/services.tsx';

/** The tabs of the list. */
export const stateTexts = {
  on_sale: 'On sale',
  sold_out: 'Sold out',
  hidden: 'Hidden',
  waiting: 'Waits for approval',
  declined: 'Declined',
} as const satisfies Record<ShopProductState, string>;

type ProductBadgesProps = Pick<ShopProductRow, 'product_id' | 'request' | 'is_published' | 'stock'>;

/** Whether shoppers can buy a product, and what became of its change. */
export function ProductBadges({ product_id, request, is_published, stock }: ProductBadgesProps) {
  const { t } = useI18n();
  return (
    <span className="flex flex-wrap gap-1.5">
      {product_id === null && <Badge>{t('New product')}</Badge>}
      {product_id !== null && !is_published && <Badge>{t('Hidden')}</Badge>}
      {product_id !== null && is_published && stock === 0 && <Badge tone="sale_soft">{t('Sold out')}</Badge>}
      {product_id !== null && is_published && stock > 0 && <Badge tone="success">{t('On sale')}</Badge>}
      {request?.status === 'waiting' && <Badge tone="warn">{t('Waits for approval')}</Badge>}
      {request?.status === 'declined' && <Badge tone="sale_soft">{t('Declined')}</Badge>}
    </span>
  );
}
