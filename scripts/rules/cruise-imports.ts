import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { packageProgram, root } from '../checks/program.ts';

const Report = z.object({
  summary: z.object({
    totalCruised: z.number(),
    violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })),
    ruleSetUsed: z.object({ forbidden: z.array(z.object({ name: z.string(), comment: z.string() })) }),
  }),
});

const folders = ['packages', 'apps', 'e2e', 'bench', 'scripts', 'demo'];

/** A broken import rule. */
export type Violation = { rule: string; from: string; to: string; comment: string };

/** Checks the imports of a project against the rules. Returns the violations and the number of read files. */
export async function cruiseImports(project: string): Promise<{ modules: number; violations: Violation[] }> {
  const args = ['--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json'];
  const output = await run(
    packageProgram('depcruise'),
    [...args, ...folders.filter((folder) => existsSync(join(project, folder)))],
    project,
  );
  const { summary } = Report.parse(JSON.parse(output));
  const comments = new Map(summary.ruleSetUsed.forbidden.map(({ name, comment }) => [name, comment]));
  const violations = summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    from,
    to,
    comment: comments.get(rule.name) ?? '',
  }));
  return { modules: summary.totalCruised, violations };
}

function run(file: string, args: readonly string[], cwd: string): Promise<string> {
  return new Promise((resolve, reject) => {
    // The exit code is the number of violations, which the report lists; a run that fails for another reason prints no report.
    execFile(file, args, { cwd, maxBuffer: 2 ** 28 }, (error, stdout, stderr) => {
      if (stdout.startsWith('{')) resolve(stdout);
      else reject(new Error(`dependency-cruiser gave no report: ${stderr || error?.message}`));
    });
  });
}
