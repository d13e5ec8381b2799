import { failureText, fieldProblem } from '@souk/client/api/api-error.ts';
import type { CodeSent } from '@souk/contract/identity';
import { Button } from '@souk/ui/button.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { OtpField } from '@souk/ui/forms/otp-field.tsx';
import { useEffect, useRef, useState } from 'react';
import { useI18n, useSettings } from '../../../lib/services/services-context.tsx';
import { type PhoneNumber, toFullNumber } from '../model/phone-number.ts';
import { PhoneNumberInput } from '../phone-number-input.tsx';
import { DemoCode, ResendCode } from './code-fields.tsx';
import { useCountdown } from './use-one-time-code.ts';

type PhoneAndCode = { phone: string; otp: string };
type PhoneVerificationProps = {
  value: PhoneAndCode;
  onChange: (part: Partial<PhoneAndCode>) => void;
  problems: { phone?: string | undefined; otp?: string | undefined };
  /** The error of sending a code to this number; undefined once a code was sent. */
  onProblem: (problem: string | undefined) => void;
  send: (phone: string) => Promise<CodeSent>;
};

/** A phone number and the code that verifies it. The number is locked while a code is pending. */
export function PhoneVerification({ value, onChange, problems, onProblem, send }: PhoneVerificationProps) {
  const { t } = useI18n();
  const defaultCountry = useSettings((state) => state.defaultCountry);
  const [number, setNumber] = useState<PhoneNumber>({ country: null, digits: value.phone });
  const { element, sent, busy, secondsLeft, sendCode, change } = useVerifyPhone({ value, onChange, onProblem, send });
  return (
    <div ref={element} className="grid grid-cols-[minmax(0,1fr)] gap-4">
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
          <PhoneNumberInput
            value={number}
            locked={sent !== null}
            onChange={(typed) => {
              setNumber(typed);
              onChange({ phone: toFullNumber(typed, defaultCountry) });
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
        <CodeStep
          sent={sent}
          problem={problems.otp}
          secondsLeft={secondsLeft}
          onResend={() => void sendCode()}
          value={value}
          onChange={onChange}
        />
      )}
    </div>
  );
}

type CodeStepProps = Pick<PhoneVerificationProps, 'value' | 'onChange'> & {
  sent: CodeSent;
  problem: string | undefined;
  secondsLeft: number;
  onResend: () => void;
};

function CodeStep({ sent, problem, secondsLeft, onResend, value, onChange }: CodeStepProps) {
  const { t } = useI18n();
  const length = useSettings((state) => state.otpLength);
  return (
    <>
      <DemoCode sent={sent} />
      <Field label={t('OTP')} error={problem} aside={<ResendCode secondsLeft={secondsLeft} onResend={onResend} />} required>
        <OtpField label={t('OTP')} length={length} value={value.otp} onChange={(otp) => onChange({ otp })} />
      </Field>
    </>
  );
}

function useVerifyPhone({ value, onChange, onProblem, send }: Omit<PhoneVerificationProps, 'problems'>) {
  const i18n = useI18n();
  const element = useRef<HTMLDivElement>(null);
  const [sent, setSent] = useState<CodeSent | null>(null);
  const [busy, setBusy] = useState(false);
  const { secondsLeft, restart } = useCountdown();
  useEffect(() => {
    if (sent) element.current?.querySelector<HTMLElement>('[autocomplete="one-time-code"]')?.focus();
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
      onProblem(fieldProblem(error, 'phone') ?? failureText(i18n, error));
    } finally {
      setBusy(false);
    }
  }
  function change() {
    setSent(null);
    onChange({ otp: '' });
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('input[type="tel"]')?.focus());
  }
  return { element, sent, busy, secondsLeft, sendCode, change };
}
