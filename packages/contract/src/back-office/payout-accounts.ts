import { z } from 'zod';
import type { AdminCalls } from '../endpoint.ts';
import { IdParam } from '../fields.ts';
import { MaskedPayoutAccount, payoutKinds } from '../seller/money/payout-account.ts';

const params = z.strictObject({ id: IdParam });
const missing = 'There is no such shop, or it has no payout account.';

export const RevealedPayoutAccount = z.object({ kind: z.enum(payoutKinds), holder: z.string(), number: z.string() });
export type RevealedPayoutAccount = z.infer<typeof RevealedPayoutAccount>;

export const adminPayoutAccountsCalls = {
  'GET /admin/shops/{id}/payout-account': {
    access: 'admin',
    needs: 'payouts',
    summary: 'The masked account that a shop is paid to.',
    params,
    answer: z.object({ account: MaskedPayoutAccount.nullable() }),
    refusals: { 404: 'There is no such shop.' },
  },
  'POST /admin/shops/{id}/payout-account/reveal': {
    access: 'admin',
    needs: 'payouts',
    recent: true,
    summary: 'The holder and the number of the account that a shop is paid to. The audit log records who read them.',
    params,
    body: z.strictObject({}),
    answer: RevealedPayoutAccount,
    refusals: { 404: missing, 409: 'It was encrypted with another APP_SECRET.' },
  },
} satisfies AdminCalls;
