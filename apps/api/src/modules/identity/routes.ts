import { invalid } from '../../platform/http/problem.ts';
import type { Router } from '../../router.ts';
import { exchangeResetCode } from './exchange-reset-code.ts';
import type { IdentityParts } from './identity-parts.ts';
import { readProfile } from './read-profile.ts';
import { register } from './register.ts';
import { resetPassword } from './reset-password.ts';
import { sendLoginCode } from './send-login-code.ts';
import { sendResetCode } from './send-reset-code.ts';
import { sendVerificationCode } from './send-verification-code.ts';
import { signIn } from './sign-in.ts';
import { signInSocially } from './sign-in-socially.ts';
import { signOut } from './sign-out.ts';
import { verifyAccount } from './verify-account.ts';
import { verifyRegistration } from './verify-registration.ts';

export function identityRoutes(router: Router, parts: IdentityParts): void {
  router.call('POST /send-login-otp', async ({ body, address }, context) => ({
    data: await sendLoginCode(context, parts, { ...body, address }),
    message: 'OTP sent successfully',
  }));
  router.call('POST /login', async ({ body, device }, context) => ({
    data: await signIn(context, parts, { ...body, device }),
    message: 'Login successful',
  }));
  router.call('POST /registration', async ({ body, address, device }, context) => ({
    data: await register(context, parts, { ...body, address, device }),
    message: 'You have successfully registered.',
  }));
  router.call('POST /verify-registration', async ({ body, device }, context) => ({
    data: await verifyRegistration(context, parts, { ...body, device }),
    message: 'Login successful',
  }));
  router.call('POST /send-otp', async ({ body, address }, context) => {
    if (!body.forgot_password)
      throw invalid('forgot_password', { text: 'The {field} field is not valid', with: { field: 'forgot password' } });
    return { data: await sendResetCode(context, parts, { ...body, address }), message: 'OTP sent successfully' };
  });
  router.call('POST /verify-otp', async ({ body }, context) => ({
    data: await exchangeResetCode(context, parts, body),
    message: 'OTP verified successfully',
  }));
  router.call('POST /reset-password', async ({ body }, context) => {
    await resetPassword(context, body);
    return { data: {}, message: 'Your password has been changed. Please log in.' };
  });
  router.call('POST /auth/{provider}/token', async ({ params, body, device }, context) => ({
    data: await signInSocially(context, parts, { ...params, ...body, device }),
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
  router.call('GET /profile', async (_input, context) => ({ data: { user: await readProfile(context) } }));
}
