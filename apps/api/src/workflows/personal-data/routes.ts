import { checkExportCode, sendOwnCode } from '../../modules/identity/codes/own-code.ts';
import type { IdentityParts } from '../../modules/identity/identity-parts.ts';
import type { Router } from '../../router.ts';
import { checkErasable, eraseAccount } from './erase-account.ts';
import { createAccountExporter } from './export-account.ts';

export function register({ router, identity }: { router: Router; identity: IdentityParts }): void {
  exportRoutes(router, identity);
  eraseRoutes(router, identity);
}

function eraseRoutes(router: Router, parts: IdentityParts): void {
  router.call('POST /account/send-erasure-otp', async ({ address }, context) => {
    // Checked before the code is sent, because it could not be used otherwise.
    await checkErasable(context.db, context.actor.person_id);
    return { data: await sendOwnCode(context, parts, { purpose: 'erasure', address }), message: 'OTP sent successfully' };
  });
  router.call('DELETE /account', async ({ body }, context) => {
    await eraseAccount(context, parts, body.otp);
    return { data: {}, message: 'Your account has been deleted' };
  });
}

function exportRoutes(router: Router, parts: IdentityParts): void {
  const exportAccount = createAccountExporter();
  router.call('POST /account/send-export-otp', async ({ address }, context) => ({
    data: await sendOwnCode(context, parts, { purpose: 'export', address }),
    message: 'OTP sent successfully',
  }));
  router.call('GET /account/export', async ({ query }, context) => ({
    file: await exportAccount(context, () => checkExportCode(context, parts, query.otp)),
  }));
}
