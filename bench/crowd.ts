import { closeCrowdMarkets } from './crowd/crowd-market.ts';
import { readCrowdOptions, usage } from './crowd/crowd-options.ts';
import { holdCrowd } from './crowd/hold-crowd.ts';
import { judgeCrowd } from './crowd/judge.ts';
import { writeCrowd } from './crowd/write-crowd.ts';
import { stopAll } from './processes/running.ts';

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    say(`${signal}: stopping what was started.`);
    void closeCrowdMarkets()
      .then(stopAll)
      .finally(() => process.exit(130));
  });
}

try {
  const options = readCrowdOptions(process.argv.slice(2));
  if (options) {
    const crowd = await holdCrowd(options, say);
    const judged = judgeCrowd(crowd, { isMeasured: true });
    writeCrowd({ options, crowd, judged });
    if (judged.failures.length > 0) process.exitCode = 1;
  } else process.stdout.write(usage);
} catch (error) {
  say(String(error instanceof Error ? error.stack : error));
  process.exitCode = 1;
} finally {
  await stopAll();
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
