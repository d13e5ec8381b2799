import type { Api } from '@souk/client/api/create-api.ts';
import type { PasskeyAnswer } from '@souk/contract/back-office/access/passkey-fields';
import type { CallAnswer } from '@souk/contract/calls';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { PreferenceFields } from '../frame/preference-fields.tsx';
import { explainError, useServices } from '../services.tsx';
import { CodeField } from './code-field.tsx';
import { EnrolmentSteps } from './enrolment-steps.tsx';
import { PasskeyButton } from './passkey-button.tsx';

/** The calls of a panel's sign-in; `confirm` opens the session and stores who is signed in. */
export type SignInCalls = {
  sendCode: (api: Api, body: { phone: string }) => Promise<{ otp?: string | undefined }>;
  /** Null where the panel shows something else than the second factor. */
  redeem: (api: Api, body: { phone: string; otp: string }) => Promise<Ticket | null>;
  confirm: (api: Api, body: { ticket: string; code: string }) => Promise<Confirmed>;
  confirmByPasskey?: (api: Api, body: { ticket: string; passkey: PasskeyAnswer }) => Promise<Confirmed>;
};

type Confirmed = { queryKey: readonly unknown[]; data: unknown };

export type Ticket = CallAnswer<'POST /admin/sign-in'>;
type Step = { at: 'phone' } | { at: 'code'; phone: string; otp: string | undefined } | { at: 'second-factor'; ticket: Ticket };

type ScreenProps = {
  title: string;
  /** Shown after the code was sent, whether or not the number has an account. */
  sentText: (phone: string) => string;
  calls: SignInCalls;
  /** Shown above the form. */
  children?: ReactNode;
};

/** Signing in: the phone number, the code that is sent to it, the code of an authenticator app. */
export function SignInScreen({ title, sentText, calls, children }: ScreenProps) {
  const { t } = useServices().i18n;
  const [step, setStep] = useState<Step>({ at: 'phone' });
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4 p-4">
      <title>{`${t('Sign in')} · Souk`}</title>
      <section className="grid w-full max-w-[26rem] gap-5 rounded-xl border border-line bg-surface p-5 shadow-float sm:p-8">
        <h1 className="text-xl font-bold">{title}</h1>
        {children}
        {step.at === 'phone' && <PhoneStep calls={calls} onSent={(sent) => setStep({ at: 'code', ...sent })} />}
        {step.at === 'code' && (
          <CodeStep
            {...step}
            calls={calls}
            sentText={sentText(`\u2066${step.phone}\u2069`)}
            onRedeemed={(ticket) => setStep({ at: 'second-factor', ticket })}
            onBack={() => setStep({ at: 'phone' })}
          />
        )}
        {step.at === 'second-factor' && <SecondFactorStep calls={calls} ticket={step.ticket} onBack={() => setStep({ at: 'phone' })} />}
      </section>
      <PreferenceFields />
    </main>
  );
}

type PhoneStepProps = { calls: SignInCalls; onSent: (sent: { phone: string; otp: string | undefined }) => void };

function PhoneStep({ calls, onSent }: PhoneStepProps) {
  const { api, i18n } = useServices();
  const [phone, setPhone] = useState('');
  const send = useMutation({
    mutationFn: () => calls.sendCode(api, { phone }),
    onSuccess: ({ otp }) => onSent({ phone, otp }),
  });
  return (
    <StepForm label={i18n.t('Send code')} busy={send.isPending} onSubmit={() => send.mutate()}>
      <Field label={i18n.t('Phone number')} error={useProblem(send.error)} required>
        <TextInput
          type="tel"
          dir="ltr"
          autoComplete="tel"
          required
          autoFocus
          value={phone}
          onChange={({ target }) => setPhone(target.value)}
        />
      </Field>
    </StepForm>
  );
}

type CodeStepProps = {
  calls: SignInCalls;
  sentText: string;
  phone: string;
  otp: string | undefined;
  onRedeemed: (ticket: Ticket) => void;
  onBack: () => void;
};

function CodeStep({ calls, sentText, phone, otp, onRedeemed, onBack }: CodeStepProps) {
  const { api, i18n } = useServices();
  const [code, setCode] = useState('');
  const redeem = useMutation({
    mutationFn: () => calls.redeem(api, { phone, otp: code }),
    onSuccess: (ticket) => ticket && onRedeemed(ticket),
  });
  return (
    <StepForm label={i18n.t('Continue')} busy={redeem.isPending} onSubmit={() => redeem.mutate()} onBack={onBack}>
      <p className="text-sm text-ink-muted">{sentText}</p>
      {otp !== undefined && <Note>{i18n.t('Demo: the code is {code}.', { code: otp })}</Note>}
      <CodeField {...signInCode} label={i18n.t('Code from the message')} value={code} onChange={setCode} error={useProblem(redeem.error)} />
    </StepForm>
  );
}

type SecondFactorStepProps = { calls: SignInCalls; ticket: Ticket; onBack: () => void };

function SecondFactorStep({ calls, ticket: { ticket, enrolment, code: shown, passkey }, onBack }: SecondFactorStepProps) {
  const { api, i18n } = useServices();
  const [code, setCode] = useState('');
  const enter = useEnter();
  const confirm = useMutation({ mutationFn: () => calls.confirm(api, { ticket, code }), onSuccess: enter });
  const { confirmByPasskey } = calls;
  return (
    <StepForm label={i18n.t('Sign in')} busy={confirm.isPending} onSubmit={() => confirm.mutate()} onBack={onBack}>
      {passkey && confirmByPasskey && (
        <PasskeyButton request={passkey} onAnswer={async (answer) => enter(await confirmByPasskey(api, { ticket, passkey: answer }))} />
      )}
      {enrolment && <EnrolmentSteps enrolment={enrolment} />}
      {shown !== undefined && <Note>{i18n.t('Demo: the code is {code}.', { code: shown })}</Note>}
      <CodeField
        {...signInCode}
        label={i18n.t('Code from the authenticator app')}
        value={code}
        onChange={setCode}
        error={useProblem(confirm.error)}
      />
    </StepForm>
  );
}

/** Shows the page that the member came for, as the person who is signed in now. */
function useEnter() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return async ({ queryKey, data }: Confirmed) => {
    queryClient.clear();
    queryClient.setQueryData(queryKey, data);
    const back = search.get('back') ?? '';
    await navigate(/^\/(?![/\\])/.test(back) ? back : '/', { replace: true });
  };
}

/** The number of digits of a code from a message is a setting. */
const signInCode = { digits: [4, 8], autoFocus: true } as const;

type StepFormProps = { label: string; busy: boolean; onSubmit: () => void; onBack?: () => void; children: ReactNode };

function StepForm({ label, busy, onSubmit, onBack, children }: StepFormProps) {
  const { t } = useServices().i18n;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }
  return (
    <form className="grid gap-4" onSubmit={handleSubmit}>
      {children}
      <Button type="submit" block busy={busy}>
        {label}
      </Button>
      {onBack && (
        <Button variant="ghost" block onClick={onBack}>
          {t('Use another number')}
        </Button>
      )}
    </form>
  );
}

function useProblem(error: unknown): string | undefined {
  const { i18n } = useServices();
  return error ? explainError(i18n, error) : undefined;
}
