import { ShoppingBag } from 'lucide-react';
import { useCart, useI18n, useServices, useSettings } from '../../lib/services/services-context.tsx';
import { CountBadge } from '../../ui/count-badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

/** Opens the cart drawer, and closes it. */
export function CartButton() {
  const { settings } = useServices();
  const { t, plural } = useI18n();
  const total = useCart((state) => state.total);
  const open = useSettings((state) => state.basketCanvas);
  const label = total > 0 ? `${t('Cart')}, ${plural(total, '{count} item', '{count} items')}` : t('Cart');
  return (
    <IconButton label={label} aria-expanded={open} aria-haspopup="dialog" onClick={() => settings.setState({ basketCanvas: !open })}>
      <ShoppingBag aria-hidden="true" />
      <CountBadge count={total} />
    </IconButton>
  );
}
