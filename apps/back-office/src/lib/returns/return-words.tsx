import type { ReturnFilter } from '@souk/contract/back-office/returns';
import type { ReturnAuthor, ReturnEvent, ReturnReason, ReturnStatus } from '@souk/contract/orders/returns';
import { Badge, type BadgeTone } from '@souk/ui/badge.tsx';
import { useI18n } from '../services.tsx';

const statusTexts = {
  requested: 'Waiting for an answer',
  accepted: 'On the way back',
  received: 'Received',
  inspected: 'Inspected',
  refunded: 'Refunded',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
} as const satisfies Record<ReturnStatus, string>;

/** The texts of the tabs, by the contract's filters. */
export const filterTexts = {
  requested: statusTexts.requested,
  passed: 'Passed to the marketplace',
  accepted: statusTexts.accepted,
  received: statusTexts.received,
  refunded: statusTexts.refunded,
  declined: statusTexts.declined,
} as const satisfies Record<ReturnFilter, string>;

const statusTones = {
  requested: 'warn',
  accepted: 'primary',
  received: 'primary',
  inspected: 'primary',
  refunded: 'success',
  declined: 'sale_soft',
  withdrawn: 'neutral',
} as const satisfies Record<ReturnStatus, BadgeTone>;

export const eventTexts = {
  requested: 'Requested',
  passed: 'Passed to the marketplace: the shop did not answer in time',
  accepted: 'Accepted',
  received: 'Items received',
  inspected: 'Items inspected',
  refunded: 'Items refunded',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
} as const satisfies Record<ReturnEvent['status'], string>;

export const authorTexts = {
  shopper: 'Shopper',
  shop: 'Shop',
  marketplace: 'Marketplace',
  system: 'Automatically',
} as const satisfies Record<ReturnAuthor, string>;

export const reasonTexts = {
  damaged: 'Damaged or broken',
  'wrong-item': 'Wrong item',
  'not-as-described': 'Not as described',
  'does-not-fit': 'Does not fit',
  'changed-mind': 'Changed their mind',
  other: 'Another reason',
} as const satisfies Record<ReturnReason, string>;

export function ReturnBadge({ status, isPassed = false }: { status: ReturnStatus; isPassed?: boolean }) {
  const { t } = useI18n();
  return (
    <>
      <Badge tone={statusTones[status]}>{t(statusTexts[status])}</Badge>
      {isPassed && status === 'requested' && <Badge tone="sale_soft">{t(filterTexts.passed)}</Badge>}
    </>
  );
}
