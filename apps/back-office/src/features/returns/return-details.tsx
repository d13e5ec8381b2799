import type { ManagedReturn } from '@souk/contract/back-office/returns';
import type { OrderReturn } from '@souk/contract/orders/returns';
import { Link } from '@souk/ui/ui-context.tsx';
import { useMay } from '../../app/session.ts';
import { Fact } from '../../lib/fact.tsx';
import { FileButton } from '../../lib/file-button.tsx';
import { Moment } from '../../lib/moment.tsx';
import { Money } from '../../lib/money.tsx';
import { Panel } from '../../lib/panel.tsx';
import { paths } from '../../lib/paths.ts';
import { useI18n } from '../../lib/services.tsx';
import { authorTexts, eventTexts, reasonTexts } from './return-words.tsx';

/** The items with their reasons, the shopper's words and photos. */
export function ReturnItems({ asked }: { asked: OrderReturn }) {
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
            <FileButton key={photo.id} call="GET /admin/return-photos/{id}" file={photo} isPicture className="size-28" />
          ))}
        </div>
      )}
    </Panel>
  );
}

/** The order, shop and shopper of a return, and its refund. */
export function ReturnFacts({ managed }: { managed: ManagedReturn }) {
  const { t } = useI18n();
  const maySeePeople = useMay('people:read');
  const { order, shop, person, currency } = managed;
  const { refund, answer, label_url } = managed.return;
  const name = person.name || t('No name yet');
  return (
    <Panel title={t('Details')}>
      <dl className="grid gap-3 text-sm wrap-anywhere">
        <Fact label={t('Order')}>
          <Link href={paths.order({ code: order.code })} className="text-accent hover:underline">
            <bdi dir="ltr">{order.code}</bdi>
          </Link>
        </Fact>
        <Fact label={t('Shop')}>{shop.name}</Fact>
        <Fact label={t('Shopper')}>
          {maySeePeople ? (
            <Link href={paths.person(person)} className="text-accent hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
          {person.phone && (
            <bdi dir="ltr" className="block text-ink-muted">
              +{person.phone}
            </bdi>
          )}
        </Fact>
        {order.delivered_at && (
          <Fact label={t('Delivered')}>
            <Moment at={order.delivered_at} />
          </Fact>
        )}
        {answer && (
          <Fact label={t('Answer')}>
            <span dir="auto" className="block whitespace-pre-line">
              {answer}
            </span>
          </Fact>
        )}
        {label_url && (
          <Fact label={t('Return label')}>
            <a href={label_url} target="_blank" rel="noreferrer" className="text-accent hover:underline">
              <bdi dir="ltr">{label_url}</bdi>
            </a>
          </Fact>
        )}
        {refund !== null && (
          <Fact label={t('Refunded')}>
            <strong>
              <Money amount={refund} currency={currency} />
            </strong>
          </Fact>
        )}
      </dl>
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
