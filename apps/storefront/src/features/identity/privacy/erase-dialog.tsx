import type { CodeSent } from '@souk/contract/identity';
import { useMutation } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { failureWords } from '../../../lib/api/failure-words.ts';
import { endSession } from '../../../lib/services/end-session.ts';
import { useI18n, useServices } from '../../../lib/services/services-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Note } from '../../../ui/note.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { OwnCodeForm } from './own-code-form.tsx';

/** What goes and what stays; then a code, so that nobody else can do it; then there is no way back. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const [sent, setSent] = useState<CodeSent | null>(null);
  const sendCode = async () => (await api.call('POST /account/send-erasure-otp', {})).data;
  const send = useMutation({ mutationFn: sendCode, onSuccess: setSent });
  if (sent) {
    return (
      <Dialog key="code" open onClose={onClose} title={t('Delete for good')}>
        <EraseForm first={sent} send={sendCode} onClose={onClose} />
      </Dialog>
    );
  }
  const footer = (
    <div className="grid grid-cols-2 gap-3">
      <Button variant="secondary" onClick={onClose}>
        {t('Keep it')}
      </Button>
      <Button variant="danger" busy={send.isPending} onClick={() => send.mutate()}>
        {t('Send OTP')}
      </Button>
    </div>
  );
  return (
    <Dialog key="ask" open onClose={onClose} size="md" title={t('Delete your account?')} footer={footer}>
      <div className="grid gap-5">
        {send.error && <Note tone="error">{failureWords(i18n, send.error)}</Note>}
        <Consequences />
        <p className="text-sm">{t('This cannot be undone. We send you a code first, so that nobody else can do it.')}</p>
      </div>
    </Dialog>
  );
}

function Consequences() {
  const { t } = useI18n();
  const goes = [
    t('Your name, number, email address and photo'),
    t('Addresses, wishlist, cart and collected vouchers'),
    t('Support tickets with all that was said and sent in them'),
    t('A membership that is running: it ends today'),
  ];
  const stays = [
    t('Orders and payments as the books of the shops, without your name and street'),
    t('What you said of products, as the words of “A customer”, without photos'),
  ];
  return (
    <div className="grid gap-4 text-sm">
      <Facts title={t('This goes')} facts={goes} icon={<X aria-hidden="true" className="mt-0.5 size-4 text-sale-text" />} />
      <Facts title={t('This stays')} facts={stays} icon={<Check aria-hidden="true" className="mt-0.5 size-4 text-ink-muted" />} />
    </div>
  );
}

function Facts({ title, facts, icon }: { title: string; facts: readonly string[]; icon: ReactNode }) {
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

/** Afterwards nothing of the person is in the page either, which leads to the home page. */
function EraseForm({ first, send, onClose }: { first: CodeSent; send: () => Promise<CodeSent>; onClose: () => void }) {
  const services = useServices();
  const { t } = services.i18n;
  async function erase(otp: string) {
    const { message } = await services.api.call('DELETE /account', { body: { otp } });
    endSession(services);
    toast.success(message ?? t('Your account has been deleted'));
  }
  const words = { confirmText: t('Delete for good'), cancelText: t('Keep it') };
  return <OwnCodeForm first={first} send={send} confirm={erase} {...words} variant="danger" onClose={onClose} />;
}
