import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useServices, useSettings } from '../../lib/services/services-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { CodeFields } from './code-fields.tsx';
import { sendLoginCode, signInWithCode } from './identity-calls.ts';
import { emptyNumber, type TypedNumber, wholeNumber } from './model/typed-number.ts';
import { NumberInput } from './number-input.tsx';
import { TermsNote } from './terms-note.tsx';
import { useSentCode } from './use-sent-code.ts';
import { useShownProblem } from './use-shown-problem.ts';

type Problems = { phone?: string | undefined; otp?: string | undefined; name?: string | undefined };

function useLogin() {
  const services = useServices();
  const { t } = services.i18n;
  const [number, setNumber] = useState(emptyNumber);
  const phone = wholeNumber(
    number,
    useSettings((state) => state.defaultCountry),
  );
  const [name, setName] = useState('');
  // The right code for a number without an account; undefined until there is one.
  const [rightCode, setRightCode] = useState<string>();
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
    if (result.ok) return;
    if ('isNew' in result) {
      setProblems({});
      return setRightCode(otp);
    }
    setProblems({ otp: code.refuse(result) });
  }
  async function createAccount(otp: string): Promise<void> {
    if (!name.trim()) return setProblems({ name: t('Full name is required') });
    setBusy(true);
    const result = await signInWithCode(services, { phone, otp, name: name.trim() });
    setBusy(false);
    if (result.ok || 'isNew' in result) return;
    // The code ended while the name was typed: another one is needed.
    if (result.errors.otp) setRightCode(undefined);
    setProblems({ name: result.errors.name?.[0], otp: code.refuse(result) });
  }
  const change = () => {
    code.forget();
    setRightCode(undefined);
    setProblems({});
  };
  return { number, setNumber, name, setName, rightCode, code, busy, problems, send, verify, createAccount, change };
}

/** The number, then the code that was sent to it, and where no account has the number, the name for a new one. */
export function LoginForm() {
  const { t } = useServices().i18n;
  const login = useLogin();
  const form = useShownProblem(login.problems);
  const isSent = login.code.sent !== null;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (login.busy) return;
    if (login.rightCode !== undefined) return void login.createAccount(login.rightCode);
    void (isSent ? login.verify(login.code.otp) : login.send());
  }
  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={handleSubmit}>
      <WhoField value={login.number} onChange={login.setNumber} locked={isSent} problem={login.problems.phone} onUnlock={login.change} />
      {login.rightCode !== undefined && <NameField value={login.name} onChange={login.setName} problem={login.problems.name} />}
      {isSent && login.rightCode === undefined && (
        <CodeFields
          code={login.code}
          problem={login.problems.otp}
          onComplete={(otp) => void login.verify(otp)}
          onResend={() => void login.send()}
        />
      )}
      <Button type="submit" block size="lg" busy={login.busy}>
        {login.rightCode !== undefined ? t('Create account') : isSent ? t('Verify and Log in') : t('Send OTP')}
      </Button>
      {login.rightCode !== undefined && <TermsNote />}
    </form>
  );
}

type NameFieldProps = { value: string; onChange: (value: string) => void; problem: string | undefined };

/** Takes the focus as it appears: the name is what comes next. */
function NameField({ value, onChange, problem }: NameFieldProps) {
  const { t } = useServices().i18n;
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => field.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={field} className="grid gap-4">
      <p role="status" className="text-sm text-ink-muted">
        {t('You are new here. What is your name?')}
      </p>
      <Field label={t('Full name')} error={problem} required>
        <TextInput autoComplete="name" maxLength={120} value={value} onChange={(event) => onChange(event.target.value)} />
      </Field>
    </div>
  );
}

type WhoFieldProps = {
  value: TypedNumber;
  onChange: (value: TypedNumber) => void;
  locked: boolean;
  problem: string | undefined;
  onUnlock: () => void;
};

/** Whom the account is known by: a number, or where an account needs none, also a mail address. */
function WhoField({ value, onChange, locked, problem, onUnlock }: WhoFieldProps) {
  const { t } = useServices().i18n;
  // Registration by mail proves the mail address and not the number, so the address has to be a way in.
  const isByPhone = useSettings((state) => state.phoneRequired && state.register_otp_type === 'phone');
  const hint = isByPhone ? t('We send a one-time code to this number.') : t('We send you a one-time code.');
  const unlock = locked && (
    <Button variant="text" size="sm" onClick={onUnlock}>
      {isByPhone ? t('Change number') : t('Change')}
    </Button>
  );
  return (
    <Field
      label={isByPhone ? t('WhatsApp number') : t('WhatsApp number or email')}
      error={problem}
      hint={locked ? undefined : hint}
      aside={unlock}
      required
    >
      {isByPhone ? (
        <NumberInput value={value} onChange={onChange} locked={locked} autofocus />
      ) : (
        <TextInput
          data-autofocus
          dir="ltr"
          autoComplete="username"
          value={value.digits}
          readOnly={locked}
          aria-disabled={locked}
          onChange={(event) => onChange({ country: null, digits: event.target.value.trim() })}
        />
      )}
    </Field>
  );
}
