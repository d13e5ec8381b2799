import type { ExportedReturn } from '@souk/contract/account-export';
import type { DB } from '../../../db/schema.ts';
import type { ReadDatabase } from '../../platform/database/kysely.ts';
import type { Languages } from '../../platform/text/texts.ts';
import { presentReturn } from './present.ts';
import { listReturnsOfPerson } from './queries/returns.ts';

/** The person's returns by the id of their order, oldest first; photos are listed, not included. */
export async function exportReturns(
  read: ReadDatabase<DB>,
  personId: number,
  languages: Languages,
): Promise<Map<number, ExportedReturn[]>> {
  const rows = await listReturnsOfPerson(read, personId);
  const byOrder = Map.groupBy(rows.toReversed(), ({ order_id }) => order_id);
  return new Map([...byOrder].map(([orderId, returns]) => [orderId, returns.map((row) => presentExported(presentReturn(row, languages)))]));
}

function presentExported({ photos, ...asked }: ReturnType<typeof presentReturn>): ExportedReturn {
  return { ...asked, photos: photos.map(({ id, name }) => ({ name, url: `/api/return-photos/${id}` })) };
}
