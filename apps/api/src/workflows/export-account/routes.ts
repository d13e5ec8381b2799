import type { IdentityParts } from '../../modules/identity/identity-parts.ts';
import { checkExportCode, sendOwnCode } from '../../modules/identity/own-code.ts';
import type { Router } from '../../router.ts';
import { createAccountExporter } from './export-account.ts';

export function exportAccountRoutes(router: Router, parts: IdentityParts): void {
  const exportAccount = createAccountExporter();
  router.call('POST /account/send-export-otp', async ({ address }, context) => ({
    data: await sendOwnCode(context, parts, { purpose: 'export', address }),
    message: 'OTP sent successfully',
  }));
  router.call('GET /account/export', async ({ query }, context) => ({
    file: await exportAccount(context, () => checkExportCode(context, parts, query.otp)),
  }));
}
