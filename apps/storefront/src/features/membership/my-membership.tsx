import type { Subscription } from '@souk/contract/membership';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureWords } from '../../lib/api/failure-words.ts';
import { useMoney } from '../../lib/money/use-money.ts';
import { paths } from '../../lib/paths.ts';
import { useI18n, useServices } from '../../lib/services/services-context.tsx';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Note } from '../../ui/note.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { membershipQueries } from './membership-queries.ts';
import { withoutRepeats } from './model/without-repeats.ts';
import { PlanEmblem } from './plan-emblem.tsx';
import { planGifts } from './plan-terms.ts';

/** The shopper's membership: what it gives, what it has saved, when it ends, and those before it. */
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
          drawing="card"
          title={t('No membership yet')}
          text={t('Members pay less for every order. See what each plan gives.')}
          action={{ label: t('See the plans'), href: paths.plans() }}
        />
      )}
      {history.length > 0 && <History subscriptions={history} />}
    </div>
  );
}

/** It was not paid yet: what it is, and where it can be. */
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
          <Badge tone="warn">{t('Waits for its payment')}</Badge>
        </h2>
        <p className="text-sm text-ink-muted">{t('Your {plan} membership begins once it is paid.', { plan: plan.name })}</p>
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
              ? t('Your {plan} membership runs until {date}.', { plan: plan.name, date: date(ends_at) })
              : t('Your {plan} membership has no end.', { plan: plan.name })}
          </p>
          <ul className="grid list-disc gap-1 ps-5 text-sm">
            {withoutRepeats([...planGifts(i18n, subscription), ...plan.benefits]).map((gift) => (
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
      {payment?.status === 'Pending' && <Note>{t('{amount} are still to be paid in cash.', { amount: money(subscription.price) })}</Note>}
      <div className="flex flex-wrap gap-3">
        <ButtonLink variant="secondary" href={paths.plans()}>
          {t('See the plans')}
        </ButtonLink>
        <EndButton subscription={subscription} />
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

function EndButton({ subscription }: { subscription: Subscription }) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call('POST /my-subscription/cancel', {}),
    onSuccess({ data, message }) {
      queryClient.setQueryData(membershipQueries.mine(api).queryKey, data);
      if (message) toast.success(message);
    },
    onError: (error) => toast.error(failureWords(i18n, error)),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button variant="text" onClick={() => setAsking(true)}>
        {t('End the membership')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('End the membership?')}
        text={t('{plan} ends at once. What you paid comes back if it is at most 14 days old and has saved nothing yet.', {
          plan: subscription.plan.name,
        })}
        answers={{ cancel: t('Keep it'), confirm: t('End it') }}
        busy={isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => mutate()}
      />
    </>
  );
}

const statusTexts = {
  pending: 'Waits for its payment',
  active: 'Active',
  replaced: 'Replaced',
  cancelled: 'Ended by you',
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
        {t('Earlier memberships')}
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
