import type { ShopOrderRow } from '@souk/contract/seller/orders';
import { Checkbox } from '@souk/ui/forms/checkbox.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { Moment } from '../../lib/moment.tsx';
import { useI18n } from '../../lib/services.tsx';
import { sellerPaths } from '../paths.ts';
import { NextStepButton } from './next-step-button.tsx';
import { OrderBadges } from './order-words.tsx';

type OrderCardsProps = {
  label: string;
  orders: readonly ShopOrderRow[];
  /** The selected codes; without them orders cannot be selected. */
  selection?: { codes: ReadonlySet<string>; toggle: (code: string) => void } | undefined;
};

/** Orders as rows that a thumb reaches: the whole row is the link. */
export function OrderCards({ label, orders, selection }: OrderCardsProps) {
  const { t, plural } = useI18n();
  return (
    <ul aria-label={label} className="divide-y divide-line overflow-clip rounded-lg border border-line bg-surface">
      {orders.map((order) => (
        <li
          key={order.code}
          className="relative flex gap-3 max-sm:flex-wrap px-4 py-3 text-sm max-[18rem]:grid max-[18rem]:grid-cols-1 lg:items-center focus-within:bg-tint hover:bg-tint"
        >
          {selection && (
            <Checkbox
              className="relative z-[1] w-fit"
              label={<span className="sr-only">{t('Select {name}', { name: order.code })}</span>}
              checked={selection.codes.has(order.code)}
              onChange={() => selection.toggle(order.code)}
            />
          )}
          <div className="grid min-w-0 flex-1 gap-x-4 gap-y-0.5 sm:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[7rem_minmax(0,1fr)_14rem_16rem] lg:items-center">
            <Link href={sellerPaths.order(order)} className="font-semibold text-accent after:absolute after:inset-0">
              <bdi dir="ltr">{order.code}</bdi>
            </Link>
            <span className="truncate max-lg:order-2 max-lg:sm:col-span-2">
              <bdi>{order.recipient}</bdi> · <bdi>{order.area}</bdi>
            </span>
            <span className="text-xs text-ink-muted max-lg:order-2 max-lg:sm:col-span-2">
              {plural(order.quantity, '{count} item', '{count} items')} · <Moment at={order.created_at} />
            </span>
            <div className="max-sm:order-3 max-sm:pt-1">
              <OrderBadges order={order} />
            </div>
          </div>
          <div className="shrink-0 self-center empty:hidden max-sm:basis-full">
            <NextStepButton order={order} />
          </div>
        </li>
      ))}
    </ul>
  );
}
