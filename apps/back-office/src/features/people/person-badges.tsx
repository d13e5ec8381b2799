import type { PersonRow } from '@souk/contract/back-office/people';
import { Badge } from '@souk/ui/badge.tsx';
import { useI18n } from '../../lib/services.tsx';

/** Whether a person is blocked or erased. */
export function PersonBadges({ person: { blocked_at, erased_at } }: { person: PersonRow }) {
  const { t } = useI18n();
  if (erased_at) return <Badge>{t('Erased')}</Badge>;
  return blocked_at ? <Badge tone="sale_soft">{t('Blocked')}</Badge> : null;
}
