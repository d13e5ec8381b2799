import { isApiError } from '@souk/client/api/api-error.ts';
import type { ManagedChangeRequest } from '@souk/contract/back-office/catalog/change-requests';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { useState } from 'react';
import { ReasonDialog } from '../../../lib/forms/reason-dialog.tsx';
import { Panel } from '../../../lib/panel.tsx';
import { explainError, useI18n } from '../../../lib/services.tsx';
import { useUndoToast } from '../../../lib/use-undo-toast.ts';
import { useDecideRequest } from './queries.ts';

type ChangeActionsProps = { request: ManagedChangeRequest; mayWrite: boolean };

/** Accepts or declines what the operator compared; afterwards shows what was decided. */
export function ChangeActions({ request, mayWrite }: ChangeActionsProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const [isDeclining, setDeclining] = useState(false);
  const showUndo = useUndoToast();
  const decide = useDecideRequest(request.id);
  const { version, status, reason } = request;
  const isOutdated = isApiError(decide.error) && decide.error.status === 409;
  return (
    <Panel title={t('Decision')}>
      {decide.isError && (
        <Note tone="error">
          {isOutdated ? t('The request or the product has changed since. Compare again and decide.') : explainError(i18n, decide.error)}
        </Note>
      )}
      {status === 'waiting' && (
        <p className="text-sm text-ink-muted">
          {request.product_id === null
            ? t('The product is on sale once you accept it.')
            : t('Shoppers see the published product until you accept the change. Price and stock are not part of it.')}
        </p>
      )}
      {status === 'accepted' && (
        <p className="text-sm">
          {request.rule === 'trusted-shop'
            ? t('It was published at once, because the shop is trusted. Nobody decided it in person.')
            : t('It was accepted, and the shop is notified.')}
        </p>
      )}
      {status === 'withdrawn' && <p className="text-sm">{t('The shop withdrew it.')}</p>}
      {reason && (
        <p dir="auto" className="text-sm whitespace-pre-line text-ink-muted wrap-anywhere">
          {reason}
        </p>
      )}
      {status === 'waiting' && mayWrite && (
        <div className="flex flex-wrap gap-2">
          <Button
            busy={decide.isPending && !isDeclining}
            onClick={() =>
              decide.mutate(
                { kind: 'accept', version },
                { onSuccess: ({ entry_id }) => showUndo(t('Accepted; the shop is notified'), entry_id) },
              )
            }
          >
            {t('Accept')}
          </Button>
          <Button variant="danger" disabled={decide.isPending} onClick={() => setDeclining(true)}>
            {t('Decline')}
          </Button>
        </div>
      )}
      {isDeclining && (
        <ReasonDialog
          title={t('Decline the change')}
          hint={t('The shop gets it in a message.')}
          action={t('Decline')}
          missing={t('Enter a reason')}
          maxLength={500}
          busy={decide.isPending}
          onClose={() => setDeclining(false)}
          onConfirm={(words) =>
            decide.mutate(
              { kind: 'decline', version, reason: words },
              { onSuccess: () => showUndo(t('Declined; the shop is notified'), null), onSettled: () => setDeclining(false) },
            )
          }
        />
      )}
    </Panel>
  );
}
