import { type Contest, hold, type Result } from './contest.ts';
import { aloneContests, cachedContests, sizeContests, uncachedContests } from './contests/catalog-contests.ts';
import { shoppingContests } from './contests/shopping-contests.ts';
import { runGoals } from './goals/run-goals.ts';
import { storeGoals } from './goals/store-goals.ts';
import { createLoadClient, type LoadClient } from './load/load-client.ts';
import { type Environment, openEnvironment } from './marketplace/environment.ts';
import { closeMarketplaces } from './marketplace/prepare-marketplace.ts';
import { type Options, readOptions, usage } from './options.ts';
import { measurePages } from './page-bytes.ts';
import { stopAll } from './processes/running.ts';
import { currentCommit, describeMachine, type Figures } from './report/figures.ts';
import { writeReport } from './report/write-report.ts';
import { measureResources, type Resources } from './resources.ts';

const environments: Environment[] = [];
let interrupted = false;

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    interrupted = true;
    print(`${signal}: stopping what was started.`);
    void cleanUp().finally(() => process.exit(130));
  });
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options) await measure(options);
  else process.stdout.write(usage);
} catch (error) {
  // After an interruption the stopped processes fail too; that error is of no use.
  if (!interrupted) print(String(error instanceof Error ? error.stack : error));
  process.exitCode = 1;
} finally {
  await cleanUp();
}

async function measure(options: Options): Promise<void> {
  const client = createLoadClient();
  const calls = options.calls.length > 0 ? await measureCalls(options, client) : undefined;
  const rows = await runGoals(options, client, print);
  const goals = storeGoals(options.json, rows, { measuredAt: new Date().toISOString(), commit: currentCommit() });
  writeReport({ calls, goals, measured: rows }, options);
}

async function measureCalls(options: Options, client: LoadClient): Promise<Figures> {
  const resources: Resources[] = [];
  for (const products of [options.small, options.large]) resources.push(await measureResources(products, client, options.seconds, print));
  const small = await measureMarketplace(options.small, undefined, { options, client });
  const large = await measureMarketplace(options.large, options.between, { options, client });
  const results = [...small.results, ...large.results];
  const pages = measurePages();
  return {
    measuredAt: new Date().toISOString(),
    command: ['npm run bench', ...(process.argv.length > 2 ? ['--', ...process.argv.slice(2)] : [])].join(' '),
    commit: currentCommit(),
    machine: describeMachine(),
    results,
    resources,
    statements: large.statements,
    pages,
    notes: [
      ...(pages.length === 0 ? ['The storefront was not built, so its JavaScript was not measured: `npm run build`.'] : []),
      ...(options.calls.includes('home page') && !results.some(({ call }) => call === 'home page')
        ? ['The server served no pages, so the home page was not measured: `npm run build`.']
        : []),
    ],
  };
}

type Parts = { options: Options; client: LoadClient };
type MarketplaceFigures = { results: Result[]; statements: Figures['statements'] };

async function measureMarketplace(
  products: number,
  smallerProducts: number | undefined,
  { options, client }: Parts,
): Promise<MarketplaceFigures> {
  const environment = await open(products);
  const smaller = smallerProducts === undefined ? undefined : await open(smallerProducts);
  const parts = { environment, calls: options.calls, client };
  const shops = options.calls.includes('cart') || options.calls.includes('purchase');
  const shopping = shops ? await shoppingContests(parts) : undefined;
  const contests: Contest[] = [
    ...(await cachedContests(parts)),
    ...uncachedContests(parts),
    ...aloneContests(parts),
    ...(smaller ? sizeContests({ ...parts, smaller }) : []),
  ];
  // Shopping comes last: what is sold changes what the catalogue shows.
  const results = [...(await hold(contests, options, print)), ...(await hold(shopping?.contests ?? [], options, print))];
  await closeEnvironments();
  return { results, statements: shopping?.statements };
}

async function open(products: number): Promise<Environment> {
  const environment = await openEnvironment(products, print);
  environments.push(environment);
  return environment;
}

async function closeEnvironments(): Promise<void> {
  await Promise.all(environments.splice(0).map((environment) => environment.close()));
}

async function cleanUp(): Promise<void> {
  await closeEnvironments();
  await stopAll();
  await closeMarketplaces();
}

function print(line: string): void {
  process.stderr.write(`${line}\n`);
}
