import type { HealthFigures, ShopHealth } from '@souk/contract/back-office/shop-health';
import { keysOf } from '../list/use-list-filters.ts';

export type ProblemName = 'late' | 'cancelled' | 'returned' | 'unanswered_conversations' | 'unanswered_questions';

/** The problems of a shop in their order. */
export const healthTitleTexts = {
  late: 'Late orders',
  cancelled: 'Cancelled by the shop',
  returned: 'Orders with a return',
  unanswered_conversations: 'Unanswered messages',
  unanswered_questions: 'Unanswered questions',
} as const satisfies Record<ProblemName, string>;

/** The definition of each problem; `{hours}` are those of the limit. */
export const healthHintTexts = {
  late: 'Handed over after more than {hours} hours, or not yet. Cancelled orders do not count.',
  cancelled: 'Cancelled by somebody who is a member of the shop now.',
  returned: 'With a return that was neither declined nor withdrawn.',
  unanswered_conversations: 'Conversations in which the shopper has waited for more than {hours} hours.',
  unanswered_questions: 'Public questions without an answer for more than {hours} hours. Hidden ones do not count.',
} as const satisfies Record<ProblemName, string>;

export const healthColumns = keysOf(healthTitleTexts);

/** Everything of which the problem is a share. */
export function wholeOf(name: ProblemName, row: HealthFigures): number {
  if (name === 'unanswered_conversations') return row.conversations;
  return name === 'unanswered_questions' ? row.questions : row.orders;
}

export function hoursOf(
  name: ProblemName,
  { late_after_hours, answer_hours }: Pick<ShopHealth, 'late_after_hours' | 'answer_hours'>,
): number {
  return name === 'late' ? late_after_hours : answer_hours;
}
