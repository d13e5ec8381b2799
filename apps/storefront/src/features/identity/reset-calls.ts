import type { Services } from '../../lib/services/services.ts';
import { toast } from '../../ui/toast/toast.ts';
import { attempt, type Failed } from './attempt.ts';
import type { Sent } from './identity-calls.ts';

/** Sends the code for a forgotten password. The server says the same of an unknown number. */
export async function sendResetCode(services: Services, to: { phone: string; phone_code?: string }): Promise<Sent | Failed> {
  return attempt(services, 'Failed to send OTP', async () => {
    const { data, message } = await services.api.call('POST /send-otp', { body: { ...to, forgot_password: true } });
    toast.success(message ?? services.i18n.t('OTP sent successfully'));
    return { ok: true, sent: data };
  });
}

/** Exchanges the code for the token that sets a new password. */
export async function exchangeResetCode(
  services: Services,
  body: { phone: string; otp: string },
): Promise<{ ok: true; token: string } | Failed> {
  return attempt(services, 'Verification failed', async () => {
    const { data, message } = await services.api.call('POST /verify-otp', { body });
    if (message) toast.success(message);
    return { ok: true, token: data.token };
  });
}

export async function resetPassword(
  services: Services,
  body: { password: string; password_confirmation: string; token: string },
): Promise<{ ok: true } | Failed> {
  return attempt(services, 'Something went wrong', async () => {
    const { message } = await services.api.call('POST /reset-password', { body });
    if (message) toast.success(message);
    return { ok: true };
  });
}
