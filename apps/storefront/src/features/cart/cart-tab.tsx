import { ShoppingBag } from 'lucide-react';
import { useLocation } from 'react-router';
import { useMoney } from '../../lib/money/use-money.ts';
import { paths } from '../../lib/paths.ts';
import { useCart, useI18n, useServices, useSettings } from '../../lib/services/services-context.tsx';

/** Screens where the tab would stand in the way. */
const hiddenOn = [paths.checkout(), paths.blogs(), '/blog/'];

/** The tab at the page's edge: how many pieces, what they come to. It opens the drawer, and closes it. */
export function CartTab() {
  const { settings } = useServices();
  const { t, plural } = useI18n();
  const money = useMoney();
  const { pathname } = useLocation();
  const total = useCart((state) => state.total);
  const amount = useCart((state) => state.totalAmount);
  const open = useSettings((state) => state.basketCanvas);
  if (hiddenOn.some((path) => pathname === path || (path.endsWith('/') && pathname.startsWith(path)))) return null;
  const sum = money(amount);
  const items = plural(total, '{count} item', '{count} items');
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-label={t('Cart, {items}, {amount}', { items, amount: sum })}
      onClick={() => settings.setState({ basketCanvas: !open })}
      className="cart-tab"
    >
      <ShoppingBag aria-hidden="true" />
      <span>{items}</span>
      <bdi>{sum}</bdi>
    </button>
  );
}
