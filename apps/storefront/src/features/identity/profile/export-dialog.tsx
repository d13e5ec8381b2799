import { failureText } from '@souk/client/api/api-error.ts';
import type { CodeSent } from '@souk/contract/identity';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../lib/services/services-context.tsx';
import { ConfirmCodeForm } from '../codes/confirm-code-form.tsx';
import { downloadAccountData, sendExportCode } from './mutations.ts';

/** The download needs a one-time code, so that an open session alone does not give the data away. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const services = useServices();
  const { i18n } = services;
  const { t } = i18n;
  const [sent, setSent] = useState<CodeSent | null>(null);
  const sendCode = () => sendExportCode(services);
  const send = useMutation({ mutationFn: sendCode, onSuccess: setSent });
  async function download(otp: string) {
    await downloadAccountData(services, otp);
    onClose();
  }
  const texts = { confirmText: t('Download'), cancelText: t('Cancel') };
  if (sent) {
    return (
      <Dialog key="code" open onClose={onClose} title={t('Download your data')}>
        <ConfirmCodeForm first={sent} send={sendCode} confirm={download} {...texts} variant="primary" onClose={onClose} />
      </Dialog>
    );
  }
  const footer = (
    <div className="grid grid-cols-2 gap-3">
      <Button variant="secondary" onClick={onClose}>
        {t('Cancel')}
      </Button>
      <Button busy={send.isPending} onClick={() => send.mutate()}>
        {t('Send OTP')}
      </Button>
    </div>
  );
  return (
    <Dialog key="ask" open onClose={onClose} title={t('Download your data')} footer={footer}>
      <div className="grid gap-4">
        {send.error && <Note tone="error">{failureText(i18n, send.error)}</Note>}
        <p className="text-sm">{t('We send you a code first to protect your data.')}</p>
      </div>
    </Dialog>
  );
}
