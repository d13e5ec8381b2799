import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import type { ContentRow } from '@souk/contract/back-office/content';
import { Badge } from '@souk/ui/badge.tsx';
import { Button } from '@souk/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMay } from '../app/session.ts';
import { statusTexts } from '../features/content/content-words.ts';
import { CreateDialog } from '../features/content/create-dialog.tsx';
import { contentListQuery } from '../features/content/queries.ts';
import { type Column, DataTable } from '../lib/list/data-table.tsx';
import { FilterBar, SearchField } from '../lib/list/filter-bar.tsx';
import { ListPage, rowsPerPage } from '../lib/list/list-page.tsx';
import { StatusTabs } from '../lib/list/status-tabs.tsx';
import { keysOf, useListFilters } from '../lib/list/use-list-filters.ts';
import { Moment } from '../lib/moment.tsx';
import { paths } from '../lib/paths.ts';
import { useServices } from '../lib/services.tsx';

export function PostsPage() {
  return <ContentListPage kind="posts" />;
}

export function PagesPage() {
  return <ContentListPage kind="pages" />;
}

/** The posts of the blog, or the pages of text. */
function ContentListPage({ kind }: { kind: 'posts' | 'pages' }) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const navigate = useNavigate();
  const mayWrite = useMay('content:write');
  const [isCreating, setIsCreating] = useState(false);
  const list = useListFilters(({ one, string }) => ({ search: string('search'), status: one('status', keysOf(statusTexts)) }));
  const query = useQuery(contentListQuery(api, kind, { ...list.filters, page: list.page, per_page: rowsPerPage }));
  const title = kind === 'posts' ? t('Posts') : t('Pages');
  return (
    <>
      <ListPage
        title={title}
        actions={mayWrite && <Button onClick={() => setIsCreating(true)}>{kind === 'posts' ? t('New post') : t('New page')}</Button>}
        list={list}
        query={query}
        filters={
          <>
            <StatusTabs texts={statusTexts} counts={undefined} value={list.filters.status} href={list.href} />
            <FilterBar>
              <SearchField
                label={t('Search')}
                placeholder={t('Title in any language')}
                value={list.filters.search}
                onSearch={(search) => list.change({ search })}
              />
            </FilterBar>
          </>
        }
        texts={{
          count: (total) => i18n.plural(total, '{count} entry', '{count} entries'),
          failed: t('The list could not be loaded'),
          none: t('Nothing here yet'),
          noneHint: t('What you create stays hidden until you publish it.'),
          noMatch: t('Nothing matches this search'),
        }}
      >
        {(data) => (
          <DataTable
            label={title}
            rows={data.rows.map((row, index) => ({ ...row, id: index }))}
            columns={columnsOf(i18n)}
            href={({ key }) => paths.content({ kind, key })}
            isOld={query.isPlaceholderData}
          />
        )}
      </ListPage>
      <CreateDialog
        {...{ kind }}
        open={isCreating}
        onClose={() => setIsCreating(false)}
        onCreated={(key) => void navigate(paths.content({ kind, key }))}
      />
    </>
  );
}

type Row = ContentRow & { id: number };

function columnsOf({ t }: I18n): Column<Row>[] {
  return [
    {
      id: 'title',
      title: t('Title'),
      cell: ({ title, slug }) => <span className="wrap-anywhere">{title || slug}</span>,
      className: 'w-1/2',
    },
    {
      id: 'status',
      title: t('Status'),
      card: 'badges',
      cell: ({ status, has_draft }) => (
        <span className="flex flex-wrap gap-1">
          <Badge tone={status === 'published' ? 'success' : status === 'scheduled' ? 'warn' : 'neutral'}>{t(statusTexts[status])}</Badge>
          {has_draft && <Badge tone="primary">{t('Draft')}</Badge>}
        </span>
      ),
    },
    { id: 'languages', title: t('Languages'), card: 'meta', cell: ({ languages }) => <bdi dir="ltr">{languages.join(' · ')}</bdi> },
    { id: 'at', title: t('Date'), card: 'end', align: 'end', cell: ({ at }) => at && <Moment at={at} /> },
  ];
}
