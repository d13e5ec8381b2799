import { Lock } from 'lucide-react';
import { useMoney } from '../../lib/money/use-money.ts';
import { useI18n } from '../../lib/services/services-context.tsx';
import { Button } from '../../ui/button.tsx';

export type PlaceButtonProps = { amount: number; busy: boolean; onPress: () => void };

/** The one button that orders; it says what it costs. */
export function PlaceButton({ amount, busy, onPress }: PlaceButtonProps) {
  const { t } = useI18n();
  const money = useMoney();
  return (
    <Button block size="lg" busy={busy} className="px-4" onClick={onPress}>
      <Lock aria-hidden="true" className="max-sm:hidden" />
      <span>
        {t('Place order')} · <bdi className="tabular-nums">{money(amount)}</bdi>
      </span>
    </Button>
  );
}
