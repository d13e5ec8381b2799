import { ButtonLink, IconButton } from '@souk/ui/button.tsx';
import { QuantityStepper } from '@souk/ui/forms/quantity-stepper.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { RatingStars } from '@souk/ui/rating-stars.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { CalendarCheck, CircleCheck, CircleX, Hourglass, RotateCcw, Share2, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDeliveryDates } from '../../../lib/delivery-time.ts';
import type { Product, ShopCard } from '../../../lib/other-servers/answers.ts';
import { sharePage } from '../../../lib/page/share-page.ts';
import { paths } from '../../../lib/paths.ts';
import { useI18n, useMoney, useSettings } from '../../../lib/services/services-context.tsx';
import { useSignInLink } from '../../../lib/services/session.ts';
import { CompareToggle } from '../compare/compare-toggle.tsx';
import { HolidayNote, useBackOn } from '../shop/holiday-note.tsx';
import { ShopLogo } from '../shop/shop-card.tsx';
import type { Axis } from './product-choice.ts';
import { FlashLine, ProductPrice } from './product-price.tsx';
import { type BuyActions, BuyButtons } from './purchase.tsx';
import type { ProductSelection } from './use-product-choice.ts';
import { VariantPickers } from './variant-pickers.tsx';

type ProductPanelProps = {
  product: Product;
  selection: ProductSelection;
  missingAxis: Axis | null;
  /** When the data was fetched, and a callback for the end of a sale. */
  sale: { answeredAt: number; onEnd: () => void };
  /** Undefined on pages without a purchase. */
  buy: BuyActions | undefined;
  favoriteButton: ReactNode;
  priceNotice: ReactNode;
};

/** Everything next to the pictures: name, price, options, buttons, delivery and shop. */
export function ProductPanel({ product, selection, missingAxis, sale, buy, favoriteButton, priceNotice }: ProductPanelProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:sticky md:top-(--sticky-top)">
      <ProductHead product={product} />
      <ProductPrice product={product} choice={selection.choice} />
      {product.flash_sale && <FlashLine sale={product.flash_sale} answeredAt={sale.answeredAt} onEnd={sale.onEnd} />}
      {product.short_description && <p className="text-ink-muted">{product.short_description}</p>}
      <VariantPickers product={product} selection={selection} missingAxis={missingAxis} />
      <div className="flex flex-wrap items-center gap-2.5">
        <QuantityField product={product} selection={selection} />
        {buy && <BuyButtons soldOut={selection.soldOut} buy={buy} className="grow max-md:hidden" />}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <StockLine selection={selection} />
        <span className="flex flex-wrap items-center gap-2">
          <CompareToggle product={product} look="page" />
          {favoriteButton}
          <ShareButton title={product.name} />
        </span>
      </div>
      {priceNotice}
      <HolidayNote holiday={product.holiday} />
      {product.delivery && <DeliveryLines delivery={product.delivery} holiday={product.holiday} ownReturnDays={product.return_days} />}
      {product.shop && <ShopBox shop={product.shop} />}
      {product.delivery && <AskLink productId={product.id} />}
    </div>
  );
}

function ProductHead({ product }: { product: Product }) {
  const { plural, rating } = useI18n();
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-1">
      {product.brand && (
        <p>
          <Link
            href={paths.products({ brand_id: product.brand.id })}
            className="hit-area text-sm font-semibold text-accent underline-offset-4 hover:underline"
          >
            <bdi>{product.brand.name}</bdi>
          </Link>
        </p>
      )}
      <h1 className="text-xl break-words lg:text-[2.25rem] lg:leading-tight">{product.name}</h1>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-muted">
        {product.total_reviews > 0 && (
          <a href="#reviews" className="hit-area inline-flex min-h-9 items-center underline-offset-4 hover:underline">
            <RatingStars
              size="md"
              value={product.rating}
              figure={rating(product.rating)}
              note={plural(product.total_reviews, '{count} review', '{count} reviews')}
            />
          </a>
        )}
        {product.total_sold > 0 && <span>{plural(product.total_sold, '{count} sold', '{count} sold')}</span>}
      </p>
    </header>
  );
}

function QuantityField({ product, selection }: { product: Product; selection: ProductSelection }) {
  const { t } = useI18n();
  const { quantity, max, setQuantity, soldOut } = selection;
  if (soldOut) return null;
  return (
    <QuantityStepper
      value={quantity}
      max={max}
      label={t('Quantity of {name}', { name: product.name })}
      onIncrease={() => setQuantity(quantity + 1)}
      onDecrease={() => setQuantity(quantity - 1)}
    />
  );
}

/** Up to this stock the remaining quantity is shown. */
const lowStock = 5;

function StockLine({ selection }: { selection: ProductSelection }) {
  const { t, plural } = useI18n();
  const stock = selection.variant?.stock;
  return (
    <p role="status" className="flex items-center gap-2 text-sm font-semibold [&>svg]:size-4.5 [&>svg]:shrink-0">
      {selection.soldOut ? (
        <span className="contents text-ink-muted">
          <CircleX aria-hidden="true" />
          {selection.exists ? t('Sold out') : t('Not available in this combination')}
        </span>
      ) : stock !== undefined && stock <= lowStock ? (
        <span className="contents text-warn-text">
          <Hourglass aria-hidden="true" />
          {plural(stock, 'Only {count} left', 'Only {count} left')}
        </span>
      ) : (
        <span className="contents text-success-text">
          <CircleCheck aria-hidden="true" />
          {t('In stock')}
        </span>
      )}
    </p>
  );
}

/** Shares the page by the system's share dialog, or copies the link. */
function ShareButton({ title }: { title: string }) {
  const { t } = useI18n();
  async function handleShare() {
    const outcome = await sharePage(title, location.href);
    if (outcome === 'copied') toast.success(t('Link copied'));
    if (outcome === 'failed') toast.error(t('The link could not be copied. Copy it from the address bar.'));
  }
  return (
    <IconButton variant="outline" label={t('Share')} onClick={() => void handleShare()}>
      <Share2 aria-hidden="true" />
    </IconButton>
  );
}

type DeliveryLinesProps = {
  delivery: NonNullable<Product['delivery']>;
  holiday: Product['holiday'];
  ownReturnDays: Product['return_days'];
};

/** When the product arrives, and on what terms. */
function DeliveryLines({ delivery, holiday, ownReturnDays }: DeliveryLinesProps) {
  const { t, plural } = useI18n();
  const money = useMoney();
  const dates = useDeliveryDates(delivery, useBackOn(holiday));
  const charge = delivery.charge > 0 ? t('Delivery for {price}', { price: money(delivery.charge) }) : t('Free delivery');
  const returnDays = useSettings((state) => Math.max(state.returnDays ?? 0, ownReturnDays ?? 0));
  const isCash = useSettings((state) => state.cashOnDelivery);
  const terms = [
    returnDays > 0 && plural(returnDays, '{count} day to return', '{count} days to return'),
    isCash && t('Pay on delivery'),
  ].filter((term) => term !== false);
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm [&>:first-child]:basis-full [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-ink-muted [&>li]:flex [&>li]:items-center [&>li]:gap-3">
      <li>
        <CalendarCheck aria-hidden="true" />
        <strong className="font-semibold">{dates}</strong>
      </li>
      <li>
        <Truck aria-hidden="true" className="mirror" />
        {charge}
      </li>
      {terms.length > 0 && (
        <li>
          <RotateCcw aria-hidden="true" />
          {terms.join(' · ')}
        </li>
      )}
    </ul>
  );
}

/** The seller; hidden if there is only one shop. */
function ShopBox({ shop }: { shop: ShopCard }) {
  const { t, number, plural, rating } = useI18n();
  const multiVendor = useSettings((state) => state.multiVendor);
  if (!multiVendor) return null;
  return (
    <section aria-label={t('Sold by')} className="flex flex-wrap items-center gap-4 rounded-lg border border-line bg-surface px-4 py-2.5">
      <ShopLogo shop={shop} className="w-10 shrink-0" />
      <div className="min-w-0 grow-999 basis-32">
        <p className="truncate font-semibold">
          <bdi>{shop.name}</bdi>
        </p>
        <p className="flex flex-wrap gap-x-3 text-xs text-ink-muted">
          {shop.total_reviews > 0 && (
            <RatingStars value={shop.rating} figure={rating(shop.rating)} note={`(${number(shop.total_reviews)})`} />
          )}
          <span>{plural(shop.total_products, '{count} product', '{count} products')}</span>
        </p>
      </div>
      <ButtonLink variant="secondary" size="sm" className="grow" href={paths.shop({ id: shop.id })}>
        {t('Visit shop')}
      </ButtonLink>
    </section>
  );
}

/** Not shown for servers that know only the specification: they send no delivery and have no conversations. */
function AskLink({ productId }: { productId: number }) {
  const { t } = useI18n();
  return (
    <Link
      className="flex min-h-11 w-fit items-center text-sm text-accent hover:underline"
      {...useSignInLink(paths.newConversation({ product: productId }))}
    >
      {t('Ask the shop about this product')}
    </Link>
  );
}
