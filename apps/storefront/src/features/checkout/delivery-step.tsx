import type { CartProduct } from '@souk/contract/cart';
import type { AppliedCoupon, CheckoutGroup, CheckoutSummary, LineChange } from '@souk/contract/checkout';
import { multiplyAmount } from '@souk/money/amount';
import { fromWire, toWire } from '@souk/money/currency';
import { hasDiscount, linePrice } from '@souk/money/line-price';
import { Badge } from '@souk/ui/badge.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { DottedList } from '@souk/ui/layout/layout.tsx';
import { Thumb } from '@souk/ui/picture.tsx';
import { Price } from '@souk/ui/price.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { BadgePercent, Store, Ticket, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDeliveryDates } from '../../lib/delivery-time.ts';
import { isDeliveryKnown } from '../../lib/other-servers/complete-cart.ts';
import { paths } from '../../lib/paths.ts';
import { productSource } from '../../lib/picture-source.ts';
import { useI18n, useMoney } from '../../lib/services/services-context.tsx';
import { CheckoutStep } from './checkout-step.tsx';
import { isOrderable } from './model/summary-differences.ts';

/** Controls that change the order: a link to where it was chosen and, for a direct purchase, the quantity of a line. */
export type CartEditing = { aside: ReactNode; quantity?: ((line: CartProduct) => ReactNode) | undefined };
type DeliveryStepProps = {
  number: number;
  summary: CheckoutSummary;
  problem: string | undefined;
  editing: CartEditing;
  isBuyNow: boolean;
};

/** The lines by shop, with the time and price of their delivery. */
export function DeliveryStep({ number, summary, problem, editing, isBuyNow }: DeliveryStepProps) {
  const { t } = useI18n();
  const title = isBuyNow ? t('Your product') : t('Delivery by shop');
  return (
    <CheckoutStep id="checkout-delivery" number={number} title={title} aside={editing.aside} problem={problem}>
      <CartChanges changes={summary.changes} isBuyNow={isBuyNow} />
      {summary.checkout_items.map((group) => (
        <ShopDelivery
          key={group.shop_id}
          group={group}
          coupon={summary.apply_coupon.find(({ shop_id }) => shop_id === group.shop_id)}
          quantity={editing.quantity}
        />
      ))}
    </CheckoutStep>
  );
}

type ShopDeliveryProps = { group: CheckoutGroup; coupon: AppliedCoupon | undefined; quantity: CartEditing['quantity'] };

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
      {isDeliveryKnown(group) && <ShopTerms group={group} coupon={coupon} />}
    </section>
  );
}

/** A shop's discounts and delivery charge. */
function ShopTerms({ group: { amounts, estimated_delivery }, coupon }: Pick<ShopDeliveryProps, 'group' | 'coupon'>) {
  const { t, percent } = useI18n();
  const money = useMoney();
  const days = useDeliveryDates(estimated_delivery);
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
      <p className="flex items-center justify-between gap-x-4 max-[18rem]:flex-wrap">
        <span className="flex min-w-0 items-center gap-2.5 text-ink-muted">
          <Truck aria-hidden="true" className="mirror size-5 shrink-0" />
          {days}
        </span>
        <DeliveryPrice amounts={amounts} />
      </p>
    </footer>
  );
}

/** The delivery charge; a charge that the membership covers is struck through. */
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

function DeliveryLine({ line, quantity }: { line: CartProduct; quantity: CartEditing['quantity'] }) {
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
            {line.is_available ? t('Sold out, not included') : t('No longer available, not included')}
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

/** Prices and stock that changed since the lines were added. */
function CartChanges({ changes, isBuyNow }: { changes: readonly LineChange[]; isBuyNow: boolean }) {
  const { t } = useI18n();
  const money = useMoney();
  if (changes.length === 0) return null;
  return (
    <Note tone="warn">
      <p className="font-semibold">{isBuyNow ? t('Changed since you chose it') : t('Changed since you added it to your cart')}</p>
      <ul className="mt-1 grid gap-1">
        {changes.map((change) => (
          <li key={`${change.line_id}-${change.kind}`}>
            {change.kind === 'price' && change.before !== null && change.now !== null
              ? t('{name}: {before} → {now} each', { name: change.name, before: money(change.before), now: money(change.now) })
              : change.message}
          </li>
        ))}
      </ul>
    </Note>
  );
}
