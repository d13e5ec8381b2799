import type { ManagedConversationCard } from '@souk/contract/back-office/conversations';
import { Badge } from '@souk/ui/badge.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { conversationsQuery } from '../../features/conversations/queries.ts';
import { BackLink } from '../../lib/back-link.tsx';
import { FilterBar, SearchField } from '../../lib/list/filter-bar.tsx';
import { ListPage, rowsPerPage } from '../../lib/list/list-page.tsx';
import { useListFilters } from '../../lib/list/use-list-filters.ts';
import { Moment } from '../../lib/moment.tsx';
import { paths } from '../../lib/paths.ts';
import { useI18n, useServices } from '../../lib/services.tsx';

/** The conversations between shoppers and shops; the pages of an order and of a shop lead to theirs. */
export function ConversationsPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const list = useListFilters(({ id, string }) => ({ order: string('order', 20), shop: id('shop'), search: string('search') }));
  const conversations = useQuery(conversationsQuery(api, { ...list.filters, page: list.page, per_page: rowsPerPage }));
  return (
    <>
      <BackLink href={paths.tickets()} label={t('Support')} />
      <ListPage
        title={t('Messages between shoppers and shops')}
        list={list}
        query={conversations}
        filters={
          <FilterBar>
            <SearchField
              label={t('Search messages')}
              placeholder={t('Order, shopper or product')}
              value={list.filters.search}
              onSearch={(search) => list.change({ search })}
            />
          </FilterBar>
        }
        texts={{
          count: (total) => i18n.plural(total, '{count} conversation', '{count} conversations'),
          failed: t('The messages could not be loaded'),
          none: t('No messages yet'),
          noneHint: t('Shoppers write to shops on the pages of products and orders.'),
          noMatch: t('No conversations match these filters'),
        }}
      >
        {(data) => <Conversations conversations={data.conversations} />}
      </ListPage>
    </>
  );
}

function Conversations({ conversations }: { conversations: readonly ManagedConversationCard[] }) {
  const { t } = useI18n();
  return (
    <ul className="divide-y divide-line overflow-clip rounded-lg border border-line bg-surface">
      {conversations.map(({ id, shop, person, order, product, is_unanswered, last_message: last }) => (
        <li key={id} className="relative grid grid-cols-1 gap-1 px-4 py-3.5 text-sm focus-within:bg-tint hover:bg-tint">
          <p className="flex flex-wrap items-center gap-2">
            <Link href={paths.conversation({ id })} className="font-semibold text-accent wrap-anywhere after:absolute after:inset-0">
              <bdi>{person.name || t('No name yet')}</bdi> – <bdi>{shop.name}</bdi>
            </Link>
            {is_unanswered && <Badge tone="warn">{t('Unanswered')}</Badge>}
          </p>
          <p dir="auto" className="line-clamp-1 wrap-anywhere">
            {last.message}
          </p>
          <p className="flex flex-wrap gap-x-2 text-xs text-ink-muted">
            {order && <bdi dir="ltr">{order.code}</bdi>}
            {product && <bdi>{product.name}</bdi>}
            <Moment at={last.created_at} />
          </p>
        </li>
      ))}
    </ul>
  );
}
