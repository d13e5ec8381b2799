import type { CodeSent } from '@souk/contract/identity';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { useI18n, useServices } from '../../../lib/services/services-context.tsx';
import { CodeForm } from '../codes/code-form.tsx';
import { sendLoginCode, signInWithCode } from '../mutations.ts';

type GuestCodeDialogProps = { first: CodeSent; phone: string; name: string; onClose: () => void };

/**
 * The code that signs a guest in, or opens their account under the name that they have typed: the same for a known and an unknown number.
 * The page notices the sign-in itself.
 */
export function GuestCodeDialog({ first, phone, name, onClose }: GuestCodeDialogProps) {
  const services = useServices();
  const { t } = useI18n();
  async function confirm(otp: string) {
    const result = await signInWithCode(services, { phone, otp, name }, { isGuestOrder: true });
    // A name is part of the call, so no name can be missing.
    return 'isNew' in result ? { ok: false as const, status: 0, errors: {} } : result;
  }
  return (
    <Dialog open onClose={onClose} title={t('Confirm your order')}>
      <CodeForm first={first} destination={phone} onResend={() => sendLoginCode(services, phone)} onConfirm={confirm} onChange={onClose} />
    </Dialog>
  );
}
