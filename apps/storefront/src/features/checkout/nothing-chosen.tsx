import { useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { useCart, useI18n } from '../../lib/services/services-context.tsx';
import { sessionTextStorage } from '../../lib/session-text-storage.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Note } from '../../ui/note.tsx';
import { type OrderAttempt, readAttempt } from './model/order-attempt.ts';
import { PlaceNotice } from './place-notice.tsx';
import type { PlacingOrder } from './use-place-order.ts';

type NothingChosenProps = { order: PlacingOrder; onOpenCart: () => void };

/** No shop of the cart is chosen, or the cart is empty. */
export function NothingChosen({ order, onOpenCart }: NothingChosenProps) {
  const { t } = useI18n();
  const isEmpty = useCart((state) => state.products.length === 0);
  const [attempt] = useState(() => readAttempt(sessionTextStorage));
  return (
    <div className="page-width pb-12">
      {attempt && <OpenAttempt attempt={attempt} order={order} />}
      {isEmpty ? (
        <EmptyState
          drawing="basket"
          title={t('Cart is empty')}
          text={t('Put something in, and this is where you order it.')}
          action={{ label: t('See all products'), href: paths.products() }}
        />
      ) : (
        <EmptyState
          drawing="basket"
          title={t('Please select at least one shop')}
          text={t('Your cart holds things that wait. Choose there which shops to order from.')}
          action={{ label: t('Open the cart'), onPress: onOpenCart }}
        />
      )}
    </div>
  );
}

/** The connection was lost while an order was sent and the page was left since: it may have been placed. */
function OpenAttempt({ attempt, order }: { attempt: OrderAttempt; order: PlacingOrder }) {
  const { t } = useI18n();
  const { notice, isPlacing, place } = order;
  return (
    <div className="mx-auto grid max-w-xl gap-3">
      {notice ? (
        <PlaceNotice notice={notice} />
      ) : (
        <Note tone="warn">
          <p>{t('We did not hear whether your last order went through. Asking again never places it twice.')}</p>
        </Note>
      )}
      {(!notice || notice.kind === 'unknown') && (
        <Button variant="secondary" busy={isPlacing} onClick={() => void place(attempt.body, undefined)}>
          {t('Find out')}
        </Button>
      )}
    </div>
  );
}
