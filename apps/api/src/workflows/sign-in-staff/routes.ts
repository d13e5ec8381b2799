import type { Config } from '../../config/config.ts';
import { limitWrongCodes } from '../../modules/identity/codes/guess-limits.ts';
import type { IdentityParts } from '../../modules/identity/identity-parts.ts';
import { passkeyOrigin } from '../../modules/staff/passkeys.ts';
import { createSecondFactor } from '../../modules/staff/second-factor.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Limiter } from '../../platform/limits/limiter.ts';
import type { Router } from '../../router.ts';
import { changeAuthenticator, requestNewAuthenticator } from './change-authenticator.ts';
import { addPasskey, readPasskeys, removePasskey, requestPasskeyToAdd } from './member-passkeys.ts';
import { enterPasskeyAgain, finishSignInByPasskey, requestPasskeyAgain } from './passkey-second-factor.ts';
import { createTryLimit, enterSecondFactorAgain, readDemoCode } from './recent-second-factor.ts';
import { createStaffBranch, getMe } from './sign-in-staff.ts';
import { endSession, finishSignIn, sendSignInCode, startSignIn } from './two-step-sign-in.ts';

type Parts = { router: Router; identity: IdentityParts; config: Pick<Config, 'secret' | 'previousSecret' | 'server'>; clock: Clock };

export function register({ router, identity, config, clock }: Parts): void {
  const origin = passkeyOrigin(config.server.publicUrl);
  const branch = createStaffBranch(origin);
  const parts = { identity, secondFactor: createSecondFactor(config, clock), branch, tries: createTryLimit() };
  router.call('POST /admin/send-code', async ({ body, address }, context) => ({
    data: await sendSignInCode(context, parts, branch, { ...body, address }),
    message: 'OTP sent successfully',
  }));
  router.call('POST /admin/sign-in', async ({ body, address }, context) => ({
    data: await limitWrongCodes(context, identity.limits, address, () => startSignIn(context, parts, branch, body)),
  }));
  router.call('POST /admin/second-factor', ({ body, device, address }, context) =>
    finishSignIn(context, parts, branch, { ...body, device, address }),
  );
  router.call('POST /admin/second-factor/passkey', ({ body, device, address }, context) =>
    finishSignInByPasskey(context, { branch, origin }, { ...body, device, address }),
  );
  router.call('POST /admin/sign-out', async (_input, context) => {
    await endSession(context, 'admin');
    return { data: {} };
  });
  router.call('GET /admin/second-factor', async (_input, context) => ({ data: await readDemoCode(context, parts) }));
  router.call('POST /admin/second-factor/again', async ({ body }, context) => {
    await enterSecondFactorAgain(context, parts, body.code);
    return { data: {} };
  });
  router.call('GET /admin/me', async (_input, context) => ({ data: await getMe(context) }));
  router.call('POST /admin/authenticator/request', async (_input, context) => ({ data: await requestNewAuthenticator(context, parts) }));
  router.call('POST /admin/authenticator', async ({ body }, context) => {
    await changeAuthenticator(context, parts, body.code);
    return { data: {} };
  });
  registerPasskeys({ router, origin, tries: parts.tries });
}

function registerPasskeys({ router, origin, tries }: { router: Router; origin: string; tries: Limiter }): void {
  router.call('POST /admin/second-factor/again/request', async (_input, context) => ({
    data: { request: await requestPasskeyAgain(context, origin) },
  }));
  router.call('POST /admin/second-factor/again/passkey', async ({ body }, context) => {
    await enterPasskeyAgain(context, { origin, tries }, body.passkey);
    return { data: {} };
  });
  router.call('GET /admin/passkeys', async (_input, context) => ({ data: { passkeys: await readPasskeys(context) } }));
  router.call('POST /admin/passkeys/request', async (_input, context) => ({
    data: { request: await requestPasskeyToAdd(context, origin) },
  }));
  router.call('POST /admin/passkeys', async ({ body }, context) => ({ data: { passkey: await addPasskey(context, origin, body) } }));
  router.call('DELETE /admin/passkeys/{id}', async ({ params }, context) => {
    await removePasskey(context, params.id);
    return { data: {} };
  });
}
