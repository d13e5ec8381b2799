import type { InboxState } from '@souk/contract/back-office/tickets';
import type { TicketStatus } from '@souk/contract/support';
import { Badge, type BadgeTone } from '@souk/ui/badge.tsx';
import { useI18n } from '../../lib/services.tsx';

export const stateTexts = {
  waiting: 'Waiting for an answer',
  answered: 'Answered',
  completed: 'Completed',
  cancel: 'Closed unanswered',
} as const satisfies Record<InboxState, string>;

const tones = { waiting: 'warn', answered: 'primary', completed: 'success', cancel: 'neutral' } satisfies Record<InboxState, BadgeTone>;

type TicketState = { status: TicketStatus; isWaiting: boolean };

export function TicketBadge({ status, isWaiting }: TicketState) {
  const { t } = useI18n();
  const state = status === 'running' ? (isWaiting ? 'waiting' : 'answered') : status;
  return <Badge tone={tones[state]}>{t(stateTexts[state])}</Badge>;
}

/** Minutes, then hours. */
export function Duration({ minutes }: { minutes: number }) {
  const { plural } = useI18n();
  if (minutes < 120) return plural(minutes, '{count} minute', '{count} minutes');
  return plural(Math.round(minutes / 60), '{count} hour', '{count} hours');
}
