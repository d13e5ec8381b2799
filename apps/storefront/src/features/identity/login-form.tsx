import { type FormEvent, useState } from 'react';
import { useServices, useSettings } from '../../lib/services/services-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PhoneInput } from '../../ui/phone-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { CodeFields } from './code-fields.tsx';
import { sendLoginCode, signInWithCode } from './identity-calls.ts';
import { phoneDigits } from './model/sign-up-form.ts';
import { useSentCode } from './use-sent-code.ts';
import { useShownProblem } from './use-shown-problem.ts';

type Problems = { phone?: string | undefined; otp?: string | undefined };

function useLogin() {
  const services = useServices();
  const { t } = services.i18n;
  const [phone, setPhone] = useState('');
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const code = useSentCode();

  async function send(): Promise<void> {
    if (!phone) return setProblems({ phone: t('Phone number is required') });
    setBusy(true);
    const result = await sendLoginCode(services, phone);
    setBusy(false);
    if (!result.ok) return setProblems({ phone: result.errors.phone?.[0] });
    setProblems({});
    code.receive(result.sent);
  }
  async function verify(otp: string): Promise<void> {
    if (!otp) return setProblems({ otp: t('OTP is required') });
    setBusy(true);
    const result = await signInWithCode(services, { phone, otp });
    setBusy(false);
    if (!result.ok) setProblems({ otp: code.refuse(result) });
  }
  const change = () => {
    code.forget();
    setProblems({});
  };
  return { phone, setPhone, code, busy, problems, send, verify, change };
}

/** The number, then the code that was sent to it. */
export function LoginForm() {
  const { t } = useServices().i18n;
  const login = useLogin();
  const form = useShownProblem(login.problems);
  const isSent = login.code.sent !== null;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (login.busy) return;
    void (isSent ? login.verify(login.code.otp) : login.send());
  }
  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={handleSubmit}>
      <WhoField value={login.phone} onChange={login.setPhone} locked={isSent} problem={login.problems.phone} onUnlock={login.change} />
      {isSent && (
        <CodeFields
          code={login.code}
          problem={login.problems.otp}
          onComplete={(otp) => void login.verify(otp)}
          onResend={() => void login.send()}
        />
      )}
      <Button type="submit" block size="lg" busy={login.busy}>
        {isSent ? t('Verify and Log in') : t('Send OTP')}
      </Button>
    </form>
  );
}

type WhoFieldProps = {
  value: string;
  onChange: (value: string) => void;
  locked: boolean;
  problem: string | undefined;
  onUnlock: () => void;
};

/** Whom the account is known by: a number, or where an account needs none, also a mail address. */
function WhoField({ value, onChange, locked, problem, onUnlock }: WhoFieldProps) {
  const { t } = useServices().i18n;
  const maxLength = useSettings((state) => state.phoneMaxLength);
  const phoneRequired = useSettings((state) => state.phoneRequired);
  const isByPhone = useSettings((state) => state.phoneRequired && state.register_otp_type === 'phone');
  const hint = isByPhone ? t('We send a one-time code to this number.') : t('We send you a one-time code.');
  const common = { 'data-autofocus': true, value, readOnly: locked, 'aria-disabled': locked };
  const unlock = locked && (
    <Button variant="text" size="sm" onClick={onUnlock}>
      {phoneRequired ? t('Change number') : t('Change')}
    </Button>
  );
  return (
    <Field
      label={phoneRequired ? t('WhatsApp number') : t('WhatsApp number or email')}
      error={problem}
      hint={locked ? undefined : hint}
      aside={unlock}
      required
    >
      {phoneRequired ? (
        <PhoneInput {...common} onChange={(event) => onChange(phoneDigits(event.target.value, maxLength))} />
      ) : (
        <TextInput {...common} dir="ltr" autoComplete="username" onChange={(event) => onChange(event.target.value.trim())} />
      )}
    </Field>
  );
}
