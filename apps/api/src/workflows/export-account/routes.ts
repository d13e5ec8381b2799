import type { Context, SignedIn } from '../../context.ts';
import type { IdentityParts } from '../../modules/identity/identity-parts.ts';
import { sendOwnCode, takeOwnCode } from '../../modules/identity/own-code.ts';
import { wrongCode } from '../../modules/identity/try-code.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Router } from '../../router.ts';
import { createAccountExporter } from './export-account.ts';

export function exportAccountRoutes(router: Router, parts: IdentityParts): void {
  const exportAccount = createAccountExporter();
  router.call('POST /account/send-export-otp', async ({ address }, context) => ({
    data: await sendOwnCode(context, parts, { purpose: 'export', address }),
    message: 'OTP sent successfully',
  }));
  router.call('GET /account/export', async ({ query }, context) => ({
    file: await exportAccount(context, () => useCode(context, parts, query.otp)),
  }));
}

/** The code is used up before the file is made; a wrong one stays counted as a try. */
async function useCode(context: SignedIn<Context>, parts: IdentityParts, otp: string): Promise<void> {
  const isRight = await inTransaction(context.db, (transaction) => takeOwnCode(context, transaction, parts, { purpose: 'export', otp }));
  if (!isRight) throw await wrongCode(context, { purpose: 'export' });
}
