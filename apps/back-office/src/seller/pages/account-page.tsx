import { PageHeader } from '../../lib/page-header.tsx';
import { PasskeySection } from '../../lib/passkeys/passkey-section.tsx';
import type { PasskeyCalls } from '../../lib/passkeys/queries.ts';
import { shopRoleText } from '../../lib/sellers/shop-role-words.ts';
import { useI18n } from '../../lib/services.tsx';
import { type AuthenticatorCalls, AuthenticatorSection } from '../../lib/sign-in/authenticator-section.tsx';
import { useSellerMe } from '../seller-session.ts';

const passkeyCalls: PasskeyCalls = {
  list: async (api, signal) => (await api.call('GET /seller/passkeys', { signal })).data.passkeys,
  request: async (api) => (await api.call('POST /seller/passkeys/request', {})).data.request,
  add: (api, body) => api.call('POST /seller/passkeys', { body }),
  remove: (api, passkey_id) => api.call('DELETE /seller/passkeys/{passkey_id}', { params: { passkey_id } }),
};

const authenticatorCalls: AuthenticatorCalls = {
  request: async (api) => (await api.call('POST /seller/authenticator/request', {})).data,
  change: (api, code) => api.call('POST /seller/authenticator', { body: { code } }),
};

/** The signed-in member's own page, whichever of their shops is chosen: how they confirm that it is them. */
export function AccountPage() {
  const i18n = useI18n();
  const { name, role } = useSellerMe();
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <PageHeader title={i18n.t('Your account')} />
      <p className="text-sm">
        <bdi className="font-semibold">{name}</bdi> · {shopRoleText(i18n, role)}
      </p>
      <AuthenticatorSection calls={authenticatorCalls} />
      <PasskeySection calls={passkeyCalls} />
    </div>
  );
}
