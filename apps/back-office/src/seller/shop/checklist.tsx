import type { Onboarding, OnboardingStep } from '@souk/contract/seller/onboarding';
import type { SellerPermission } from '@souk/contract/seller/permissions';
import { Button } from '@souk/ui/button.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Progress } from '@souk/ui/feedback/progress.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { Link } from '@souk/ui/ui-context.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { explainError, useI18n, useServices } from '../../lib/services.tsx';
import { sellerPaths } from '../paths.ts';
import { useSellerMay, useSellerMe } from '../seller-session.ts';
import { onboardingQuery } from './queries.ts';

const titles: Readonly<Record<OnboardingStep, string>> = {
  page: 'Shop page',
  address: 'Address and phone',
  delivery: 'Delivery charges',
  product: 'First product',
  payout: 'Payout account',
};

const hintTexts: Readonly<Record<OnboardingStep, string>> = {
  page: 'A logo, a banner and the story of your shop.',
  address: 'Where you send from, and a number to reach you.',
  delivery: 'At least one charge; it may be zero.',
  product: 'At least one published product.',
  payout: 'Where the marketplace pays you. The shop can open without it.',
};

/** The screen of each step, and its permission. */
const screens = {
  page: { needs: 'shop', href: sellerPaths.shop() },
  address: { needs: 'shop', href: sellerPaths.shop() },
  delivery: { needs: 'shop', href: sellerPaths.shop() },
  product: { needs: 'products', href: sellerPaths.products() },
  payout: { needs: 'money', href: sellerPaths.money() },
} as const satisfies Record<OnboardingStep, { needs: SellerPermission; href: string }>;

/** Lists what is left until a new shop opens; nothing for a shop that was open before. */
export function Checklist() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const onboarding = useQuery({ ...onboardingQuery(api), enabled: !useSellerMe().shop.is_open });
  if (onboarding.isLoading) return <Skeleton className="h-56 rounded-lg" />;
  if (onboarding.isError && !onboarding.data)
    return (
      <ErrorState
        title={t('The checklist could not be loaded')}
        text={explainError(i18n, onboarding.error)}
        onRetry={() => void onboarding.refetch()}
      />
    );
  return onboarding.data?.awaits_opening ? <Steps onboarding={onboarding.data} /> : null;
}

function Steps({ onboarding: { steps, done } }: { onboarding: Onboarding }) {
  const { t, number } = useI18n();
  const mayOpen = useSellerMay('shop');
  const isReady = steps.every(({ is_done, is_optional }) => is_done || is_optional);
  const values = { done: number(done), total: number(steps.length) };
  return (
    <section aria-labelledby="checklist" className="grid gap-4 rounded-lg border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 id="checklist" className="text-lg font-bold">
          {t('Open your shop')}
        </h2>
        <p className="text-sm text-ink-muted">{t('{done} of {total} done', values)}</p>
      </div>
      <Progress value={done} max={steps.length} label={t('{done} of {total} done', values)} tone="success" />
      <ul className="grid gap-1">
        {steps.map(({ step, is_done }) => (
          <Step key={step} step={step} isDone={is_done} />
        ))}
      </ul>
      {!isReady && <p className="text-sm text-ink-muted">{t('Your shop opens for shoppers when everything is done.')}</p>}
      {isReady && mayOpen && <OpenButton />}
      {isReady && !mayOpen && <p className="text-sm text-ink-muted">{t('Everything is done. An owner or a manager can open the shop.')}</p>}
    </section>
  );
}

function Step({ step, isDone }: { step: OnboardingStep; isDone: boolean }) {
  const { t } = useI18n();
  const { needs, href } = screens[step];
  const isLink = useSellerMay(needs) && !isDone;
  const title = t(titles[step]);
  return (
    <li className="relative flex items-start gap-3 rounded-md px-2 py-2.5 has-[a]:hover:bg-tint">
      {isDone ? (
        <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success-text" />
      ) : (
        <CircleDashed aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-muted" />
      )}
      <div className="grid min-w-0 text-sm">
        <p className="font-semibold">
          {isLink ? (
            <Link href={href} className="text-accent after:absolute after:inset-0">
              {title}
            </Link>
          ) : (
            title
          )}
          <span className="sr-only">{isDone ? ` (${t('Done')})` : ` (${t('Open')})`}</span>
        </p>
        <p className="text-ink-muted">{t(hintTexts[step])}</p>
      </div>
    </li>
  );
}

function OpenButton() {
  const { api, i18n } = useServices();
  const queryClient = useQueryClient();
  const open = useMutation({
    mutationFn: () => api.call('POST /seller/onboarding/open', {}),
    onSuccess: () => toast.success(i18n.t('Your shop is open')),
    onError: (error) => toast.error(explainError(i18n, error)),
    onSettled: () => Promise.all([['me'], ['onboarding'], ['shop-page']].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
  return (
    <Button className="justify-self-start" busy={open.isPending} onClick={() => open.mutate()}>
      {i18n.t('Open the shop now')}
    </Button>
  );
}
