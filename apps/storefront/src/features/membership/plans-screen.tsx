import type { Plan } from '@souk/contract/content';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../lib/paths.ts';
import { useApi, useI18n } from '../../lib/services/services-context.tsx';
import { useIsShopper } from '../../lib/services/use-session.ts';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { HowItSaves } from './how-it-saves.tsx';
import { membershipQueries } from './membership-queries.ts';
import { PlanCard } from './plan-card.tsx';

/** Two plans stand beside each other sooner than three. */
const columns = (count: number) =>
  classNames(
    'grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-8',
    count === 2 ? 'md:grid-cols-2' : count > 2 && 'md:grid-cols-2 lg:grid-cols-3',
  );

/** The plans beside each other, and how they save. */
export function PlansScreen({ plans }: { plans: readonly Plan[] }) {
  const { t } = useI18n();
  const { data: mine } = useQuery({ ...membershipQueries.mine(useApi()), enabled: useIsShopper() });
  if (plans.length === 0) {
    return (
      <EmptyState
        drawing="card"
        title={t('There are no plans at the moment')}
        text={t('Everything can be ordered without one.')}
        action={{ label: t('See all products'), href: paths.products() }}
      />
    );
  }
  return (
    <div className="page-flow">
      <div className={columns(plans.length)}>
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} isOwn={mine?.current?.plan.id === plan.id} />
        ))}
      </div>
      <HowItSaves />
    </div>
  );
}
