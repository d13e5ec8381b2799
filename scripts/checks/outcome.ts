import { availableParallelism } from 'node:os';
import { formatDuration, say } from '../process/say.mjs';

/** What a part of the checks came to; every failure has a line that says where to look. */
export type Outcome = { passed: number; failures: string[] };

/** Raised when somebody stopped the run from outside: what is left is not run, and nothing is summed up. */
export class Stopped extends Error {
  readonly code: number;

  constructor(code: number) {
    super('Stopped');
    this.code = code;
  }
}

/** A part of the checks: later parts run also when an earlier one failed. */
export type Part = { title: string; run: () => Promise<Outcome> };

/**
 * Runs the steps one after another, the parts of a step as many at once as there are processors, lists the failures, and ends with
 * the closing line. Answers the exit code.
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
  say(`Everything took ${formatDuration(Date.now() - started)}`);
  if (failures.length > 0) {
    say('Failures:');
    for (const failure of failures) console.log(`  ✗ ${failure}`);
  }
  console.log(`${passed} passed, ${failures.length} failed`);
  return failures.length > 0 ? 1 : 0;
}

async function runAtOnce(parts: readonly Part[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  // Whoever is free takes the next one.
  const waiting = parts.entries();
  const work = async () => {
    for (const [index, part] of waiting) outcomes[index] = await runPart(part);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return outcomes;
}

async function runPart({ title, run }: Part): Promise<Outcome> {
  const started = Date.now();
  say(`${title} …`);
  const outcome = await run();
  const verdict = outcome.failures.length === 0 ? 'passed' : `${outcome.failures.length} FAILED`;
  say(`${title}: ${verdict} (${formatDuration(Date.now() - started)})`);
  return outcome;
}
