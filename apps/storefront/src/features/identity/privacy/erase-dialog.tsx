import type { CodeSent } from '@souk/contract/identity';
import { useMutation } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { fieldProblem } from '../../../lib/api/api-error.ts';
import { failureWords } from '../../../lib/api/failure-words.ts';
import { endSession } from '../../../lib/services/end-session.ts';
import { useI18n, useServices } from '../../../lib/services/services-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Note } from '../../../ui/note.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { CodeFields } from '../code-fields.tsx';
import { useSentCode } from '../use-sent-code.ts';
import { useShownProblem } from '../use-shown-problem.ts';

/** What goes and what stays; then a code, so that nobody else can do it; then there is no way back. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const [sent, setSent] = useState<CodeSent | null>(null);
  const send = useMutation({
    mutationFn: async () => (await api.call('POST /account/send-erasure-otp', {})).data,
    onSuccess: setSent,
  });
  if (sent) {
    return (
      <Dialog key="code" open onClose={onClose} title={t('Delete for good')}>
        <EraseForm first={sent} onClose={onClose} />
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

function EraseForm({ first, onClose }: { first: CodeSent; onClose: () => void }) {
  const { t } = useI18n();
  const { code, problems, failure, isBusy, erase, resend } = useErasure(first);
  const form = useShownProblem(problems);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) erase(code.otp);
  }
  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={handleSubmit}>
      {failure && <Note tone="error">{failure}</Note>}
      <p className="text-sm break-words text-ink-muted">
        {t('The code was sent to {destination}.', { destination: first.email_or_phone ?? '' })}
      </p>
      {/* Nothing happens by itself once the code is typed: the last word is a press. */}
      <CodeFields code={code} problem={problems.otp} onComplete={() => undefined} onResend={resend} />
      <div className="grid grid-cols-2 gap-3">
        <Button variant="secondary" onClick={onClose}>
          {t('Keep it')}
        </Button>
        <Button type="submit" variant="danger" busy={isBusy}>
          {t('Delete for good')}
        </Button>
      </div>
    </form>
  );
}

/** Afterwards nothing of the person is in the page either, which leads to the home page. */
function useErasure(first: CodeSent) {
  const services = useServices();
  const { api, i18n } = services;
  const code = useSentCode(first);
  const [problems, setProblems] = useState<{ otp?: string | undefined }>({});
  const { mutate, isPending, error } = useMutation({
    mutationFn: (otp: string) => api.call('DELETE /account', { body: { otp } }),
    onSuccess({ message }) {
      endSession(services);
      toast.success(message ?? i18n.t('Your account has been deleted'));
    },
    onError(problem) {
      const wrong = fieldProblem(problem, 'otp');
      setProblems({ otp: wrong });
      if (wrong) code.setOtp('');
    },
  });
  const again = useMutation({
    mutationFn: async () => (await api.call('POST /account/send-erasure-otp', {})).data,
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
    erase: (otp: string) => (otp ? mutate(otp) : setProblems({ otp: i18n.t('OTP is required') })),
    resend: () => again.mutate(),
  };
}
