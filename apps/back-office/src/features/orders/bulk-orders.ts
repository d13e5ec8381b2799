import type { Api } from '@souk/client/api/create-api.ts';
import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import type { ManagedOrder, OrderRow } from '@souk/contract/back-office/orders';
import { BulkRefusal, type BulkStep } from '../../lib/list/bulk-run.ts';
import { unpackedOf } from './mutations.ts';

type Services = { api: Api; i18n: I18n };

/** The status that the operator saw in the list goes along, so nobody overwrites another's change. */
export function confirmOrder({ api }: Services): BulkStep<OrderRow> {
  return async ({ code, status }) => {
    await api.call('POST /admin/orders/{code}/status', { params: { code }, body: { seen_status: status, status: 'Confirm' } });
    return null;
  };
}

/** Puts everything that is in no parcel yet into one. */
export function packOrder({ api, i18n: { t } }: Services, carrier: string): BulkStep<OrderRow> {
  return async (row) => {
    const lines = unpackedLines(await readOrder(api, row));
    if (lines.length === 0) throw new BulkRefusal(t('Everything is in a parcel already.'));
    return (await addParcel(api, row, { carrier, lines })).entry_id;
  };
}

/** Hands over all parcels. Without a parcel, everything goes into one of this carrier. */
export function shipOrder({ api, i18n: { t } }: Services, carrier: string): BulkStep<OrderRow> {
  return async (row) => {
    const found = await readOrder(api, row);
    const lines = carrier ? unpackedLines(found) : [];
    const order = lines.length > 0 ? await addParcel(api, row, { carrier, lines }) : found;
    const parcels = order.parcels.filter(({ shipped_at }) => shipped_at === null);
    if (parcels.length === 0) throw new BulkRefusal(t('There is no parcel to hand over.'));
    for (const { id, version } of parcels)
      await api.call('POST /admin/orders/{code}/parcels/{id}/ship', { params: { code: row.code, id }, body: { version } });
    return null;
  };
}

async function readOrder(api: Api, { code }: OrderRow): Promise<ManagedOrder> {
  return (await api.call('GET /admin/orders/{code}', { params: { code } })).data;
}

type NewParcel = { carrier: string; lines: { line_id: number; quantity: number }[] };

async function addParcel(api: Api, { code, status }: OrderRow, { carrier, lines }: NewParcel) {
  const body = { carrier, tracking_number: null, tracking_url: null, lines, seen_status: status };
  return (await api.call('POST /admin/orders/{code}/parcels', { params: { code }, body })).data;
}

function unpackedLines({ lines }: ManagedOrder): NewParcel['lines'] {
  return lines.map((line) => ({ line_id: line.id, quantity: unpackedOf(line) })).filter(({ quantity }) => quantity > 0);
}
