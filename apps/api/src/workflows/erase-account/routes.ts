import type { IdentityParts } from '../../modules/identity/identity-parts.ts';
import { sendOwnCode } from '../../modules/identity/own-code.ts';
import type { Router } from '../../router.ts';
import { checkErasable } from './check-erasable.ts';
import { eraseAccount } from './erase-account.ts';

export function eraseAccountRoutes(router: Router, parts: IdentityParts): void {
  router.call('POST /account/send-erasure-otp', async ({ address }, context) => {
    // Nobody is sent a code that would not help them.
    await checkErasable(context.db, context.actor.person_id);
    return { data: await sendOwnCode(context, parts, { purpose: 'erasure', address }), message: 'OTP sent successfully' };
  });
  router.call('DELETE /account', async ({ body }, context) => {
    await eraseAccount(context, parts, body.otp);
    return { data: {}, message: 'Your account has been deleted' };
  });
}
