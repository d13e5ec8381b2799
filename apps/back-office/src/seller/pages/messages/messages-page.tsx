import { ButtonLink } from '@souk/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { FilterBar, SearchField } from '../../../lib/list/filter-bar.tsx';
import { ListPage, rowsPerPage } from '../../../lib/list/list-page.tsx';
import { StatusTabs } from '../../../lib/list/status-tabs.tsx';
import { keysOf, useListFilters } from '../../../lib/list/use-list-filters.ts';
import { useServices } from '../../../lib/services.tsx';
import { ConversationCards } from '../../messages/conversation-cards.tsx';
import { shopConversationsQuery } from '../../messages/queries.ts';
import { sellerPaths } from '../../paths.ts';

const tabTexts = { unanswered: 'Unanswered', unread: 'Unread' } as const;

/** The conversations of the shop with its shoppers, unanswered ones first. */
export function MessagesPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const list = useListFilters(({ one, string }) => ({ status: one('status', keysOf(tabTexts)), search: string('search') }));
  const { status: state, search } = list.filters;
  const conversations = useQuery(shopConversationsQuery(api, { state, search, page: list.page, per_page: rowsPerPage }));
  return (
    <ListPage
      title={t('Messages')}
      hasViews={false}
      actions={
        <ButtonLink variant="secondary" href={sellerPaths.savedReplies()}>
          {t('Saved replies')}
        </ButtonLink>
      }
      list={list}
      query={conversations}
      filters={
        <>
          <StatusTabs texts={tabTexts} counts={conversations.data?.counts} value={state} href={list.href} />
          <FilterBar>
            <SearchField
              label={t('Search messages')}
              placeholder={t('Order, shopper or product')}
              value={search}
              onSearch={(words) => list.change({ search: words })}
            />
          </FilterBar>
        </>
      }
      texts={{
        count: (total) => i18n.plural(total, '{count} conversation', '{count} conversations'),
        failed: t('The messages could not be loaded'),
        none: t('No messages yet'),
        noneHint: t('Questions of shoppers about your products and their orders appear here.'),
        noMatch: t('No conversations match these filters'),
      }}
    >
      {(data) => <ConversationCards conversations={data.conversations} />}
    </ListPage>
  );
}
