import type { Subscription } from '@souk/contract/membership';
import { ButtonLink } from '@souk/ui/button.tsx';
import { BadgeCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { paths } from '../../lib/paths.ts';
import { useI18n, useMoney } from '../../lib/services/services-context.tsx';
import { formatPlanTerms, PlanEmblem } from './plan-facts.tsx';

/** The confirmation of a purchase. */
export function PlanBought({ subscription }: { subscription: Subscription }) {
  const i18n = useI18n();
  const { t, date } = i18n;
  const title = useFocusOnMount();
  const { plan, ends_at } = subscription;
  return (
    <div className="page-width grid justify-items-center gap-7 py-10 sm:py-14">
      <header className="grid max-w-xl justify-items-center gap-2 text-center">
        <span className="relative">
          <PlanEmblem plan={subscription} strong className="w-28" />
          <BadgeCheck aria-hidden="true" className="absolute -end-2 -bottom-2 size-9 fill-success text-on-success" />
        </span>
        <h1 ref={title} tabIndex={-1} className="mt-4 text-xl">
          {t('Welcome! You are now a member')}
        </h1>
        <p className="text-ink-muted">
          {ends_at
            ? t('Your {plan} membership is valid until {date}.', { plan: plan.name, date: date(ends_at) })
            : t('Your {plan} membership never expires.', { plan: plan.name })}
        </p>
      </header>
      <section aria-labelledby="from-now-on" className="grid w-full max-w-xl gap-3 rounded-lg border border-line bg-surface p-4 sm:p-6">
        <h2 id="from-now-on" className="text-lg">
          {t('Your benefits')}
        </h2>
        <ul className="grid list-disc gap-1.5 ps-5">
          {formatPlanTerms(i18n, subscription).map((gift) => (
            <li key={gift}>{gift}</li>
          ))}
          <li>{t('It applies automatically at your next checkout.')}</li>
          <DueInCash subscription={subscription} />
        </ul>
      </section>
      <div className="flex justify-center gap-3 max-sm:w-full max-sm:flex-col">
        <ButtonLink href={paths.products()}>{t('Keep shopping')}</ButtonLink>
        <ButtonLink variant="secondary" href={paths.subscription()}>
          {t('My Subscription')}
        </ButtonLink>
      </div>
    </div>
  );
}

function DueInCash({ subscription: { payment, price } }: { subscription: Subscription }) {
  const { t } = useI18n();
  const money = useMoney();
  return payment?.status === 'Pending' && <li>{t('{amount} is still due in cash.', { amount: money(price) })}</li>;
}

/** The pressed button has disappeared, so screen readers start at the new title. */
function useFocusOnMount() {
  const element = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    element.current?.focus();
  }, []);
  return element;
}
