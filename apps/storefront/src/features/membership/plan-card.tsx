import type { Plan } from '@souk/contract/content';
import { useMoney } from '../../lib/money/use-money.ts';
import { paths } from '../../lib/paths.ts';
import { useI18n } from '../../lib/services/services-context.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PlanBenefits } from './plan-benefits.tsx';
import { PlanEmblem } from './plan-emblem.tsx';
import { durationWords } from './plan-terms.ts';
import { PlanWorth } from './plan-worth.tsx';

type PlanCardProps = {
  plan: Plan;
  /** It is the one that the shopper has. */
  isOwn: boolean;
};

/** Between a phone and a desktop the third of three has a row of its own: what it is worth stands beside what it is. */
const alone =
  'md:max-lg:last:odd:col-span-full md:max-lg:last:odd:row-span-1 md:max-lg:last:odd:grid-flow-col md:max-lg:last:odd:grid-cols-2 md:max-lg:last:odd:grid-rows-[auto_auto_1fr] md:max-lg:last:odd:gap-x-10 md:max-lg:last:odd:*:nth-4:row-span-2 md:max-lg:last:odd:*:nth-4:self-start md:max-lg:last:odd:*:last:self-end';

/** A plan beside others: its parts stand in rows that all cards share. */
export function PlanCard({ plan, isOwn }: PlanCardProps) {
  const { t } = useI18n();
  const { is_popular: popular } = plan;
  return (
    <article
      aria-labelledby={`plan-${plan.id}`}
      className={classNames(
        'relative row-span-5 grid grid-rows-subgrid gap-y-5 rounded-xl border bg-surface p-5 sm:p-6',
        alone,
        popular ? 'border-accent ring-1 ring-accent' : 'border-line',
      )}
    >
      {(popular || isOwn) && (
        <p className="absolute -top-3 start-5 sm:start-6">
          <Badge tone={isOwn ? 'success' : 'primary'} className="px-3 py-1">
            {isOwn ? t('Your plan') : t('Most chosen')}
          </Badge>
        </p>
      )}
      <div className="flex items-start gap-4">
        <div className="grid min-w-0 flex-1 gap-1.5">
          <h2 id={`plan-${plan.id}`} className="text-xl">
            {plan.name}
          </h2>
          {plan.short_description && <p className="text-sm text-ink-muted">{plan.short_description}</p>}
        </div>
        <PlanEmblem plan={plan} strong={popular} className="w-16" />
      </div>
      <PlanPrice plan={plan} />
      <PlanBenefits benefits={plan.benefits} />
      <PlanWorth plan={plan} />
      <ButtonLink href={paths.planPurchase({ id: plan.id })} variant={popular ? 'primary' : 'secondary'} size="lg" block>
        {t('Choose {plan}', { plan: plan.name })}
      </ButtonLink>
    </article>
  );
}

/** What it costs and for how long. */
export function PlanPrice({ plan }: { plan: Pick<Plan, 'price' | 'duration_days'> }) {
  const i18n = useI18n();
  const money = useMoney();
  return (
    <p className="flex flex-wrap items-baseline gap-x-2.5">
      <strong className="text-2xl font-bold tabular-nums">
        <bdi>{plan.price > 0 ? money(plan.price) : i18n.t('Free')}</bdi>
      </strong>{' '}
      <span className="text-ink-muted">{durationWords(i18n, plan.duration_days)}</span>
    </p>
  );
}
