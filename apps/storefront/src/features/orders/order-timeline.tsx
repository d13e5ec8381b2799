import type { OrderStatus } from '@souk/contract/orders';
import { classNames } from '@souk/ui/class-names.ts';
import { Check, Hourglass, type LucideIcon, Package, PackageCheck, ThumbsUp, Truck, Warehouse, X } from 'lucide-react';
import type { Order } from '../../lib/other-servers/answers.ts';
import { useI18n } from '../../lib/services/services-context.tsx';
import { type OrderStep, orderSteps } from './model/order-status.ts';

const descriptions = {
  Pending: 'The shop is reviewing your order',
  Confirm: 'The shop accepted your order',
  Processing: 'Being packed',
  Pickup: 'Ready for the courier',
  'On The Way': 'On its way to you',
  Delivered: 'Arrived',
  Cancelled: 'Cancelled, nothing to pay',
} as const satisfies Record<OrderStatus, string>;

const icons = {
  Pending: Hourglass,
  Confirm: ThumbsUp,
  Processing: Package,
  Pickup: Warehouse,
  'On The Way': Truck,
  Delivered: PackageCheck,
  Cancelled: X,
} as const satisfies Record<OrderStatus, LucideIcon>;

/** Horizontal on wide screens, vertical on narrow ones, two rows in print. */
export function OrderTimeline({ order }: { order: Pick<Order, 'status' | 'timeline' | 'can_pay'> }) {
  const { t } = useI18n();
  const steps = orderSteps(order);
  return (
    <section aria-label={t('Order status')} className="rounded-lg border border-line bg-surface p-4 sm:p-6">
      <ol className="grid md:flex print:grid print:grid-cols-3">
        {steps.map((step, index) => (
          <Step key={step.status} step={step} isLast={index === steps.length - 1} isUnpaid={order.can_pay} />
        ))}
      </ol>
    </section>
  );
}

type StepProps = { step: OrderStep; isLast: boolean; isUnpaid: boolean };

function Step({ step, isLast, isUnpaid }: StepProps) {
  const { t, moment } = useI18n();
  const { status, state, at, note } = step;
  const isCurrent = state === 'current';
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className="relative grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3.5 pb-5 last:pb-0 md:flex-1 md:grid-cols-1 md:content-start md:gap-y-2.5 md:pe-3 md:pb-0 md:last:flex-none md:last:pe-0"
    >
      {!isLast && (
        <span
          aria-hidden="true"
          className={classNames(
            'absolute start-[1.0625rem] top-9 bottom-0 w-0.5 md:start-9 md:end-0 md:top-[1.0625rem] md:bottom-auto md:h-0.5 md:w-auto print:hidden',
            state === 'done' ? 'bg-success' : 'bg-line',
          )}
        />
      )}
      <StepMark step={step} />
      <span className="grid content-start gap-0.5 self-center text-sm md:self-start">
        <span className={state === 'coming' ? 'text-ink-muted' : 'font-semibold'}>
          {t(status)}
          <span className="sr-only">{state === 'done' ? `, ${t('done')}` : state === 'coming' ? `, ${t('upcoming')}` : ''}</span>
        </span>
        {isCurrent && <span className="text-ink-muted">{note ?? t(isUnpaid ? 'Awaiting your payment' : descriptions[status])}</span>}
        {at && <span className="text-xs text-balance text-ink-muted">{moment(at)}</span>}
      </span>
    </li>
  );
}

function StepMark({ step: { status, state } }: { step: OrderStep }) {
  const Icon = state === 'done' ? Check : icons[status];
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid size-9 place-items-center rounded-full [&>svg]:size-5',
        state === 'coming' && 'border-2 border-line bg-surface text-ink-faint [&>svg]:size-4.5',
        state === 'done' && 'bg-success text-on-success',
        state === 'current' && currentClass(status),
      )}
    >
      <Icon className={Icon === Truck ? 'mirror' : undefined} />
    </span>
  );
}

function currentClass(status: OrderStatus): string {
  if (status === 'Cancelled') return 'bg-sale text-on-sale';
  return status === 'Delivered' ? 'bg-success text-on-success' : 'bg-primary text-on-primary ring-4 ring-primary-soft';
}
