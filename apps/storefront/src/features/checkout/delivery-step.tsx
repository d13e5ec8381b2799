import type { CartProduct } from '@souk/contract/cart';
import type { AppliedCoupon, CheckoutGroup, CheckoutSummary } from '@souk/contract/checkout';
import { multiplyAmount } from '@souk/money/amount';
import { hasDiscount, linePrice } from '@souk/money/line-price';
import { fromWire, toWire } from '@souk/money/wire';
import { BadgePercent, Store, Ticket, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMoney } from '../../lib/money/use-money.ts';
import { paths } from '../../lib/paths.ts';
import { productSource } from '../../lib/picture-source.ts';
import { useI18n } from '../../lib/services/services-context.tsx';
import { isTold } from '../../lib/stores/complete-cart.ts';
import { Badge } from '../../ui/badge.tsx';
import { DottedList } from '../../ui/dotted-list.tsx';
import { Price } from '../../ui/price.tsx';
import { Thumb } from '../../ui/thumb.tsx';
import { Link } from '../../ui/ui-context.tsx';
import { CartChanges } from './cart-changes.tsx';
import { CheckoutStep } from './checkout-step.tsx';
import { isOrderable } from './model/summary-differences.ts';
import { useDeliveryDays } from './use-delivery-days.ts';

/** How what is ordered can still be changed: the way to where it was chosen, and how many of a line where that is decided here. */
export type LineChanging = { aside: ReactNode; quantity?: ((line: CartProduct) => ReactNode) | undefined };
type DeliveryStepProps = {
  number: number;
  summary: CheckoutSummary;
  problem: string | undefined;
  changing: LineChanging;
  isBuyNow: boolean;
};

/** What comes from which shop, when, and for how much. */
export function DeliveryStep({ number, summary, problem, changing, isBuyNow }: DeliveryStepProps) {
  const { t } = useI18n();
  const title = isBuyNow ? t('Your product') : t('Delivery by shop');
  return (
    <CheckoutStep id="checkout-delivery" number={number} title={title} aside={changing.aside} problem={problem}>
      <CartChanges changes={summary.changes} isBuyNow={isBuyNow} />
      {summary.checkout_items.map((group) => (
        <ShopDelivery
          key={group.shop_id}
          group={group}
          coupon={summary.apply_coupon.find(({ shop_id }) => shop_id === group.shop_id)}
          quantity={changing.quantity}
        />
      ))}
    </CheckoutStep>
  );
}

type ShopDeliveryProps = { group: CheckoutGroup; coupon: AppliedCoupon | undefined; quantity: LineChanging['quantity'] };

function ShopDelivery({ group, coupon, quantity }: ShopDeliveryProps) {
  return (
    <section aria-label={group.shop_name} className="overflow-hidden rounded-md border border-line">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-tint/60 px-4 py-2.5">
        <Link href={paths.shop({ id: group.shop_id })} className="hit-area flex min-w-0 items-center gap-2.5 font-semibold hover:underline">
          <Store aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
          <span className="truncate">{group.shop_name}</span>
        </Link>
      </header>
      <ul className="divide-y divide-line px-4">
        {group.products.map((line) => (
          <DeliveryLine key={line.line_id} line={line} quantity={quantity} />
        ))}
      </ul>
      {isTold(group) && <ShopTerms group={group} coupon={coupon} />}
    </section>
  );
}

/** What a shop takes off and what it costs to bring. */
function ShopTerms({ group: { amounts, estimated_delivery }, coupon }: Pick<ShopDeliveryProps, 'group' | 'coupon'>) {
  const { t, percent } = useI18n();
  const money = useMoney();
  const days = useDeliveryDays(estimated_delivery);
  return (
    <footer className="grid gap-1.5 border-t border-line px-4 py-3 text-sm">
      {coupon && (
        <p className="flex items-center justify-between gap-4 text-success-text">
          <span className="flex min-w-0 items-center gap-2.5">
            <Ticket aria-hidden="true" className="size-5 shrink-0" />
            <bdi className="truncate font-semibold">{coupon.code}</bdi>
          </span>
          <bdi className="font-semibold tabular-nums">−{money(coupon.discount)}</bdi>
        </p>
      )}
      {amounts.membership_discount_amount > 0 && (
        <p className="flex items-center justify-between gap-4 text-success-text">
          <span className="flex min-w-0 items-center gap-2.5">
            <BadgePercent aria-hidden="true" className="size-5 shrink-0" />
            {t('{percent} with your plan', { percent: percent(amounts.membership_discount_percentage) })}
          </span>
          <bdi className="font-semibold tabular-nums">−{money(amounts.membership_discount_amount)}</bdi>
        </p>
      )}
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="flex min-w-0 items-center gap-2.5 text-ink-muted">
          <Truck aria-hidden="true" className="mirror size-5 shrink-0" />
          {days}
        </span>
        <DeliveryPrice amounts={amounts} />
      </p>
    </footer>
  );
}

/** What the delivery costs; where the plan pays it, what it would have cost. */
function DeliveryPrice({ amounts: { delivery_charge: charge, membership_delivery_saved: saved } }: Pick<CheckoutGroup, 'amounts'>) {
  const { t } = useI18n();
  const money = useMoney();
  if (charge > 0) return <bdi className="ms-auto tabular-nums">{money(charge)}</bdi>;
  return (
    <span className="ms-auto flex flex-wrap items-baseline justify-end gap-x-2">
      {saved > 0 && (
        <s className="text-ink-muted tabular-nums">
          <bdi>{money(saved)}</bdi>
        </s>
      )}
      <span className="font-semibold text-success-text">{saved > 0 ? t('Free with your plan') : t('Free')}</span>
    </span>
  );
}

function DeliveryLine({ line, quantity }: { line: CartProduct; quantity: LineChanging['quantity'] }) {
  const { t, number } = useI18n();
  const money = useMoney();
  const choices = [line.size, line.color, line.unit].flatMap((choice) => choice?.name ?? []);
  const price = linePrice(line);
  return (
    <li className="flex gap-3.5 py-3.5 max-[18rem]:flex-wrap">
      <Thumb source={productSource(line)} className={isOrderable(line) ? 'size-16' : 'size-16 opacity-50 grayscale'} />
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] content-start gap-0.5 max-[18rem]:basis-full">
        <Link href={paths.product({ id: line.id })} className="line-clamp-2 text-sm font-semibold hover:underline">
          {line.name}
        </Link>
        {choices.length > 0 && (
          <p className="text-xs text-ink-muted">
            <DottedList names={choices} />
          </p>
        )}
        {isOrderable(line) ? (
          <>
            <p className="mt-0.5 flex flex-wrap items-baseline gap-x-2 text-sm text-ink-muted">
              <span className="tabular-nums">{number(line.quantity)} ×</span>
              <Price size="sm" amount={money(price)} original={hasDiscount(line) ? money(line.price) : undefined} />
            </p>
            {quantity && <div className="mt-2">{quantity(line)}</div>}
          </>
        ) : (
          <Badge tone="sale_soft" className="mt-1 whitespace-normal!">
            {line.is_available ? t('Sold out, not ordered') : t('No longer sold, not ordered')}
          </Badge>
        )}
      </div>
      {isOrderable(line) && (
        <bdi className="ms-auto shrink-0 text-sm font-semibold tabular-nums">
          {money(toWire(multiplyAmount(fromWire(price), line.quantity)))}
        </bdi>
      )}
    </li>
  );
}
