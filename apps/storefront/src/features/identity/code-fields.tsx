import type { CodeSent } from '@souk/contract/identity';
import { useEffect, useRef } from 'react';
import { useI18n, useSettings } from '../../lib/services/services-context.tsx';
import { Field } from '../../ui/field.tsx';
import { OtpField } from '../../ui/otp-field.tsx';
import { DemoCode } from './demo-code.tsx';
import { ResendCode } from './resend-code.tsx';

type CodeFieldsProps = {
  code: { sent: CodeSent | null; otp: string; setOtp: (otp: string) => void; left: number };
  problem: string | undefined;
  onComplete: (otp: string) => void;
  onResend: () => void;
};

/** The boxes for a code that was sent, and the way to another one. They take the focus as they appear: the code is what comes next. */
export function CodeFields({ code, problem, onComplete, onResend }: CodeFieldsProps) {
  const { t } = useI18n();
  const length = useSettings((state) => state.otpLength);
  const boxes = useRef<HTMLDivElement>(null);
  // In a dialog that is open already; one that opens with them finds them by itself.
  useEffect(() => boxes.current?.querySelector('input')?.focus(), []);
  return (
    <>
      <DemoCode sent={code.sent} />
      <div ref={boxes}>
        <Field label={t('OTP')} error={problem} aside={<ResendCode left={code.left} onResend={onResend} />} required>
          <OtpField autofocus label={t('OTP')} length={length} value={code.otp} onChange={code.setOtp} onComplete={onComplete} />
        </Field>
      </div>
    </>
  );
}
