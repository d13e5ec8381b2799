import { type Contest, hold, type Result } from './contest.ts';
import { aloneContests, cachedContests, sizeContests, uncachedContests } from './contests/catalog-contests.ts';
import { shoppingContests } from './contests/shopping-contests.ts';
import { createLoadClient, type LoadClient } from './load/load-client.ts';
import { closeMarkets } from './market/prepare-market.ts';
import { openStage, type Stage } from './market/stage.ts';
import { type Options, readOptions, usage } from './options.ts';
import { measurePages } from './page-bytes.ts';
import { stopAll } from './processes/running.ts';
import { currentCommit, describeMachine, type Figures } from './report/figures.ts';
import { writeReport } from './report/write-report.ts';
import { measureResources, type Resources } from './resources.ts';

const stages: Stage[] = [];
let interrupted = false;

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    interrupted = true;
    say(`${signal}: stopping what was started.`);
    void cleanUp().finally(() => process.exit(130));
  });
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options) writeReport(await measureAll(options), options);
  else process.stdout.write(usage);
} catch (error) {
  // What was stopped fails too, and says nothing new.
  if (!interrupted) say(String(error instanceof Error ? error.stack : error));
  process.exitCode = 1;
} finally {
  await cleanUp();
}

async function measureAll(options: Options): Promise<Figures> {
  const client = createLoadClient();
  const resources: Resources[] = [];
  for (const products of [options.small, options.large]) resources.push(await measureResources(products, client, options.seconds, say));
  const small = await measureMarket(options.small, undefined, { options, client });
  const large = await measureMarket(options.large, options.between, { options, client });
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
type MarketFigures = { results: Result[]; statements: Figures['statements'] };

async function measureMarket(products: number, smallerProducts: number | undefined, { options, client }: Parts): Promise<MarketFigures> {
  const stage = await open(products);
  const smaller = smallerProducts === undefined ? undefined : await open(smallerProducts);
  const parts = { stage, calls: options.calls, client };
  const shops = options.calls.includes('cart') || options.calls.includes('purchase');
  const shopping = shops ? await shoppingContests(parts) : undefined;
  const contests: Contest[] = [
    ...(await cachedContests(parts)),
    ...uncachedContests(parts),
    ...aloneContests(parts),
    ...(smaller ? sizeContests({ ...parts, smaller }) : []),
  ];
  // Shopping comes last: what is sold changes what the catalogue shows.
  const results = [...(await hold(contests, options, say)), ...(await hold(shopping?.contests ?? [], options, say))];
  await closeStages();
  return { results, statements: shopping?.statements };
}

async function open(products: number): Promise<Stage> {
  const stage = await openStage(products, say);
  stages.push(stage);
  return stage;
}

async function closeStages(): Promise<void> {
  await Promise.all(stages.splice(0).map((stage) => stage.close()));
}

async function cleanUp(): Promise<void> {
  await closeStages();
  await stopAll();
  await closeMarkets();
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
