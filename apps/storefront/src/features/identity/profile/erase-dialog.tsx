import { failureText } from '@souk/client/api/api-error.ts';
import type { CodeSent } from '@souk/contract/identity';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useI18n, useServices } from '../../../lib/services/services-context.tsx';
import { ConfirmCodeForm } from '../codes/confirm-code-form.tsx';
import { eraseAccount, sendErasureCode } from './mutations.ts';

/** Lists what is deleted and what is retained, then asks for a one-time code. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const services = useServices();
  const { i18n } = services;
  const { t } = i18n;
  const [sent, setSent] = useState<CodeSent | null>(null);
  const sendCode = () => sendErasureCode(services);
  const send = useMutation({ mutationFn: sendCode, onSuccess: setSent });
  if (sent) {
    return (
      <Dialog key="code" open onClose={onClose} title={t('Delete permanently')}>
        <EraseForm first={sent} send={sendCode} onClose={onClose} />
      </Dialog>
    );
  }
  const footer = (
    <div className="grid grid-cols-2 gap-3">
      <Button variant="secondary" onClick={onClose}>
        {t('Keep my account')}
      </Button>
      <Button variant="danger" busy={send.isPending} onClick={() => send.mutate()}>
        {t('Send OTP')}
      </Button>
    </div>
  );
  return (
    <Dialog key="ask" open onClose={onClose} size="md" title={t('Delete your account?')} footer={footer}>
      <div className="grid gap-5">
        {send.error && <Note tone="error">{failureText(i18n, send.error)}</Note>}
        <Consequences />
        <p className="text-sm">{t('This cannot be undone. We send you a code first to confirm it is you.')}</p>
      </div>
    </Dialog>
  );
}

function Consequences() {
  const { t } = useI18n();
  const deleted = [
    t('Your name, number, email address and photo'),
    t('Addresses, wishlist, cart and collected vouchers'),
    t('Support tickets with all messages and files'),
    t('Active membership (ends today)'),
  ];
  const retained = [
    t('Orders and payments for bookkeeping, without your name and address'),
    t('Product reviews, shown as “A customer”, without photos'),
  ];
  return (
    <div className="grid gap-4 text-sm">
      <FactList title={t('Will be deleted')} facts={deleted} icon={<X aria-hidden="true" className="mt-0.5 size-4 text-sale-text" />} />
      <FactList
        title={t('Will not be deleted')}
        facts={retained}
        icon={<Check aria-hidden="true" className="mt-0.5 size-4 text-ink-muted" />}
      />
    </div>
  );
}

function FactList({ title, facts, icon }: { title: string; facts: readonly string[]; icon: ReactNode }) {
  return (
    <div className="grid gap-2">
      <h3 className="text-sm">{title}</h3>
      <ul className="grid gap-1.5">
        {facts.map((fact) => (
          <li key={fact} className="grid grid-cols-[auto_minmax(0,1fr)] gap-2.5 text-ink-muted">
            {icon}
            {fact}
          </li>
        ))}
      </ul>
    </div>
  );
}

function EraseForm({ first, send, onClose }: { first: CodeSent; send: () => Promise<CodeSent>; onClose: () => void }) {
  const services = useServices();
  const { t } = services.i18n;
  const texts = { confirmText: t('Delete permanently'), cancelText: t('Keep my account') };
  return (
    <ConfirmCodeForm
      first={first}
      send={send}
      confirm={(otp) => eraseAccount(services, otp)}
      {...texts}
      variant="danger"
      onClose={onClose}
    />
  );
}
