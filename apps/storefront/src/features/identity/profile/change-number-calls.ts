import type { CallAnswer, CallInput } from '@souk/contract/calls';
import type { Services } from '../../../lib/services/services.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { attempt, type Failed } from '../attempt.ts';
import type { Sent } from '../identity-calls.ts';
import { takeProfile } from './profile-queries.ts';

export type Started = CallAnswer<'POST /change-phone/start'>;
type By = NonNullable<CallInput<'POST /change-phone/start'>['body']['by']>;

/** A code to where the person is reached now. */
export async function startChange(services: Services, by?: By): Promise<{ ok: true; sent: Started } | Failed> {
  return attempt(services, 'Failed to send OTP', async () => {
    const { data, message } = await services.api.call('POST /change-phone/start', { body: by ? { by } : {} });
    toast.success(message ?? services.i18n.t('OTP sent successfully'));
    return { ok: true, sent: data };
  });
}

/** That code for a pass. */
export async function confirmSelf(services: Services, otp: string): Promise<{ ok: true; pass: string } | Failed> {
  return attempt(services, 'Verification failed', async () => {
    const { data } = await services.api.call('POST /change-phone/confirm', { body: { otp } });
    return { ok: true, pass: data.pass };
  });
}

/** A code to the new number. */
export async function sendToNewNumber(
  services: Services,
  body: { pass: string; phone: string; phone_code?: string },
): Promise<Sent | Failed> {
  return attempt(services, 'Failed to send OTP', async () => {
    const { data, message } = await services.api.call('POST /change-phone/send-otp', { body });
    toast.success(message ?? services.i18n.t('OTP sent successfully'));
    return { ok: true, sent: data };
  });
}

/** The number is the person's from here on. */
export async function changeNumber(services: Services, body: { pass: string; phone: string; otp: string }): Promise<{ ok: true } | Failed> {
  return attempt(services, 'Verification failed', async () => {
    const { data, message } = await services.api.call('POST /change-phone', { body });
    if (message) toast.success(message);
    takeProfile(services, data.user);
    return { ok: true };
  });
}
