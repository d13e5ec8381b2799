import type { Plan } from '@souk/contract/content';
import type { Subscription } from '@souk/contract/membership';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { useApi, useI18n } from '../../lib/services/services-context.tsx';
import { useIsShopper } from '../../lib/services/use-session.ts';
import { Note } from '../../ui/note.tsx';
import { Link } from '../../ui/ui-context.tsx';
import { BuyBar, BuyPanel } from './buy-panel.tsx';
import { membershipQueries } from './membership-queries.ts';
import { PlanDetails } from './plan-details.tsx';
import { isForGood, StandingNote } from './standing-note.tsx';
import type { useBuyPlan } from './use-buy-plan.ts';

type PlanPurchaseProps = {
  plan: Plan;
  purchase: Pick<ReturnType<typeof useBuyPlan>, 'buy' | 'notice' | 'isBuying'>;
  /** The way to pay that is chosen; undefined where the shop takes no payments. */
  method: string | undefined;
  /** Where it is chosen. */
  payment: ReactNode;
};

/** A plan, how to pay for it, and the one button. Whoever is not signed in yet is asked to when it is pressed. */
export function PlanPurchase({ plan, purchase, method, payment }: PlanPurchaseProps) {
  const current = useCurrent();
  const isFree = plan.price === 0;
  const paidBy = isFree ? free : method;
  const panel = paidBy &&
    !isForGood(plan, current) && {
      plan,
      notice: purchase.notice,
      busy: purchase.isBuying,
      onBuy: () => purchase.buy({ plan_id: plan.id, method: paidBy }),
    };
  return (
    <>
      <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-5 pb-10 md:grid-cols-[minmax(0,1fr)_19rem] md:pb-14 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 lg:gap-5">
          {current && <StandingNote plan={plan} current={current} />}
          <PlanDetails plan={plan} />
          {!isFree && !isForGood(plan, current) && <Payment isTaken={method !== undefined}>{payment}</Payment>}
        </div>
        {panel && <BuyPanel {...panel} />}
      </div>
      {panel && <BuyBar {...panel} />}
    </>
  );
}

/** The server does not look at how something is paid that costs nothing. */
const free = 'free';

function Payment({ isTaken, children }: { isTaken: boolean; children: ReactNode }) {
  const { t } = useI18n();
  return (
    <section aria-labelledby="plan-payment" className="grid gap-4 rounded-lg border border-line bg-surface p-4 sm:p-6">
      <h2 id="plan-payment" className="text-lg">
        {t('Payment')}
      </h2>
      {isTaken ? (
        children
      ) : (
        <Note tone="warn">
          {t('The shop takes no payments at the moment, so no membership can be bought.')}{' '}
          <Link href={paths.contactUs()} className="font-semibold underline underline-offset-4">
            {t('Contact us')}
          </Link>
        </Note>
      )}
    </section>
  );
}

/** The membership of whoever is here, if any. */
function useCurrent(): Subscription | null | undefined {
  return useQuery({ ...membershipQueries.mine(useApi()), enabled: useIsShopper() }).data?.current;
}
