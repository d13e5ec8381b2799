import type { Config } from '../../config/config.ts';
import { limitWrongCodes } from '../../modules/identity/codes/guess-limits.ts';
import type { IdentityParts } from '../../modules/identity/identity-parts.ts';
import { createSecondFactor } from '../../modules/staff/second-factor.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Router } from '../../router.ts';
import { endSession, finishSignIn } from '../sign-in-staff/two-step-sign-in.ts';
import { endLook, lookAtShop } from './look-at-shop.ts';
import { chooseShop, getSellerMe, sellerBranch, sendSellerCode, startSellerSignIn } from './sign-in-seller.ts';

type Parts = { router: Router; identity: IdentityParts; config: Pick<Config, 'secret'>; clock: Clock };

export function register({ router, identity, config, clock }: Parts): void {
  const parts = { identity, secondFactor: createSecondFactor(config.secret, clock) };
  router.call('POST /seller/send-code', async ({ body, address }, context) => ({
    data: await sendSellerCode(context, parts, { ...body, address }),
    message: 'OTP sent successfully',
  }));
  router.call('POST /seller/sign-in', async ({ body, address }, context) => ({
    data: await limitWrongCodes(context, identity.limits, address, () => startSellerSignIn(context, parts, body)),
  }));
  router.call('POST /seller/second-factor', ({ body, device, address }, context) =>
    finishSignIn(context, parts, sellerBranch, { ...body, device, address }),
  );
  router.call('POST /seller/sign-out', async (_input, context) => {
    await (context.operator.look_id === undefined ? endSession(context, 'seller') : endLook(context, context.operator.look_id));
    return { data: {} };
  });
  router.call('GET /seller/me', async (_input, context) => ({ data: await getSellerMe(context) }));
  router.call('POST /admin/shops/{id}/look', ({ params, ...sender }, context) => lookAtShop(context, params.id, sender));
  router.call('POST /seller/shop', async ({ body }, context) => ({ data: await chooseShop(context, body.shop_id) }));
}
