import { availableParallelism } from 'node:os';
import { formatDuration, print } from '../process/print.mjs';

/** The result of a part of the checks, with one line for each failure. */
export type Outcome = { passed: number; failures: string[] };

/** Thrown when a signal stops the run: the remaining parts do not run, and no summary is printed. */
export class Stopped extends Error {
  readonly code: number;

  constructor(code: number) {
    super('Stopped');
    this.code = code;
  }
}

/** A part of the checks. Later parts also run if an earlier one failed. */
export type Part = { title: string; run: () => Promise<Outcome> };

/**
 * Runs the steps one after another, and the parts of a step in parallel, one for each processor. Prints the failures and a
 * summary. Returns the exit code.
 */
export async function runParts(steps: readonly (Part | readonly Part[])[]): Promise<number> {
  const started = Date.now();
  const outcomes: Outcome[] = [];
  for (const step of steps) {
    try {
      outcomes.push(...(await runAtOnce([step].flat())));
    } catch (error) {
      if (error instanceof Stopped) return error.code;
      throw error;
    }
  }
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  print(`Total time: ${formatDuration(Date.now() - started)}`);
  if (failures.length > 0) {
    print('Failures:');
    for (const failure of failures) console.log(`  ✗ ${failure}`);
  }
  console.log(`${passed} passed, ${failures.length} failed`);
  return failures.length > 0 ? 1 : 0;
}

async function runAtOnce(parts: readonly Part[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = parts.entries();
  const work = async () => {
    for (const [index, part] of waiting) outcomes[index] = await runPart(part);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return outcomes;
}

async function runPart({ title, run }: Part): Promise<Outcome> {
  const started = Date.now();
  print(`${title} …`);
  const outcome = await run();
  const verdict = outcome.failures.length === 0 ? 'passed' : `${outcome.failures.length} FAILED`;
  print(`${title}: ${verdict} (${formatDuration(Date.now() - started)})`);
  return outcome;
}
