import type { LoadClient } from '../load/load-client.ts';
import { type Environment, openEnvironment } from '../marketplace/environment.ts';
import { copyMarketplace, prepareMarketplace } from '../marketplace/prepare-marketplace.ts';
import { measureLongTail, measureMixed, measureOrders } from './browse-goals.ts';
import { measureCalls, measureLarge, measureWithToken } from './catalog-goals.ts';
import type { GoalContext, GoalRow } from './goal.ts';
import { type GoalName, goalNames, goalProducts } from './goal-names.ts';
import { asLine } from './goal-table.ts';
import { measureMemoryGoal } from './memory-goal.ts';
import { measureMillion } from './million-goal.ts';
import { measureHomePage, measurePageBytes, measureProductPages } from './page-goals.ts';
import { measurePanel } from './panel-goal.ts';
import { measurePhone } from './phone-goal.ts';
import { measureCart, measureCheckout, measureStatements } from './shopping-goals.ts';

const measurements: Record<GoalName, (context: GoalContext) => Promise<GoalRow[]>> = {
  'page-bytes': measurePageBytes,
  'product-page': measureProductPages,
  'home-page': measureHomePage,
  calls: measureCalls,
  'with-token': measureWithToken,
  'long-tail': measureLongTail,
  orders: measureOrders,
  mixed: measureMixed,
  cart: measureCart,
  checkout: measureCheckout,
  statements: measureStatements,
  phone: measurePhone,
  memory: measureMemoryGoal,
  large: measureLarge,
  panel: measurePanel,
  million: measureMillion,
};

type GoalOptions = Pick<GoalContext, 'rounds' | 'seconds' | 'warmSeconds' | 'isQuick'> & { goals: readonly GoalName[]; large: number };

/** Measures the goals in the order of their names, and prints each row when it is known. */
export async function runGoals(options: GoalOptions, client: LoadClient, print: (line: string) => void): Promise<GoalRow[]> {
  const opened: Environment[] = [];
  const openOnce = (products: number, prepare: typeof prepareMarketplace) => {
    let environment: Promise<Environment> | undefined;
    return () => {
      environment ??= openEnvironment(products, print, prepare).then((each) => {
        opened.push(each);
        return each;
      });
      return environment;
    };
  };
  const context: GoalContext = {
    ...options,
    client,
    print,
    environment: openOnce(goalProducts, copyMarketplace),
    largeEnvironment: openOnce(options.large, prepareMarketplace),
    panelEnvironment: openOnce(options.large, copyMarketplace),
  };
  const rows: GoalRow[] = [];
  try {
    for (const name of goalNames.filter((each) => options.goals.includes(each))) {
      print(`Goal ${name}`);
      // Idle servers of the other marketplace would take memory and time.
      if (name === 'memory' || name === 'large' || name === 'panel' || name === 'million') await closeAll(opened);
      const measured = await measurements[name](context);
      rows.push(...measured);
      for (const row of measured) print(`  ${asLine(row)}`);
    }
  } finally {
    await closeAll(opened);
  }
  return rows;
}

async function closeAll(opened: Environment[]): Promise<void> {
  await Promise.all(opened.splice(0).map((environment) => environment.close()));
}
