import { parseArgs } from 'node:util';
import { closeDrill, runKills } from './kills/run-kills.ts';
import { writeKills } from './kills/write-kills.ts';

const usage = `node bench/kills.ts [options]

  --times 50    How often PostgreSQL is killed, and how often the server.
  --buyers 6    How many shoppers place orders meanwhile, one after the other.

Starts the server with its embedded database on a data folder of its own. While shoppers place orders, kills the postmaster and
the server in turn with SIGKILL. Prints how often the server exited by itself, how long each restart took, and which acknowledged
orders are missing or exist twice. Exits with 1 if the server exited by itself, an order is wrong or an invariant does not hold.
`;

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void closeDrill().finally(() => process.exit(130)));
}

try {
  const { values } = parseArgs({
    options: {
      times: { type: 'string', default: '50' },
      buyers: { type: 'string', default: '6' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) process.stdout.write(usage);
  else {
    const options = { times: wholeNumber('times', values.times), buyers: wholeNumber('buyers', values.buyers) };
    if (!writeKills(await runKills(options, (line) => process.stderr.write(`${line}\n`)))) process.exitCode = 1;
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await closeDrill();
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > 500)
    throw new Error(`--${name} must be a whole number from 1 to 500, not "${text}".`);
  return value;
}
