import type { Product } from '../../../lib/answers/answers.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { StickyBar } from '../../../ui/sticky-bar.tsx';
import { BuyButtons } from './buy-buttons.tsx';
import { ProductPrice } from './product-price.tsx';
import type { Buying } from './purchase.ts';
import type { ProductChoice } from './use-product-choice.ts';

type BuyBarProps = { product: Product; chosen: ProductChoice; buy: Buying };

/** On a phone the price and the buttons stay in reach of the thumb. */
export function BuyBar({ product, chosen, buy }: BuyBarProps) {
  const { t } = useI18n();
  return (
    <StickyBar label={t('Buy')} className="-mx-(--gutter) mt-10">
      <span className="w-min min-w-20 shrink-0">
        <ProductPrice product={product} choice={chosen.choice} size="sm" />
      </span>
      <BuyButtons soldOut={chosen.soldOut} buy={buy} className="min-w-0 grow [&>button]:px-2! [&>button]:text-sm!" />
    </StickyBar>
  );
}
