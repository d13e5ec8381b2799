import type { ContactMessage, ContactState } from '@souk/contract/back-office/tickets';
import { Badge } from '@souk/ui/badge.tsx';
import { Button } from '@souk/ui/button.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../app/session.ts';
import { NounHistory } from '../features/audit/subject-history.tsx';
import { contactQuery, useMarkContactMessage } from '../features/support/contact-queries.ts';
import { BackLink } from '../lib/back-link.tsx';
import { FilterBar, SearchField } from '../lib/list/filter-bar.tsx';
import { ListPage, rowsPerPage } from '../lib/list/list-page.tsx';
import { StatusTabs } from '../lib/list/status-tabs.tsx';
import { keysOf, useListFilters } from '../lib/list/use-list-filters.ts';
import { Moment } from '../lib/moment.tsx';
import { paths } from '../lib/paths.ts';
import { explainError, useServices } from '../lib/services.tsx';
import { useUndoToast } from '../lib/use-undo-toast.ts';

const stateTexts = { waiting: 'Waiting for an answer', answered: 'Answered' } as const satisfies Record<ContactState, string>;

/** The messages of the contact form, newest first. Their senders may have no account: they are answered by mail or phone. */
export function ContactPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const list = useListFilters(({ one, string }) => ({ state: one('state', keysOf(stateTexts)), search: string('search') }));
  const messages = useQuery(contactQuery(api, { ...list.filters, page: list.page, per_page: rowsPerPage }));
  const subjects = new Map(messages.data?.messages.map(({ id, subject }) => [String(id), subject]));
  return (
    <>
      <BackLink href={paths.tickets()} label={t('Support')} />
      <ListPage
        title={t('Contact messages')}
        filters={
          <>
            <StatusTabs
              texts={stateTexts}
              counts={messages.data?.counts}
              value={list.filters.state}
              href={({ status }) => list.href({ state: status })}
            />
            <FilterBar>
              <SearchField
                label={t('Search messages')}
                placeholder={t('Name, subject, text, mail or phone')}
                value={list.filters.search}
                onSearch={(search) => list.change({ search })}
              />
            </FilterBar>
          </>
        }
        list={list}
        query={messages}
        texts={{
          count: (total) => i18n.plural(total, '{count} message', '{count} messages'),
          failed: t('The messages could not be loaded'),
          none: t('No messages yet'),
          noneHint: t('Messages of the contact form of the storefront appear here.'),
          noMatch: t('No message matches these filters'),
        }}
      >
        {(data) => (
          <ul aria-label={t('Contact messages')} className="grid grid-cols-1 gap-3">
            {data.messages.map((message) => (
              <Message key={message.id} message={message} />
            ))}
          </ul>
        )}
      </ListPage>
      {messages.data && <NounHistory noun="contact-message" nameOf={({ id }) => subjects.get(id) ?? t('Message {id}', { id })} />}
    </>
  );
}

function Message({ message }: { message: ContactMessage }) {
  const { t } = useServices().i18n;
  const { name, phone, email, subject, created_at, answered } = message;
  const number = phone.replaceAll(/[^\d+]/g, '');
  return (
    <li className="grid grid-cols-1 gap-2 rounded-lg border border-line bg-surface p-4 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="font-semibold wrap-anywhere">{subject}</h2>
        <span className="flex flex-wrap items-center gap-2 text-ink-muted">
          <Badge tone={answered ? 'success' : 'warn'}>{answered ? t('Answered') : t('Waiting for an answer')}</Badge>
          <Moment at={created_at} />
        </span>
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <span className="font-semibold wrap-anywhere">{name}</span>
        {email && (
          <a
            className="text-accent hover:underline wrap-anywhere"
            href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`}
          >
            <bdi dir="ltr">{email}</bdi>
          </a>
        )}
        <a className="text-accent hover:underline" href={`tel:${number}`}>
          <bdi dir="ltr">{phone}</bdi>
        </a>
      </p>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {message.message}
      </p>
      <AnswerMark message={message} />
    </li>
  );
}

/** The member who answered and the time, with the button that changes it. */
function AnswerMark({ message }: { message: ContactMessage }) {
  const { i18n } = useServices();
  const { t } = i18n;
  const mayWrite = useMay('support:write');
  const showUndo = useUndoToast();
  const mark = useMarkContactMessage(message);
  const { answered, subject } = message;
  if (!answered && !mayWrite) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-2">
      <p className="text-ink-muted">
        {answered && (
          <>
            {answered.by ? t('Answered by {name}', { name: answered.by }) : t('Answered')} · <Moment at={answered.at} />
          </>
        )}
      </p>
      {mayWrite && (
        <Button
          size="sm"
          variant={answered ? 'ghost' : 'secondary'}
          busy={mark.isPending}
          aria-label={answered ? t('Mark as waiting: {subject}', { subject }) : t('Mark as answered: {subject}', { subject })}
          onClick={() =>
            mark.mutate(undefined, {
              onSuccess: (entry) => showUndo(answered ? t('It waits for an answer again') : t('Marked as answered'), entry),
              onError: (error) => toast.error(explainError(i18n, error)),
            })
          }
        >
          {answered ? t('Mark as waiting') : t('Mark as answered')}
        </Button>
      )}
    </div>
  );
}
