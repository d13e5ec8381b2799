import type { ShopProductRow } from '@souk/contract/seller/products';
import { Button } from '@souk/ui/button.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Money } from '../../lib/money.tsx';
import { useI18n } from '../../lib/services.tsx';
import { Thumbnail } from '../orders/thumbnail.tsx';
import { sellerPaths } from '../paths.ts';
import { ProductBadges } from './product-badges.tsx';
import { QuickForm } from './quick-form.tsx';

type ProductCardsProps = { products: readonly ShopProductRow[]; currency: string };

/** Products as rows that a thumb reaches; price and stock are changed in place. */
export function ProductCards({ products, currency }: ProductCardsProps) {
  const { t } = useI18n();
  return (
    <ul aria-label={t('Products')} className="divide-y divide-line overflow-clip rounded-lg border border-line bg-surface">
      {products.map((product) => (
        <ProductCard key={`${product.product_id ?? 'new'} ${product.request?.id ?? ''}`} product={product} currency={currency} />
      ))}
    </ul>
  );
}

function ProductCard({ product, currency }: { product: ShopProductRow; currency: string }) {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const { product_id, request, name, thumbnail } = product;
  const href = product_id === null ? sellerPaths.proposedProduct({ id: request?.id ?? 0 }) : sellerPaths.product({ id: product_id });
  return (
    <li className="grid gap-3 px-4 py-3.5 text-sm">
      <div className="relative flex gap-3 rounded-md max-[18rem]:grid max-[18rem]:grid-cols-1 lg:grid lg:grid-cols-[3.5rem_minmax(0,1fr)_7.5rem] focus-within:bg-tint hover:bg-tint">
        <Thumbnail src={thumbnail} />
        <div className="grid min-w-0 grow content-start gap-1.5 xl:grid-cols-[minmax(0,1fr)_14rem_20rem] xl:content-center xl:items-center xl:gap-x-5">
          <Link href={href} className="line-clamp-2 font-semibold text-accent wrap-anywhere after:absolute after:inset-0">
            <bdi>{name}</bdi>
          </Link>
          <ProductBadges {...product} />
          {request?.status === 'declined' && request.reason && (
            <p dir="auto" className="line-clamp-2 text-ink-muted wrap-anywhere xl:order-last xl:col-span-full">
              {request.reason}
            </p>
          )}
          <Figures product={product} currency={currency} />
        </div>
        {product_id !== null && !isOpen && (
          <Button
            variant="secondary"
            size="sm"
            className="relative z-[1] self-center max-sm:size-11 max-sm:px-0 lg:justify-self-end"
            aria-label={t('Change price and stock of {name}', { name })}
            onClick={() => setOpen(true)}
          >
            <Pencil aria-hidden="true" className="size-4" />
            <span className="max-sm:sr-only">{t('Change')}</span>
          </Button>
        )}
      </div>
      {product_id !== null && isOpen && (
        <QuickForm product={{ ...product, product_id }} currency={currency} onClose={() => setOpen(false)} />
      )}
    </li>
  );
}

function Figures({ product: { price, discount_price, stock, is_low, variants }, currency }: { product: ShopProductRow; currency: string }) {
  const { t, number, plural } = useI18n();
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-0.5">
      <span className="flex flex-wrap items-baseline gap-x-2 font-semibold">
        <Money amount={discount_price ?? price} currency={currency} />
        {discount_price !== null && (
          <s className="text-xs font-normal text-ink-muted">
            <Money amount={price} currency={currency} />
          </s>
        )}
      </span>
      <span className={is_low ? 'font-semibold text-warn-text' : 'text-ink-muted'}>
        {t('Stock')}: {number(stock)}
        {variants > 1 && ` · ${plural(variants, '{count} variant', '{count} variants')}`}
      </span>
    </p>
  );
}
