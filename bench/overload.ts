import { parseArgs } from 'node:util';
import { closeMarketplaces } from './marketplace/prepare-marketplace.ts';
import { measureOverload } from './overload/measure-overload.ts';
import { writeOverload } from './overload/write-overload.ts';
import { stopAll } from './processes/running.ts';

const usage = `node bench/overload.ts [options]

  --seconds 20     The duration of the overload.
  --factor 5       The load as a multiple of the rate that the server sustains.
  --patience 4     The seconds after which a client closes its connection.
  --orders 2       The number of purchases started each second.

Measures how many uncached product pages the server renders in a second, then requests a multiple of that while shoppers place
orders. Prints the goodput, the latency of refusals and orders, the memory and the time until the server is normal again.
`;

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void cleanUp().finally(() => process.exit(130)));
}

try {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '20' },
      factor: { type: 'string', default: '5' },
      patience: { type: 'string', default: '4' },
      orders: { type: 'string', default: '2' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) process.stdout.write(usage);
  else writeOverload(await measureOverload(optionsOf(values), (line) => process.stderr.write(`${line}\n`)));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await cleanUp();
}

function optionsOf(values: Record<'seconds' | 'factor' | 'patience' | 'orders', string>) {
  const number = (name: keyof typeof values) => {
    const value = Number(values[name]);
    if (!(value > 0 && value <= 600)) throw new Error(`--${name} must be a number above 0 and up to 600, not "${values[name]}".`);
    return value;
  };
  return { seconds: number('seconds'), factor: number('factor'), timeoutSeconds: number('patience'), ordersPerSecond: number('orders') };
}

async function cleanUp(): Promise<void> {
  await stopAll();
  await closeMarketplaces();
}
