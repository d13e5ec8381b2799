import { parseArgs } from 'node:util';
import { closeMarketplaces, copyMarketplace } from './marketplace/prepare-marketplace.ts';
import { stopAll } from './processes/running.ts';
import { measureTriggers } from './triggers/measure-triggers.ts';
import { renderTriggers } from './triggers/render-triggers.ts';

const usage = `node bench/triggers.ts [options]

  --rounds 9         How often each is measured, in turn.
  --orders 30        Orders in each round.
  --products 5000    Products whose price changes at once in each round.

Measures what the triggers of webhooks, notifications and the audit log add to an order and to a change of many prices: on one database,
with the triggers enabled and disabled in turn. Medians.
`;

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void cleanUp().finally(() => process.exit(130)));
}

const print = (line: string) => process.stdout.write(`${line}\n`);

try {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '9' },
      orders: { type: 'string', default: '30' },
      products: { type: 'string', default: '5000' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) print(usage);
  else {
    const size = { rounds: Number(values.rounds), orders: Number(values.orders), products: Number(values.products) };
    // Some products are in flash sales or closed.
    const marketplace = await copyMarketplace(size.products + 1000, print);
    for (const line of renderTriggers(await measureTriggers(marketplace, size, print))) print(line);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await cleanUp();
}

async function cleanUp(): Promise<void> {
  await stopAll();
  await closeMarketplaces();
}
