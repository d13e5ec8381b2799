import { measureInTurn } from '../contest.ts';
import { shoppingContests } from '../contests/shopping-contests.ts';
import type { Script } from '../load/messages.ts';
import { asScript, checkoutCalls } from '../load/shopping.ts';
import type { Environment } from '../marketplace/environment.ts';
import { fillCarts, type Shopper, signIn } from '../marketplace/shoppers.ts';
import { type GoalContext, type GoalRow, rowOf } from './goal.ts';

const connections = 16;
/** Each shopper orders once, so that each cart holds the same two lines. */
const shoppersPerConnection = 150;

/** Adding to the cart, compared with sending only the same SQL statements. */
export async function measureCart(context: GoalContext): Promise<GoalRow[]> {
  const { contests } = await shopping(context);
  const adding = contests.find(({ call }) => call === 'cart');
  return [rowOf('cart', 'add to the cart', await measureInTurn(adding?.contenders ?? [], context), { rate: 1800 })];
}

/** The checkout summary and the order of shoppers whose carts are filled. */
export async function measureCheckout(context: GoalContext): Promise<GoalRow[]> {
  const { cached, database, databasePids } = await context.environment();
  const shoppers = await signIn(database.pool, connections * shoppersPerConnection);
  const ours = context.client.contender(
    'Souk',
    cached,
    { scripts: scriptsOf(shoppers), unit: 2 },
    {
      databasePids,
      prepare: () => fillCarts(database.pool, shoppers, 1),
    },
  );
  return [rowOf('checkout', 'checkout summary and order, two shops', await measureInTurn([ours], context), { rate: 300 })];
}

function scriptsOf(shoppers: readonly Shopper[]): Script[] {
  return Array.from({ length: connections }, (_, index) =>
    shoppers.filter((_shopper, place) => place % connections === index).flatMap((shopper) => asScript(checkoutCalls(shopper))),
  );
}

/** The statements that the server sends for a call. */
export async function measureStatements(context: GoalContext): Promise<GoalRow[]> {
  const { statements } = await shopping(context);
  const row = (work: string, count: number, max: number): GoalRow => ({
    name: 'statements',
    work,
    figure: `${count} statements`,
    target: `≤ ${max}`,
    met: count <= max,
    problems: [],
  });
  return [row('statements of adding to the cart', statements.add, 2), row('statements of an order of two shops', statements.order, 8)];
}

const recorded = new WeakMap<Environment, ReturnType<typeof shoppingContests>>();

/** Recording the statements takes a few seconds, so it is done once. */
async function shopping(context: GoalContext) {
  const environment = await context.environment();
  const known = recorded.get(environment) ?? shoppingContests({ environment, calls: ['cart', 'purchase'], client: context.client });
  recorded.set(environment, known);
  return known;
}
