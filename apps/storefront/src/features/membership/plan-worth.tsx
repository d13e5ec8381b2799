import type { Plan } from '@souk/contract/content';
import type { ReactNode } from 'react';
import { useMoney } from '../../lib/money/use-money.ts';
import { useI18n } from '../../lib/services/services-context.tsx';
import { paysOffAt, savedOnUsualOrder, usualOrder } from './model/plan-worth.ts';

/** What a plan comes to: on one order, and when it has paid for itself. */
export function PlanWorth({ plan }: { plan: Plan }) {
  const { t } = useI18n();
  const money = useMoney();
  const saved = savedOnUsualOrder(plan);
  const paidOff = paysOffAt(plan);
  return (
    <dl className="grid content-start gap-x-4 gap-y-2 rounded-lg bg-tint p-4 text-sm">
      {saved > 0 && <Line label={t('Off an order of {amount}', { amount: money(usualOrder) })} value={<bdi>{money(saved)}</bdi>} />}
      <Line label={t('Delivery')} value={plan.free_delivery ? t('Free') : t('As usual')} />
      {paidOff !== null && <Line label={t('Paid off once you ordered for')} value={<bdi>{money(paidOff)}</bdi>} />}
    </dl>
  );
}

function Line({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-muted">{label}</dt>
      <dd className="shrink-0 font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
