import type { Movement, StatementOrder, StatementPart } from '@souk/contract/seller/money/statement';
import { Badge } from '@souk/ui/badge.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { ChevronDown } from 'lucide-react';
import { Moment } from '../../lib/moment.tsx';
import { Money } from '../../lib/money.tsx';
import { useI18n } from '../../lib/services.tsx';
import { sellerPaths } from '../paths.ts';
import { useSellerMay } from '../seller-session.ts';
import { figureTexts, movementTexts, partTexts, statementRows } from './statement-words.ts';

type OrdersProps = { label: string; orders: readonly StatementOrder[]; currency: string };

/** The orders of a month; each opens to show its movements and their parts. */
export function StatementOrders({ label, orders, currency }: OrdersProps) {
  const { t } = useI18n();
  return (
    <ul aria-label={label} className="divide-y divide-line overflow-clip rounded-lg border border-line bg-surface">
      {orders.map((order) => (
        <li key={order.code}>
          <details className="group">
            <summary className="flex cursor-pointer items-center gap-3 px-4 py-3 text-sm hover:bg-tint max-[18rem]:flex-wrap">
              <span className="grid min-w-0 grow gap-1 max-[18rem]:basis-full">
                <bdi dir="ltr" className="justify-self-start font-semibold">
                  {order.code}
                </bdi>
                <span className="flex flex-wrap gap-1.5">
                  <Badge>{order.is_cash ? t('Cash on delivery') : t('Paid online')}</Badge>
                  {order.movements
                    .filter(({ kind }) => kind !== 'sale')
                    .map(({ kind, at }) => (
                      <Badge key={`${kind} ${at}`} tone="warn">
                        {t(movementTexts[kind])}
                      </Badge>
                    ))}
                </span>
              </span>
              <span className="grid justify-items-end max-[18rem]:justify-items-start">
                <strong>
                  <Money amount={order.remains} currency={currency} />
                </strong>
                <span className="text-xs text-ink-muted">{t('Remains for you')}</span>
              </span>
              <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-ink-muted transition-transform group-open:rotate-180" />
            </summary>
            <OrderMovements order={order} currency={currency} />
          </details>
        </li>
      ))}
    </ul>
  );
}

function OrderMovements({ order, currency }: { order: StatementOrder; currency: string }) {
  const { t } = useI18n();
  const mayOrders = useSellerMay('orders');
  return (
    <div className="grid grid-cols-1 gap-4 border-t border-line bg-tint/50 px-4 py-4">
      {order.movements.map((movement) => (
        <MovementParts key={`${movement.kind} ${movement.at}`} movement={movement} currency={currency} />
      ))}
      {mayOrders && (
        <Link href={sellerPaths.order(order)} className="flex min-h-11 items-center justify-self-start text-sm text-accent underline">
          {t('Open the order')}
        </Link>
      )}
    </div>
  );
}

function MovementParts({ movement: { kind, at, parts }, currency }: { movement: Movement; currency: string }) {
  const { t } = useI18n();
  return (
    <section className="grid grid-cols-1 gap-2 text-sm">
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
        {t(movementTexts[kind])}
        <span className="text-xs font-normal text-ink-muted">
          <Moment at={at} />
        </span>
      </h3>
      <ul className="grid grid-cols-1 gap-2">
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a movement never change their order.
          <li key={index} className="rounded-md border border-line bg-surface p-3">
            <PartAmounts part={part} currency={currency} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PartAmounts({ part, currency }: { part: StatementPart; currency: string }) {
  const { t, number } = useI18n();
  const rows = statementRows.filter(
    ({ name, sign }) => name !== 'cash' && name !== 'due' && (name === 'remains' || (sign !== 0 && part[name] !== 0)),
  );
  return (
    <>
      <p className="mb-1.5 font-semibold wrap-anywhere">
        {part.kind === 'items' && part.quantity !== 0 && <span className="tabular-nums">{number(Math.abs(part.quantity))} × </span>}
        <bdi>{part.kind === 'items' ? part.name : t(partTexts[part.kind])}</bdi>
        {part.options && <span className="block text-xs font-normal text-ink-muted">{part.options}</span>}
      </p>
      <dl className="grid gap-1">
        {rows.map(({ name, sign }) => (
          <div
            key={`${name} ${sign}`}
            className="flex flex-wrap justify-between gap-x-4 last:border-t last:border-line last:pt-1 last:font-semibold"
          >
            <dt className="text-ink-muted">{t(figureTexts[name])}</dt>
            <dd>
              <Money amount={sign === -1 ? -part[name] : part[name]} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
