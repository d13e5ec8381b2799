import type { CallAnswer } from '@souk/contract/calls';
import type { ShopOrderRow } from '@souk/contract/seller/orders';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { explainError, useServices } from '../../lib/services.tsx';
import { sellerPaths } from '../paths.ts';
import { ScanIcon, Scanner } from '../scan/scan-button.tsx';
import { readCarrier, storeCarrier } from './last-carrier.ts';
import { OrderBadges, statusTexts } from './order-words.tsx';

type Results = CallAnswer<'POST /seller/shipments'>['results'];

/** The statuses from which an order is handed over. */
const open = ['Pending', 'Confirm', 'Processing', 'Pickup'];

/** A tracking number for each order, typed or scanned. Enter goes to the next field, as a scanner sends it after each code. */
export function TrackingForm({ orders }: { orders: readonly ShopOrderRow[] }) {
  const { i18n } = useServices();
  const { t, plural } = i18n;
  const [carrier, setCarrier] = useState(readCarrier);
  const [numbers, setNumbers] = useState<ReadonlyMap<string, string>>(new Map());
  const ready = orders.filter((order) => open.includes(order.status) && (order.is_cash || order.payment_status !== 'Pending'));
  const [scanned, setScanned] = useState<string>();
  const ship = useShip();
  /** The camera continues with the next order that has no number yet. */
  function handleScan(number: string) {
    if (!scanned) return;
    const next = new Map(numbers).set(scanned, number.slice(0, maxNumberLength));
    setNumbers(next);
    const at = ready.findIndex(({ code }) => code === scanned);
    setScanned([...ready.slice(at + 1), ...ready.slice(0, at)].find(({ code }) => !next.get(code)?.trim())?.code);
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    storeCarrier(carrier.trim());
    const wanted = ready.map(({ code, status }) => ({ code, seen_status: status, tracking_number: numbers.get(code)?.trim() || null }));
    ship.mutate({ carrier: carrier.trim(), orders: wanted });
  }
  return (
    <form className="grid gap-4" onSubmit={handleSubmit}>
      {ship.isError && <Note tone="error">{explainError(i18n, ship.error)}</Note>}
      {ship.data && <Refused results={ship.data} />}
      {ready.length < orders.length && (
        <Note tone="warn">
          {plural(orders.length - ready.length, '{count} order is not ready to be sent', '{count} orders are not ready to be sent')}
        </Note>
      )}
      <Field label={t('Carrier')} required>
        <TextInput required maxLength={80} value={carrier} onChange={({ target }) => setCarrier(target.value)} onKeyDown={handleEnter} />
      </Field>
      <ol className="divide-y divide-line rounded-lg border border-line bg-surface">
        {ready.map((order) => (
          <li key={order.code} className="grid items-center gap-2 px-4 py-3 text-sm sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
            <p className="grid min-w-0 gap-1">
              <span className="flex flex-wrap items-center gap-2">
                <bdi dir="ltr" className="font-semibold">
                  {order.code}
                </bdi>
                <OrderBadges order={order} />
              </span>
              <span className="truncate text-ink-muted">
                <bdi>{order.recipient}</bdi> · <bdi>{order.area}</bdi>
              </span>
            </p>
            <span className="flex items-center gap-1">
              <TextInput
                aria-label={t('Tracking number of {code}', { code: order.code })}
                placeholder={t('Tracking number')}
                dir="ltr"
                maxLength={maxNumberLength}
                autoComplete="off"
                value={numbers.get(order.code) ?? ''}
                onChange={({ target }) => setNumbers(new Map(numbers).set(order.code, target.value))}
                onKeyDown={handleEnter}
              />
              <ScanIcon label={t('Scan the tracking number of {code}', { code: order.code })} onClick={() => setScanned(order.code)} />
            </span>
          </li>
        ))}
      </ol>
      <Button type="submit" busy={ship.isPending} disabled={ready.length === 0} className="sm:justify-self-start">
        {plural(ready.length, 'Hand over {count} order', 'Hand over {count} orders')}
      </Button>
      {scanned && (
        <Scanner title={t('Tracking number of {code}', { code: scanned })} onScan={handleScan} onClose={() => setScanned(undefined)} />
      )}
    </form>
  );
}

const maxNumberLength = 80;

/** Enter goes to the next field of the form, and from the last one to its button. */
function handleEnter(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const fields = [...(event.currentTarget.form?.querySelectorAll<HTMLElement>('input, button[type="submit"]') ?? [])];
  fields[fields.indexOf(event.currentTarget) + 1]?.focus();
}

function useShip() {
  const { api, i18n } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (body: {
      carrier: string;
      orders: { code: string; seen_status: ShopOrderRow['status']; tracking_number: string | null }[];
    }) => (await api.call('POST /seller/shipments', { body })).data.results,
    async onSuccess(results) {
      await queryClient.invalidateQueries();
      const shipped = results.filter(({ is_shipped }) => is_shipped).length;
      if (shipped > 0) toast.success(i18n.plural(shipped, '{count} order handed over', '{count} orders handed over'));
      if (shipped === results.length) await navigate(sellerPaths.orders({ status: 'on_the_way' }));
    },
  });
}

function Refused({ results }: { results: Results }) {
  const { t } = useServices().i18n;
  const refused = results.filter(({ is_shipped }) => !is_shipped);
  if (refused.length === 0) return null;
  return (
    <Note tone="warn">
      {t('Somebody else has changed these orders. They were not sent:')}
      <ul>
        {refused.map(({ code, status }) => (
          <li key={code}>
            <bdi dir="ltr">{code}</bdi> · {t(statusTexts[status])}
          </li>
        ))}
      </ul>
    </Note>
  );
}
