import { closeCrowdMarketplaces } from './crowd/crowd-marketplace.ts';
import { readCrowdOptions, usage } from './crowd/crowd-options.ts';
import { evaluateCrowd } from './crowd/evaluate.ts';
import { holdCrowd } from './crowd/hold-crowd.ts';
import { writeCrowd } from './crowd/write-crowd.ts';
import { stopAll } from './processes/running.ts';

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    print(`${signal}: stopping what was started.`);
    void closeCrowdMarketplaces()
      .then(stopAll)
      .finally(() => process.exit(130));
  });
}

try {
  const options = readCrowdOptions(process.argv.slice(2));
  if (options) {
    const crowd = await holdCrowd(options, print);
    const evaluation = evaluateCrowd(crowd, { isMeasured: true });
    writeCrowd({ options, crowd, evaluation });
    if (evaluation.failures.length > 0) process.exitCode = 1;
  } else process.stdout.write(usage);
} catch (error) {
  print(String(error instanceof Error ? error.stack : error));
  process.exitCode = 1;
} finally {
  await stopAll();
}

function print(line: string): void {
  process.stderr.write(`${line}\n`);
}
