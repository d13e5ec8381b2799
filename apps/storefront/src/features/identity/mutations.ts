import { fieldProblem, isApiError } from '@souk/client/api/api-error.ts';
import type { CodeSent, SignedIn, User } from '@souk/contract/identity';
import { toast } from '@souk/ui/overlay/toast.ts';
import { completeUser } from '../../lib/other-servers/complete-user.ts';
import type { Services } from '../../lib/services/services.ts';
import { signIn } from '../../lib/stores/auth-store.ts';
import { fixedPassword, type SignUpForm } from './model/sign-up-form.ts';
import type { SocialOutcome } from './social/load-script.ts';
import type { ProviderName } from './social/providers.ts';

/** Errors of fields are already translated. */
export type Failed = { ok: false; status: number; errors: Readonly<Record<string, readonly string[]>> };

const toastTopic = 'sign-in';

/** Runs a call and shows its error as a toast; a later success removes that toast. The form shows field errors. */
export async function withErrorToast<Done>({ i18n }: Services, fallback: string, call: () => Promise<Done>): Promise<Done | Failed> {
  try {
    const done = await call();
    toast.withdraw(toastTopic);
    return done;
  } catch (error) {
    toast.error((isApiError(error) && error.serverMessage) || i18n.t(fallback), toastTopic);
    return isApiError(error) ? { ok: false, status: error.status, errors: error.errors } : { ok: false, status: 0, errors: {} };
  }
}

export type Sent = { ok: true; sent: CodeSent };
type Done = { ok: true };

/** The server gives the same answer for an unknown number. */
export async function sendLoginCode(services: Services, phone: string): Promise<Sent | Failed> {
  return withErrorToast(services, 'Failed to send OTP', async () => {
    const { data, message } = await services.api.call('POST /send-login-otp', { body: { phone } });
    toast.success(message ?? services.i18n.t('OTP sent successfully'));
    return { ok: true, sent: data };
  });
}

/** `isNew`: the code is correct, but no account has the number yet. A guest's order is the answer to its code, without a toast. */
export async function signInWithCode(
  services: Services,
  body: { phone: string; otp: string; name?: string },
  { isGuestOrder = false } = {},
): Promise<Done | { ok: false; isNew: true } | Failed> {
  return withErrorToast(services, 'Login failed', async () => {
    try {
      const { data } = await services.api.call('POST /login', { body });
      return isGuestOrder ? storeSignIn(services, data) : completeSignIn(services, data);
    } catch (error) {
      // A 422 for the name is not an error: the form asks for the name next.
      if (body.name === undefined && fieldProblem(error, 'name')) return { ok: false, isNew: true };
      throw error;
    }
  });
}

/** Creates an account. `sent` is null if the shop needs no code and has signed the shopper in. */
export async function register(
  services: Services,
  form: SignUpForm,
  isResend = false,
): Promise<{ ok: true; sent: CodeSent | null } | Failed> {
  return withErrorToast(services, 'Something went wrong', async () => {
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
    showRegisteredToast(services, isResend);
    const { access, user } = data;
    if (!access || !user) return { ok: true, sent: data };
    storeSignIn(services, { access, user });
    return { ok: true, sent: null };
  });
}

function showRegisteredToast({ i18n: { t } }: Services, isResend: boolean): void {
  if (isResend) toast.success(t('OTP sent successfully'));
  else toast.show({ kind: 'success', title: t('Register Successful'), text: t('You have successfully registered.'), durationMs: 3000 });
}

export async function verifyRegistration(services: Services, body: { phone: string; otp: string; name: string }): Promise<Done | Failed> {
  return withErrorToast(services, 'Verification failed', async () => {
    const { data } = await services.api.call('POST /verify-registration', { body });
    return storeSignIn(services, data);
  });
}

function completeSignIn(services: Services, signedIn: SignedIn): Done {
  toast.success(services.i18n.t('Login successful'));
  return storeSignIn(services, signedIn);
}

/** Without a toast: a new account had one when it was created, and the order of a guest follows. */
function storeSignIn(services: Services, { access, user }: SignedIn): Done {
  services.auth.setState((state) => signIn(state, { access, user: completeUser(user) }));
  return { ok: true };
}

/** The server gives the same answer for an unknown number. */
export async function sendResetCode(services: Services, to: { phone: string; phone_code?: string }): Promise<Sent | Failed> {
  return withErrorToast(services, 'Failed to send OTP', async () => {
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
  return withErrorToast(services, 'Verification failed', async () => {
    const { data, message } = await services.api.call('POST /verify-otp', { body });
    if (message) toast.success(message);
    return { ok: true, token: data.token };
  });
}

export async function resetPassword(
  services: Services,
  body: { password: string; password_confirmation: string; token: string },
): Promise<{ ok: true } | Failed> {
  return withErrorToast(services, 'Something went wrong', async () => {
    const { message } = await services.api.call('POST /reset-password', { body });
    if (message) toast.success(message);
    return { ok: true };
  });
}

/** Sends a code that verifies the account, to the given destination or the registered number. */
export async function sendVerificationCode(services: Services, to: { phone?: string; phone_code?: string }): Promise<Sent | Failed> {
  const result = await withErrorToast(services, 'Failed to send OTP', async (): Promise<Sent> => {
    const { data, message } = await services.api.call('POST /send-verification-otp', { body: to });
    toast.success(message ?? services.i18n.t('OTP sent successfully'));
    return { ok: true, sent: data };
  });
  // The account was verified on another device.
  if (!result.ok && result.status === 409) storeVerifiedUser(services, (await services.api.call('GET /profile', {})).data.user);
  const { user } = services.auth.getState();
  // A server without this call decides itself whether the account may order.
  if (!result.ok && result.status === 404 && user) storeVerifiedUser(services, { ...user, account_verified: true });
  return result;
}

export async function verifyAccount(services: Services, body: { phone: string; otp: string }): Promise<{ ok: true } | Failed> {
  return withErrorToast(services, 'Verification failed', async () => {
    const { data, message } = await services.api.call('POST /verify-account', { body });
    if (message) toast.success(message);
    storeVerifiedUser(services, data.user);
    return { ok: true };
  });
}

function storeVerifiedUser({ auth }: Services, user: User): void {
  auth.setState({ verifyModal: false, user });
}

type SignedOutcome = Extract<SocialOutcome, { kind: 'signed' }>;

/** Sends the provider's code or token to the server, which verifies it. */
export async function signInWithProvider(services: Services, provider: ProviderName, { code, data }: SignedOutcome): Promise<void> {
  await withErrorToast(services, 'Login failed', async () => {
    const body = { code, ...(data && { data }) };
    const answer = await services.api.call('POST /auth/{provider}/token', { params: { provider }, body });
    return completeSignIn(services, answer.data);
  });
}
