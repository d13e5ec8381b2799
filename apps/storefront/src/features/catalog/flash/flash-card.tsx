import { Progress } from '@souk/ui/feedback/progress.tsx';
import type { ReactNode } from 'react';
import type { FlashSaleProduct } from '../../../lib/other-servers/answers.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { ProductCard } from '../product-card.tsx';
import type { SalePhase } from './sale-clock.ts';

type FlashCardProps = {
  product: FlashSaleProduct;
  phase?: SalePhase | undefined;
  sizes?: string | undefined;
  priority?: boolean | undefined;
  level?: 2 | 3 | undefined;
};

/** A product card with the sold share of a running sale, or the quantity that a coming sale offers. */
export function FlashCard({ phase = 'running', ...card }: FlashCardProps) {
  return <ProductCard {...card}>{renderQuantity(phase, card.product)}</ProductCard>;
}

function renderQuantity(phase: SalePhase, product: FlashSaleProduct): ReactNode {
  if (product.flash_quantity === 0 || phase === 'over') return null;
  return phase === 'running' ? <SoldBar product={product} /> : <OfferedQuantity product={product} />;
}

function SoldBar({ product: { flash_sold: sold, flash_quantity: offered } }: { product: FlashSaleProduct }) {
  const { t, number } = useI18n();
  const label = sold >= offered ? t('Sold out') : t('{sold} of {offered} sold', { sold: number(sold), offered: number(offered) });
  return (
    <Progress value={Math.min(sold, offered)} max={offered} label={label} tone="sale" className="mt-2">
      {label}
    </Progress>
  );
}

function OfferedQuantity({ product }: { product: FlashSaleProduct }) {
  const { plural } = useI18n();
  return (
    <p className="mt-1 text-xs font-semibold text-sale-text">
      {plural(product.flash_quantity, '{count} item in the sale', '{count} items in the sale')}
    </p>
  );
}
