import { useState } from 'react';
import { useI18n } from '../../lib/services/services-context.tsx';
import { sessionTextStorage } from '../../lib/session-text-storage.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { readAttempt } from './model/order-attempt.ts';
import { PlaceNotice } from './place-notice.tsx';
import type { PlacingOrder } from './use-place-order.ts';

/** The connection was lost while an order was sent and the page was left since: it may have been placed. */
export function OpenAttempt({ order }: { order: PlacingOrder }) {
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
