import type { CodeSent, SignedIn } from '@souk/contract/identity';
import { isApiError } from '../../lib/api/api-error.ts';
import type { Services } from '../../lib/services/services.ts';
import { signIn } from '../../lib/stores/auth-store.ts';
import { toast } from '../../ui/toast/toast.ts';
import { fixedPassword, signUpDefaults } from './model/sign-up-form.ts';

/** A failed call: what went wrong with each field, already in the page's language. */
export type Failed = { ok: false; errors: Readonly<Record<string, readonly string[]>> };
export type Sent = { ok: true; sent: CodeSent };

/** Sends a sign-in code. The server says the same of an unknown number. */
export async function sendLoginCode(services: Services, phone: string): Promise<Sent | Failed> {
  return attempt(services, 'Failed to send OTP', async () => {
    const { data, message } = await services.api.call('POST /send-login-otp', { body: { phone } });
    toast.success(message ?? services.i18n.t('OTP sent successfully'));
    return { ok: true, sent: data };
  });
}

/** Signs in with the code: token and user are kept, the dialog goes, and what the visitor was about to do goes on. */
export async function signInWithCode(services: Services, body: { phone: string; otp: string }): Promise<{ ok: true } | Failed> {
  return attempt(services, 'Login failed', async () => {
    const { data } = await services.api.call('POST /login', { body });
    return finishSignIn(services, data);
  });
}

/** Opens an account; a code is sent to the number. */
export async function register(services: Services, form: { name: string; phone: string; email: string }): Promise<Sent | Failed> {
  return attempt(services, 'Something went wrong', async () => {
    const body = {
      name: form.name,
      phone: form.phone,
      password: fixedPassword,
      ...signUpDefaults,
      ...(form.email && { email: form.email }),
    };
    const { data } = await services.api.call('POST /registration', { body });
    const { t } = services.i18n;
    toast.show({ kind: 'success', title: t('Register Successful'), text: t('You have successfully registered.'), durationMs: 3000 });
    return { ok: true, sent: data };
  });
}

export async function verifyRegistration(services: Services, body: { phone: string; otp: string }): Promise<{ ok: true } | Failed> {
  return attempt(services, 'Verification failed', async () => {
    const { data } = await services.api.call('POST /verify-registration', { body });
    return finishSignIn(services, data);
  });
}

function finishSignIn(services: Services, data: SignedIn): { ok: true } {
  services.auth.setState((state) => signIn(state, data));
  toast.success(services.i18n.t('Login successful'));
  return { ok: true };
}

/** The server's own words as a toast, or the fallback; problems of fields go back to the form. */
async function attempt<Done>({ i18n }: Services, fallback: string, work: () => Promise<Done>): Promise<Done | Failed> {
  try {
    return await work();
  } catch (error) {
    toast.error((isApiError(error) && error.said) || i18n.t(fallback));
    return { ok: false, errors: isApiError(error) ? error.errors : {} };
  }
}
