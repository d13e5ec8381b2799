import { relative } from 'node:path';
import { z } from 'zod';
import type { Outcome, Part } from './outcome.ts';
import { packageProgram, root, runAsOneTest, runInView } from './program.ts';
import { freshReportFile, freshReportFolder, readReport } from './report-file.ts';

const Report = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).nullish() })),
    }),
  ),
});

/** The unit and API tests, which is everything that vitest runs, and the check of the rows that the API tests received. */
export function unitTests(): Part[][] {
  const rows = freshReportFolder('rows');
  const advice = `\`node scripts/rules/check-row-types.ts ${relative(root, rows)}\` repeats it`;
  return [
    [{ title: 'Unit and API tests', run: () => runVitest(rows) }],
    [
      {
        title: 'Row types of queries',
        run: () => runAsOneTest('Row types of queries', [process.execPath, 'scripts/rules/check-row-types.ts', rows], { advice }),
      },
    ],
  ];
}

async function runVitest(rows: string): Promise<Outcome> {
  const file = freshReportFile('vitest.json');
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  // By default vitest leaves one processor idle, which is half of two.
  const code = await runInView(packageProgram('vitest'), ['run', '--maxWorkers=100%', ...reports], {
    env: { ...process.env, SOUK_RECORD_ROWS: rows },
  });
  return countUnitTests(readReport(file), code);
}

/** Counts vitest's report; a run that failed without a failed test counts as one failure. */
export function countUnitTests(report: unknown, code: number): Outcome {
  const parsed = Report.safeParse(report);
  if (!parsed.success) return { passed: 0, failures: [`vitest ended with code ${code} and without a report`] };
  const failures = parsed.data.testResults.flatMap((file) => {
    const failed = file.assertionResults
      .filter((result) => result.status === 'failed')
      .map((result) => describe(result.fullName, result.failureMessages?.[0]));
    // A file that fails while it is loaded, or outside its tests, has no failed test.
    const reasons = file.status === 'failed' && failed.length === 0 ? [describe('the file itself failed', file.message)] : failed;
    return reasons.map((reason) => `${relative(root, file.name)} › ${reason}`);
  });
  if (code !== 0 && failures.length === 0) failures.push(`vitest ended with code ${code}, see its output`);
  return { passed: parsed.data.numPassedTests, failures };
}

/** A failure with the first line of its error. A build server may show only the end of the output, without the errors above. */
function describe(what: string, message: string | undefined): string {
  const [line] = (message ?? '').split('\n').filter((each) => each.trim() !== '');
  return line === undefined ? what : `${what}: ${line.trim().slice(0, 300)}`;
}
