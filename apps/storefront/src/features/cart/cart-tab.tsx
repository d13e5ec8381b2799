import { ShoppingBag } from 'lucide-react';
import { useLocation } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useCart, useI18n, useMoney, useServices, useSettings } from '../../lib/services/services-context.tsx';

/** The tab is hidden on these screens (specification). */
const hiddenOn = [paths.checkout(), paths.blogs(), '/blog/'];

/**
 * The tab at the edge of the page shows the number of items and their amount, and opens the drawer. It appears with the first item.
 * The open drawer makes the page inert, so the drawer has its own tab, which closes it.
 */
export function CartTab({ place = 'page' }: { place?: 'page' | 'drawer' }) {
  const { settings } = useServices();
  const { t, plural } = useI18n();
  const money = useMoney();
  const { pathname } = useLocation();
  const total = useCart((state) => state.total);
  const amount = useCart((state) => state.totalAmount);
  const open = useSettings((state) => state.basketCanvas);
  // While the drawer is open the tab stays, so that the focus can return to it.
  if (total === 0 && !open) return null;
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
      // Hidden, not removed: the closing drawer returns the focus to it.
      aria-hidden={(open && place === 'page') || undefined}
      data-place={place}
      className="cart-tab"
    >
      <ShoppingBag aria-hidden="true" />
      <span>{items}</span>
      <bdi>
        <span key={sum} className="roll">
          {sum}
        </span>
      </bdi>
    </button>
  );
}
