import type { CartProduct } from '@souk/contract/cart';
import { Heart } from 'lucide-react';
import { use, useState } from 'react';
import { useI18n, useServices } from '../../lib/services/services-context.tsx';
import { moveLine } from './cart-calls.ts';
import { LineKeeper } from './line-keeper.ts';

/** Not now, but not forgotten either. */
export function MoveToWishlist({ line }: { line: CartProduct }) {
  const services = useServices();
  const { t } = useI18n();
  const keep = use(LineKeeper);
  const [busy, setBusy] = useState(false);
  if (!keep) return null;
  async function handleMove(keepLine: NonNullable<typeof keep>) {
    setBusy(true);
    await moveLine(services, line, keepLine);
    setBusy(false);
  }
  return (
    <button
      type="button"
      disabled={busy}
      aria-label={`${t('Move to wishlist')}: ${line.name}`}
      onClick={() => void handleMove(keep)}
      className="hit-area relative inline-flex items-center gap-1.5 text-xs text-ink-muted underline-offset-4 hover:text-ink hover:underline disabled:opacity-45"
    >
      <Heart aria-hidden="true" className="size-4" />
      {t('Move to wishlist')}
    </button>
  );
}
