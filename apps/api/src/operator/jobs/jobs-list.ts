import { listWaitingJobs } from '../../platform/jobs/waiting-jobs.ts';
import { defineCommand } from '../command.ts';
import { flag } from '../fields.ts';
import { formatMoment } from '../format-moment.ts';
import { pageFields, pageLine } from '../page-fields.ts';
import { renderTable } from '../render-table.ts';

export const jobsList = defineCommand({
  name: 'jobs list',
  summary: 'Work in the background that has failed, with its last error.',
  details: 'It is tried again by itself until its attempts are used up; what is done is not in the list.',
  examples: ['jobs list', 'jobs list --all --json'],
  fields: { all: flag('Also what waits for its first attempt'), ...pageFields },
  async run({ all, page, limit }, { context, show }) {
    const { total, jobs } = await listWaitingJobs(context.read, { onlyFailed: !all, limit, offset: (page - 1) * limit });
    const rows = jobs.map((job) => [
      job.id,
      job.name,
      `${job.attempts} of ${job.most_attempts}`,
      job.is_running ? 'runs' : job.given_up ? 'given up' : formatMoment(job.run_at),
      job.last_error?.split('\n')[0] ?? '',
    ]);
    show(
      { total, page, jobs },
      `${renderTable(['id', 'job', 'attempts', 'next', 'last error'], rows)}\n${pageLine({ total, page }, { limit })}`,
    );
  },
});
