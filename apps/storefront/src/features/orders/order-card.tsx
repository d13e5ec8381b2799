import type { OrderStatus } from '@souk/contract/orders';
import { Badge, type BadgeTone } from '@souk/ui/badge.tsx';
import { classNames } from '@souk/ui/class-names.ts';
import { EmptyState } from '@souk/ui/feedback/empty-state.tsx';
import { Thumb } from '@souk/ui/picture.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { ChevronRight } from 'lucide-react';
import type { OrderCard as Card } from '../../lib/other-servers/answers.ts';
import { paths } from '../../lib/paths.ts';
import { productSource } from '../../lib/picture-source.ts';
import { useI18n, useMoney } from '../../lib/services/services-context.tsx';

const shownPictures = 4;

/** The whole card is a link to the order. */
export function OrderCard({ order, level = 2 }: { order: Card; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const { t, plural, list, moment, number } = useI18n();
  const money = useMoney();
  const more = order.products.length - shownPictures;
  const names = list(order.products.map(({ name }) => name));
  return (
    <article className="relative grid gap-3.5 rounded-lg border border-line bg-surface p-4 transition-colors has-[a:hover]:border-line-strong sm:p-5">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Heading className="text-base">
          <Link
            href={paths.order({ id: order.id })}
            aria-label={t('Order {code}', { code: order.code })}
            className="after:absolute after:inset-0 after:rounded-lg"
          >
            <bdi dir="ltr" className="tabular-nums">
              #{order.code}
            </bdi>
          </Link>
        </Heading>
        <OrderStatusBadge status={order.status} />
        {order.can_pay && <Badge tone="warn">{t('Not paid yet')}</Badge>}
        {order.created_at && <p className="text-sm text-ink-muted sm:ms-auto">{moment(order.created_at)}</p>}
      </header>
      <div className="flex items-center gap-4">
        <span className="flex gap-2">
          {order.products.slice(0, shownPictures).map((product, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a product can be listed in two sizes, and the list never changes.
            <Thumb key={`${product.id}-${index}`} source={productSource(product)} className="size-13 sm:size-16" />
          ))}
          {more > 0 && (
            <span className="grid size-13 place-items-center rounded-md bg-tint text-sm text-ink-muted tabular-nums sm:size-16">
              <bdi>+{number(more)}</bdi>
            </span>
          )}
        </span>
        <p className={classNames('line-clamp-2 min-w-0 flex-1 text-sm text-ink-muted', order.products.length > 2 && 'max-sm:hidden')}>
          {names}
        </p>
      </div>
      <footer className="flex items-baseline gap-x-4 gap-y-1 border-t border-line pt-3 text-sm">
        <p className="min-w-0 flex-1 truncate text-ink-muted">
          {[order.shop?.name, order.quantity > 0 && plural(order.quantity, '{count} item', '{count} items')].filter(Boolean).join(' · ')}
        </p>
        <bdi className="text-base font-bold tabular-nums">{money(order.payable_amount)}</bdi>
        <ChevronRight aria-hidden="true" className="mirror size-5 self-center text-ink-muted" />
      </footer>
    </article>
  );
}

const tones = {
  Pending: 'warn',
  Confirm: 'primary',
  Processing: 'primary',
  Pickup: 'primary',
  'On The Way': 'primary',
  Delivered: 'success',
  Cancelled: 'sale_soft',
} as const satisfies Record<OrderStatus, BadgeTone>;

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const { t } = useI18n();
  return <Badge tone={tones[status]}>{t(status)}</Badge>;
}

export function NoOrdersYet({ compact = false }: { compact?: boolean }) {
  const { t } = useI18n();
  return (
    <EmptyState
      compact={compact}
      illustration="parcel"
      title={t('No orders yet')}
      text={t('Your orders and their status appear here.')}
      action={{ label: t('View all products'), href: paths.products() }}
    />
  );
}
