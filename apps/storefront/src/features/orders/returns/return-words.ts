import type { ReturnEvent, ReturnReason, ReturnStatus } from '@souk/contract/orders/returns';
import type { BadgeTone } from '@souk/ui/badge.tsx';

/** The words of each state of a return, for its shopper. */
export const returnStatusTexts = {
  requested: 'Waiting for an answer',
  accepted: 'Accepted: send the items',
  received: 'Items arrived',
  inspected: 'Items checked',
  refunded: 'Refunded',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
} as const satisfies Record<ReturnStatus, string>;

export const returnTones = {
  requested: 'neutral',
  accepted: 'primary',
  received: 'primary',
  inspected: 'primary',
  refunded: 'success',
  declined: 'sale_soft',
  withdrawn: 'neutral',
} as const satisfies Record<ReturnStatus, BadgeTone>;

export const returnEventTexts = {
  requested: 'You asked for this return',
  passed: 'The shop did not answer in time: our team answers',
  accepted: 'The return was accepted',
  received: 'The items arrived',
  inspected: 'The items were checked',
  refunded: 'The items were refunded',
  declined: 'The return was declined',
  withdrawn: 'You withdrew this return',
} as const satisfies Record<ReturnEvent['status'], string>;

export const returnReasonTexts = {
  damaged: 'Damaged or broken',
  'wrong-item': 'Wrong item',
  'not-as-described': 'Not as described',
  'does-not-fit': 'Does not fit',
  'changed-mind': 'I changed my mind',
  other: 'Another reason',
} as const satisfies Record<ReturnReason, string>;
