import type { OrderReturn } from '@souk/contract/orders/returns';
import { Badge } from '@souk/ui/badge.tsx';
import { Button } from '@souk/ui/button.tsx';
import { useObjectUrl } from '@souk/ui/forms/use-files.ts';
import { ConfirmDialog } from '@souk/ui/overlay/dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi, useI18n, useMoney } from '../../../lib/services/services-context.tsx';
import { ordersQueries } from '../queries.ts';
import { useSavePhoto, useWithdrawReturn } from './return-mutations.ts';
import { returnEventTexts, returnReasonTexts, returnStatusTexts, returnTones } from './return-words.ts';

type ReturnCardProps = { orderId: number; asked: OrderReturn };

/** A return: its state, items, answer and steps. */
export function ReturnCard({ orderId, asked }: ReturnCardProps) {
  const { t, moment } = useI18n();
  const money = useMoney();
  const { code, status, refund, answer, label_url, events } = asked;
  return (
    <article aria-label={t('Return {code}', { code })} className="grid gap-3 rounded-md bg-tint p-3 text-sm sm:p-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h3 className="text-sm font-bold">
          <bdi dir="ltr">{code}</bdi>
        </h3>
        <Badge tone={returnTones[status]} className={returnTones[status] === 'neutral' ? 'bg-surface' : undefined}>
          {t(returnStatusTexts[status])}
        </Badge>
        {refund !== null && <bdi className="ms-auto font-bold tabular-nums">{money(refund)}</bdi>}
      </header>
      <Items asked={asked} />
      {asked.note && (
        <p dir="auto" className="text-ink-muted wrap-anywhere whitespace-pre-line">
          {asked.note}
        </p>
      )}
      {asked.photos.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {asked.photos.map((photo) => (
            <Photo key={photo.id} {...photo} />
          ))}
        </div>
      )}
      {status === 'requested' && (
        <p>
          {asked.is_passed
            ? t('The shop did not answer in time. Our team answers you.')
            : t('You get an answer by {moment}.', { moment: moment(asked.answer_by) })}
        </p>
      )}
      {answer && (
        <p dir="auto" className="rounded-md border border-line bg-surface px-3 py-2 wrap-anywhere whitespace-pre-line">
          {answer}
        </p>
      )}
      {label_url && status === 'accepted' && (
        <a
          href={label_url}
          target="_blank"
          rel="noreferrer"
          className="flex min-h-11 items-center justify-self-start font-semibold text-accent underline"
        >
          {t('Open the return label')}
        </a>
      )}
      <Steps events={events} />
      {asked.can_withdraw && <WithdrawButton orderId={orderId} id={asked.id} />}
    </article>
  );
}

function Items({ asked: { lines } }: { asked: OrderReturn }) {
  const { t, number } = useI18n();
  return (
    <ul className="grid gap-1">
      {lines.map((line) => (
        <li key={line.line_id} className="wrap-anywhere">
          <span className="tabular-nums">{number(line.quantity)} ×</span> {line.name}
          {line.options && <span className="text-ink-muted"> · {line.options}</span>}
          <span className="text-ink-muted"> · {t(returnReasonTexts[line.reason])}</span>
          {line.accepted !== null && line.accepted < line.quantity && (
            <strong> · {t('{count} accepted', { count: number(line.accepted) })}</strong>
          )}
        </li>
      ))}
    </ul>
  );
}

function Steps({ events }: Pick<OrderReturn, 'events'>) {
  const { t, moment } = useI18n();
  return (
    <ol aria-label={t('Steps of the return')} className="grid gap-2 border-s-2 border-line-strong ps-3">
      {events.map((event) => (
        <li key={`${event.status} ${event.created_at}`} className="grid gap-0.5">
          <span>{t(returnEventTexts[event.status])}</span>
          {event.status === 'inspected' && event.note && (
            <span dir="auto" className="wrap-anywhere whitespace-pre-line">
              {event.note}
            </span>
          )}
          <time dateTime={event.created_at} className="text-xs text-ink-muted">
            {moment(event.created_at)}
          </time>
        </li>
      ))}
    </ol>
  );
}

function Photo({ id, name }: OrderReturn['photos'][number]) {
  const { t } = useI18n();
  const { data: blob } = useQuery(ordersQueries.returnPhoto(useApi(), id));
  const url = useObjectUrl(blob ?? undefined);
  const { save, isSaving } = useSavePhoto(id);
  return (
    <button
      type="button"
      disabled={isSaving}
      onClick={save}
      aria-label={t('Save {name}', { name })}
      className="block overflow-hidden rounded-md border border-line bg-surface hover:border-line-strong"
    >
      <span className="block size-16">{url && <img src={url} alt="" className="size-full object-cover" />}</span>
    </button>
  );
}

function WithdrawButton({ orderId, id }: { orderId: number; id: number }) {
  const { t } = useI18n();
  const [isAsking, setAsking] = useState(false);
  const { withdraw, isWithdrawing } = useWithdrawReturn(orderId, () => setAsking(false));
  return (
    <>
      <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => setAsking(true)}>
        {t('Withdraw the return')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('Withdraw this return?')}
        text={t('You can ask for another one while the time to return is not over.')}
        answers={{ cancel: t('Cancel'), confirm: t('Withdraw the return') }}
        busy={isWithdrawing}
        onCancel={() => setAsking(false)}
        onConfirm={() => withdraw(id)}
      />
    </>
  );
}
