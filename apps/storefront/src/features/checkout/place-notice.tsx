import { useMoney } from '../../lib/money/use-money.ts';
import { useI18n } from '../../lib/services/services-context.tsx';
import { Note } from '../../ui/note.tsx';
import type { Difference } from './model/summary-differences.ts';
import type { PlaceNotice as Notice } from './use-place-order.ts';

/** Why the order was not placed, above the button that tries again. */
export function PlaceNotice({ notice }: { notice: Notice | null }) {
  const { t } = useI18n();
  if (!notice) return null;
  switch (notice.kind) {
    case 'changed':
      return <ChangedNotice notice={notice} />;
    case 'refused':
      return <Note tone="error">{notice.message}</Note>;
    case 'unknown':
      return (
        <Note tone="error">
          <p className="font-semibold">{notice.offline ? t('You seem to be offline') : notice.message || t('Something went wrong')}</p>
          <p>{t('We did not hear whether your order went through. Press again: it can only be placed once.')}</p>
        </Note>
      );
  }
}

function ChangedNotice({ notice: { differences, before, now } }: { notice: Extract<Notice, { kind: 'changed' }> }) {
  const { t } = useI18n();
  const money = useMoney();
  return (
    <div role="alert">
      <Note tone="warn">
        <p className="font-semibold">{t('Something changed while you were looking, so nothing was ordered yet')}</p>
        <ul className="mt-1 grid list-disc gap-0.5 ps-4">
          {differences.map((difference) => (
            <DifferenceLine key={JSON.stringify(difference)} difference={difference} />
          ))}
        </ul>
        {before !== now && (
          <p className="mt-1.5 font-semibold">
            {t('To pay')}: <BeforeNow before={money(before)} now={money(now)} />
          </p>
        )}
        <p className="mt-1">{t('Press the button again if that is fine with you.')}</p>
      </Note>
    </div>
  );
}

function DifferenceLine({ difference }: { difference: Difference }) {
  const { t, number } = useI18n();
  const money = useMoney();
  if (difference.kind === 'gone') return <li>{t('{name} can no longer be had', { name: difference.name })}</li>;
  const show = difference.kind === 'pieces' ? number : money;
  return (
    <li>
      {label(difference, t)}: <BeforeNow before={show(difference.before)} now={show(difference.now)} />
    </li>
  );
}

function label(difference: Exclude<Difference, { kind: 'gone' }>, t: (text: string, values?: { name: string }) => string): string {
  switch (difference.kind) {
    case 'price':
      return t('{name}, price', { name: difference.name });
    case 'pieces':
      return t('{name}, pieces', { name: difference.name });
    case 'coupon':
      return t('Coupon discount');
    case 'membership':
      return t('Membership discount');
    case 'tax':
      return t('Tax in all');
    case 'delivery':
      return t('Delivery charge');
  }
}

/** The old figure gives way to the new one, along the reading direction. */
function BeforeNow({ before, now }: { before: string; now: string }) {
  const { t } = useI18n();
  return (
    <span className="whitespace-nowrap tabular-nums">
      <del className="text-ink-muted">
        <span className="sr-only">{t('before')} </span>
        <bdi>{before}</bdi>
      </del>{' '}
      <ins className="font-semibold no-underline">
        <span className="sr-only">{t('now')} </span>
        <bdi>{now}</bdi>
      </ins>
    </span>
  );
}
