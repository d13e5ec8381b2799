import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cruiseImports, type Violation } from './cruise-imports.ts';

/** Files that obey every rule: planted violations import them, and they prove that allowed imports pass. */
const clean: Record<string, string> = {
  'packages/money/src/amount.ts': 'export const amount = 1;',
  'packages/contract/src/cart.ts':
    "import { amount } from '@souk/money/amount';\nexport type Cart = typeof amount;\nexport const cart = amount;",
  'apps/api/src/platform/database/pool.ts': "import pg from 'pg';\nexport const pool = pg;",
  'apps/api/src/modules/cart/queries.ts':
    "import { sql } from 'kysely';\nimport { pool } from '../../platform/database/pool.ts';\nexport const rows = [sql, pool];",
  'apps/api/src/modules/cart/add-cart-line.ts':
    "import type { Kysely } from 'kysely';\nimport { rows } from './queries.ts';\nimport { price } from './domain/price.ts';\nexport const addCartLine = [rows, price];\nexport type Database = Kysely;",
  'apps/api/src/modules/cart/routes.ts':
    "import { addCartLine } from './add-cart-line.ts';\nimport { cart } from '@souk/contract/cart';\nexport const routes = [addCartLine, cart];",
  'apps/api/src/modules/cart/domain/price.ts': "import { amount } from '@souk/money/amount';\nexport const price = amount;",
  'apps/api/src/modules/orders/find-order.ts': "import { amount } from '@souk/money/amount';\nexport const findOrder = amount;",
  'apps/api/src/integrations/payments/demo.ts': "import { pool } from '../../platform/database/pool.ts';\nexport const demo = pool;",
  'apps/api/src/workflows/place-order/place-order.ts':
    "import { addCartLine } from '../../modules/cart/add-cart-line.ts';\nimport { findOrder } from '../../modules/orders/find-order.ts';\nexport const placeOrder = [addCartLine, findOrder];",
  'apps/api/src/commands/orders/orders.ts':
    "import { findOrder } from '../../modules/orders/find-order.ts';\nimport { placeOrder } from '../../workflows/place-order/place-order.ts';\nexport const orderCommands = [findOrder, placeOrder];",
  'apps/api/src/commands/souk.ts': "import { orderCommands } from './orders/orders.ts';\nexport const souk = orderCommands;",
  'apps/api/src/app.ts':
    "import { placeOrder } from './workflows/place-order/place-order.ts';\nimport { routes } from './modules/cart/routes.ts';\nimport { demo } from './integrations/payments/demo.ts';\nexport const app = [placeOrder, routes, demo];",
  'apps/api/test/build-cart.ts': "import { rows } from '../src/modules/cart/queries.ts';\nexport const buildCart = rows;",
  'apps/storefront/src/lib/paths.ts': 'export const paths = 1;',
  'packages/ui/src/button.tsx': 'export const Button = 1;',
  'packages/ui/src/navigation/tabs.tsx': 'export const TabLinks = 1;',
  'packages/client/src/api/create-api.ts':
    "import type { Cart } from '@souk/contract/cart';\nimport { amount } from '@souk/money/amount';\nexport const createApi = amount;\nexport type Answer = Cart;",
  'apps/storefront/src/features/cart/cart-line.tsx':
    "import type { Cart } from '@souk/contract/cart';\nimport { paths } from '../../lib/paths.ts';\nimport { Button } from '@souk/ui/button.tsx';\nimport { createApi } from '@souk/client/api/create-api.ts';\nexport const CartLine = [paths, Button, createApi];\nexport type Line = Cart;",
  'apps/storefront/src/features/orders/order.tsx': "import { paths } from '../../lib/paths.ts';\nexport const Order = paths;",
  'apps/storefront/src/routes/cart.tsx':
    "import { CartLine } from '../features/cart/cart-line.tsx';\nimport { Order } from '../features/orders/order.tsx';\nexport const Cart = [CartLine, Order];",
  'apps/storefront/src/app/router.tsx': "import { Cart } from '../routes/cart.tsx';\nexport const router = Cart;",
  'apps/back-office/src/admin/orders-page.tsx': "import { amount } from '@souk/money/amount';\nexport const OrdersPage = amount;",
  'e2e/buy.ts': 'export const buy = 1;',
};

/** One violation of each rule: where it is planted and what it imports there. */
const planted: Record<string, [file: string, imported: string]> = {
  'everything-resolves': ['apps/api/src/modules/cart/lost.ts', './nowhere.ts'],
  'no-cycles': ['apps/api/src/modules/cart/turn-back.ts', './turn.ts'],
  'source-knows-no-tests': ['apps/api/src/modules/cart/real.ts', '../../../test/build-cart.ts'],
  'product-knows-no-tools': ['apps/api/src/modules/cart/tool.ts', '../../../../../e2e/buy.ts'],
  'apps-do-not-meet': ['apps/storefront/src/routes/server.tsx', '../../../api/src/app.ts'],
  'packages-below-apps': ['packages/contract/src/app.ts', '../../../apps/api/src/app.ts'],
  'money-is-a-leaf': ['packages/money/src/cart.ts', '@souk/contract/cart'],
  'contract-knows-only-money': ['packages/contract/src/other.ts', '../../other/src/thing.ts'],
  'limits-of-files-are-a-leaf': ['packages/contract/src/files.ts', './cart.ts'],
  'contract-as-types': ['apps/storefront/src/features/cart/schema.ts', '@souk/contract/cart'],
  'features-do-not-meet': ['apps/storefront/src/features/cart/neighbour.ts', '../orders/order.tsx'],
  'features-below-routes': ['apps/storefront/src/features/cart/up.ts', '../../routes/cart.tsx'],
  'routes-below-app': ['apps/storefront/src/routes/up.ts', '../app/router.tsx'],
  'lib-is-a-leaf': ['apps/storefront/src/lib/look.ts', '../routes/cart.tsx'],
  'panel-features-do-not-meet': ['apps/back-office/src/features/orders/neighbour.ts', '../../admin/orders-page.tsx'],
  'panel-lib-is-a-leaf': ['apps/back-office/src/lib/look.ts', '../admin/orders-page.tsx'],
  'panel-tabs-in-view': ['apps/back-office/src/admin/terms-page.tsx', '@souk/ui/navigation/tabs.tsx'],
  'ui-is-domain-free': ['packages/ui/src/price.tsx', '@souk/money/amount'],
  'client-knows-only-the-contract': ['packages/client/src/toast.ts', '@souk/ui/button.tsx'],
  'texts-are-data': ['packages/texts/src/read-texts.ts', '@souk/money/amount'],
  'api-has-no-interface': ['apps/api/src/pages/render.ts', '@souk/client/api/create-api.ts'],
  'modules-do-not-meet': ['apps/api/src/modules/orders/neighbour.ts', '../cart/add-cart-line.ts'],
  'modules-below-workflows': ['apps/api/src/modules/orders/up.ts', '../../workflows/place-order/place-order.ts'],
  'workflows-do-not-query': ['apps/api/src/workflows/place-order/route.ts', '../../modules/cart/routes.ts'],
  'workflows-below-app': ['apps/api/src/workflows/place-order/up.ts', '../../app.ts'],
  'commands-parse-and-print': ['apps/api/src/commands/orders/refunds.ts', '../../modules/cart/routes.ts'],
  'platform-is-a-leaf': ['apps/api/src/platform/clock.ts', '../modules/cart/add-cart-line.ts'],
  'integrations-below-modules': ['apps/api/src/integrations/payments/up.ts', '../../modules/cart/add-cart-line.ts'],
  'sql-only-in-queries': ['apps/api/src/modules/cart/remove-cart-line.ts', 'kysely'],
  'domain-is-pure': ['apps/api/src/modules/cart/domain/library.ts', 'pg'],
  'routes-do-not-query': ['apps/api/src/modules/orders/routes.ts', '../../platform/database/pool.ts'],
};

/** Files that some planted violations need, and further violations of rules that name several places. */
const companions: Record<string, string> = {
  'apps/api/src/modules/cart/turn.ts': "import { planted } from './turn-back.ts';\nexport const turn = planted;",
  'packages/other/src/thing.ts': 'export const thing = 1;',
  'apps/api/src/workflows/place-order/sql.ts': "import { sql } from 'kysely';\nexport const rows = sql;",
  'apps/api/src/modules/cart/domain/stored-price.ts': "import { rows } from '../queries.ts';\nexport const price = rows;",
  'apps/api/src/modules/cart/admin/routes.ts': "import { rows } from '../queries.ts';\nexport const routes = rows;",
  'apps/api/src/modules/cart/dead.ts': 'export const dead = 1;',
};

let cleanProject = '';
let plantedProject = '';
let violations: Violation[] = [];

beforeAll(async () => {
  cleanProject = layOut(clean);
  const violating = Object.values(planted).map(([file, imported]) => [
    file,
    `import * as found from '${imported}';\nexport const planted = found;`,
  ]);
  plantedProject = layOut({ ...clean, ...companions, ...Object.fromEntries(violating) });
  ({ violations } = await cruiseImports(plantedProject));
}, 60_000);

afterAll(() => {
  for (const project of [cleanProject, plantedProject]) rmSync(project, { recursive: true, force: true });
});

test('a project without violations passes, and its files are read', async () => {
  const result = await cruiseImports(cleanProject);
  expect(result.violations).toEqual([]);
  expect(result.modules).toBeGreaterThanOrEqual(Object.keys(clean).length);
}, 60_000);

test.each(Object.entries(planted))('%s fires on a planted violation', (rule, [file]) => {
  expect(violations).toContainEqual(expect.objectContaining({ rule, from: file }));
});

test.each([
  ['sql-only-in-queries', 'apps/api/src/workflows/place-order/sql.ts'],
  ['domain-is-pure', 'apps/api/src/modules/cart/domain/stored-price.ts'],
  ['routes-do-not-query', 'apps/api/src/modules/cart/admin/routes.ts'],
])('%s fires on another planted violation, in %s', (rule, file) => {
  expect(violations).toContainEqual(expect.objectContaining({ rule, from: file }));
});

test('no-orphans fires on a file that nobody imports', () => {
  expect(violations).toContainEqual(expect.objectContaining({ rule: 'no-orphans', from: 'apps/api/src/modules/cart/dead.ts' }));
});

test('every rule of the configuration is tried here', async () => {
  const { default: configuration } = await import('../../.dependency-cruiser.cjs');
  const names = configuration.forbidden.map((rule: { name: string }) => rule.name);
  expect(names.toSorted()).toEqual([...Object.keys(planted), 'no-orphans'].toSorted());
});

/** Writes the files of a small project with our workspaces, so that package imports resolve as they do here. */
function layOut(files: Record<string, string>): string {
  const project = mkdtempSync(join(tmpdir(), 'souk-imports-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  };
  for (const [path, text] of Object.entries(files)) write(path, text);
  const extensions = { money: '.ts', contract: '.ts', ui: '', client: '', texts: '' };
  for (const [name, extension] of Object.entries(extensions)) {
    const exports = { './*': `./src/*${extension}` };
    write(`packages/${name}/package.json`, JSON.stringify({ name: `@souk/${name}`, type: 'module', exports }));
    mkdirSync(join(project, 'node_modules/@souk'), { recursive: true });
    symlinkSync(join(project, 'packages', name), join(project, 'node_modules/@souk', name));
  }
  for (const name of ['pg', 'kysely', 'react-router']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, 'module.exports = {};');
    write(`node_modules/${name}/index.d.ts`, 'export type Kysely = 1;\nexport declare const sql: 1;');
  }
  const ours = Object.keys(extensions).map((name) => [`@souk/${name}`, '1.0.0']);
  const dependencies = { pg: '1.0.0', kysely: '1.0.0', 'react-router': '1.0.0', ...Object.fromEntries(ours) };
  write('package.json', JSON.stringify({ name: 'fixture', private: true, type: 'module', dependencies }));
  return project;
}
