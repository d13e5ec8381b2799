import { useState } from 'react';
import { useAuth, useServices, useSettings } from '../../lib/services/services-context.tsx';
import { emptyDestination } from './model/destination.ts';
import { phoneWords } from './model/phone-words.ts';
import { ProveDialog } from './prove-dialog.tsx';

/** Before what only a verified account may do. */
export function VerifyDialog() {
  const { auth, i18n } = useServices();
  const { t } = i18n;
  const registered = useAuth(({ user }) => phoneWords(user));
  const kind = useSettings((state) => state.register_otp_type);
  const [start] = useState(() => (registered && kind === 'phone' ? null : emptyDestination(kind)));
  return (
    <ProveDialog
      title={t('Verify your account')}
      why={t('Just once before your first order, we make sure that we can reach you.')}
      start={start}
      registered={registered}
      onClose={() => auth.setState({ verifyModal: false })}
    />
  );
}
