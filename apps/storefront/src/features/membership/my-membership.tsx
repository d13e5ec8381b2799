import type { Subscription } from '@souk/contract/membership';
import { Badge, type BadgeTone } from '@souk/ui/badge.tsx';
import { Button, ButtonLink } from '@souk/ui/button.tsx';
import { EmptyState } from '@souk/ui/feedback/empty-state.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { ConfirmDialog } from '@souk/ui/overlay/dialog.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { useI18n, useMoney, useServices } from '../../lib/services/services-context.tsx';
import { useCancelMembership } from './mutations.ts';
import { formatPlanTerms, PlanEmblem } from './plan-facts.tsx';
import { dropDuplicates } from './plan-terms.ts';
import { membershipQueries } from './queries.ts';

export function MyMembership() {
  const { t } = useI18n();
  const { api } = useServices();
  const { data } = useSuspenseQuery(membershipQueries.mine(api));
  const { current, pending, history } = data;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {pending && <PendingMembership subscription={pending} />}
      {current && <CurrentMembership subscription={current} />}
      {!current && !pending && (
        <EmptyState
          compact
          illustration="card"
          title={t('No membership yet')}
          text={t('Members save on every order. Compare the plans.')}
          action={{ label: t('View plans'), href: paths.plans() }}
        />
      )}
      {history.length > 0 && <History subscriptions={history} />}
    </div>
  );
}

function PendingMembership({ subscription }: { subscription: Subscription }) {
  const { t } = useI18n();
  const money = useMoney();
  const { plan, price } = subscription;
  return (
    <section
      aria-labelledby="pending-plan"
      className="flex flex-wrap items-center gap-5 rounded-lg border border-line bg-surface p-4 sm:p-6"
    >
      <PlanEmblem plan={subscription} className="w-16" />
      <div className="grid min-w-0 flex-1 basis-52 gap-1.5">
        <h2 id="pending-plan" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
          {plan.name}
          <Badge tone="warn">{t('Awaiting payment')}</Badge>
        </h2>
        <p className="text-sm text-ink-muted">{t('Your {plan} membership starts once it is paid.', { plan: plan.name })}</p>
      </div>
      <ButtonLink className="max-sm:w-full" href={paths.planPurchase({ id: plan.id })}>
        <bdi className="tabular-nums">{t('Pay {amount}', { amount: money(price) })}</bdi>
      </ButtonLink>
    </section>
  );
}

function CurrentMembership({ subscription }: { subscription: Subscription }) {
  const i18n = useI18n();
  const { t, date } = i18n;
  const money = useMoney();
  const { plan, starts_at, ends_at, saved_amount, payment } = subscription;
  return (
    <section aria-labelledby="current-plan" className="grid gap-5 rounded-lg border border-line bg-surface p-4 sm:p-6">
      <div className="flex flex-wrap items-start gap-5">
        <PlanEmblem plan={subscription} strong className="w-20" />
        <div className="grid min-w-0 flex-1 basis-40 gap-1.5">
          <h2 id="current-plan" className="flex flex-wrap items-center gap-3 text-lg">
            {plan.name}
            <Badge tone="success">{t('Active')}</Badge>
          </h2>
          <p className="text-sm text-ink-muted">
            {ends_at
              ? t('Your {plan} membership is valid until {date}.', { plan: plan.name, date: date(ends_at) })
              : t('Your {plan} membership never expires.', { plan: plan.name })}
          </p>
          <ul className="grid list-disc gap-1 ps-5 text-sm">
            {dropDuplicates([...formatPlanTerms(i18n, subscription), ...plan.benefits]).map((gift) => (
              <li key={gift}>{gift}</li>
            ))}
          </ul>
        </div>
      </div>
      <dl className="grid gap-4 border-t border-line pt-5 sm:grid-cols-3">
        <Figure label={t('Saved so far')} value={money(saved_amount)} strong />
        <Figure label={t('Member since')} value={starts_at ? date(starts_at) : '–'} />
        <Figure label={t('Price')} value={money(subscription.price)} />
      </dl>
      {payment?.status === 'Pending' && <Note>{t('{amount} is still due in cash.', { amount: money(subscription.price) })}</Note>}
      <div className="flex flex-wrap gap-3">
        <ButtonLink variant="secondary" href={paths.plans()}>
          {t('View plans')}
        </ButtonLink>
        <CancelMembershipButton subscription={subscription} />
      </div>
    </section>
  );
}

function Figure({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-sm text-ink-muted">{label}</dt>
      <dd className={strong ? 'text-lg font-bold text-success-text tabular-nums' : 'text-base tabular-nums'}>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}

function CancelMembershipButton({ subscription }: { subscription: Subscription }) {
  const { t } = useI18n();
  const [isAsking, setAsking] = useState(false);
  const { cancel, isCancelling } = useCancelMembership({ onSettled: () => setAsking(false) });
  return (
    <>
      <Button variant="text" onClick={() => setAsking(true)}>
        {t('Cancel membership')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('Cancel membership?')}
        text={t('{plan} ends immediately. You get a refund if you bought it within the last 14 days and have not saved with it yet.', {
          plan: subscription.plan.name,
        })}
        answers={{ cancel: t('Keep the plan'), confirm: t('Yes, cancel') }}
        busy={isCancelling}
        onCancel={() => setAsking(false)}
        onConfirm={cancel}
      />
    </>
  );
}

const statusTexts = {
  pending: 'Awaiting payment',
  active: 'Active',
  replaced: 'Replaced',
  cancelled: 'Cancelled by you',
  expired: 'Ended',
} as const satisfies Record<Subscription['status'], string>;
const tones = {
  pending: 'warn',
  active: 'success',
  replaced: 'neutral',
  cancelled: 'neutral',
  expired: 'neutral',
} as const satisfies Record<Subscription['status'], BadgeTone>;

function History({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  const { t, date } = useI18n();
  const money = useMoney();
  return (
    <section aria-labelledby="earlier-plans" className="grid gap-3">
      <h2 id="earlier-plans" className="text-lg">
        {t('Past memberships')}
      </h2>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {subscriptions.map(({ id, plan, status, starts_at, ends_at, saved_amount, payment }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 p-4 text-sm">
            <strong className="text-base">{plan.name}</strong>
            <Badge tone={tones[status]}>{t(statusTexts[status])}</Badge>
            {payment?.status === 'Refunded' && <Badge>{t('Refunded')}</Badge>}
            {starts_at && (
              <span className="text-ink-muted">
                {date(starts_at)}
                {ends_at && ` – ${date(ends_at)}`}
              </span>
            )}
            <span className="text-ink-muted sm:ms-auto">{t('Saved {amount}', { amount: money(saved_amount) })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function MyMembershipSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-5 rounded-lg border border-line bg-surface p-4 sm:p-6">
      <div className="flex gap-5">
        <Skeleton className="h-24 w-20 shrink-0 rounded-lg" />
        <div className="grid flex-1 content-start gap-3">
          <Skeleton className="h-6 w-32 max-w-full" />
          <Skeleton className="h-4 w-72 max-w-full" />
          <Skeleton className="h-4 w-56 max-w-full" />
          <Skeleton className="h-4 w-48 max-w-full" />
        </div>
      </div>
      <div className="grid gap-4 border-t border-line pt-5 sm:grid-cols-3">
        {['saved', 'since', 'price'].map((key) => (
          <Skeleton key={key} className="h-11 max-w-40" />
        ))}
      </div>
    </div>
  );
}
