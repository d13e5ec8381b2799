import type { CodeSent } from '@souk/contract/identity';
import { Button } from '@souk/ui/button.tsx';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useI18n } from '../../../lib/services/services-context.tsx';
import type { Failed, Sent } from '../mutations.ts';
import { useFocusFirstInvalid } from '../use-focus-first-invalid.ts';
import { CodeFields } from './code-fields.tsx';
import { useOneTimeCode } from './use-one-time-code.ts';

type CodeFormProps = {
  first: CodeSent;
  /** The destination as the person typed it. */
  destination: string;
  onResend: () => Promise<Sent | Failed>;
  onConfirm: (otp: string) => Promise<{ ok: true } | Failed>;
  /** Returns to the destination form. */
  onChange: () => void;
  /** Links below the button. */
  children?: ReactNode;
};

export function CodeForm({ first, destination, onResend, onConfirm, onChange, children }: CodeFormProps) {
  const { t } = useI18n();
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<{ otp?: string | undefined }>({});
  const form = useFocusFirstInvalid(problems);
  const code = useOneTimeCode(first);

  async function confirm(otp: string) {
    if (!otp) return setProblems({ otp: t('OTP is required') });
    setBusy(true);
    const result = await onConfirm(otp);
    setBusy(false);
    // A correct code fails if its number or email belongs to another account.
    if (!result.ok) setProblems({ otp: code.handleFailure(result) ?? result.errors.phone?.[0] });
  }
  async function resend() {
    const result = await onResend();
    if (!result.ok) return;
    setProblems({});
    code.receive(result.sent);
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!busy) void confirm(code.otp);
  }
  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={handleSubmit}>
      <p className="text-sm text-ink-muted">
        <span className="break-words">{t('The code was sent to {destination}.', { destination })}</span>{' '}
        <button type="button" className="hit-area relative font-semibold text-accent hover:underline" onClick={onChange}>
          {t('Change')}
        </button>
      </p>
      <CodeFields code={code} problem={problems.otp} onComplete={(otp) => void confirm(otp)} onResend={() => void resend()} />
      <Button type="submit" block size="lg" busy={busy}>
        {t('Confirm OTP')}
      </Button>
      {children}
    </form>
  );
}
