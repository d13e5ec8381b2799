import { listClientErrors } from '../../modules/client-errors/queries.ts';
import { defineCommand } from '../command.ts';
import { formatMoment } from '../format-moment.ts';
import { pageFields, pageLine } from '../page-fields.ts';
import { renderTable } from '../render-table.ts';

export const errorsList = defineCommand({
  name: 'errors list',
  summary: 'List errors of the storefront that browsers reported, the latest first.',
  details: 'Equal errors are one row with a count. Reports hold no personal data and are deleted 30 days after the last one.',
  examples: ['errors list', 'errors list --limit 100 --json'],
  fields: pageFields,
  async run(page, { context, show }) {
    const found = await listClientErrors(context.read, page);
    const rows = found.client_errors.map((error) => [
      error.id,
      error.times,
      formatMoment(error.last_at),
      error.page,
      error.browser,
      error.message.split('\n')[0] ?? '',
    ]);
    show(found, `${renderTable(['id', 'times', 'last', 'page', 'browser', 'message'], rows)}\n${pageLine(found, page)}`);
  },
});
