import type { OrderReturn } from '@souk/contract/orders/returns';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { useState } from 'react';
import { ReasonDialog } from '../forms/reason-dialog.tsx';
import { Panel } from '../panel.tsx';
import { explainError, useI18n } from '../services.tsx';
import { AcceptForm } from './accept-form.tsx';
import { InspectForm } from './inspect-form.tsx';
import { type Refundable, RefundForm } from './refund-form.tsx';

type Status = OrderReturn['status'];
type Seen = { seen_status: Status };

/** A change of a return. The status that the member saw goes along, so nobody overwrites another's change. */
export type ReturnChange =
  | { kind: 'accept'; body: Seen & { answer: string; label_url: string | null } }
  | { kind: 'decline'; body: Seen & { reason: string } }
  | { kind: 'receive'; body: Seen }
  | { kind: 'inspect'; body: Seen & { lines: { line_id: number; accepted: number }[]; note?: string } }
  | { kind: 'refund'; body: Seen & { delivery: boolean; restock: boolean; seen_amount: number } };

type NextStepProps = {
  asked: Pick<OrderReturn, 'status' | 'is_passed' | 'answer_by' | 'lines'>;
  /** Whether the member may answer, receive and inspect the return; a refund has a permission of its own. */
  mayChange: boolean;
  /** Undefined for a member who may not refund. */
  refundable: Refundable | undefined;
  busy: boolean;
  error: unknown;
  /** Sends a change and shows the message when it is done; `onSettled` runs also when it failed. */
  onChange: (change: ReturnChange, message: string, onSettled?: () => void) => void;
};

/** The next step of a return, as both panels have it. */
export function NextStep({ asked, mayChange, refundable, busy, error, onChange }: NextStepProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const [isDeclining, setDeclining] = useState(false);
  const { status } = asked;
  const seen_status = status;
  const isOpen = status === 'requested' || status === 'accepted' || status === 'received' || status === 'inspected';
  return (
    <Panel title={t('Next step')}>
      {error !== null && (
        <div role="alert">
          <Note tone="error">{explainError(i18n, error)}</Note>
        </div>
      )}
      {mayChange && status === 'requested' && (
        <AcceptForm
          asked={asked}
          busy={busy}
          onAccept={(answer) => onChange({ kind: 'accept', body: { seen_status, ...answer } }, t('Return accepted'))}
        />
      )}
      {mayChange && status === 'accepted' && (
        <>
          <p className="text-sm text-ink-muted">{t('The shopper sends the items. Record their arrival here.')}</p>
          <Button
            className="justify-self-start"
            busy={busy}
            onClick={() => onChange({ kind: 'receive', body: { seen_status } }, t('Items of a return received'))}
          >
            {t('Items arrived')}
          </Button>
        </>
      )}
      {mayChange && status === 'received' && (
        <InspectForm
          lines={asked.lines}
          busy={busy}
          onInspect={(found) => onChange({ kind: 'inspect', body: { seen_status, ...found } }, t('Return inspected'))}
        />
      )}
      {status === 'inspected' && refundable && (
        <RefundForm
          asked={refundable}
          busy={busy}
          onRefund={(refund) => onChange({ kind: 'refund', body: { seen_status, ...refund } }, t('Return refunded'))}
        />
      )}
      {status === 'inspected' && !refundable && (
        <p className="text-sm text-ink-muted">{t('A member who may refund makes the next step.')}</p>
      )}
      {!isOpen && <p className="text-sm text-ink-muted">{t('Nothing is left to do.')}</p>}
      {mayChange && isOpen && (
        <Button variant="ghost" className="justify-self-start" disabled={busy} onClick={() => setDeclining(true)}>
          {t('Decline the return')}
        </Button>
      )}
      {isDeclining && isOpen && (
        <ReasonDialog
          title={t('Decline the return')}
          hint={t('The shopper gets it in a message.')}
          action={t('Decline')}
          missing={t('Enter a reason')}
          maxLength={2000}
          busy={busy}
          onClose={() => setDeclining(false)}
          onConfirm={(reason) =>
            onChange({ kind: 'decline', body: { seen_status, reason } }, t('Return declined'), () => setDeclining(false))
          }
        />
      )}
    </Panel>
  );
}
