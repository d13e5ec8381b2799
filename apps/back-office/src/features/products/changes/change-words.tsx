import type { ChangeRequestState } from '@souk/contract/back-office/catalog/change-requests';
import { Badge, type BadgeTone } from '@souk/ui/badge.tsx';
import { useI18n } from '../../../lib/services.tsx';

export const changeRequestTexts = {
  waiting: 'Waits for approval',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
} as const satisfies Record<ChangeRequestState, string>;

const tones = { waiting: 'warn', accepted: 'success', declined: 'sale_soft', withdrawn: 'neutral' } satisfies Record<
  ChangeRequestState,
  BadgeTone
>;

export function ChangeRequestBadge({ status }: { status: ChangeRequestState }) {
  const { t } = useI18n();
  return <Badge tone={tones[status]}>{t(changeRequestTexts[status])}</Badge>;
}
