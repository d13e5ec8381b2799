import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useAuth, useServices, useSettings } from '../../../lib/services/services-context.tsx';
import { CodeFields } from '../codes/code-fields.tsx';
import { useOneTimeCode } from '../codes/use-one-time-code.ts';
import { emptyPhoneNumber, type PhoneNumber, toFullNumber } from '../model/phone-number.ts';
import { sendLoginCode, signInWithCode } from '../mutations.ts';
import { PhoneNumberInput } from '../phone-number-input.tsx';
import { SocialButtons } from '../social/social-buttons.tsx';
import { useFocusFirstInvalid } from '../use-focus-first-invalid.ts';
import { DialogSwitch, TermsNote } from './sign-in-notes.tsx';

export function LoginDialog() {
  const { auth, i18n } = useServices();
  const open = useAuth((state) => state.loginModal);
  const reason = useAuth((state) => state.signInReason);
  const { t } = i18n;
  return (
    <Dialog open={open} onClose={() => auth.setState({ loginModal: false })} title={t('Login')}>
      {reason && <Note className="mb-4">{reason}</Note>}
      <LoginForm />
      <Button
        variant="text"
        size="sm"
        block
        className="mt-2.5 pointer-coarse:min-h-11"
        onClick={() => auth.setState({ loginModal: false, resetModal: true })}
      >
        {t('Forgot password?')}
      </Button>
      <SocialButtons />
      <DialogSwitch
        question={t('No account yet?')}
        answer={t('Sign Up')}
        onPress={() => auth.setState({ loginModal: false, registerModal: true })}
      />
    </Dialog>
  );
}

type Problems = { phone?: string | undefined; otp?: string | undefined; name?: string | undefined };

function useLogin() {
  const services = useServices();
  const { t } = services.i18n;
  const [number, setNumber] = useState(emptyPhoneNumber);
  const phone = toFullNumber(
    number,
    useSettings((state) => state.defaultCountry),
  );
  const [name, setName] = useState('');
  // The correct code for a number without an account; undefined until there is one.
  const [confirmedCode, setConfirmedCode] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const code = useOneTimeCode();

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
      return setConfirmedCode(otp);
    }
    setProblems({ otp: code.handleFailure(result) });
  }
  async function createAccount(otp: string): Promise<void> {
    if (!name.trim()) return setProblems({ name: t('Full name is required') });
    setBusy(true);
    const result = await signInWithCode(services, { phone, otp, name: name.trim() });
    setBusy(false);
    if (result.ok || 'isNew' in result) return;
    // The code expired while the name was typed, so another one is needed.
    if (result.errors.otp) setConfirmedCode(undefined);
    setProblems({ name: result.errors.name?.[0], otp: code.handleFailure(result) });
  }
  const restart = () => {
    code.clear();
    setConfirmedCode(undefined);
    setProblems({});
  };
  return { number, setNumber, name, setName, confirmedCode, code, busy, problems, send, verify, createAccount, restart };
}

/** The number, then its code, then a name if no account has the number. */
function LoginForm() {
  const { t } = useServices().i18n;
  const login = useLogin();
  const form = useFocusFirstInvalid(login.problems);
  const isSent = login.code.sent !== null;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (login.busy) return;
    if (login.confirmedCode !== undefined) return void login.createAccount(login.confirmedCode);
    void (isSent ? login.verify(login.code.otp) : login.send());
  }
  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={handleSubmit}>
      <LoginNameField
        value={login.number}
        onChange={login.setNumber}
        locked={isSent}
        problem={login.problems.phone}
        onUnlock={login.restart}
      />
      {login.confirmedCode !== undefined && <NameField value={login.name} onChange={login.setName} problem={login.problems.name} />}
      {isSent && login.confirmedCode === undefined && (
        <CodeFields
          code={login.code}
          problem={login.problems.otp}
          onComplete={(otp) => void login.verify(otp)}
          onResend={() => void login.send()}
        />
      )}
      <Button type="submit" block size="lg" busy={login.busy}>
        {login.confirmedCode !== undefined ? t('Create account') : isSent ? t('Verify and Log in') : t('Send OTP')}
      </Button>
      {login.confirmedCode !== undefined && <TermsNote />}
    </form>
  );
}

type NameFieldProps = { value: string; onChange: (value: string) => void; problem: string | undefined };

function NameField({ value, onChange, problem }: NameFieldProps) {
  const { t } = useServices().i18n;
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => field.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={field} className="grid gap-4">
      <p role="status" className="text-sm text-ink-muted">
        {t('Welcome! What is your name?')}
      </p>
      <Field label={t('Full name')} error={problem} required>
        <TextInput autoComplete="name" maxLength={120} value={value} onChange={(event) => onChange(event.target.value)} />
      </Field>
    </div>
  );
}

type LoginNameFieldProps = {
  value: PhoneNumber;
  onChange: (value: PhoneNumber) => void;
  locked: boolean;
  problem: string | undefined;
  onUnlock: () => void;
};

/** A phone number, or also an email address if accounts need no number. */
function LoginNameField({ value, onChange, locked, problem, onUnlock }: LoginNameFieldProps) {
  const { t } = useServices().i18n;
  // Registration by email verifies the email and not the number, so people can sign in with it.
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
        <PhoneNumberInput value={value} onChange={onChange} locked={locked} autofocus />
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
