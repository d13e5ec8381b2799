import { Button } from '@souk/ui/button.tsx';
import { classNames } from '@souk/ui/class-names.ts';
import { StickyBar } from '@souk/ui/layout/layout.tsx';
import { ShoppingBag } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Product } from '../../../lib/other-servers/answers.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import type { Choice } from './product-choice.ts';
import { ProductPrice } from './product-price.tsx';
import type { ProductSelection } from './use-product-choice.ts';

/** Provided by the route, because features may not import each other. */
export type Purchase = {
  add: (product: Product, options: PurchaseOptions) => void;
  buyNow: (product: Product, options: PurchaseOptions) => void;
  /** The action in progress. */
  busy: 'add' | 'buyNow' | null;
  /** The button of what is sold out; the fallback is disabled. */
  soldOutButton?: ((product: Product, choice: Choice, fallback: ReactNode) => ReactNode) | undefined;
};
type PurchaseOptions = { quantity: number; choice: Choice };
/** The purchase of the current choice. */
export type BuyActions = {
  busy: Purchase['busy'];
  onAdd: () => void;
  onBuyNow: () => void;
  soldOutButton: (fallback: ReactNode) => ReactNode;
};

type BuyButtonsProps = { soldOut: boolean; buy: BuyActions; className?: string | undefined };

export function BuyButtons({ soldOut, buy, className }: BuyButtonsProps) {
  const { t } = useI18n();
  return (
    <div className={classNames('grid auto-cols-fr grid-flow-col gap-2.5 max-[18rem]:grid-flow-row', className)}>
      {soldOut ? (
        buy.soldOutButton(
          <Button size="lg" disabled className="px-3!">
            {t('Sold out')}
          </Button>,
        )
      ) : (
        <>
          <Button size="lg" busy={buy.busy === 'add'} onClick={buy.onAdd} className="px-3!">
            <ShoppingBag aria-hidden="true" className="max-[24rem]:hidden" />
            {t('Add to cart')}
          </Button>
          <Button size="lg" variant="soft" busy={buy.busy === 'buyNow'} onClick={buy.onBuyNow} className="px-3!">
            {t('Buy now')}
          </Button>
        </>
      )}
    </div>
  );
}

type BuyBarProps = { product: Product; selection: ProductSelection; buy: BuyActions };

/** The price and the buttons, fixed to the bottom of a phone's screen. */
export function BuyBar({ product, selection, buy }: BuyBarProps) {
  const { t } = useI18n();
  return (
    <StickyBar label={t('Buy')} className="-mx-(--gutter) mt-10">
      <span className="w-min min-w-20 shrink-0">
        <ProductPrice product={product} choice={selection.choice} size="sm" />
      </span>
      <BuyButtons soldOut={selection.soldOut} buy={buy} className="min-w-0 grow [&>button]:px-2! [&>button]:text-sm!" />
    </StickyBar>
  );
}
