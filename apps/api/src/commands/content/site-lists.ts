import { taxList } from '../../modules/checkout/manage-charges.ts';
import { siteLists } from '../../modules/settings/site-lists.ts';
import type { CommandGroup } from '../framework/define-command.ts';
import { choice, option, whole, words, yesOrNo } from '../framework/fields.ts';
import { rowCommands } from '../framework/row-commands.ts';
import { translations } from '../framework/text-fields.ts';
import { exchangeRate, link, linkOrNone, percentOrZero } from '../framework/value-fields.ts';

const position = option('n', 'Position in the list, from 0', whole(0, 10_000).optional());
const active = option('yes|no', 'Whether it is offered', yesOrNo().optional());
const target = option('target', '_self, or _blank for a new tab', choice(['_self', '_blank']).optional());
const url = option('address', 'Link: /plans, or with https://', link().optional());
const logo = option('address', 'Address of the logo, or none', linkOrNone().optional());
const footerItemTypes = ['logo', 'text', 'phone', 'email', 'social_links', 'app_store', 'link'] as const;

/** The lists of the site and the taxes. */
export const siteListCommands: readonly CommandGroup[] = [
  rowCommands({
    group: 'menus',
    one: 'a menu item',
    summary: 'items of the menu',
    list: siteLists.menus,
    content: 'menus',
    fields: {
      name: translations('Text of the item', 60),
      url,
      target,
      external: option('yes|no', 'Whether it leads to another site', yesOrNo().optional()),
      position,
    },
    columns: { external: 'is_external' },
    required: ['name', 'url'],
    can: ['add', 'remove'],
    examples: { add: '--name Plans --name "ar=الباقات" --url /plans --position 3', edit: '4 --position 1' },
  }),
  rowCommands({
    group: 'footers',
    one: 'a footer column',
    summary: 'columns of the footer',
    list: siteLists.footers,
    content: 'footers',
    fields: { title: translations('Title of the column', 60), position },
    required: [],
    can: ['add', 'remove'],
    examples: { add: '--title Help --title "ar=المساعدة"', edit: '2 --title Support' },
  }),
  rowCommands({
    group: 'footer-items',
    one: 'a footer item',
    summary: 'items of the footer columns',
    list: siteLists.footerItems,
    content: 'footers',
    fields: {
      column: option('id', 'Id of its column, from "footers list"', whole(1, 999_999_999).optional()),
      type: option('type', footerItemTypes.join(', '), choice(footerItemTypes).optional()),
      title: translations('Text of the item', 300),
      url,
      target,
      position,
    },
    columns: { column: 'footer_id' },
    required: ['column', 'type'],
    can: ['add', 'remove'],
    examples: { add: '--column 2 --type link --title Returns --url /page/returns', edit: '7 --url /page/returns' },
  }),
  rowCommands({
    group: 'social-links',
    one: 'a social link',
    summary: 'links to social networks',
    list: siteLists.socialLinks,
    content: 'social-links',
    fields: {
      name: option('name', 'Name of the network', words(60).optional()),
      link: option('address', 'Address of your page there', link().optional()),
      logo,
      position,
    },
    columns: { logo: 'logo_url' },
    required: ['name', 'link'],
    can: ['add', 'remove'],
    examples: { add: '--name Instagram --link https://instagram.com/souk', edit: '1 --link https://instagram.com/souk' },
  }),
  rowCommands({
    group: 'gateways',
    one: 'a payment gateway',
    summary: 'online payment gateways (their credentials are environment variables)',
    list: siteLists.gateways,
    fields: { title: option('name', 'Name for shoppers', words(60).optional()), logo, active, position },
    columns: { logo: 'logo_url' },
    required: [],
    can: [],
    examples: { edit: 'stripe --active yes --title "Card or wallet"' },
  }),
  rowCommands({
    group: 'currencies',
    one: 'a currency',
    summary: 'currencies that prices can be shown in; payments are in the default currency',
    list: siteLists.currencies,
    fields: {
      symbol: option('symbol', 'Symbol', words(8).optional()),
      side: option('side', 'Position of the symbol: prefix or suffix', choice(['prefix', 'suffix']).optional()),
      rate: option('rate', 'Exchange rate: amount for one unit of the default currency', exchangeRate().optional()),
      active,
    },
    columns: { side: 'position', rate: 'rate_from_default' },
    required: ['symbol', 'rate'],
    can: ['add'],
    examples: { add: 'EUR --symbol € --rate 0.92', edit: 'INR --rate 83.41' },
  }),
  rowCommands({
    group: 'languages',
    one: 'a language',
    summary: 'languages of the site; texts are included for en, ar and ir',
    list: siteLists.languages,
    fields: {
      title: option('name', 'Name in the language itself', words(40).optional()),
      direction: option('direction', 'ltr or rtl', choice(['ltr', 'rtl']).optional()),
      active,
      position,
    },
    required: ['title', 'direction'],
    can: ['add'],
    examples: { add: 'fr --title Français --direction ltr', edit: 'ar --active no' },
  }),
  rowCommands({
    group: 'taxes',
    one: 'a tax',
    summary: 'taxes on every order',
    list: taxList,
    fields: {
      name: translations('Name', 60),
      percent: option('percent', 'Percentage of the amount after discounts', percentOrZero().optional()),
      active,
      position,
    },
    columns: { percent: 'basis_points' },
    required: ['name', 'percent'],
    can: ['add', 'remove'],
    examples: { add: '--name VAT --percent 5', edit: '1 --percent 7.5' },
  }),
];
