import { saveFile } from '@souk/client/api/download-file.ts';
import { formatDayRange } from '@souk/client/i18n/day-range.ts';
import { Button } from '@souk/ui/button.tsx';
import { Thumb } from '@souk/ui/picture.tsx';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useArrival } from '../../lib/delivery-time.ts';
import type { Order } from '../../lib/other-servers/answers.ts';
import { paths } from '../../lib/paths.ts';
import { productSource } from '../../lib/picture-source.ts';
import { useApi, useI18n, useServices } from '../../lib/services/services-context.tsx';
import { buildCalendarFile } from './model/calendar-file.ts';
import { ordersQueries } from './queries.ts';

/** Shows the items of an order of the purchase, and when they arrive. Absent while it loads. */
export function PlacedParcel({ id }: { id: number }) {
  const { data: order } = useQuery(ordersQueries.one(useApi(), id));
  if (!order || order.status === 'Cancelled') return null;
  return (
    <div className="grid gap-3 pb-4">
      <ul className="flex flex-wrap gap-2">
        {order.products.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a product can be ordered in two sizes, and the list never changes.
          <li key={`${line.id}-${index}`} title={line.name}>
            <Thumb source={productSource(line)} className="size-16" />
            <span className="sr-only">{line.name}</span>
          </li>
        ))}
      </ul>
      <Arrival order={order} />
    </div>
  );
}

function Arrival({ order }: { order: Order }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { origin } = useServices();
  const arrival = useArrival(order.estimated_delivery, order.created_at);
  if (!arrival) return null;
  const [from, to] = arrival;
  function handleSave() {
    const title = t('Parcel from {shop}', { shop: order.shop?.name ?? t('The shop') });
    const url = origin + paths.order({ id: order.id });
    const event = { uid: `${order.code}@${new URL(origin).host}`, title, url, from, to };
    saveFile(new Blob([buildCalendarFile(event, new Date())], { type: 'text/calendar' }), `${order.code}.ics`);
  }
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
      <strong className="font-semibold">{t('Arrives {range}', { range: formatDayRange(from, to, i18n) })}</strong>
      <Button variant="text" size="sm" className="hit-area" onClick={handleSave}>
        <CalendarPlus aria-hidden="true" />
        {t('Add to calendar')}
        <span className="sr-only">: {order.code}</span>
      </Button>
    </p>
  );
}
