import type { Config } from '../../config/config.ts';
import { limitWrongCodes } from '../../modules/identity/codes/guess-limits.ts';
import type { IdentityParts } from '../../modules/identity/identity-parts.ts';
import { passkeyOrigin } from '../../modules/staff/passkeys.ts';
import { createSecondFactor } from '../../modules/staff/second-factor.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Limiter } from '../../platform/limits/limiter.ts';
import type { Router } from '../../router.ts';
import { changeAuthenticator, requestNewAuthenticator } from '../sign-in-staff/change-authenticator.ts';
import { addPasskey, readPasskeys, removePasskey, requestPasskeyToAdd } from '../sign-in-staff/member-passkeys.ts';
import { enterPasskeyAgain, finishSignInByPasskey, requestPasskeyAgain } from '../sign-in-staff/passkey-second-factor.ts';
import { createTryLimit, enterSecondFactorAgain, readDemoCode } from '../sign-in-staff/recent-second-factor.ts';
import { endSession, finishSignIn } from '../sign-in-staff/two-step-sign-in.ts';
import { endLook, lookAtShop } from './look-at-shop.ts';
import { chooseShop, createSellerBranch, getSellerMe, sendSellerCode, startSellerSignIn } from './sign-in-seller.ts';

type Parts = { router: Router; identity: IdentityParts; config: Pick<Config, 'secret' | 'previousSecret' | 'server'>; clock: Clock };

export function register({ router, identity, config, clock }: Parts): void {
  const origin = passkeyOrigin(config.server.publicUrl);
  const branch = createSellerBranch(origin);
  const parts = { identity, secondFactor: createSecondFactor(config, clock), branch, tries: createTryLimit() };
  router.call('POST /seller/send-code', async ({ body, address }, context) => ({
    data: await sendSellerCode(context, parts, { ...body, address }),
    message: 'OTP sent successfully',
  }));
  router.call('POST /seller/sign-in', async ({ body, address }, context) => ({
    data: await limitWrongCodes(context, identity.limits, address, () => startSellerSignIn(context, parts, body)),
  }));
  router.call('POST /seller/second-factor', ({ body, device, address }, context) =>
    finishSignIn(context, parts, branch, { ...body, device, address }),
  );
  router.call('POST /seller/second-factor/passkey', ({ body, device, address }, context) =>
    finishSignInByPasskey(context, { branch, origin }, { ...body, device, address }),
  );
  router.call('POST /seller/sign-out', async (_input, context) => {
    await (context.operator.look_id === undefined ? endSession(context, 'seller') : endLook(context, context.operator.look_id));
    return { data: {} };
  });
  router.call('GET /seller/second-factor', async (_input, context) => ({ data: await readDemoCode(context, parts) }));
  router.call('POST /seller/second-factor/again', async ({ body }, context) => {
    await enterSecondFactorAgain(context, parts, body.code);
    return { data: {} };
  });
  router.call('GET /seller/me', async (_input, context) => ({ data: await getSellerMe(context) }));
  router.call('POST /admin/shops/{id}/look', ({ params, ...sender }, context) => lookAtShop(context, params.id, sender));
  router.call('POST /seller/shop', async ({ body }, context) => ({ data: await chooseShop(context, body.shop_id) }));
  router.call('POST /seller/authenticator/request', async (_input, context) => ({ data: await requestNewAuthenticator(context, parts) }));
  router.call('POST /seller/authenticator', async ({ body }, context) => {
    await changeAuthenticator(context, parts, body.code);
    return { data: {} };
  });
  registerPasskeys({ router, origin, tries: parts.tries });
}

function registerPasskeys({ router, origin, tries }: { router: Router; origin: string; tries: Limiter }): void {
  router.call('POST /seller/second-factor/again/request', async (_input, context) => ({
    data: { request: await requestPasskeyAgain(context, origin) },
  }));
  router.call('POST /seller/second-factor/again/passkey', async ({ body }, context) => {
    await enterPasskeyAgain(context, { origin, tries }, body.passkey);
    return { data: {} };
  });
  router.call('GET /seller/passkeys', async (_input, context) => ({ data: { passkeys: await readPasskeys(context) } }));
  router.call('POST /seller/passkeys/request', async (_input, context) => ({
    data: { request: await requestPasskeyToAdd(context, origin) },
  }));
  router.call('POST /seller/passkeys', async ({ body }, context) => ({ data: { passkey: await addPasskey(context, origin, body) } }));
  router.call('DELETE /seller/passkeys/{passkey_id}', async ({ params }, context) => {
    await removePasskey(context, params.passkey_id);
    return { data: {} };
  });
}
