import type { CodeSent } from '@souk/contract/identity';
import { useEffect, useRef, useState } from 'react';
import { fieldProblem } from '../../lib/api/api-error.ts';
import { failureWords } from '../../lib/api/failure-words.ts';
import { useI18n, useSettings } from '../../lib/services/services-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { OtpField } from '../../ui/otp-field.tsx';
import { DemoCode } from './demo-code.tsx';
import { type TypedNumber, wholeNumber } from './model/typed-number.ts';
import { NumberInput } from './number-input.tsx';
import { ResendCode } from './resend-code.tsx';
import { useCountdown } from './use-countdown.ts';

type Proof = { phone: string; otp: string };
type PhoneProofProps = {
  value: Proof;
  /** What has changed of it. */
  onChange: (part: Partial<Proof>) => void;
  problems: { phone?: string | undefined; otp?: string | undefined };
  /** What went wrong with the number when a code was to be sent to it; undefined once one was. */
  onProblem: (problem: string | undefined) => void;
  /** Sends a code to the number. */
  send: (phone: string) => Promise<CodeSent>;
};

/** Part of a form: a number, and the code that proves it. Once a code is sent the number stays as it is until another is wanted. */
export function PhoneProof({ value, onChange, problems, onProblem, send }: PhoneProofProps) {
  const { t } = useI18n();
  const defaultCountry = useSettings((state) => state.defaultCountry);
  const [number, setNumber] = useState<TypedNumber>({ country: null, digits: value.phone });
  const { part, sent, busy, left, sendCode, change } = useProof({ value, onChange, onProblem, send });
  return (
    <div ref={part} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Field
        label={t('WhatsApp number')}
        error={problems.phone ?? (problems.otp && !sent ? t('Send a code to this number first') : undefined)}
        hint={sent ? undefined : t('We send a one-time code to this number.')}
        aside={
          sent && (
            <Button variant="text" size="sm" onClick={change}>
              {t('Change number')}
            </Button>
          )
        }
        required
      >
        <div className="grid gap-2.5 sm:grid-cols-[minmax(0,1fr)_auto]">
          <NumberInput
            value={number}
            locked={sent !== null}
            onChange={(typed) => {
              setNumber(typed);
              onChange({ phone: wholeNumber(typed, defaultCountry) });
            }}
          />
          {!sent && (
            <Button variant="secondary" busy={busy} onClick={() => void sendCode()}>
              {t('Send OTP')}
            </Button>
          )}
        </div>
      </Field>
      {sent && (
        <CodeStep sent={sent} problem={problems.otp} left={left} onResend={() => void sendCode()} value={value} onChange={onChange} />
      )}
    </div>
  );
}

type CodeStepProps = Pick<PhoneProofProps, 'value' | 'onChange'> & {
  sent: CodeSent;
  problem: string | undefined;
  left: number;
  onResend: () => void;
};

function CodeStep({ sent, problem, left, onResend, value, onChange }: CodeStepProps) {
  const { t } = useI18n();
  const length = useSettings((state) => state.otpLength);
  return (
    <>
      <DemoCode sent={sent} />
      <Field label={t('OTP')} error={problem} aside={<ResendCode left={left} onResend={onResend} />} required>
        <OtpField label={t('OTP')} length={length} value={value.otp} onChange={(otp) => onChange({ otp })} />
      </Field>
    </>
  );
}

function useProof({ value, onChange, onProblem, send }: Omit<PhoneProofProps, 'problems'>) {
  const i18n = useI18n();
  const part = useRef<HTMLDivElement>(null);
  const [sent, setSent] = useState<CodeSent | null>(null);
  const [busy, setBusy] = useState(false);
  const { left, restart } = useCountdown();
  // Who has asked for a code types it next.
  useEffect(() => {
    if (sent) part.current?.querySelector<HTMLElement>('[autocomplete="one-time-code"]')?.focus();
  }, [sent]);
  async function sendCode() {
    if (!value.phone) return onProblem(i18n.t('Phone number is required'));
    setBusy(true);
    try {
      const answer = await send(value.phone);
      onProblem(undefined);
      onChange({ otp: '' });
      setSent(answer);
      restart(answer.retry_after);
    } catch (error) {
      onProblem(fieldProblem(error, 'phone') ?? failureWords(i18n, error));
    } finally {
      setBusy(false);
    }
  }
  function change() {
    setSent(null);
    onChange({ otp: '' });
    requestAnimationFrame(() => part.current?.querySelector<HTMLElement>('input[type="tel"]')?.focus());
  }
  return { part, sent, busy, left, sendCode, change };
}
