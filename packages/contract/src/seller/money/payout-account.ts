import { z } from 'zod';
import type { SellerCalls } from '../../endpoint.ts';
import { requiredText, Timestamp } from '../../fields.ts';

/** `iban`: an IBAN, whose checksum is checked. `bank`: bank and account as the bank writes them, for countries without IBANs. */
export const payoutKinds = ['iban', 'bank'] as const;
export type PayoutKind = (typeof payoutKinds)[number];

/** The account as everybody sees it after it was saved. */
export const MaskedPayoutAccount = z.object({
  kind: z.enum(payoutKinds),
  /** The last characters of the number. */
  ending: z.string(),
  changed_at: Timestamp,
});
export type MaskedPayoutAccount = z.infer<typeof MaskedPayoutAccount>;

export const OwnPayoutAccount = z.object({
  account: MaskedPayoutAccount.nullable(),
  /** Whether the member is an owner. */
  may_change: z.boolean(),
});
export type OwnPayoutAccount = z.infer<typeof OwnPayoutAccount>;

export const sellerPayoutAccountCalls = {
  'GET /seller/payout-account': {
    access: 'seller',
    needs: 'money',
    summary: 'The masked account that the shop is paid to.',
    answer: OwnPayoutAccount,
  },
  'POST /seller/payout-account': {
    access: 'seller',
    needs: 'money',
    recent: true,
    summary: 'Saves the account that the shop is paid to, over the one that the owner saw. All owners get a message.',
    body: z.strictObject({
      kind: z.enum(payoutKinds),
      holder: requiredText(120),
      number: requiredText(200),
      /** When the account that the owner saw was saved; null for none. */
      seen_changed_at: Timestamp.nullable(),
    }),
    answer: OwnPayoutAccount,
    refusals: {
      403: 'The member is no owner of the shop.',
      409: 'Somebody else has changed the account.',
      422: 'The IBAN is not valid, or the bank details are too short.',
    },
  },
} satisfies SellerCalls;
