import { failureText, fieldProblem } from '@souk/client/api/api-error.ts';
import type { CodeSent } from '@souk/contract/identity';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { useFocusFirstInvalid } from '../use-focus-first-invalid.ts';
import { CodeFields } from './code-fields.tsx';
import { useOneTimeCode } from './use-one-time-code.ts';

type ConfirmCodeFormProps = {
  first: CodeSent;
  send: () => Promise<CodeSent>;
  /** Performs the confirmed action; rejects if the code is wrong. */
  confirm: (otp: string) => Promise<void>;
  confirmText: string;
  variant: 'primary' | 'danger';
  cancelText: string;
  onClose: () => void;
};

/** The one-time code for an action of the account owner. Nothing is sent until the button is pressed. */
export function ConfirmCodeForm({ first, send, confirm, confirmText, variant, cancelText, onClose }: ConfirmCodeFormProps) {
  const { t } = useI18n();
  const { code, problems, failure, isBusy, submit, resend } = useConfirmCode({ first, send, confirm });
  const form = useFocusFirstInvalid(problems);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) submit(code.otp);
  }
  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={handleSubmit}>
      {failure && <Note tone="error">{failure}</Note>}
      <p className="text-sm break-words text-ink-muted">
        {t('The code was sent to {destination}.', { destination: first.email_or_phone ?? '' })}
      </p>
      <CodeFields code={code} problem={problems.otp} onComplete={() => undefined} onResend={resend} />
      <div className="grid grid-cols-2 gap-3">
        <Button variant="secondary" onClick={onClose}>
          {cancelText}
        </Button>
        <Button type="submit" variant={variant} busy={isBusy}>
          {confirmText}
        </Button>
      </div>
    </form>
  );
}

function useConfirmCode({ first, send, confirm }: Pick<ConfirmCodeFormProps, 'first' | 'send' | 'confirm'>) {
  const i18n = useI18n();
  const code = useOneTimeCode(first);
  const [problems, setProblems] = useState<{ otp?: string | undefined }>({});
  const { mutate, isPending, error } = useMutation({
    mutationFn: confirm,
    onError(failed) {
      const message = fieldProblem(failed, 'otp');
      setProblems({ otp: message });
      if (message) code.setOtp('');
    },
  });
  const resend = useMutation({
    mutationFn: send,
    onSuccess(sent) {
      setProblems({});
      code.receive(sent);
    },
    onError: (failed) => toast.error(failureText(i18n, failed)),
  });
  return {
    code,
    problems,
    failure: error && !fieldProblem(error, 'otp') ? failureText(i18n, error) : undefined,
    isBusy: isPending,
    submit: (otp: string) => (otp ? mutate(otp) : setProblems({ otp: i18n.t('OTP is required') })),
    resend: () => resend.mutate(),
  };
}
