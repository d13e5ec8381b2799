import type { PayoutKind } from '@souk/contract/seller/money/payout-account';

export const payoutKindTexts: Readonly<Record<PayoutKind, string>> = { iban: 'IBAN', bank: 'Bank details' };
