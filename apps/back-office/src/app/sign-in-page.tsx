import { useI18n } from '../lib/services.tsx';
import { type SignInCalls, SignInScreen } from '../lib/sign-in/sign-in-screen.tsx';
import { meQuery } from './session.ts';

const calls: SignInCalls = {
  sendCode: async (api, body) => (await api.call('POST /admin/send-code', { body })).data,
  redeem: async (api, body) => (await api.call('POST /admin/sign-in', { body })).data,
  confirm: async (api, body) => ({
    queryKey: meQuery(api).queryKey,
    data: (await api.call('POST /admin/second-factor', { body })).data,
  }),
  confirmByPasskey: async (api, body) => ({
    queryKey: meQuery(api).queryKey,
    data: (await api.call('POST /admin/second-factor/passkey', { body })).data,
  }),
};

/** Signing in to the admin panel. */
export function SignInPage() {
  const { t } = useI18n();
  return (
    <SignInScreen
      title={t('Sign in to the back office')}
      sentText={(phone) => t('If {phone} belongs to a member of the staff, a code is on its way.', { phone })}
      calls={calls}
    />
  );
}
