import type { CodeSent } from '@souk/contract/identity';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { OtpField } from '@souk/ui/forms/otp-field.tsx';
import { useEffect, useRef } from 'react';
import { useI18n, useSettings } from '../../../lib/services/services-context.tsx';

type CodeFieldsProps = {
  code: { sent: CodeSent | null; otp: string; setOtp: (otp: string) => void; secondsLeft: number };
  problem: string | undefined;
  onComplete: (otp: string) => void;
  onResend: () => void;
};

/** The boxes for a one-time code and the button for another one. The boxes get the focus when they appear. */
export function CodeFields({ code, problem, onComplete, onResend }: CodeFieldsProps) {
  const { t } = useI18n();
  const length = useSettings((state) => state.otpLength);
  const boxes = useRef<HTMLDivElement>(null);
  // A dialog focuses its first field when it opens; these boxes can also appear later.
  useEffect(() => boxes.current?.querySelector('input')?.focus(), []);
  return (
    <>
      <DemoCode sent={code.sent} />
      <div ref={boxes}>
        <Field label={t('OTP')} error={problem} aside={<ResendCode secondsLeft={code.secondsLeft} onResend={onResend} />} required>
          <OtpField autofocus label={t('OTP')} length={length} value={code.otp} onChange={code.setOtp} onComplete={onComplete} />
        </Field>
      </div>
    </>
  );
}

export function ResendCode({ secondsLeft, onResend }: { secondsLeft: number; onResend: () => void }) {
  const { t, number } = useI18n();
  return (
    // The button is disabled during the wait, but its text must stay readable.
    <Button
      variant="text"
      size="sm"
      disabled={secondsLeft > 0}
      className="disabled:text-ink-muted! disabled:opacity-100!"
      onClick={onResend}
    >
      {secondsLeft > 0 ? t('Resend OTP in {seconds} s', { seconds: number(secondsLeft) }) : t('Resend OTP')}
    </Button>
  );
}

/** A trial installation sends no messages, so the code is shown next to its field. */
export function DemoCode({ sent }: { sent: CodeSent | null }) {
  const { t } = useI18n();
  const isLocal = useSettings((state) => state.app_environment === 'local');
  if (!isLocal || !sent?.otp) return null;
  return (
    <Note>
      {t('This is a demo shop, so no message was sent. Your code is')}{' '}
      <strong dir="ltr" className="tracking-widest tabular-nums" data-testid="demo-code">
        {sent.otp}
      </strong>
    </Note>
  );
}
