import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { goalProducts } from './goals/goal-names.ts';
import { createLoadClient } from './load/load-client.ts';
import { closeMarketplaces } from './marketplace/prepare-marketplace.ts';
import { root } from './processes/root.ts';
import { stopAll } from './processes/running.ts';
import { runMixedLoad } from './soak/mixed-load.ts';
import { asSampleLine, sampleHead, writeSoak } from './soak/write-soak.ts';

const usage = `node bench/soak.ts [options]

  --minutes 30     The duration. The memory must not grow in the last two thirds of it.
  --rate 60        Pages and calls a second.
  --orders 0.5     Purchases a second.
  --products 10000 The size of the marketplace.
  --snapshots      Writes heap snapshots of the server to bench/results after a third of the time and near the end.
  --save           Writes the figures into docs/benchmarks.md.

Visitors browse the long tail and shoppers order. Prints the memory of the server and its database, each 15 seconds, and compares it
with the goals: at most 250 MB after the first third, and at most 5 % more at the end.
`;

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void cleanUp().finally(() => process.exit(130)));
}

try {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '30' },
      rate: { type: 'string', default: '60' },
      orders: { type: 'string', default: '0.5' },
      products: { type: 'string', default: String(goalProducts) },
      snapshots: { type: 'boolean', default: false },
      save: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) process.stdout.write(usage);
  else await soak(values);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await cleanUp();
}

type Values = Record<'minutes' | 'rate' | 'orders' | 'products', string> & { snapshots: boolean; save: boolean };

async function soak(values: Values): Promise<void> {
  const seconds = readNumber(values, 'minutes') * 60;
  const folder = join(root, 'bench/results');
  mkdirSync(folder, { recursive: true });
  const load = {
    products: readNumber(values, 'products'),
    seconds,
    requestsPerSecond: readNumber(values, 'rate'),
    ordersPerSecond: readNumber(values, 'orders'),
    secondsBetween: Math.min(15, seconds / 12),
    snapshots: values.snapshots ? { folder, seconds: [Math.round(seconds / 3), Math.round(seconds - 30)] } : undefined,
  };
  print(sampleHead);
  const result = await runMixedLoad({ ...load, onSample: (sample) => print(asSampleLine(sample)) }, createLoadClient(), print);
  writeSoak(result, load, values.save);
}

function readNumber(values: Values, name: 'minutes' | 'rate' | 'orders' | 'products'): number {
  const value = Number(values[name]);
  if (!(value > 0 && value <= 1_000_000)) throw new Error(`--${name} must be a number above 0, not "${values[name]}".`);
  return value;
}

function print(line: string): void {
  process.stderr.write(`${line}\n`);
}

async function cleanUp(): Promise<void> {
  await stopAll();
  await closeMarketplaces();
}
