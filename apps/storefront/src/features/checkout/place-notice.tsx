import { sessionTextStorage } from '@souk/client/stores/session-text-storage.ts';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { useState } from 'react';
import { useI18n, useMoney } from '../../lib/services/services-context.tsx';
import { readAttempt } from './model/order-attempt.ts';
import type { Difference } from './model/summary-differences.ts';
import type { OrderNotice, OrderPlacement } from './use-place-order.ts';

/** Why the order was not placed; shown above the button that tries again. */
export function PlaceNotice({ notice }: { notice: OrderNotice | null }) {
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
          <p>{t('We could not confirm your order. Try again: it will only be placed once.')}</p>
        </Note>
      );
  }
}

function ChangedNotice({ notice: { differences, before, now } }: { notice: Extract<OrderNotice, { kind: 'changed' }> }) {
  const { t } = useI18n();
  const money = useMoney();
  return (
    <div role="alert">
      <Note tone="warn">
        <p className="font-semibold">{t('Your order has changed and was not placed yet')}</p>
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
        <p className="mt-1">{t('To accept, press the button again.')}</p>
      </Note>
    </div>
  );
}

function DifferenceLine({ difference }: { difference: Difference }) {
  const { t, number } = useI18n();
  const money = useMoney();
  if (difference.kind === 'unavailable') return <li>{t('{name} is no longer available', { name: difference.name })}</li>;
  const show = difference.kind === 'quantity' ? number : money;
  return (
    <li>
      {label(difference, t)}: <BeforeNow before={show(difference.before)} now={show(difference.now)} />
    </li>
  );
}

function label(difference: Exclude<Difference, { kind: 'unavailable' }>, t: (text: string, values?: { name: string }) => string): string {
  switch (difference.kind) {
    case 'price':
      return t('Price of {name}', { name: difference.name });
    case 'quantity':
      return t('Quantity of {name}', { name: difference.name });
    case 'coupon':
      return t('Coupon discount');
    case 'membership':
      return t('Membership discount');
    case 'tax':
      return t('Total tax');
    case 'delivery':
      return t('Delivery charge');
  }
}

/** The old figure, struck through, and the new one. */
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

/** Offers to find out whether an order was placed whose connection was lost before the page was left. */
export function OpenAttempt({ order }: { order: OrderPlacement }) {
  const { t } = useI18n();
  const [attempt] = useState(() => readAttempt(sessionTextStorage));
  const { notice, isPlacing, place } = order;
  if (!attempt) return null;
  return (
    <div className="mx-auto grid max-w-xl gap-3">
      {notice ? (
        <PlaceNotice notice={notice} />
      ) : (
        <Note tone="warn">
          <p>{t('We could not confirm your last order. Checking again never places it twice.')}</p>
        </Note>
      )}
      {(!notice || notice.kind === 'unknown') && (
        <Button variant="secondary" busy={isPlacing} onClick={() => void place(attempt.body, undefined)}>
          {t('Check again')}
        </Button>
      )}
    </div>
  );
}
