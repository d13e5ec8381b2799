import { clearClientErrors } from '../../modules/client-errors/client-errors.ts';
import { defineCommand } from '../command.ts';
import { operand, whole } from '../fields.ts';

export const errorsClear = defineCommand({
  name: 'errors clear',
  summary: 'Delete one reported error, or all of them.',
  details: 'An error that happens again is listed again.',
  examples: ['errors clear 12', 'errors clear'],
  fields: {
    id: operand('id', 'The id of an error, from "errors list"; without it all are deleted', whole(1, Number.MAX_SAFE_INTEGER).optional()),
  },
  async run({ id }, { context, show }) {
    const deleted = await clearClientErrors(context, id);
    show({ deleted }, deleted === 1 ? 'Deleted 1 error.' : `Deleted ${deleted} errors.`);
  },
});
