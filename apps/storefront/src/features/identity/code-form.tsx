import type { CodeSent } from '@souk/contract/identity';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useI18n } from '../../lib/services/services-context.tsx';
import { Button } from '../../ui/button.tsx';
import type { Failed } from './attempt.ts';
import { CodeFields } from './code-fields.tsx';
import type { Sent } from './identity-calls.ts';
import { useSentCode } from './use-sent-code.ts';
import { useShownProblem } from './use-shown-problem.ts';

type CodeFormProps = {
  /** The code that was sent before this form appeared. */
  first: CodeSent;
  /** Where it went, in words that the person typed. */
  destination: string;
  onResend: () => Promise<Sent | Failed>;
  /** Resolves once the server has said whether it is right. */
  onConfirm: (otp: string) => Promise<{ ok: true } | Failed>;
  /** Back to where the destination is typed. */
  onChange: () => void;
  /** Another way, below the button. */
  children?: ReactNode;
};

/** Takes a code that was sent, in a dialog of its own. */
export function CodeForm({ first, destination, onResend, onConfirm, onChange, children }: CodeFormProps) {
  const { t } = useI18n();
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<{ otp?: string | undefined }>({});
  const form = useShownProblem(problems);
  const code = useSentCode(first);

  async function confirm(otp: string) {
    if (!otp) return setProblems({ otp: t('OTP is required') });
    setBusy(true);
    const result = await onConfirm(otp);
    setBusy(false);
    // A right code can still be refused: what it went to belongs to another account.
    if (!result.ok) setProblems({ otp: code.refuse(result) ?? result.errors.phone?.[0] });
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
