import type { OrderReturn } from '@souk/contract/orders/returns';
import { FileButton } from '../files/file-button.tsx';
import { Moment } from '../moment.tsx';
import { Panel } from '../panel.tsx';
import { useI18n } from '../services.tsx';
import { authorTexts, eventTexts, reasonTexts } from './return-words.tsx';

type ReturnItemsProps = {
  asked: Pick<OrderReturn, 'lines' | 'note' | 'photos'>;
  /** The call that sends the photos. */
  photoCall: 'GET /admin/return-photos/{id}' | 'GET /seller/return-photos/{id}';
};

/** The items with their reasons, the shopper's words and photos. */
export function ReturnItems({ asked, photoCall }: ReturnItemsProps) {
  const { t, number } = useI18n();
  return (
    <Panel title={t('Items')}>
      <ul className="divide-y divide-line">
        {asked.lines.map((line) => (
          <li key={line.line_id} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2.5 text-sm first:pt-0 last:pb-0">
            <span className="min-w-0 flex-[1_1_12rem] wrap-anywhere">
              <span className="tabular-nums">{number(line.quantity)} ×</span> <strong>{line.name}</strong>
              {line.options && <span className="block text-xs text-ink-muted">{line.options}</span>}
            </span>
            <span className="text-ink-muted">{t(reasonTexts[line.reason])}</span>
            {line.accepted !== null && <span>{t('{count} accepted', { count: number(line.accepted) })}</span>}
          </li>
        ))}
      </ul>
      {asked.note && (
        <p dir="auto" className="rounded-md bg-tint px-3 py-2 text-sm wrap-anywhere whitespace-pre-line">
          {asked.note}
        </p>
      )}
      {asked.photos.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {asked.photos.map((photo) => (
            <FileButton key={photo.id} call={photoCall} file={photo} isPicture className="size-28" />
          ))}
        </div>
      )}
    </Panel>
  );
}

/** The steps as the shopper sees them. */
export function ReturnSteps({ events }: Pick<OrderReturn, 'events'>) {
  const { t } = useI18n();
  return (
    <Panel title={t('Steps')}>
      <ol className="grid gap-3 border-s-2 border-line ps-4 text-sm">
        {events.map((event) => (
          <li key={`${event.status} ${event.created_at}`} className="grid gap-0.5">
            <strong>{t(eventTexts[event.status])}</strong>
            {event.note && (
              <span dir="auto" className="wrap-anywhere whitespace-pre-line">
                {event.note}
              </span>
            )}
            <span className="flex flex-wrap gap-x-2 text-xs text-ink-muted">
              {t(authorTexts[event.author])}
              <span aria-hidden="true">·</span>
              <Moment at={event.created_at} />
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
