import type { Plan } from '@souk/contract/content';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { StickyBar } from '@souk/ui/layout/layout.tsx';
import { LinkedText } from '@souk/ui/linked-text.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { useI18n, useMoney } from '../../lib/services/services-context.tsx';
import type { BuyNotice } from './mutations.ts';
import { formatDuration } from './plan-facts.tsx';

type BuyPanelProps = { plan: Plan; notice: BuyNotice | null; busy: boolean; onBuy: () => void };

/** The summary next to the plan; phones show `BuyBar` at the bottom of the screen instead. */
export function BuyPanel(props: BuyPanelProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const money = useMoney();
  const { plan, notice } = props;
  return (
    <aside aria-labelledby="plan-summary" className="max-md:hidden">
      <div className="sticky top-(--sticky-top) grid gap-5 rounded-lg border border-line bg-surface p-5 lg:p-6">
        <h2 id="plan-summary" className="text-lg">
          {t('Summary')}
        </h2>
        <dl className="grid gap-3 text-sm">
          <div className="flex items-baseline justify-between gap-4">
            <dt>
              {t('{plan} membership', { plan: plan.name })}
              <span className="block text-xs text-ink-muted">{formatDuration(i18n, plan.duration_days)}</span>
            </dt>
            <dd className="shrink-0 tabular-nums">
              <bdi>{money(plan.price)}</bdi>
            </dd>
          </div>
          <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3.5">
            <dt className="text-base font-bold">{t('To pay')}</dt>
            <dd className="text-lg font-bold tabular-nums">
              <bdi>{money(plan.price)}</bdi>
            </dd>
          </div>
        </dl>
        <PurchaseError notice={notice} />
        <BuyButton {...props} />
        <TermsNote />
      </div>
    </aside>
  );
}

export function BuyBar(props: BuyPanelProps) {
  const { t } = useI18n();
  return (
    <StickyBar label={t('Summary')} className="sticky-bar-tall">
      <div className="grid w-full min-w-0 gap-2.5">
        <PurchaseError notice={props.notice} />
        <BuyButton {...props} />
        <TermsNote />
      </div>
    </StickyBar>
  );
}

function BuyButton({ plan, busy, onBuy }: BuyPanelProps) {
  const { t } = useI18n();
  const money = useMoney();
  return (
    <Button block size="lg" busy={busy} className="px-4" onClick={onBuy}>
      <Lock aria-hidden="true" className="max-lg:hidden" />
      <span>
        {t('Become a member')} · <bdi className="tabular-nums">{plan.price > 0 ? money(plan.price) : t('Free')}</bdi>
      </span>
    </Button>
  );
}

function PurchaseError({ notice }: { notice: BuyNotice | null }): ReactNode {
  const { t } = useI18n();
  if (!notice) return null;
  if (notice.kind === 'unopened')
    return <Note tone="error">{t('The payment page could not be opened. You were not charged. Please try again.')}</Note>;
  if (notice.kind !== 'unknown') return <Note tone="error">{notice.message || t('Something went wrong')}</Note>;
  return (
    <Note tone="error">
      <p className="font-semibold">{notice.offline ? t('You seem to be offline') : notice.message || t('Something went wrong')}</p>
      <p>{t('We could not confirm your membership. Try again: it will only be bought once.')}</p>
    </Note>
  );
}

function TermsNote() {
  const { t } = useI18n();
  const terms = (
    <Link href={paths.terms()} className="underline underline-offset-2 hover:text-ink">
      {t('Terms & Conditions')}
    </Link>
  );
  return (
    <p className="text-center text-xs text-ink-muted">
      <LinkedText text={t('By becoming a member you agree to our {terms}.')} links={{ terms }} />
    </p>
  );
}
