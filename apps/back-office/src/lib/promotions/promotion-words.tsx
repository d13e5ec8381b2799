import type { Funder, VoucherState } from '@souk/contract/back-office/promotions/vouchers';
import { Badge, type BadgeTone } from '@souk/ui/badge.tsx';
import { useI18n } from '../services.tsx';

export const stateTexts = {
  planned: 'Planned',
  running: 'Running',
  used_up: 'Used up',
  ended: 'Ended',
} as const satisfies Record<VoucherState, string>;

/** A flash sale has no state of its own for what is sold out. */
export const flashSaleStateTexts = { planned: stateTexts.planned, running: stateTexts.running, ended: stateTexts.ended } as const;

const tones = { planned: 'primary', running: 'success', used_up: 'warn', ended: 'neutral' } satisfies Record<VoucherState, BadgeTone>;

export function StateBadge({ state }: { state: VoucherState }) {
  return <Badge tone={tones[state]}>{useI18n().t(stateTexts[state])}</Badge>;
}

export const funderTexts = { shop: 'The shop', marketplace: 'The marketplace' } as const satisfies Record<Funder, string>;
