import { readdirSync, readFileSync } from 'node:fs';
import { allCalls } from '@souk/contract/calls';
import { Master } from '@souk/contract/settings';
import { expect, test } from 'vitest';
import { commandGroups } from '../../src/commands/groups.ts';
import { processSettings, siteSettings } from '../../src/modules/settings/site-settings.ts';
import { actionsOf, writingCommands } from './audited-actions.ts';

const readPanel = (file: string) => readFileSync(new URL(`../../../back-office/src/${file}`, import.meta.url), 'utf8');

/** The paths of all screens, from the one table of screens: its areas and the pages of each. */
const paths = new Set(
  readPanel('app/areas.ts')
    .split(/^ {8}path: /m)
    .slice(1)
    .flatMap(pagesOf),
);

function pagesOf(area: string): string[] {
  const [, path = ''] = /^'([^']*)'/.exec(area) ?? [];
  const pages = [...area.matchAll(/'?([\w:/-]*)'?: async \(\) => \(\{ Component/g)].map(([, page = '']) => page);
  return pages.map((page) => [path, page].filter(Boolean).join('/'));
}

/** The screen of each field of the configuration that is no single setting. */
const listScreens: Record<string, string> = {
  currency: 'settings/currencies',
  currencies: 'settings/currencies',
  languages: 'settings/languages',
  payment_gateways: 'settings/payments',
  social_links: 'site/:kind',
  menus: 'site/:kind',
  footers: 'site/:kind',
};

test('[admin-02] each field of the configuration has its control, its name and its effect in the panel', () => {
  const words = readPanel('features/settings/setting-words.ts');
  const edited = siteSettings.filter(({ follows }) => follows === undefined).map(({ name }) => name);
  const shown = [...edited, ...Object.keys(processSettings), 'app_environment'];
  const fields = Object.keys(Master.shape);
  expect(fields.filter((name) => !shown.includes(name) && !listScreens[name])).toEqual([]);
  expect(Object.values(listScreens).filter((path) => !paths.has(path))).toEqual([]);
  expect(shown.filter((name) => (words.match(new RegExp(`^  ${name}:\\s+'`, 'gm')) ?? []).length !== 2)).toEqual([]);
  expect(edited.filter((name) => !words.includes(`'${name}'`))).toEqual([]);
});

/** The screen of each group of commands, or of a single command where its group has several. */
const screens: Record<string, string> = {
  orders: 'orders/:code',
  refunds: 'orders/refunds',
  returns: 'returns/:code',
  parcels: 'orders/:code',
  commissions: 'commission',
  sales: 'commission/sales',
  contact: 'support/contact',
  tickets: 'support/:number',
  'products export': 'products',
  'products import': 'products/import',
  categories: 'categories',
  brands: 'attributes/:kind',
  synonyms: 'settings/search',
  settings: 'settings',
  texts: 'settings/languages/:language',
  shops: 'shops/:id',
  'shops applications': 'shops/applications',
  'shops approve': 'shops/applications/:id',
  'shops decline': 'shops/applications/:id',
  sellers: 'shops/:id',
  vouchers: 'promotions/vouchers/:id',
  'flash-sales': 'promotions/flash-sales/:id',
  plans: 'promotions/plans/:id',
  memberships: 'promotions/members',
  delivery: 'settings/delivery',
  gateways: 'settings/payments',
  currencies: 'settings/currencies',
  languages: 'settings/languages',
  taxes: 'settings/taxes',
  people: 'people/:id',
  sessions: 'people/:id',
  admins: 'staff',
  jobs: 'settings/jobs',
  errors: 'settings/errors',
  security: 'settings/security',
  audit: 'audit',
  reindex: 'settings/search',
  posts: 'posts/:key',
  pages: 'pages/:key',
  banners: 'site/:kind',
  menus: 'site/:kind',
  footers: 'site/:kind',
  'footer-items': 'site/:kind',
  'social-links': 'site/:kind',
};

/** Commands for the machine, which have no screen, with the reason. */
const forTheMachine: Record<string, string> = {
  check: 'checks the rows of the database after a restore; its exit code is for scripts',
  'audit check': 'its exit code is for a scheduled check of the hash chain',
};

test('[admin-02] each command has a screen that exists, or is for the machine', () => {
  const commands = commandGroups.flatMap((group) => group.commands.map(({ name }) => name));
  const groupOf = (name: string) => name.split(' ')[0] ?? name;
  const screenOf = (name: string) => screens[name] ?? screens[groupOf(name)];
  const others = commands.filter((name) => !forTheMachine[name]);
  expect(others.filter((name) => !paths.has(screenOf(name) ?? 'none'))).toEqual([]);
  // No entry is left over from a command or a screen that no longer exists.
  const known = [...commands, ...commands.map(groupOf)];
  expect([...Object.keys(screens), ...Object.keys(forTheMachine)].filter((name) => !known.includes(name))).toEqual([]);
});

/** Writing commands without a call of their own, with the call that does the same, or the reason why they need a terminal. */
const otherWays: Record<string, { call: string } | { reason: string }> = {
  'audit undo': { call: 'POST /admin/audit/{id}/undo' },
};

test('[admin-02] each writing command has a call that records the same action, and the panel makes it', () => {
  const panel = readdirSync(new URL('../../../back-office/src', import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(admin|app|features|lib)\/.*\.tsx?$/.test(file))
    .map(readPanel)
    .join('');
  // A part of the address may be a variable: `POST /admin/content/${kind}`.
  const made = [...panel.matchAll(/['`]((?:POST|DELETE) \/admin\/[^'`]*)['`]/g)].map(
    ([, name = '']) => new RegExp(`^${name.replaceAll(/\$\{\w+\}/g, '[^/]+')}$`),
  );
  const calls = Object.keys(allCalls).filter((name) => made.some((pattern) => pattern.test(name)));
  const hasWay = (command: string) => {
    const other = otherWays[command];
    if (other) return 'reason' in other || calls.includes(other.call);
    const actions = actionsOf(command);
    return actions.length > 0 && actions.every((action) => calls.some((name) => actionsOf(name).includes(action)));
  };
  const hint = 'Nobody needs a terminal: give these commands a call that records their action, and a screen that makes it';
  expect(
    writingCommands.filter((command) => !hasWay(command)),
    hint,
  ).toEqual([]);
  // No exception is left over from a command that no longer exists, or that has a call by now.
  expect(Object.keys(otherWays).filter((name) => !writingCommands.includes(name) || actionsOf(name).length > 0)).toEqual([]);
});

/** The rows of the list of screens: the address, or that of the list whose first row is opened. */
const listed = [
  ...readFileSync(new URL('../../../../e2e/screenshots/panel-screens.ts', import.meta.url), 'utf8').matchAll(
    /path: '([^'?]*)[^']*'(?:, follow: '([^']*)')?/g,
  ),
].map(([, path = '', follow]) => (follow === undefined ? path : `${follow}1`));

test('each page of both panels is in the list of screens that are looked at and checked', () => {
  const ofSeller = [
    ...readPanel('seller/areas.ts')
      .split(/^ {4}path: /m)
      .slice(1),
  ]
    .flatMap(pagesOf)
    .map((path) => `/seller/${path}`);
  const ofAdmin = [...paths].map((path) => `/admin/${path}`);
  const isListed = (path: string) => {
    const pattern = new RegExp(`^${path.replace(/\/$/, '').replaceAll(/:\w+/g, '[^/]+')}$`);
    return listed.some((address) => pattern.test(address));
  };
  expect([...ofSeller, ...ofAdmin].filter((path) => !isListed(path))).toEqual([]);
});
