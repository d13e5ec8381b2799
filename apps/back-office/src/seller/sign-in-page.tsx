import { isNotFound } from '@souk/client/api/api-error.ts';
import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import type { ApplicationStatus } from '@souk/contract/seller/access';
import type { InvitationView } from '@souk/contract/seller/staff';
import { Note } from '@souk/ui/feedback/note.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { shopRoleText } from '../lib/sellers/shop-role-words.ts';
import { useI18n, useServices } from '../lib/services.tsx';
import { type SignInCalls, SignInScreen } from '../lib/sign-in/sign-in-screen.tsx';
import { ApplicationScreen } from './application-screen.tsx';
import { sellerMeQuery } from './seller-session.ts';

const calls: Omit<SignInCalls, 'redeem'> = {
  sendCode: async (api, body) => (await api.call('POST /seller/send-code', { body })).data,
  confirm: async (api, body) => ({
    queryKey: sellerMeQuery(api).queryKey,
    data: (await api.call('POST /seller/second-factor', { body })).data,
  }),
  confirmByPasskey: async (api, body) => ({
    queryKey: sellerMeQuery(api).queryKey,
    data: (await api.call('POST /seller/second-factor/passkey', { body })).data,
  }),
};

/** Signing in to the seller panel, also to accept an invitation; an applicant without a shop sees the state of the application. */
export function SignInPage() {
  const { t } = useI18n();
  const [search] = useSearchParams();
  const [application, setApplication] = useState<ApplicationStatus>();
  const token = search.get('invitation');
  if (application) return <ApplicationScreen application={application} onBack={() => setApplication(undefined)} />;
  const redeem: SignInCalls['redeem'] = async (api, body) => {
    const { ticket, application: found, ...rest } = (await api.call('POST /seller/sign-in', { body })).data;
    if (found) setApplication(found);
    return ticket === null ? null : { ...rest, ticket };
  };
  return (
    <SignInScreen
      title={t('Sign in to your shop')}
      sentText={(phone) => t('If {phone} belongs to a member of a shop or an applicant, a code is on its way.', { phone })}
      calls={{ ...calls, redeem }}
    >
      {token !== null && /^[\w-]{1,60}$/.test(token) && <Invitation token={token} />}
    </SignInScreen>
  );
}

/** The invitation whose link was opened. */
function Invitation({ token }: { token: string }) {
  const { api, i18n } = useServices();
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: async ({ signal }) => (await api.call('GET /seller/invitations/{token}', { params: { token }, signal })).data,
    retry: false,
  });
  if (isNotFound(invitation.error)) return <Note tone="warn">{i18n.t('This invitation does not exist, or not any more.')}</Note>;
  if (!invitation.data) return null;
  return <Note tone={invitation.data.state === 'open' ? 'info' : 'warn'}>{describeInvitation(i18n, invitation.data)}</Note>;
}

function describeInvitation(i18n: I18n, { shop, role, state }: InvitationView): string {
  const { t } = i18n;
  const values = { shop: `\u2068${shop}\u2069`, role: shopRoleText(i18n, role) };
  switch (state) {
    case 'open':
      return t('{shop} invites you to sell for it as {role}. Sign in with the number that got the invitation to accept.', values);
    case 'accepted':
      return t('You have accepted the invitation of {shop} already. Sign in as before.', values);
    case 'expired':
      return t('The invitation of {shop} has expired. Ask the shop to send it again.', values);
    case 'revoked':
      return t('The invitation of {shop} was revoked.', values);
  }
}
