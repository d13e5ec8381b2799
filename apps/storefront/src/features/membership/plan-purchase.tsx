import type { Plan } from '@souk/contract/content';
import type { Subscription } from '@souk/contract/membership';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { useApi, useI18n } from '../../lib/services/services-context.tsx';
import { useIsShopper } from '../../lib/services/session.ts';
import { BuyBar, BuyPanel } from './buy-panel.tsx';
import type { useBuyPlan } from './mutations.ts';
import { PlanBenefits, PlanEmblem, PlanPrice, PlanWorth } from './plan-facts.tsx';
import { membershipQueries } from './queries.ts';

type PlanPurchaseProps = {
  plan: Plan;
  purchase: Pick<ReturnType<typeof useBuyPlan>, 'buy' | 'notice' | 'isBuying'>;
  /** Undefined if the shop accepts no payments. */
  method: string | undefined;
  /** The choice of the payment method. */
  payment: ReactNode;
};

/** A visitor can press the button too and signs in first. */
export function PlanPurchase({ plan, purchase, method, payment }: PlanPurchaseProps) {
  const current = useCurrentMembership();
  const isFree = plan.price === 0;
  const paidBy = isFree ? free : method;
  const panel = paidBy &&
    !isPermanent(plan, current) && {
      plan,
      notice: purchase.notice,
      busy: purchase.isBuying,
      onBuy: () => purchase.buy({ plan_id: plan.id, method: paidBy }),
    };
  return (
    <>
      <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-5 pb-10 md:grid-cols-[minmax(0,1fr)_19rem] md:pb-14 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 lg:gap-5">
          {current && <CurrentMembershipNote plan={plan} current={current} />}
          <PlanDetails plan={plan} />
          {!isFree && !isPermanent(plan, current) && <Payment isAccepted={method !== undefined}>{payment}</Payment>}
        </div>
        {panel && <BuyPanel {...panel} />}
      </div>
      {panel && <BuyBar {...panel} />}
    </>
  );
}

/** The payment method of a free plan; the server ignores it. */
const free = 'free';

function Payment({ isAccepted, children }: { isAccepted: boolean; children: ReactNode }) {
  const { t } = useI18n();
  return (
    <section aria-labelledby="plan-payment" className="grid gap-4 rounded-lg border border-line bg-surface p-4 sm:p-6">
      <h2 id="plan-payment" className="text-lg">
        {t('Payment')}
      </h2>
      {isAccepted ? (
        children
      ) : (
        <Note tone="warn">
          {t('Payments are not available right now, so you cannot buy a membership.')}{' '}
          <Link href={paths.contactUs()} className="font-semibold underline underline-offset-4">
            {t('Contact us')}
          </Link>
        </Note>
      )}
    </section>
  );
}

function useCurrentMembership(): Subscription | null | undefined {
  return useQuery({ ...membershipQueries.mine(useApi()), enabled: useIsShopper() }).data?.current;
}

function PlanDetails({ plan }: { plan: Plan }) {
  return (
    <section aria-labelledby="plan-name" className="grid gap-5 rounded-lg border border-line bg-surface p-4 sm:p-6">
      <div className="flex items-start gap-4 sm:gap-6">
        <PlanEmblem plan={plan} strong className="w-18 sm:w-22" />
        <div className="grid min-w-0 flex-1 gap-1.5">
          <h2 id="plan-name" className="text-xl">
            {plan.name}
          </h2>
          <PlanPrice plan={plan} />
        </div>
      </div>
      {(plan.description || plan.short_description) && (
        <p className="max-w-prose text-ink-muted">{plan.description || plan.short_description}</p>
      )}
      <div className="grid gap-5 lg:grid-cols-2">
        <PlanBenefits benefits={plan.benefits} />
        <PlanWorth plan={plan} />
      </div>
    </section>
  );
}

/** Explains the effect of a purchase on an existing membership. */
function CurrentMembershipNote({ plan, current }: { plan: Plan; current: Subscription }) {
  const { t, plural, date } = useI18n();
  const { ends_at } = current;
  const mine = (
    <Link href={paths.subscription()} className="font-semibold underline underline-offset-4">
      {t('My Subscription')}
    </Link>
  );
  if (isPermanent(plan, current)) {
    return (
      <Note tone="success">
        {t('You already have this plan, and it never expires')}. {mine}
      </Note>
    );
  }
  const until = ends_at
    ? t('Your {plan} membership is valid until {date}.', { plan: current.plan.name, date: date(ends_at) })
    : t('Your {plan} membership never expires.', { plan: current.plan.name });
  const next =
    current.plan.id === plan.id
      ? plural(plan.duration_days ?? 0, 'Buying it again adds {count} day.', 'Buying it again adds {count} days.')
      : t('This plan replaces it immediately, and the remaining days are lost.');
  return (
    <Note tone={current.plan.id === plan.id ? 'info' : 'warn'}>
      {until} {next} {mine}
    </Note>
  );
}

/** A plan without an end cannot be extended. */
function isPermanent(plan: Plan, current: Subscription | null | undefined): boolean {
  return current?.plan.id === plan.id && current.ends_at === null;
}

export function PlanPurchaseSkeleton() {
  return (
    <div
      aria-busy="true"
      className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-[minmax(0,1fr)_19rem] lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8"
    >
      <div className="grid content-start gap-4 lg:gap-5">
        <Skeleton className="h-64 rounded-lg" />
        <Skeleton className="h-32 rounded-lg" />
      </div>
      <Skeleton className="h-56 rounded-lg max-md:hidden" />
    </div>
  );
}
