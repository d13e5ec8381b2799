import type { ReactNode } from 'react';
import type { FlashSaleProduct } from '../../lib/answers/answers.ts';
import { useI18n } from '../../lib/services/services-context.tsx';
import { Progress } from '../../ui/progress.tsx';
import type { SalePhase } from './flash/sale-phase.ts';
import { ProductCard } from './product-card.tsx';

type FlashCardProps = {
  product: FlashSaleProduct;
  phase?: SalePhase | undefined;
  sizes?: string | undefined;
  priority?: boolean | undefined;
  level?: 2 | 3 | undefined;
};

/** A product in a sale, with how much of what is on offer is gone, or will be there. */
export function FlashCard({ phase = 'running', ...card }: FlashCardProps) {
  return <ProductCard {...card}>{offer(phase, card.product)}</ProductCard>;
}

function offer(phase: SalePhase, product: FlashSaleProduct): ReactNode {
  if (product.flash_quantity === 0 || phase === 'over') return null;
  return phase === 'running' ? <SoldBar product={product} /> : <ComingPieces product={product} />;
}

function SoldBar({ product: { flash_sold: sold, flash_quantity: offered } }: { product: FlashSaleProduct }) {
  const { t, number } = useI18n();
  const words = sold >= offered ? t('All sold') : t('{sold} of {offered} sold', { sold: number(sold), offered: number(offered) });
  return (
    <Progress value={Math.min(sold, offered)} max={offered} label={words} tone="sale" className="mt-2">
      {words}
    </Progress>
  );
}

function ComingPieces({ product }: { product: FlashSaleProduct }) {
  const { plural } = useI18n();
  return (
    <p className="mt-1 text-xs font-semibold text-sale-text">
      {plural(product.flash_quantity, '{count} piece in the sale', '{count} pieces in the sale')}
    </p>
  );
}
