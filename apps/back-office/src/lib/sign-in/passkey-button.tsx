import type { PasskeyAnswer, PasskeyRequest } from '@souk/contract/back-office/access/passkey-fields';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { useMutation } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { useServices } from '../services.tsx';
import { askPasskey, explainPasskeyError, hasPasskeys } from './ask-passkey.ts';

type PasskeyButtonProps = {
  request: PasskeyRequest;
  /** Sends the answer to the server. */
  onAnswer: (answer: PasskeyAnswer) => Promise<void>;
};

/** Confirms with a passkey; the way with a code is below it. Nothing in a browser that has no passkeys. */
export function PasskeyButton({ request, onAnswer }: PasskeyButtonProps) {
  const { i18n } = useServices();
  const confirm = useMutation({ mutationFn: async () => onAnswer(await askPasskey(request)) });
  if (!hasPasskeys()) return null;
  return (
    <div className="grid gap-3">
      {confirm.isError && <Note tone="error">{explainPasskeyError(i18n, confirm.error)}</Note>}
      <Button block busy={confirm.isPending} onClick={() => confirm.mutate()}>
        <Fingerprint aria-hidden="true" />
        {i18n.t('Use a passkey')}
      </Button>
      <p className="flex items-center gap-3 text-sm text-ink-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {i18n.t('or')}
      </p>
    </div>
  );
}
