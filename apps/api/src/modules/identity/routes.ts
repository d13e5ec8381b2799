import { invalid, tooMany } from '../../platform/app-error.ts';
import { createLimiter } from '../../platform/limits/limiter.ts';
import { networkOf } from '../../platform/limits/miss-limit.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import type { Router } from '../../router.ts';
import { limitWrongCodes } from './codes/guess-limits.ts';
import type { IdentityParts } from './identity-parts.ts';
import { changePassword } from './passwords/change-password.ts';
import { exchangeResetCode, resetPassword, sendResetCode } from './passwords/reset-password.ts';
import { changePhone, confirmPhoneChange, sendNewNumberCode, startPhoneChange } from './profile/change-phone.ts';
import { getProfile, updateProfile } from './profile/profile.ts';
import { sendVerificationCode, verifyAccount } from './profile/verify-account.ts';
import { registerAccount } from './registration/register-account.ts';
import { verifyRegistration } from './registration/verify-registration.ts';
import { endOtherSessions, endOwnSession, listOwnSessions, signOut } from './sessions/sessions.ts';
import { sendLoginCode, signIn } from './sessions/sign-in.ts';
import { issueNonce, signInSocially } from './social/sign-in-socially.ts';

export function register({ router, identity, media }: { router: Router; identity: IdentityParts; media: MediaStore }): void {
  signInRoutes(router, identity);
  phoneRoutes(router, identity);
  profileRoutes(router, identity, media);
}

function signInRoutes(router: Router, parts: IdentityParts): void {
  router.call('POST /send-login-otp', async ({ body, address }, context) => ({
    data: await sendLoginCode(context, parts, { ...body, address }),
    message: 'OTP sent successfully',
  }));
  router.call('POST /login', async ({ body, device, address }, context) => ({
    data: await limitWrongCodes(context, parts.limits, address, () => signIn(context, parts, { ...body, device, address })),
    message: 'Login successful',
  }));
  router.call('POST /registration', async ({ body, address, device }, context) => ({
    data: await registerAccount(context, parts, { ...body, address, device }),
    message: 'You have successfully registered.',
  }));
  router.call('POST /verify-registration', async ({ body, device, address }, context) => ({
    data: await limitWrongCodes(context, parts.limits, address, () => verifyRegistration(context, parts, { ...body, device, address })),
    message: 'Login successful',
  }));
  router.call('POST /send-otp', async ({ body, address }, context) => {
    if (!body.forgot_password)
      throw invalid('forgot_password', { text: 'The {field} field is not valid', with: { field: 'forgot password' } });
    return { data: await sendResetCode(context, parts, { ...body, address }), message: 'OTP sent successfully' };
  });
  router.call('POST /verify-otp', async ({ body, address }, context) => ({
    data: await limitWrongCodes(context, parts.limits, address, () => exchangeResetCode(context, parts, body)),
    message: 'OTP verified successfully',
  }));
  router.call('POST /reset-password', async ({ body }, context) => {
    await resetPassword(context, parts, body);
    return { data: {}, message: 'Your password has been changed. Please log in.' };
  });
  const nonces = createLimiter({ burst: 30, perMinute: 10 });
  router.call('POST /auth/{provider}/nonce', async ({ params, address }, context) => {
    const wait = nonces.consume(networkOf(address));
    if (wait !== undefined) throw tooMany('Too many attempts. Please try again later.', wait);
    return { data: { nonce: await issueNonce(context, params.provider) } };
  });
  router.call('POST /auth/{provider}/token', async ({ params, body, device, address }, context) => ({
    data: await signInSocially(context, parts, { ...params, ...body, device, address }),
    message: 'Login successful',
  }));
  router.call('POST /send-verification-otp', async ({ body, address }, context) => ({
    data: await sendVerificationCode(context, parts, { ...body, address }),
    message: 'OTP sent successfully',
  }));
  router.call('POST /verify-account', async ({ body }, context) => ({
    data: { user: await verifyAccount(context, parts, body) },
    message: 'OTP verified successfully',
  }));
  router.call('GET /logout', async (_input, context) => {
    await signOut(context);
    return { data: {}, message: 'Logout successfully' };
  });
  router.call('GET /profile', async (_input, context) => ({ data: { user: await getProfile(context) } }));
}

function phoneRoutes(router: Router, parts: IdentityParts): void {
  router.call('POST /change-phone/start', async ({ body, address }, context) => ({
    data: await startPhoneChange(context, parts, { ...body, address }),
    message: 'OTP sent successfully',
  }));
  router.call('POST /change-phone/confirm', async ({ body }, context) => ({
    data: { pass: await confirmPhoneChange(context, parts, body.otp) },
  }));
  router.call('POST /change-phone/send-otp', async ({ body, address }, context) => ({
    data: await sendNewNumberCode(context, parts, { ...body, address }),
    message: 'OTP sent successfully',
  }));
  router.call('POST /change-phone', async ({ body }, context) => ({
    data: { user: await changePhone(context, parts, body) },
    message: 'Your number was changed. Other devices were signed out.',
  }));
}

function profileRoutes(router: Router, parts: IdentityParts, media: MediaStore): void {
  router.call('POST /update-profile', async ({ body, files }, context) => ({
    data: { user: await updateProfile(context, media, { ...body, ...files }) },
    message: 'Profile saved',
  }));
  router.call('POST /change-password', async ({ body }, context) => {
    await changePassword(context, parts, body);
    return { data: {}, message: 'Your password was changed. Other devices were signed out.' };
  });
  router.call('GET /sessions', async (_input, context) => ({ data: { sessions: await listOwnSessions(context) } }));
  router.call('DELETE /sessions/{id}', async ({ params }, context) => {
    await endOwnSession(context, params.id);
    return { data: { sessions: await listOwnSessions({ ...context, read: context.db }) }, message: 'Device signed out' };
  });
  router.call('POST /sessions/end-others', async (_input, context) => {
    await endOtherSessions(context);
    return { data: { sessions: await listOwnSessions({ ...context, read: context.db }) }, message: 'All other devices were signed out' };
  });
}
