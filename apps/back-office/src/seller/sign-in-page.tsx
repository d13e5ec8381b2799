import { useI18n } from '../lib/services.tsx';
import { type SignInCalls, SignInScreen } from '../lib/sign-in/sign-in-screen.tsx';
import { sellerMeQuery } from './seller-session.ts';

const calls: SignInCalls = {
  sendCode: async (api, body) => (await api.call('POST /seller/send-code', { body })).data,
  redeem: async (api, body) => (await api.call('POST /seller/sign-in', { body })).data,
  confirm: async (api, body) => ({
    queryKey: sellerMeQuery(api).queryKey,
    data: (await api.call('POST /seller/second-factor', { body })).data,
  }),
};

/** Signing in to the seller panel. */
export function SignInPage() {
  const { t } = useI18n();
  return (
    <SignInScreen
      title={t('Sign in to your shop')}
      sentText={(phone) => t('If {phone} belongs to a member of a shop, a code is on its way.', { phone })}
      calls={calls}
    />
  );
}
