import type { Plan } from '@souk/contract/content';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMoney } from '../../lib/money/use-money.ts';
import { paths } from '../../lib/paths.ts';
import { useI18n } from '../../lib/services/services-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { StickyBar } from '../../ui/sticky-bar.tsx';
import { Link } from '../../ui/ui-context.tsx';
import { durationWords } from './plan-terms.ts';
import type { BuyNotice } from './use-buy-plan.ts';

type BuyPanelProps = { plan: Plan; notice: BuyNotice | null; busy: boolean; onBuy: () => void };

/** Beside the plan, always in sight: what it comes to and the one button. On a phone both stand under the thumb. */
export function BuyPanel(props: BuyPanelProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const money = useMoney();
  const { plan, notice } = props;
  return (
    <aside aria-labelledby="plan-summary" className="max-md:hidden">
      <div className="sticky top-6 grid gap-5 rounded-lg border border-line bg-surface p-5 lg:p-6">
        <h2 id="plan-summary" className="text-lg">
          {t('Summary')}
        </h2>
        <dl className="grid gap-3 text-sm">
          <div className="flex items-baseline justify-between gap-4">
            <dt>
              {t('{plan} membership', { plan: plan.name })}
              <span className="block text-xs text-ink-muted">{durationWords(i18n, plan.duration_days)}</span>
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
        <BuyProblem notice={notice} />
        <BuyButton {...props} />
        <Consent />
      </div>
    </aside>
  );
}

export function BuyBar(props: BuyPanelProps) {
  const { t } = useI18n();
  return (
    <StickyBar label={t('Summary')} className="sticky-bar-tall">
      <div className="grid w-full min-w-0 gap-2.5">
        <BuyProblem notice={props.notice} />
        <BuyButton {...props} />
        <Consent />
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

function BuyProblem({ notice }: { notice: BuyNotice | null }): ReactNode {
  const { t } = useI18n();
  if (!notice) return null;
  if (notice.kind === 'unopened')
    return <Note tone="error">{t('The payment page could not be opened. Nothing was paid; press again.')}</Note>;
  if (notice.kind !== 'unknown') return <Note tone="error">{notice.message || t('Something went wrong')}</Note>;
  return (
    <Note tone="error">
      <p className="font-semibold">{notice.offline ? t('You seem to be offline') : notice.message || t('Something went wrong')}</p>
      <p>{t('We did not hear whether your membership has begun. Press again: it can only be bought once.')}</p>
    </Note>
  );
}

/** What the button agrees to. */
function Consent() {
  const { t } = useI18n();
  return (
    <p className="text-center text-xs text-ink-muted">
      {t('Becoming a member accepts our')}{' '}
      <Link href={paths.terms()} className="underline underline-offset-2 hover:text-ink">
        {t('Terms & Conditions')}
      </Link>
    </p>
  );
}
