import type { TicketStatus } from '@souk/contract/support';
import { Badge, type BadgeTone } from '@souk/ui/badge.tsx';
import { useI18n } from '../../lib/services/services-context.tsx';
import { ticketStatusTexts } from './ticket-list-params.ts';

const tones = { running: 'warn', completed: 'success', cancel: 'neutral' } as const satisfies Record<TicketStatus, BadgeTone>;

export function TicketStatusBadge({ status }: { status: TicketStatus }) {
  const { t } = useI18n();
  return <Badge tone={tones[status]}>{t(ticketStatusTexts[status])}</Badge>;
}
