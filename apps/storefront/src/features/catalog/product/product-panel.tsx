import type { ReactNode } from 'react';
import type { Product } from '../../../lib/answers/answers.ts';
import { BuyButtons } from './buy-buttons.tsx';
import { DeliveryLines } from './delivery-lines.tsx';
import type { Axis } from './product-choice.ts';
import { ProductHead } from './product-head.tsx';
import { FlashLine, ProductPrice } from './product-price.tsx';
import type { Buying } from './purchase.ts';
import { QuantityRow } from './quantity-row.tsx';
import { ShareButton } from './share-button.tsx';
import { ShopBox } from './shop-box.tsx';
import { StockLine } from './stock-line.tsx';
import type { ProductChoice } from './use-product-choice.ts';
import { VariantPickers } from './variant-pickers.tsx';

type ProductPanelProps = {
  product: Product;
  chosen: ProductChoice;
  forgotten: Axis | null;
  /** The server's clock when it answered, and what to do once a sale has ended. */
  sale: { answeredAt: number; onEnd: () => void };
  /** Absent where nothing can be bought. */
  buy: Buying | undefined;
  heart: ReactNode;
};

/** Everything beside the pictures: from the name to the shop. */
export function ProductPanel({ product, chosen, forgotten, sale, buy, heart }: ProductPanelProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:sticky md:top-6 md:self-start">
      <ProductHead product={product} />
      <ProductPrice product={product} choice={chosen.choice} />
      {product.flash_sale && <FlashLine sale={product.flash_sale} answeredAt={sale.answeredAt} onEnd={sale.onEnd} />}
      {product.short_description && <p className="text-ink-muted">{product.short_description}</p>}
      <VariantPickers product={product} chosen={chosen} forgotten={forgotten} />
      <StockLine chosen={chosen} />
      <QuantityRow product={product} chosen={chosen}>
        <span className="ms-auto flex gap-2">
          {heart}
          <ShareButton title={product.name} />
        </span>
      </QuantityRow>
      {buy && <BuyButtons soldOut={chosen.soldOut} buy={buy} className="max-md:hidden" />}
      <hr className="border-line" />
      {product.delivery && <DeliveryLines delivery={product.delivery} />}
      {product.shop && <ShopBox shop={product.shop} />}
    </div>
  );
}
