import type { TicketStatus } from '@souk/contract/support';
import { useI18n } from '../../lib/services/services-context.tsx';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { ticketStatusTexts } from './model/tickets-address.ts';

const tones = { running: 'warn', completed: 'success', cancel: 'neutral' } as const satisfies Record<TicketStatus, BadgeTone>;

export function TicketStatusBadge({ status }: { status: TicketStatus }) {
  const { t } = useI18n();
  return <Badge tone={tones[status]}>{t(ticketStatusTexts[status])}</Badge>;
}
