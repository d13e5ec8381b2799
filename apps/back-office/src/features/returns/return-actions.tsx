import type { ManagedReturn } from '@souk/contract/back-office/returns';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useState } from 'react';
import { useMay } from '../../app/session.ts';
import { Panel } from '../../lib/panel.tsx';
import { explainError, useI18n } from '../../lib/services.tsx';
import { useUndoToast } from '../../lib/use-undo-toast.ts';
import { AcceptForm } from './accept-form.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { InspectForm } from './inspect-form.tsx';
import { type ReturnChange, useChangeReturn } from './queries.ts';
import { RefundForm } from './refund-form.tsx';

/** The next step of a return. The status that the operator saw goes along, so nobody overwrites another's change. */
export function ReturnActions({ managed }: { managed: ManagedReturn }) {
  const i18n = useI18n();
  const { t } = i18n;
  const [mayWrite, mayRefund] = [useMay('orders:write'), useMay('refunds')];
  const [isDeclining, setDeclining] = useState(false);
  const { code, status } = managed.return;
  const change = useChangeReturn(code);
  const showUndo = useUndoToast();
  const run = (next: ReturnChange, message: string) =>
    change.mutate(next, {
      onSuccess: ({ entry_id }) => (next.kind === 'inspect' ? showUndo(message, entry_id) : toast.success(message)),
      onSettled: () => setDeclining(false),
    });
  const isOpen = status === 'requested' || status === 'accepted' || status === 'received' || status === 'inspected';
  const parts = { managed, busy: change.isPending };
  return (
    <Panel title={t('Next step')}>
      {change.isError && (
        <div role="alert">
          <Note tone="error">{explainError(i18n, change.error)}</Note>
        </div>
      )}
      {mayWrite && status === 'requested' && (
        <AcceptForm
          {...parts}
          onAccept={(answer) => run({ kind: 'accept', body: { seen_status: status, ...answer } }, t('Return accepted'))}
        />
      )}
      {mayWrite && status === 'accepted' && (
        <>
          <p className="text-sm text-ink-muted">{t('The shopper sends the items. Record their arrival here.')}</p>
          <Button
            className="justify-self-start"
            busy={change.isPending}
            onClick={() => run({ kind: 'receive', body: { seen_status: status } }, t('Items of a return received'))}
          >
            {t('Items arrived')}
          </Button>
        </>
      )}
      {mayWrite && status === 'received' && (
        <InspectForm
          {...parts}
          onInspect={(found) => run({ kind: 'inspect', body: { seen_status: status, ...found } }, t('Return inspected'))}
        />
      )}
      {mayRefund && status === 'inspected' && (
        <RefundForm
          {...parts}
          onRefund={(refund) => run({ kind: 'refund', body: { seen_status: status, ...refund } }, t('Return refunded'))}
        />
      )}
      {!mayRefund && status === 'inspected' && (
        <p className="text-sm text-ink-muted">{t('A member who may refund makes the next step.')}</p>
      )}
      {!isOpen && <p className="text-sm text-ink-muted">{t('Nothing is left to do.')}</p>}
      {mayWrite && isOpen && (
        <Button variant="ghost" className="justify-self-start" disabled={change.isPending} onClick={() => setDeclining(true)}>
          {t('Decline the return')}
        </Button>
      )}
      {isDeclining && isOpen && (
        <DeclineDialog
          busy={change.isPending}
          onClose={() => setDeclining(false)}
          onDecline={(reason) => run({ kind: 'decline', body: { seen_status: status, reason } }, t('Return declined'))}
        />
      )}
    </Panel>
  );
}
