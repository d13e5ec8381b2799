import { maxExported } from '@souk/contract/back-office/orders';
import type { CallQuery } from '@souk/contract/calls';
import type { Context, ReadContext } from '../../context.ts';
import { listPeopleRows, type PersonDetails } from '../../modules/identity/people.ts';
import { countPeople, type PeopleSearch } from '../../modules/identity/queries/people.ts';
import { type CsvColumns, exportList } from '../../platform/csv/export-list.ts';
import { recordExport } from '../../platform/csv/record-export.ts';
import type { StreamToSend } from '../../platform/http/send-file.ts';
import { undeliveredSince } from './manage-people.ts';

const columns: CsvColumns<PersonDetails> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  phone: ({ phone }) => phone,
  'phone verified': ({ phone_verified }) => phone_verified,
  email: ({ email }) => email,
  'email verified': ({ email_verified }) => email_verified,
  language: ({ locale }) => locale,
  'account since': ({ created_at }) => created_at,
  'blocked at': ({ blocked_at }) => blocked_at,
  'erased at': ({ erased_at }) => erased_at,
};

type Filters = CallQuery<'GET /admin/people-export'>;

/** The filters of the panel's list. */
export function peopleSearchOf(context: Pick<ReadContext, 'clock'>, { search, blocked, undelivered }: Filters): PeopleSearch {
  return {
    words: search || undefined,
    isBlocked: blocked ?? false,
    undeliveredSince: undelivered ? undeliveredSince(context) : undefined,
  };
}

/** The people of a list as CSV, newest first. The audit log has who exported them, without the words of the search. */
export async function exportPeople(context: Context, { search, ...filters }: Filters): Promise<StreamToSend> {
  const wanted = peopleSearchOf(context, { ...filters, search });
  const rows = await countPeople(context.read, wanted);
  await recordExport(context, {
    action: 'people.export',
    subject: { kind: 'people-list', id: 'csv' },
    rows,
    filters: { ...filters, search },
  });
  return exportList({
    name: 'people.csv',
    columns,
    listBefore: (beforeId, limit) => listPeopleRows(context, { ...wanted, beforeId }, limit),
    maxRows: maxExported,
  });
}
