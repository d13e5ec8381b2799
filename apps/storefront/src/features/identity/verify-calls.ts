import type { User } from '@souk/contract/identity';
import type { Services } from '../../lib/services/services.ts';
import { toast } from '../../ui/toast/toast.ts';
import { attempt, type Failed } from './attempt.ts';
import type { Sent } from './identity-calls.ts';

/** Sends a code that verifies the account, to what is named or to the number that was registered. */
export async function sendVerificationCode(services: Services, to: { phone?: string; phone_code?: string }): Promise<Sent | Failed> {
  const result = await attempt(services, 'Failed to send OTP', async (): Promise<Sent> => {
    const { data, message } = await services.api.call('POST /send-verification-otp', { body: to });
    toast.success(message ?? services.i18n.t('OTP sent successfully'));
    return { ok: true, sent: data };
  });
  // It was verified meanwhile, on another device.
  if (!result.ok && result.status === 409) takeUser(services, (await services.api.call('GET /profile', {})).data.user);
  const { user } = services.auth.getState();
  // The server knows no such call, and decides about the order by itself.
  if (!result.ok && result.status === 404 && user) takeUser(services, { ...user, account_verified: true });
  return result;
}

/** Verifies the account with the code; what waited for that goes on. */
export async function verifyAccount(services: Services, body: { phone: string; otp: string }): Promise<{ ok: true } | Failed> {
  return attempt(services, 'Verification failed', async () => {
    const { data, message } = await services.api.call('POST /verify-account', { body });
    if (message) toast.success(message);
    takeUser(services, data.user);
    return { ok: true };
  });
}

function takeUser({ auth }: Services, user: User): void {
  auth.setState({ verifyModal: false, user });
}
