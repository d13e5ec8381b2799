import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import type { Plan } from '@souk/contract/content';
import { classNames } from '@souk/ui/class-names.ts';
import { Check, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useI18n, useMoney } from '../../lib/services/services-context.tsx';
import { breakEvenAmount, exampleOrderAmount, savedOnExampleOrder } from './plan-terms.ts';

type PlanEmblemProps = { plan: Pick<Plan, 'discount_percentage'>; strong?: boolean | undefined; className?: string | undefined };

/** Decoration: the text next to it has the same information. */
export function PlanEmblem({ plan, strong = false, className = 'w-18' }: PlanEmblemProps) {
  const { t, percent } = useI18n();
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'arch block aspect-4/5 shrink-0',
        strong ? 'bg-primary text-on-primary' : 'bg-primary-soft text-on-primary-soft',
        className,
      )}
    >
      {/* Below the middle, where the arch is widest. */}
      <span className="grid h-full place-content-center justify-items-center pt-[18%] leading-none">
        {plan.discount_percentage > 0 ? (
          <>
            <span className="text-xl font-bold tabular-nums">{percent(plan.discount_percentage)}</span>
            <span className="mt-0.5 text-xs font-semibold">{t('off')}</span>
          </>
        ) : (
          <Truck className="mirror size-7" />
        )}
      </span>
    </span>
  );
}

export function PlanBenefits({ benefits }: { benefits: readonly string[] }) {
  return (
    <ul className="grid content-start gap-2.5 text-sm">
      {benefits.map((benefit) => (
        <li key={benefit} className="flex gap-2.5">
          <Check aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-success-text" />
          {benefit}
        </li>
      ))}
    </ul>
  );
}

/** The savings on an example order and the break-even amount. */
export function PlanWorth({ plan }: { plan: Plan }) {
  const { t } = useI18n();
  const money = useMoney();
  const saved = savedOnExampleOrder(plan);
  const paidOff = breakEvenAmount(plan);
  return (
    <dl className="grid content-start gap-x-4 gap-y-2 rounded-lg bg-tint p-4 text-sm">
      {saved > 0 && (
        <Line label={t('On a {amount} order you save', { amount: money(exampleOrderAmount) })} value={<bdi>{money(saved)}</bdi>} />
      )}
      <Line label={t('Delivery')} value={plan.free_delivery ? t('Free') : t('Standard')} />
      {paidOff !== null && <Line label={t('Pays for itself once you spend')} value={<bdi>{money(paidOff)}</bdi>} />}
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

const daysPerYear = 365;

/** `for 30 days`, `for 1 year` or `one payment, for life`. */
export function formatDuration({ t, plural }: I18n, days: number | null): string {
  if (days === null) return t('one payment, for life');
  if (days % daysPerYear === 0) return plural(days / daysPerYear, 'for {count} year', 'for {count} years');
  return plural(days, 'for {count} day', 'for {count} days');
}

/** The discount and free delivery as texts. */
export function formatPlanTerms({ t, percent }: I18n, plan: Pick<Plan, 'discount_percentage' | 'free_delivery'>): string[] {
  return [
    ...(plan.discount_percentage > 0 ? [t('{percent} off every order', { percent: percent(plan.discount_percentage) })] : []),
    ...(plan.free_delivery ? [t('Free delivery from every shop')] : []),
  ];
}

export function PlanPrice({ plan }: { plan: Pick<Plan, 'price' | 'duration_days'> }) {
  const i18n = useI18n();
  const money = useMoney();
  return (
    <p className="flex flex-wrap items-baseline gap-x-2.5">
      <strong className="text-2xl font-bold tabular-nums">
        <bdi>{plan.price > 0 ? money(plan.price) : i18n.t('Free')}</bdi>
      </strong>{' '}
      <span className="text-ink-muted">{formatDuration(i18n, plan.duration_days)}</span>
    </p>
  );
}
