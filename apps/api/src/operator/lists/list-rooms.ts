import { z } from 'zod';
import { taxList } from '../../modules/checkout/charge-lists.ts';
import { siteLists } from '../../modules/settings/site-lists.ts';
import { choice, option, whole, words } from '../fields.ts';
import { wordings } from '../text-fields.ts';
import { percent, yesOrNo } from '../value-fields.ts';
import { link, linkOrNone, rate } from './link-fields.ts';
import { listRoom } from './list-room.ts';

const position = option('n', 'Its place among them, from 0', whole(0, 10_000).optional());
const active = option('yes|no', 'Whether it is offered', yesOrNo().optional());
const target = option('target', '_self, or _blank for a tab of its own', choice(['_self', '_blank']).optional());
const url = option('address', 'Where it leads: /plans, or with https://', link().optional());
const logo = option('address', 'The address of its sign, or none', linkOrNone().optional());
const footerParts = ['logo', 'text', 'phone', 'email', 'social_links', 'app_store', 'link'] as const;

/** The lists of the site and of what is added to orders, whose commands are all alike. */
export const listRooms = [
  listRoom({
    room: 'menus',
    one: 'an entry of the menu',
    summary: 'the entries of the menu',
    list: siteLists.menus,
    fields: {
      name: wordings('What it says', 60),
      url,
      target,
      external: option('yes|no', 'Whether it leads out of the shop', yesOrNo().optional()),
      position,
    },
    columns: { external: 'is_external' },
    needs: ['name', 'url'],
    can: ['add', 'remove'],
    examples: { add: '--name Plans --name "ar=الباقات" --url /plans --position 3', edit: '4 --position 1' },
  }),
  listRoom({
    room: 'footers',
    one: 'a column of the footer',
    summary: 'the columns of the footer',
    list: siteLists.footers,
    fields: { title: wordings('What stands over it', 60), position },
    needs: [],
    can: ['add', 'remove'],
    examples: { add: '--title Help --title "ar=المساعدة"', edit: '2 --title Support' },
  }),
  listRoom({
    room: 'footer-items',
    one: 'what stands in a column of the footer',
    summary: 'what stands in the columns of the footer',
    list: siteLists.footerItems,
    fields: {
      column: option('id', 'The column that it stands in: "footers list"', whole(1, 999_999_999).optional()),
      type: option('type', footerParts.join(', '), choice(footerParts).optional()),
      title: wordings('What it says', 300),
      url,
      target,
      position,
    },
    columns: { column: 'footer_id' },
    needs: ['column', 'type'],
    can: ['add', 'remove'],
    examples: { add: '--column 2 --type link --title Returns --url /page/returns', edit: '7 --url /page/returns' },
  }),
  listRoom({
    room: 'social-links',
    one: 'a page of the market elsewhere',
    summary: 'where else the market is found',
    list: siteLists.socialLinks,
    fields: {
      name: option('name', 'What it is called', words(60).optional()),
      link: option('address', 'Where it leads', link().optional()),
      logo,
      position,
    },
    columns: { logo: 'logo_url' },
    needs: ['name', 'link'],
    can: ['add', 'remove'],
    examples: { add: '--name Instagram --link https://instagram.com/souk', edit: '1 --link https://instagram.com/souk' },
  }),
  listRoom({
    room: 'gateways',
    one: 'a way to pay online',
    summary: 'the ways to pay online; what each needs is a setting of the process',
    list: siteLists.gateways,
    fields: { title: option('name', 'What shoppers read', words(60).optional()), logo, active, position },
    columns: { logo: 'logo_url' },
    needs: [],
    can: [],
    examples: { edit: 'stripe --active yes --title "Card or wallet"' },
  }),
  listRoom({
    room: 'currencies',
    one: 'a currency',
    summary: 'what prices can be shown in; they are kept and paid in the default one',
    list: siteLists.currencies,
    fields: {
      symbol: option('sign', 'Its sign', words(8).optional()),
      side: option('side', 'Where that stands: prefix or suffix', choice(['prefix', 'suffix']).optional()),
      rate: option('rate', 'How much of it one of the default currency buys', rate().optional()),
      active,
    },
    columns: { side: 'position', rate: 'rate_from_default' },
    needs: ['symbol', 'rate'],
    can: ['add'],
    examples: { add: 'EUR --symbol € --rate 0.92', edit: 'INR --rate 83.41' },
  }),
  listRoom({
    room: 'languages',
    one: 'a language',
    summary: 'what the market speaks; texts of the storefront ship for en, ar and ir',
    list: siteLists.languages,
    fields: {
      title: option('name', 'Its own name for itself', words(40).optional()),
      direction: option('direction', 'ltr or rtl', choice(['ltr', 'rtl']).optional()),
      active,
      position,
    },
    needs: ['title', 'direction'],
    can: ['add'],
    examples: { add: 'fr --title Français --direction ltr', edit: 'ar --active no' },
  }),
  listRoom({
    room: 'taxes',
    one: 'a tax',
    summary: 'what is added to every order',
    list: taxList,
    fields: {
      name: wordings('What it is called', 60),
      percent: option(
        'percent',
        'How much of what is left after discounts',
        z
          .literal('0')
          .transform(() => 0)
          .or(percent())
          .optional(),
      ),
      active,
      position,
    },
    columns: { percent: 'basis_points' },
    needs: ['name', 'percent'],
    can: ['add', 'remove'],
    examples: { add: '--name VAT --percent 5', edit: '1 --percent 7.5' },
  }),
] as const;
