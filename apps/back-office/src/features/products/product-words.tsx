import type { ProductSort } from '@souk/contract/back-office/products';
import { Badge } from '@souk/ui/badge.tsx';
import { useI18n } from '../../lib/services.tsx';

export const productStatusTexts = { published: 'Published', archived: 'Archived' } as const;
export const stockTexts = { in_stock: 'In stock', sold_out: 'Sold out', low: 'Low stock' } as const;
export const productSortTexts = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  cheapest: 'Lowest price first',
  dearest: 'Highest price first',
  best_selling: 'Best-selling first',
} as const satisfies Record<ProductSort, string>;

export const bulkKinds = ['price', 'offer', 'stock', 'category', 'publish', 'archive'] as const;
export type BulkKind = (typeof bulkKinds)[number];

export const bulkTexts = {
  price: 'Change prices',
  offer: 'Change offers',
  stock: 'Change stock',
  category: 'Move to a category',
  publish: 'Publish',
  archive: 'Archive',
} as const satisfies Record<BulkKind, string>;

export function PublishedBadge({ isPublished }: { isPublished: boolean }) {
  const { t } = useI18n();
  return <Badge tone={isPublished ? 'success' : 'neutral'}>{t(productStatusTexts[isPublished ? 'published' : 'archived'])}</Badge>;
}

/** The quantity, marked where it is low. */
export function Stock({ quantity, isLow }: { quantity: number; isLow: boolean }) {
  const { t, number } = useI18n();
  if (quantity === 0) return <Badge tone="sale_soft">{t('Sold out')}</Badge>;
  return <span className={isLow ? 'font-semibold text-warn-text tabular-nums' : 'tabular-nums'}>{number(quantity)}</span>;
}

/** A small square picture, empty where there is none. */
export function Thumbnail({ src }: { src: string | null }) {
  return (
    <span className="block size-10 shrink-0 overflow-hidden rounded-md bg-tint">
      {src && <img src={src} alt="" width={40} height={40} loading="lazy" className="size-full object-cover" />}
    </span>
  );
}
