import { getClientError } from '../../modules/client-errors/client-errors.ts';
import { defineCommand } from '../command.ts';
import { operand, whole } from '../fields.ts';
import { formatMoment } from '../format-moment.ts';
import { renderFacts } from '../render-table.ts';

export const errorsShow = defineCommand({
  name: 'errors show',
  summary: 'Show one error of the storefront with its stack.',
  examples: ['errors show 12'],
  fields: { id: operand('id', 'The id of an error, from "errors list"', whole(1, Number.MAX_SAFE_INTEGER)) },
  async run({ id }, { context, show }) {
    const error = await getClientError(context, id);
    const { message, page, browser, times, first_at, last_at, stack } = error;
    const facts = { message, page, browser, times, first: formatMoment(first_at), last: formatMoment(last_at) };
    show(error, `${renderFacts(facts)}\n\n${stack || 'The browser sent no stack.'}`);
  },
});
