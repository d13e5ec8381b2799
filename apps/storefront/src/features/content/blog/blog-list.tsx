import type { PostCard } from '@souk/contract/content';
import { Chip } from '@souk/ui/chip.tsx';
import { classNames } from '@souk/ui/class-names.ts';
import { EmptyPage, EmptyState } from '@souk/ui/feedback/empty-state.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { ListPagination } from '../../../lib/page/list-pagination.tsx';
import { pageTemplate } from '../../../lib/page/page-address.ts';
import { paths } from '../../../lib/paths.ts';
import { useApi, useI18n } from '../../../lib/services/services-context.tsx';
import { contentQueries } from '../queries.ts';
import { type BlogAddress, type BlogChange, blogHref, isFrontPage, postsParams, postsPerPage } from './blog-address.ts';
import { FrontPage, FrontPageSkeleton, PostGrid } from './front-page.tsx';

/** One page of posts, or the reason why it is empty. */
export function BlogList({ address, onChange }: { address: BlogAddress; onChange: BlogChange }) {
  const { t } = useI18n();
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(contentQueries.posts(useApi(), postsParams(address)));
  if (!data && isError) {
    return (
      <ErrorState
        title={t('The posts could not be loaded')}
        text={t('Your filters are still applied.')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <FrontPageSkeleton />;
  return (
    <div aria-busy={isPlaceholderData} className={classNames('transition-opacity', isPlaceholderData && 'opacity-50')}>
      {(address.tag || address.search) && data.total > 0 && (
        <BlogFilters address={address} total={data.total} tagName={data.tag?.name ?? address.tag} onChange={onChange} />
      )}
      {data.blogs.length === 0 ? <NoPosts address={address} total={data.total} /> : <Posts address={address} posts={data.blogs} />}
      <div className="mt-12">
        <BlogPages total={data.total} address={address} />
      </div>
    </div>
  );
}

function Posts({ address, posts }: { address: BlogAddress; posts: readonly PostCard[] }) {
  return isFrontPage(address) ? <FrontPage posts={posts} /> : <PostGrid posts={posts} first />;
}

function NoPosts({ address, total }: { address: BlogAddress; total: number }) {
  const { t } = useI18n();
  if (total > 0) return <EmptyPage first={blogHref({ ...address, page: 1 })} />;
  if (address.search || address.tag || address.category_id !== null) {
    return (
      <EmptyState
        illustration="lens"
        title={address.search ? t('No results for “{search}”', { search: address.search }) : t('No posts on this topic yet')}
        text={t('Try fewer words, or browse all posts.')}
        action={{ label: t('View all posts'), href: paths.blogs() }}
      />
    );
  }
  return (
    <EmptyState
      illustration="page"
      title={t('No posts yet')}
      text={t('The first post is coming soon.')}
      action={{ label: t('View all products'), href: paths.products() }}
    />
  );
}

function BlogPages({ total, address }: { total: number; address: BlogAddress }) {
  const first = blogHref({ ...address, page: 1 });
  return <ListPagination page={address.page} total={total} perPage={postsPerPage} target={{ type: 'link', url: pageTemplate(first) }} />;
}

type BlogFiltersProps = { address: BlogAddress; total: number; tagName: string; onChange: BlogChange };

/** The number of posts of a search or tag, with chips that remove them. */
function BlogFilters({ address, total, tagName, onChange }: BlogFiltersProps) {
  const { t, plural } = useI18n();
  return (
    <div className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="text-ink-muted">
        {plural(total, '{count} post', '{count} posts')}
      </p>
      <ul aria-label={t('Active filters')} className="flex flex-wrap gap-2">
        {address.tag && (
          <li>
            <Chip onRemove={() => onChange({ tag: '' })}>{tagName}</Chip>
          </li>
        )}
        {address.search && (
          <li>
            <Chip onRemove={() => onChange({ search: '' })}>{address.search}</Chip>
          </li>
        )}
      </ul>
    </div>
  );
}
