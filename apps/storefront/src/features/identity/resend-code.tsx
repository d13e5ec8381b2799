import { useI18n } from '../../lib/services/services-context.tsx';
import { Button } from '../../ui/button.tsx';

/** Asks for another code, once the wait is over. */
export function ResendCode({ left, onResend }: { left: number; onResend: () => void }) {
  const { t, number } = useI18n();
  return (
    // How long the wait is, is to be read.
    <Button variant="text" size="sm" disabled={left > 0} className="disabled:text-ink-muted! disabled:opacity-100!" onClick={onResend}>
      {left > 0 ? t('Resend OTP in {seconds} s', { seconds: number(left) }) : t('Resend OTP')}
    </Button>
  );
}
