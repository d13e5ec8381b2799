import { checkInvariants } from '../../modules/invariants/queries.ts';
import { operatorError } from '../../platform/app-error.ts';
import { findWaitingJob, listWaitingJobs } from '../../platform/jobs/waiting-jobs.ts';
import { retryBackgroundJob } from '../../workflows/manage-system/manage-system.ts';
import { reindexMarketplace } from '../../workflows/reindex/reindex.ts';
import { type CommandGroup, defineCommand } from '../framework/define-command.ts';
import { flag, operand, rowId } from '../framework/fields.ts';
import { formatTime, pageFields, renderPage, renderTable } from '../framework/tables.ts';

const jobsList = defineCommand({
  name: 'jobs list',
  summary: 'List background jobs that failed, with their last error.',
  details: 'A failed job is retried until its attempts are used up. Finished jobs are not listed.',
  examples: ['jobs list', 'jobs list --all --json'],
  fields: { all: flag('Also jobs that have not run yet'), ...pageFields },
  async run({ all, page, limit }, { context, print }) {
    const { total, jobs } = await listWaitingJobs(context.read, { onlyFailed: !all, limit, offset: (page - 1) * limit });
    const rows = jobs.map((job) => [
      job.id,
      job.name,
      `${job.attempts} of ${job.most_attempts}`,
      job.is_running ? 'running' : job.given_up ? 'given up' : formatTime(job.run_at),
      job.last_error?.split('\n')[0] ?? '',
    ]);
    print({ total, page, jobs }, renderPage(['id', 'job', 'attempts', 'next', 'last error'], rows, { total, page, limit }));
  },
});

const jobsRetry = defineCommand({
  name: 'jobs retry',
  summary: 'Retry a background job now, with all of its attempts again.',
  examples: ['jobs retry 5120'],
  fields: { id: operand('id', 'Id of the job, from "jobs list"', rowId()) },
  async run({ id }, { context, print }) {
    const job = await retryBackgroundJob(context, id);
    print({ job: await findWaitingJob(context.read, id) }, `${job.name} (${id}) will be retried as soon as the marketplace runs.`);
  },
});

const check = defineCommand({
  name: 'check',
  summary: 'Check the consistency of stock, orders, payments, refunds, vouchers, memberships and carts.',
  details: 'Changes nothing; the marketplace may run meanwhile. The exit code is 1 if a check fails.',
  examples: ['check', 'check --json'],
  fields: {},
  async run(_input, { context, print }) {
    const checked = await checkInvariants(context);
    const broken = checked.filter((each) => each.broken > 0);
    const table = renderTable(
      ['violations', 'rule'],
      checked.map((each) => [each.broken, each.invariant]),
    );
    const examples = broken.map((each) => `${each.invariant}: for example ${each.examples.map((row) => JSON.stringify(row)).join(', ')}`);
    print({ is_sound: broken.length === 0, checked }, [table, ...examples].join('\n'));
    if (broken.length > 0) throw operatorError('invalid', `${broken.length} of ${checked.length} checks failed.`);
  },
});

const reindex = defineCommand({
  name: 'reindex',
  summary: 'Rebuild the search index, list prices, stock and ratings of all products and posts.',
  details: 'Needed after rows were changed by hand. The marketplace may run meanwhile and shows the result within a second.',
  examples: ['reindex'],
  fields: {},
  async run(_input, { context, log, print }) {
    const products = await reindexMarketplace(context, (done) => log(`${done} products`));
    print({ products }, `Indexed ${products} products and all posts.`);
  },
});

export const jobCommands: CommandGroup = { name: 'jobs', summary: 'background jobs', commands: [jobsList, jobsRetry] };
export const checkCommands: CommandGroup = { name: 'check', summary: 'check the consistency of the data', commands: [check] };
export const reindexCommands: CommandGroup = { name: 'reindex', summary: 'rebuild search index and lists', commands: [reindex] };
