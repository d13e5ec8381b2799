import type { Country, Footer, Language, Master, MenuItem } from '@souk/contract/settings';
import type { Currency } from '../stores/settings-store.ts';
import { complete, completeAll, oneOf, type Shape } from './complete.ts';

export const country: Shape<Country> = { id: 0, iso: '', name: '', phone_code: '' };

/** The specification has no `position` per currency: `GET /master` has one for all of them. */
const currencyFields: Shape<Omit<Currency, 'position'>> = {
  id: 0,
  name: '',
  symbol: '',
  rate: 1,
  rate_from_default: 1,
  is_default: false,
};
const language: Shape<Language> = { id: 0, name: '', title: '', direction: oneOf(['ltr', 'rtl'], 'ltr') };
const target = oneOf(['_self', '_blank'], '_self');
const menuItem: Shape<MenuItem> = { id: 0, name: '', url: '', target, is_external: false };
const column: Shape<Footer> = {
  id: 0,
  title: '',
  items: [
    {
      id: 0,
      type: oneOf(['logo', 'text', 'phone', 'email', 'social_links', 'app_store', 'link'], 'text'),
      title: '',
      url: null,
      target,
    },
  ],
};
type Gateway = Master['payment_gateways'][number];
type SocialLink = Master['social_links'][number];
type SocialAuth = Master['social_auths']['google'];
type AppleAuth = Master['social_auths']['apple'];

const gateway: Shape<Gateway> = { name: '', title: '', logo: null };
const socialLink: Shape<SocialLink> = { name: '', link: '', logo: null };
const socialAuth: Shape<SocialAuth> = { is_active: false, client_id: null };
const appleAuth: Shape<AppleAuth> = { is_active: false, client_id: null, redirect_url: null };

/** Leaves out currencies and languages without a name, and entries without text or address. */
export const settingsLists = {
  currencies: (given: unknown) =>
    completeAll<Omit<Currency, 'position'>>(currencyFields, given)
      .filter(({ name }) => name)
      .map((each) => ({ ...each, symbol: each.symbol || each.name })),
  languages: (given: unknown) =>
    completeAll<Language>(language, given)
      .filter(({ name }) => name)
      .map((each) => ({ ...each, title: each.title || each.name })),
  menus: (given: unknown) => completeAll<MenuItem>(menuItem, given).filter(({ name, url }) => name && url),
  footers: (given: unknown) =>
    completeAll<Footer>(column, given).map((each) => ({
      ...each,
      items: each.items.filter(({ type, title }) => title || type === 'logo' || type === 'social_links' || type === 'app_store'),
    })),
  gateways: (given: unknown) =>
    completeAll<Gateway>(gateway, given)
      .filter(({ name }) => name)
      .map((each) => ({ ...each, title: each.title || each.name })),
  socialLinks: (given: unknown) => completeAll<SocialLink>(socialLink, given).filter(({ name, link }) => name && link),
  socialAuth: (given: unknown) => complete<SocialAuth>(socialAuth, given),
  appleAuth: (given: unknown) => complete<AppleAuth>(appleAuth, given),
};
