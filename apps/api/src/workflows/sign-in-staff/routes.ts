import type { Config } from '../../config/config.ts';
import { limitWrongCodes } from '../../modules/identity/codes/guess-limits.ts';
import type { IdentityParts } from '../../modules/identity/identity-parts.ts';
import { createSecondFactor } from '../../modules/staff/second-factor.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Router } from '../../router.ts';
import { createTryLimit, enterSecondFactorAgain, readDemoCode } from './recent-second-factor.ts';
import { getMe, staffBranch } from './sign-in-staff.ts';
import { endSession, finishSignIn, sendSignInCode, startSignIn } from './two-step-sign-in.ts';

type Parts = { router: Router; identity: IdentityParts; config: Pick<Config, 'secret'>; clock: Clock };

export function register({ router, identity, config, clock }: Parts): void {
  const parts = { identity, secondFactor: createSecondFactor(config.secret, clock), tries: createTryLimit() };
  router.call('POST /admin/send-code', async ({ body, address }, context) => ({
    data: await sendSignInCode(context, parts, staffBranch, { ...body, address }),
    message: 'OTP sent successfully',
  }));
  router.call('POST /admin/sign-in', async ({ body, address }, context) => ({
    data: await limitWrongCodes(context, identity.limits, address, () => startSignIn(context, parts, staffBranch, body)),
  }));
  router.call('POST /admin/second-factor', ({ body, device, address }, context) =>
    finishSignIn(context, parts, staffBranch, { ...body, device, address }),
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
}
