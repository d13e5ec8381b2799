import { getClientError, listClientErrors } from '../../modules/client-errors/client-errors.ts';
import { clearErrors } from '../../workflows/manage-system/manage-system.ts';
import { type CommandGroup, defineCommand } from '../framework/define-command.ts';
import { operand, whole } from '../framework/fields.ts';
import { formatTime, pageFields, renderFacts, renderPage } from '../framework/tables.ts';

const errorId = whole(1, Number.MAX_SAFE_INTEGER);

const errorsList = defineCommand({
  name: 'errors list',
  summary: 'List errors of the storefront that browsers reported, latest first.',
  details: 'Equal errors are one row with a count. Reports hold no personal data and are deleted 30 days after the last one.',
  examples: ['errors list', 'errors list --limit 100 --json'],
  fields: pageFields,
  async run(page, { context, print }) {
    const found = await listClientErrors(context.read, page);
    const rows = found.client_errors.map((error) => [
      error.id,
      error.times,
      formatTime(error.last_at),
      error.page,
      error.browser,
      error.message.split('\n')[0] ?? '',
    ]);
    print(found, renderPage(['id', 'times', 'last', 'page', 'browser', 'message'], rows, { ...page, ...found }));
  },
});

const errorsShow = defineCommand({
  name: 'errors show',
  summary: 'Show an error of the storefront with its stack.',
  examples: ['errors show 12'],
  fields: { id: operand('id', 'Id of the error, from "errors list"', errorId) },
  async run({ id }, { context, print }) {
    const error = await getClientError(context, id);
    const { message, page, browser, times, first_at, last_at, stack } = error;
    const facts = { message, page, browser, times, first: formatTime(first_at), last: formatTime(last_at) };
    print(error, `${renderFacts(facts)}\n\n${stack || 'The browser sent no stack.'}`);
  },
});

const errorsClear = defineCommand({
  name: 'errors clear',
  summary: 'Delete one reported error, or all of them.',
  details: 'An error that happens again is listed again.',
  examples: ['errors clear 12', 'errors clear'],
  fields: { id: operand('id', 'Id of the error, from "errors list" (all)', errorId.optional()) },
  async run({ id }, { context, print }) {
    const deleted = await clearErrors(context, id);
    print({ deleted }, deleted === 1 ? 'Deleted 1 error.' : `Deleted ${deleted} errors.`);
  },
});

export const errorCommands: CommandGroup = {
  name: 'errors',
  summary: 'errors of the storefront that browsers reported',
  commands: [errorsList, errorsShow, errorsClear],
};
