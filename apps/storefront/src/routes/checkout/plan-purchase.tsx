import { notFound } from '@souk/client/api/api-error.ts';
import { Breadcrumbs } from '@souk/ui/navigation/breadcrumbs.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { chosenPayment } from '../../features/checkout/model/payment-choices.ts';
import { PaymentOptions, usePaymentChoices } from '../../features/checkout/payment-step.tsx';
import { useBuyPlan } from '../../features/membership/mutations.ts';
import { PlanBought } from '../../features/membership/plan-bought.tsx';
import { PlanPurchase, PlanPurchaseSkeleton } from '../../features/membership/plan-purchase.tsx';
import { membershipQueries } from '../../features/membership/queries.ts';
import { type LoaderArgs, load } from '../../lib/page/page.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { paths } from '../../lib/paths.ts';
import { useApi, useI18n } from '../../lib/services/services-context.tsx';

export function loader({ services, params }: LoaderArgs) {
  return load(services, membershipQueries.plan(services.api, readId(params.id)));
}

export function Component() {
  const { t } = useI18n();
  const { id } = useParams();
  const { data: plan } = useSuspenseQuery(membershipQueries.plan(useApi(), readId(id)));
  const purchase = useBuyPlan();
  const title = t('{plan} membership', { plan: plan.name });
  const head = <PageHead title={title} description={plan.short_description} noIndex />;
  if (purchase.bought) {
    return (
      <>
        {head}
        <PlanBought subscription={purchase.bought} />
      </>
    );
  }
  return (
    <>
      {head}
      <div className="page-width pt-4 pb-4 sm:pb-6">
        <Breadcrumbs
          crumbs={[{ label: t('Home'), href: paths.home() }, { label: t('Membership plans'), href: paths.plans() }, { label: plan.name }]}
        />
        <h1 className="mt-2 text-xl">{t('Become a member')}</h1>
      </div>
      <PayablePlan plan={plan} purchase={purchase} />
    </>
  );
}

type PayablePlanProps = Pick<Parameters<typeof PlanPurchase>[0], 'plan' | 'purchase'>;

/** Payment belongs to the checkout feature; its texts for a membership are given here. */
function PayablePlan(props: PayablePlanProps) {
  const { t } = useI18n();
  const choices = usePaymentChoices();
  const [wanted, choose] = useState<string | null>(null);
  const method = chosenPayment(choices, wanted)?.method;
  const words = {
    cash: { title: t('Cash'), text: t('Your membership starts immediately. You pay in cash.') },
    online: t('Pay online now. Your membership starts once it is paid.'),
  };
  return (
    <PlanPurchase
      {...props}
      method={method}
      payment={<PaymentOptions choices={choices} value={method} onChange={choose} words={words} />}
    />
  );
}

function readId(id: string | undefined): number {
  if (!id || !/^[1-9]\d{0,14}$/.test(id)) throw notFound();
  return Number(id);
}

export function Skeleton() {
  const { t } = useI18n();
  return (
    <div className="page-width pt-4 pb-14">
      <h1 className="mt-9 mb-6 text-xl">{t('Become a member')}</h1>
      <PlanPurchaseSkeleton />
    </div>
  );
}
