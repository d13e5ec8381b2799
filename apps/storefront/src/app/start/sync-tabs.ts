import type { Services } from '../../lib/services/services.ts';
import { clearSession, takeOver } from '../../lib/stores/auth-store.ts';
import { emptyCart } from '../../lib/stores/cart-state.ts';
import type { SettingsStore } from '../../lib/stores/settings-store.ts';

/**
 * What another tab did to the session and the cart holds here too, and so do currency and light. Each tab shows the language it was loaded in, and
 * leaves another one's choice as it is.
 */
export function syncTabs({ auth, cart, visitor, settings }: Services): void {
  const heed: Record<string, (isThere: boolean) => void> = {
    [auth.key]: (isThere) => (isThere ? takeOver(auth) : auth.setState(clearSession)),
    [cart.key]: (isThere) => (isThere ? cart.restore() : cart.setState(emptyCart)),
    [visitor.key]: () => visitor.restore(),
    [settings.key]: (isThere) => isThere && heedSettings(settings),
  };
  addEventListener('storage', ({ key, newValue }) => {
    // No key: everything was thrown away.
    for (const name of key === null ? [auth.key, cart.key] : [key]) heed[name]?.(newValue !== null);
  });
}

function heedSettings(settings: SettingsStore): void {
  const { locale, langDirection, defaultLocale, selectedCurrency, colorScheme } = settings.read();
  settings.yieldTo({ locale, langDirection, defaultLocale });
  const own = settings.getState();
  // Only what differs: each change is heard by the other tab in its turn.
  if (selectedCurrency?.name !== own.selectedCurrency?.name || colorScheme !== own.colorScheme) {
    settings.setState({ selectedCurrency, colorScheme });
  }
}
