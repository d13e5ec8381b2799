import { createMemoryStorage } from '@souk/client/stores/persisted-store.ts';
import { describe, expect, test } from 'vitest';
import { buildMaster } from '../../../test/fake-api/settings.ts';
import { completeUser } from '../other-servers/complete-user.ts';
import { applyMaster } from './apply-master.ts';
import { clearSession, createAuthStore, currentAddress, signedOut, signIn } from './auth-store.ts';
import { createCartStore, emptyCart } from './cart-store.ts';
import { createSettingsStore, defaultSettings } from './settings-store.ts';

const user = completeUser({ id: 1, name: 'Mina', phone: '5550100200' });

test('[settings-02] settings are stored and restored on load', () => {
  const storage = createMemoryStorage();
  createSettingsStore(storage, defaultSettings).setState(applyMaster(defaultSettings, buildMaster()).settings);
  const next = createSettingsStore(storage, defaultSettings);
  expect(next.getState().appName).toBe('');
  next.restore();
  expect(next.getState()).toEqual(applyMaster(defaultSettings, buildMaster()).settings);
});

test('[settings-07] a chosen currency is restored, even from a server that sends the symbol position only for the default one', () => {
  const storage = createMemoryStorage();
  const currencies = buildMaster().currencies.map(({ position: _, ...named }) => named);
  const { settings } = applyMaster({ ...defaultSettings, selectedCurrency: currencies[1] ?? null }, { ...buildMaster(), currencies });
  createSettingsStore(storage, defaultSettings).setState(settings);
  const next = createSettingsStore(storage, defaultSettings);
  next.restore();
  expect(next.getState()).toMatchObject({ currencies, selectedCurrency: { name: 'EUR' } });
});

describe('[settings-12] stored state', () => {
  const restored = (stored: string) => {
    const storage = createMemoryStorage();
    storage.setItem('souk.settings', stored);
    const store = createSettingsStore(storage, defaultSettings);
    store.restore();
    return store.getState();
  };

  test.each(['{', 'null', '7', '"x"', '[]', '{"state":7,"version":1}', '{"version":1}'])('%s is dropped', (stored) => {
    expect(restored(stored)).toEqual(defaultSettings);
  });

  test('restores valid fields and drops invalid ones', () => {
    const stored = JSON.stringify({
      version: 1,
      state: { locale: 'ar', menus: 'none', phoneMinLength: null, unheard: 1, socialAuths: {} },
    });
    expect(restored(stored)).toEqual({ ...defaultSettings, locale: 'ar' });
  });

  test.each([0, 99])('of version %i is taken as far as it fits', (version) => {
    expect(restored(JSON.stringify({ version, state: { locale: 'ir', appName: 3 } }))).toEqual({ ...defaultSettings, locale: 'ir' });
  });

  test('never opens the drawer', () => {
    expect(restored(JSON.stringify({ version: 1, state: { basketCanvas: true } })).basketCanvas).toBe(false);
  });

  test('that cannot be written does no harm to the page', () => {
    const full = {
      ...createMemoryStorage(),
      setItem: () => {
        throw new Error('quota');
      },
    };
    const store = createSettingsStore(full, defaultSettings);
    store.setState({ locale: 'ar' });
    expect(store.getState().locale).toBe('ar');
  });
});

test('[auth-02] a sign-in stores the token as Bearer and closes the dialogs', () => {
  const state = signIn({ ...signedOut, loginModal: true }, { access: { token: 'abc' }, user });
  expect(state).toMatchObject({ token: 'Bearer abc', user, loginModal: false });
});

test('[auth-10] [auth-11] an ended session leaves no token, person, addresses or favourites', () => {
  const state = clearSession({ ...signedOut, user, token: 'Bearer abc', favoriteProducts: 4, loginModal: true });
  expect(state).toEqual({ ...signedOut, loginModal: true });
});

test('[auth-10] two tabs: the other one restores what one has stored', () => {
  const storage = createMemoryStorage();
  const [here, there] = [createAuthStore(storage), createAuthStore(storage)];
  here.setState({ user, token: 'Bearer abc' });
  there.restore();
  expect(there.getState().token).toBe('Bearer abc');
  here.setState(clearSession);
  there.restore();
  expect(there.getState()).toMatchObject({ token: null, user: null });
});

test('[settings-05] two tabs: the language chosen in one survives the other’s writes', () => {
  const storage = createMemoryStorage();
  const [here, there] = [createSettingsStore(storage, defaultSettings), createSettingsStore(storage, defaultSettings)];
  const stored = () => {
    const next = createSettingsStore(storage, defaultSettings);
    next.restore();
    return next.getState();
  };
  here.setState({ locale: 'ar', langDirection: 'rtl' });
  expect(there.read()).toMatchObject({ locale: 'ar' });
  there.retain({ locale: 'ar', langDirection: 'rtl' });
  there.setState({ search: 'lamp' });
  expect(there.getState()).toMatchObject({ locale: 'en', langDirection: 'ltr' });
  expect([there.persisted(), stored()]).toMatchObject([
    { locale: 'ar', search: 'lamp' },
    { locale: 'ar', langDirection: 'rtl', search: 'lamp' },
  ]);
  // Until that tab chooses for itself.
  there.setState({ locale: 'ir' });
  expect(stored()).toMatchObject({ locale: 'ir' });
});

test('[cart-05] the cart is stored and restored, but not its loading state', () => {
  const storage = createMemoryStorage();
  createCartStore(storage).setState({ total: 3, selectedShopIds: [4], coupon_code: 'TEA', payable_amount: 12.5, loading: true });
  const next = createCartStore(storage);
  next.restore();
  expect(next.getState()).toEqual({ ...emptyCart, total: 3, selectedShopIds: [4], coupon_code: 'TEA', payable_amount: 12.5 });
});

test('[cart-07] the default address becomes current, otherwise the first', () => {
  const address = {
    id: 1,
    name: '',
    phone: '',
    area: '',
    flat_no: null,
    post_code: null,
    address_line: '',
    address_line2: null,
    latitude: null,
    longitude: null,
  };
  const home = { ...address, address_type: 'home' as const, is_default: false };
  const office = { ...home, id: 2, is_default: true };
  expect(currentAddress([home, office])).toBe(office);
  expect(currentAddress([home, { ...office, is_default: false }])).toBe(home);
  expect(currentAddress([])).toBeNull();
});
