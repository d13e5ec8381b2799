import { join } from 'node:path';
import { z } from 'zod';
import type { Outcome, Part } from './outcome.ts';
import { packageProgram, root, runInView } from './program.ts';
import { freshReportFile, readReport } from './report-file.ts';

const Spec = z.object({ title: z.string(), ok: z.boolean(), file: z.string(), tests: z.array(z.object({ status: z.string() })) });
type Suite = { specs: z.infer<typeof Spec>[]; suites?: Suite[] | undefined };
const Suite: z.ZodType<Suite> = z.object({ specs: z.array(Spec), suites: z.lazy(() => z.array(Suite)).optional() });
const Report = z.object({ suites: z.array(Suite), stats: z.object({ expected: z.number(), flaky: z.number() }) });

/** The journeys in a real browser; the arguments go to Playwright. */
export function journeys(args: readonly string[] = []): Part {
  return { title: 'Journeys', run: () => runPlaywright(args) };
}

async function runPlaywright(args: readonly string[]): Promise<Outcome> {
  const file = freshReportFile('playwright.json');
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const code = await runInView(packageProgram('playwright'), ['test', '--reporter=list,json', ...args], { cwd: join(root, 'e2e'), env });
  return countJourneys(readReport(file), code);
}

/**
 * Counts Playwright's report. A build server repeats a failed journey once, because its cores may be busy; Playwright's list
 * shows which passed only then.
 */
export function countJourneys(report: unknown, code: number): Outcome {
  const parsed = Report.safeParse(report);
  if (!parsed.success) return { passed: 0, failures: [`Playwright ended with code ${code} and without a report`] };
  const failures = parsed.data.suites
    .flatMap(specsOf)
    .filter((spec) => !spec.ok)
    .map((spec) => `e2e/${spec.file} › ${spec.title}`);
  if (code !== 0 && failures.length === 0) failures.push(`Playwright ended with code ${code}, see its output`);
  return { passed: parsed.data.stats.expected + parsed.data.stats.flaky, failures };
}

function specsOf(suite: Suite): z.infer<typeof Spec>[] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}
