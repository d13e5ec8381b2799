import type { ContactMessage } from '@souk/contract/back-office/tickets';
import { useQuery } from '@tanstack/react-query';
import { contactQuery } from '../features/support/contact-queries.ts';
import { BackLink } from '../lib/back-link.tsx';
import { ListPage, rowsPerPage } from '../lib/list/list-page.tsx';
import { useListFilters } from '../lib/list/use-list-filters.ts';
import { Moment } from '../lib/moment.tsx';
import { paths } from '../lib/paths.ts';
import { useServices } from '../lib/services.tsx';

/** The messages of the contact form, newest first. Their senders may have no account: they are answered by mail or phone. */
export function ContactPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const list = useListFilters(() => ({}));
  const messages = useQuery(contactQuery(api, { page: list.page, per_page: rowsPerPage }));
  return (
    <ListPage
      title={t('Contact messages')}
      filters={<BackLink href={paths.tickets()} label={t('Support')} />}
      list={list}
      query={messages}
      texts={{
        count: (total) => i18n.plural(total, '{count} message', '{count} messages'),
        failed: t('The messages could not be loaded'),
        none: t('No messages yet'),
        noneHint: t('Messages of the contact form of the storefront appear here.'),
        noMatch: t('No messages yet'),
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
  );
}

function Message({ message: { name, phone, email, subject, message, created_at } }: { message: ContactMessage }) {
  const number = phone.replaceAll(/[^\d+]/g, '');
  return (
    <li className="grid grid-cols-1 gap-2 rounded-lg border border-line bg-surface p-4 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="font-semibold wrap-anywhere">{subject}</h2>
        <span className="text-ink-muted">
          <Moment at={created_at} />
        </span>
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <span className="font-semibold wrap-anywhere">{name}</span>
        {email && (
          <a className="text-link hover:underline wrap-anywhere" href={`mailto:${encodeURIComponent(email)}`}>
            <bdi dir="ltr">{email}</bdi>
          </a>
        )}
        <a className="text-link hover:underline" href={`tel:${number}`}>
          <bdi dir="ltr">{phone}</bdi>
        </a>
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{message}</p>
    </li>
  );
}
