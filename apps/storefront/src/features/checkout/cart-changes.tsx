import type { LineChange } from '@souk/contract/checkout';
import { useMoney } from '../../lib/money/use-money.ts';
import { useI18n } from '../../lib/services/services-context.tsx';
import { Note } from '../../ui/note.tsx';

/** What became different since it was chosen, before anything is paid. */
export function CartChanges({ changes, isBuyNow }: { changes: readonly LineChange[]; isBuyNow: boolean }) {
  const { t } = useI18n();
  const money = useMoney();
  if (changes.length === 0) return null;
  return (
    <Note tone="warn">
      <p className="font-semibold">{isBuyNow ? t('Changed since you chose it') : t('Changed since you put it in your cart')}</p>
      <ul className="mt-1 grid gap-1">
        {changes.map((change) => (
          <li key={`${change.line_id}-${change.kind}`}>
            {change.kind === 'price' && change.before !== null && change.now !== null
              ? t('{name}: {before} → {now} each', { name: change.name, before: money(change.before), now: money(change.now) })
              : change.message}
          </li>
        ))}
      </ul>
    </Note>
  );
}
