import type { Plan } from '@souk/contract/content';
import { Badge } from '@souk/ui/badge.tsx';
import { ButtonLink } from '@souk/ui/button.tsx';
import { classNames } from '@souk/ui/class-names.ts';
import { EmptyState } from '@souk/ui/feedback/empty-state.tsx';
import { Skeleton, SkeletonText } from '@souk/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../lib/paths.ts';
import { useApi, useI18n } from '../../lib/services/services-context.tsx';
import { useIsShopper } from '../../lib/services/session.ts';
import { PlanBenefits, PlanEmblem, PlanPrice, PlanWorth } from './plan-facts.tsx';
import { membershipQueries } from './queries.ts';

const columnsClass = (count: number) =>
  classNames(
    'grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-8',
    count === 2 ? 'md:grid-cols-2' : count > 2 && 'md:grid-cols-2 lg:grid-cols-3',
  );

export function PlansScreen({ plans }: { plans: readonly Plan[] }) {
  const { t } = useI18n();
  const { data: mine } = useQuery({ ...membershipQueries.mine(useApi()), enabled: useIsShopper() });
  if (plans.length === 0) {
    return (
      <EmptyState
        illustration="card"
        title={t('No plans available right now')}
        text={t('You can order everything without a plan.')}
        action={{ label: t('View all products'), href: paths.products() }}
      />
    );
  }
  return (
    <div className="page-flow">
      <div className={columnsClass(plans.length)}>
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} isOwn={mine?.current?.plan.id === plan.id} />
        ))}
      </div>
      <HowItSaves />
    </div>
  );
}

export function PlansSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-x-5 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
      {['first', 'second', 'third'].map((key) => (
        <div key={key} className="grid gap-5 rounded-xl border border-line bg-surface p-5 sm:p-6">
          <div className="flex justify-between gap-4">
            <div className="grid flex-1 content-start gap-3">
              <Skeleton className="h-7 w-1/2" />
              <Skeleton className="h-4 rounded-sm" />
            </div>
            <span className="arch block w-16">
              <Skeleton className="aspect-4/5 rounded-none" />
            </span>
          </div>
          <Skeleton className="h-10 w-40" />
          <SkeletonText lines={3} />
          <Skeleton className="h-28 rounded-lg" />
          <Skeleton className="h-13 rounded-lg" />
        </div>
      ))}
    </div>
  );
}

type PlanCardProps = {
  plan: Plan;
  isOwn: boolean;
};

/** On tablets the last of three cards fills a row of its own, in two columns. */
const lastOfThreeClass =
  'md:max-lg:last:odd:col-span-full md:max-lg:last:odd:row-span-1 md:max-lg:last:odd:grid-flow-col md:max-lg:last:odd:grid-cols-2 md:max-lg:last:odd:grid-rows-[auto_auto_1fr] md:max-lg:last:odd:gap-x-10 md:max-lg:last:odd:*:nth-4:row-span-2 md:max-lg:last:odd:*:nth-4:self-start md:max-lg:last:odd:*:last:self-end';

/** Subgrid rows align the parts of all cards. */
function PlanCard({ plan, isOwn }: PlanCardProps) {
  const { t } = useI18n();
  const { is_popular: popular } = plan;
  return (
    <article
      aria-labelledby={`plan-${plan.id}`}
      className={classNames(
        'relative row-span-5 grid grid-rows-subgrid gap-y-5 rounded-xl border bg-surface p-5 sm:p-6',
        lastOfThreeClass,
        popular ? 'border-accent ring-1 ring-accent' : 'border-line',
      )}
    >
      {(popular || isOwn) && (
        <p className="absolute -top-3 start-5 sm:start-6">
          <Badge tone={isOwn ? 'success' : 'primary'} className="px-3 py-1">
            {isOwn ? t('Your plan') : t('Most popular')}
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

function HowItSaves() {
  const { t, figures } = useI18n();
  const steps = [
    { title: t('Starts immediately'), text: t('Your plan applies from your next checkout, in every shop.') },
    {
      title: t('Saves automatically'),
      text: t(
        'No code needed. After vouchers, we deduct your percentage from the rest. The summary shows what you save, including delivery.',
      ),
    },
    {
      title: t('No automatic renewal'),
      text: t('Your plan never renews without you. Buy it again to add days; a different plan replaces it immediately.'),
    },
  ];
  return (
    <section aria-labelledby="how-it-saves" className="lattice rounded-xl bg-tint p-5 text-primary-700 sm:p-8">
      <h2 id="how-it-saves" className="mb-5 text-xl text-ink">
        {t('How membership works')}
      </h2>
      <ol className="grid gap-6 text-ink lg:grid-cols-3 lg:gap-8">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[2.25rem_minmax(0,1fr)] content-start gap-x-4">
            <span
              aria-hidden="true"
              className="arch row-span-2 grid h-11 w-9 place-items-center bg-primary pt-2 font-bold text-on-primary tabular-nums"
            >
              {figures(index + 1)}
            </span>
            <h3 className="text-base">{title}</h3>
            <p className="mt-1 text-sm text-ink-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
