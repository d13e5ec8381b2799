import type { CodeSent, SignedIn } from '@souk/contract/identity';
import { fieldProblem } from '../../lib/api/api-error.ts';
import type { Services } from '../../lib/services/services.ts';
import { signIn } from '../../lib/stores/auth-store.ts';
import { completeUser } from '../../lib/stores/complete-user.ts';
import { toast } from '../../ui/toast/toast.ts';
import { attempt, type Failed } from './attempt.ts';
import { fixedPassword, type SignUpForm } from './model/sign-up-form.ts';

export type Sent = { ok: true; sent: CodeSent };
type Done = { ok: true };

/** Sends a sign-in code. The server says the same of an unknown number. */
export async function sendLoginCode(services: Services, phone: string): Promise<Sent | Failed> {
  return attempt(services, 'Failed to send OTP', async () => {
    const { data, message } = await services.api.call('POST /send-login-otp', { body: { phone } });
    toast.success(message ?? services.i18n.t('OTP sent successfully'));
    return { ok: true, sent: data };
  });
}

/** Signs in with the code: token and user are kept, the dialog goes, and what the visitor was about to do goes on. */
export async function signInWithCode(
  services: Services,
  body: { phone: string; otp: string; name?: string },
): Promise<Done | { ok: false; isNew: true } | Failed> {
  return attempt(services, 'Login failed', async () => {
    try {
      const { data } = await services.api.call('POST /login', { body });
      return finishSignIn(services, data);
    } catch (error) {
      // The code is right, and no account has the number yet: its person is asked for a name, which is no error to show.
      if (body.name === undefined && fieldProblem(error, 'name')) return { ok: false, isNew: true };
      throw error;
    }
  });
}

/** Opens an account; a code is sent, unless the shop asks for none and lets the newcomer in (`sent` is null). */
export async function register(
  services: Services,
  form: SignUpForm,
  /** Only for another code. */
  isAgain = false,
): Promise<{ ok: true; sent: CodeSent | null } | Failed> {
  return attempt(services, 'Something went wrong', async () => {
    const { name: country, phone_code } = form.number.country ?? services.settings.getState().defaultCountry;
    const body = {
      name: form.name,
      password: fixedPassword,
      country,
      phone_code,
      ...(form.number.digits && { phone: form.number.digits }),
      ...(form.email && { email: form.email }),
    };
    const { data } = await services.api.call('POST /registration', { body });
    sayRegistered(services, isAgain);
    const { access, user } = data;
    if (!access || !user) return { ok: true, sent: data };
    finishSignIn(services, { access, user });
    return { ok: true, sent: null };
  });
}

function sayRegistered({ i18n: { t } }: Services, isAgain: boolean): void {
  if (isAgain) toast.success(t('OTP sent successfully'));
  else toast.show({ kind: 'success', title: t('Register Successful'), text: t('You have successfully registered.'), durationMs: 3000 });
}

export async function verifyRegistration(services: Services, body: { phone: string; otp: string; name: string }): Promise<Done | Failed> {
  return attempt(services, 'Verification failed', async () => {
    const { data } = await services.api.call('POST /verify-registration', { body });
    return finishSignIn(services, data);
  });
}

/** What every way in ends with. */
export function finishSignIn(services: Services, { access, user }: SignedIn): Done {
  toast.success(services.i18n.t('Login successful'));
  services.auth.setState((state) => signIn(state, { access, user: completeUser(user) }));
  return { ok: true };
}
