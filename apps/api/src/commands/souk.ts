import { createInterface } from 'node:readline/promises';
import { nodeOptions } from '../config/node-options.ts';
import { withMarket } from '../operator/open-market.ts';
import { runSouk } from '../operator/run-souk.ts';
import { limitMemory } from '../platform/process/prepare-process.ts';

limitMemory(nodeOptions());

// Whoever reads only the first lines, as `head` does, has seen enough.
process.stdout.on('error', () => process.exit(0));

process.exitCode = await runSouk(
  process.argv.slice(2),
  {
    print: (text) => process.stdout.write(text),
    complain: (text) => process.stderr.write(text),
    ask: process.stdin.isTTY ? ask : undefined,
  },
  withMarket,
);

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}
