import type { CodeSent } from '@souk/contract/identity';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { downloadFile } from '../../../lib/api/download-file.ts';
import { failureWords } from '../../../lib/api/failure-words.ts';
import { useServices } from '../../../lib/services/services-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Note } from '../../../ui/note.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { OwnCodeForm } from './own-code-form.tsx';

/** Sends a code, and downloads the file once the code is typed: an open session alone does not give the data away. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const [sent, setSent] = useState<CodeSent | null>(null);
  const sendCode = async () => (await api.call('POST /account/send-export-otp', {})).data;
  const send = useMutation({ mutationFn: sendCode, onSuccess: setSent });
  async function download(otp: string) {
    await downloadFile(api, 'GET /account/export', { query: { otp } });
    toast.success(t('Your file is on its way to your downloads'));
    onClose();
  }
  const words = { confirmText: t('Download'), cancelText: t('Cancel') };
  if (sent) {
    return (
      <Dialog key="code" open onClose={onClose} title={t('Download your data')}>
        <OwnCodeForm first={sent} send={sendCode} confirm={download} {...words} variant="primary" onClose={onClose} />
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
        {send.error && <Note tone="error">{failureWords(i18n, send.error)}</Note>}
        <p className="text-sm">{t('We send you a code first, so that nobody else can download your data.')}</p>
      </div>
    </Dialog>
  );
}
