import { CommandError } from '../../commands/command-error.ts';
import { findWaitingJob, retryJob } from '../../platform/jobs/waiting-jobs.ts';
import { defineCommand } from '../command.ts';
import { operand, whole } from '../fields.ts';

export const jobsRetry = defineCommand({
  name: 'jobs retry',
  summary: 'Have a job tried again at once, with all its attempts before it.',
  examples: ['jobs retry 5120'],
  fields: { id: operand('id', 'The id of the job, from the list', whole(1, 999_999_999_999)) },
  async run({ id }, { context, show }) {
    const job = await findWaitingJob(context.read, id);
    if (!job) throw new CommandError(`There is no job ${id}: it is done, or never was.`);
    if (!(await retryJob(context.db, id))) throw new CommandError(`The job ${id} is being done just now.`);
    show({ job: await findWaitingJob(context.read, id) }, `${job.name} (${id}) is tried again as soon as the market runs.`);
  },
});
