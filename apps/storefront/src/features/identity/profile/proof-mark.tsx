import { BadgeCheck } from 'lucide-react';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';

/** Whether it is known to be the person's own; where not, the way there. */
export function ProofMark({ proved, label, onProve }: { proved: boolean; label: string; onProve: () => void }) {
  const { t } = useI18n();
  if (!proved) {
    return (
      <Button variant="text" size="sm" className="hit-area -my-2" onClick={onProve}>
        {label}
      </Button>
    );
  }
  return (
    <Badge tone="success" className="-my-0.5">
      <BadgeCheck aria-hidden="true" />
      {t('Verified')}
    </Badge>
  );
}
