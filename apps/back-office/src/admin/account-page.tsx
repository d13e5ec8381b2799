import { useMe } from '../app/session.ts';
import { PageHeader } from '../lib/page-header.tsx';
import { PasskeySection } from '../lib/passkeys/passkey-section.tsx';
import type { PasskeyCalls } from '../lib/passkeys/queries.ts';
import { roleText } from '../lib/role-words.ts';
import { useI18n } from '../lib/services.tsx';
import { type AuthenticatorCalls, AuthenticatorSection } from '../lib/sign-in/authenticator-section.tsx';

const passkeyCalls: PasskeyCalls = {
  list: async (api, signal) => (await api.call('GET /admin/passkeys', { signal })).data.passkeys,
  request: async (api) => (await api.call('POST /admin/passkeys/request', {})).data.request,
  add: (api, body) => api.call('POST /admin/passkeys', { body }),
  remove: (api, id) => api.call('DELETE /admin/passkeys/{id}', { params: { id } }),
};

const authenticatorCalls: AuthenticatorCalls = {
  request: async (api) => (await api.call('POST /admin/authenticator/request', {})).data,
  change: (api, code) => api.call('POST /admin/authenticator', { body: { code } }),
};

/** The signed-in member's own page: how they confirm that it is them. */
export function AccountPage() {
  const i18n = useI18n();
  const me = useMe();
  return (
    <div className="grid max-w-3xl gap-6">
      <PageHeader title={i18n.t('Your account')} />
      <p className="text-sm">
        <bdi className="font-semibold">{me.name}</bdi> · {roleText(i18n, me.role)}
      </p>
      <AuthenticatorSection calls={authenticatorCalls} />
      <PasskeySection calls={passkeyCalls} />
    </div>
  );
}
