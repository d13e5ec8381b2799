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

/** Runs the parts one after another, lists the failures, and ends with the closing line. Answers the exit code. */
export async function runParts(parts: readonly Part[]): Promise<number> {
  const started = Date.now();
  const outcomes: Outcome[] = [];
  for (const part of parts) {
    try {
      outcomes.push(await runPart(part));
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

async function runPart({ title, run }: Part): Promise<Outcome> {
  const started = Date.now();
  say(`${title} …`);
  const outcome = await run();
  const verdict = outcome.failures.length === 0 ? 'passed' : `${outcome.failures.length} FAILED`;
  say(`${title}: ${verdict} (${formatDuration(Date.now() - started)})`);
  return outcome;
}
