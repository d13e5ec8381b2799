import type { FlashSaleProduct } from '@souk/contract/catalog';
import { useI18n } from '../../lib/services/services-context.tsx';
import { Progress } from '../../ui/progress.tsx';
import { ProductCard } from './product-card.tsx';

type FlashCardProps = { product: FlashSaleProduct; sizes?: string | undefined; priority?: boolean | undefined };

/** A product in a sale, with how much of what is on offer is gone. */
export function FlashCard({ product, sizes, priority }: FlashCardProps) {
  const { t, number } = useI18n();
  const { flash_sold: sold, flash_quantity: offered } = product;
  const words = sold >= offered ? t('All sold') : t('{sold} of {offered} sold', { sold: number(sold), offered: number(offered) });
  return (
    <ProductCard product={product} sizes={sizes} priority={priority}>
      {offered > 0 && (
        <Progress value={Math.min(sold, offered)} max={offered} label={words} tone="sale" className="mt-2">
          {words}
        </Progress>
      )}
    </ProductCard>
  );
}
