import type { CodeSent } from '@souk/contract/identity';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fieldProblem } from '../../../lib/api/api-error.ts';
import { failureWords } from '../../../lib/api/failure-words.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { CodeFields } from '../code-fields.tsx';
import { useSentCode } from '../use-sent-code.ts';
import { useShownProblem } from '../use-shown-problem.ts';

type OwnCodeFormProps = {
  /** The code that was sent before this form appeared. */
  first: CodeSent;
  send: () => Promise<CodeSent>;
  /** Does what the code is for; rejects where the code is wrong. */
  confirm: (otp: string) => Promise<void>;
  confirmText: string;
  variant: 'primary' | 'danger';
  cancelText: string;
  onClose: () => void;
};

/** Takes the code that confirms what only the owner of the account may do. Nothing happens until the button is pressed. */
export function OwnCodeForm({ first, send, confirm, confirmText, variant, cancelText, onClose }: OwnCodeFormProps) {
  const { t } = useI18n();
  const { code, problems, failure, isBusy, submit, resend } = useOwnCode({ first, send, confirm });
  const form = useShownProblem(problems);
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

function useOwnCode({ first, send, confirm }: Pick<OwnCodeFormProps, 'first' | 'send' | 'confirm'>) {
  const i18n = useI18n();
  const code = useSentCode(first);
  const [problems, setProblems] = useState<{ otp?: string | undefined }>({});
  const { mutate, isPending, error } = useMutation({
    mutationFn: confirm,
    onError(problem) {
      const wrong = fieldProblem(problem, 'otp');
      setProblems({ otp: wrong });
      if (wrong) code.setOtp('');
    },
  });
  const again = useMutation({
    mutationFn: send,
    onSuccess(sent) {
      setProblems({});
      code.receive(sent);
    },
    onError: (problem) => toast.error(failureWords(i18n, problem)),
  });
  return {
    code,
    problems,
    failure: error && !fieldProblem(error, 'otp') ? failureWords(i18n, error) : undefined,
    isBusy: isPending,
    submit: (otp: string) => (otp ? mutate(otp) : setProblems({ otp: i18n.t('OTP is required') })),
    resend: () => again.mutate(),
  };
}
