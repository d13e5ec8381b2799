import { invalid, tooMany } from '../../platform/http/problem.ts';
import { createLimiter } from '../../platform/limits/create-limiter.ts';
import { networkOf } from '../../platform/limits/network-of.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import type { Router } from '../../router.ts';
import { changePassword } from './change-password.ts';
import { changePhone, confirmPhoneChange, sendNewNumberCode, startPhoneChange } from './change-phone.ts';
import { exchangeResetCode } from './exchange-reset-code.ts';
import type { IdentityParts } from './identity-parts.ts';
import { limitWrongCodes } from './limit-wrong-codes.ts';
import { readProfile } from './read-profile.ts';
import { register } from './register.ts';
import { resetPassword } from './reset-password.ts';
import { sendLoginCode } from './send-login-code.ts';
import { sendResetCode } from './send-reset-code.ts';
import { sendVerificationCode } from './send-verification-code.ts';
import { endOtherSessions, endOwnSession, readSessions } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { signInSocially } from './sign-in-socially.ts';
import { signOut } from './sign-out.ts';
import { issueNonce } from './single-use.ts';
import { updateProfile } from './update-profile.ts';
import { verifyAccount } from './verify-account.ts';
import { verifyRegistration } from './verify-registration.ts';

export function identityRoutes(router: Router, parts: IdentityParts): void {
  router.call('POST /send-login-otp', async ({ body, address }, context) => ({
    data: await sendLoginCode(context, parts, { ...body, address }),
    message: 'OTP sent successfully',
  }));
  router.call('POST /login', async ({ body, device, address }, context) => ({
    data: await limitWrongCodes(context, parts.limits, address, () => signIn(context, parts, { ...body, device, address })),
    message: 'Login successful',
  }));
  router.call('POST /registration', async ({ body, address, device }, context) => ({
    data: await register(context, parts, { ...body, address, device }),
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
    const wait = nonces.take(networkOf(address));
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
  phoneRoutes(router, parts);
  router.call('GET /logout', async (_input, context) => {
    await signOut(context);
    return { data: {}, message: 'Logout successfully' };
  });
  router.call('GET /profile', async (_input, context) => ({ data: { user: await readProfile(context) } }));
}

/** From one number to another. */
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
    message: 'Your number is changed. Other devices are signed out.',
  }));
}

/** What people see and change of their own account. */
export function profileRoutes(router: Router, parts: IdentityParts, media: MediaStore): void {
  router.call('POST /update-profile', async ({ body, files }, context) => ({
    data: { user: await updateProfile(context, media, { ...body, ...files }) },
    message: 'Your profile is saved',
  }));
  router.call('POST /change-password', async ({ body }, context) => {
    await changePassword(context, parts, body);
    return { data: {}, message: 'Your password is changed. Other devices are signed out.' };
  });
  router.call('GET /sessions', async (_input, context) => ({ data: { sessions: await readSessions(context) } }));
  router.call('DELETE /sessions/{id}', async ({ params }, context) => {
    await endOwnSession(context, params.id);
    return { data: { sessions: await readSessions({ ...context, read: context.db }) }, message: 'That device is signed out' };
  });
  router.call('POST /sessions/end-others', async (_input, context) => {
    await endOtherSessions(context);
    return { data: { sessions: await readSessions({ ...context, read: context.db }) }, message: 'Every other device is signed out' };
  });
}
