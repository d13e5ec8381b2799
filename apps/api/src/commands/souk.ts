import { createInterface } from 'node:readline/promises';
import { readStartEnvironment } from '../config/node-options.ts';
import { limitMemory } from '../platform/process/prepare-process.ts';
import { withMarketplace } from './framework/marketplace.ts';
import { runCommandLine } from './framework/run-command-line.ts';

limitMemory(readStartEnvironment());

// Reading only the first lines, as `head` does, is no error.
process.stdout.on('error', () => process.exit(0));

process.exitCode = await runCommandLine(
  process.argv.slice(2),
  {
    writeOutput: (text) => process.stdout.write(text),
    writeError: (text) => process.stderr.write(text),
    ask: process.stdin.isTTY ? ask : undefined,
  },
  withMarketplace,
);

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}
