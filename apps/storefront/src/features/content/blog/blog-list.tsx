import type { PostCard } from '@souk/contract/content';
import { useQuery } from '@tanstack/react-query';
import { anyPageOf } from '../../../lib/page/any-page-of.ts';
import { paths } from '../../../lib/paths.ts';
import { useApi, useI18n, useSettings } from '../../../lib/services/services-context.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyPage } from '../../../ui/empty-page.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { paginationLocales } from '../../../ui/pagination-texts.ts';
import { contentQueries } from '../content-queries.ts';
import { type BlogAddress, blogHref, isFrontPage, postsParams, postsPerPage } from '../model/blog-address.ts';
import { BlogChoices } from './blog-choices.tsx';
import { FrontPage, FrontPageSkeleton, PostGrid } from './front-page.tsx';
import type { BlogChange } from './use-blog-change.ts';

/** One page of posts, or why there are none. */
export function BlogList({ address, onChange }: { address: BlogAddress; onChange: BlogChange }) {
  const { t } = useI18n();
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(contentQueries.posts(useApi(), postsParams(address)));
  if (!data && isError) {
    return (
      <ErrorState
        title={t('The posts could not be loaded')}
        text={t('Your choices are kept.')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <FrontPageSkeleton />;
  return (
    <div aria-busy={isPlaceholderData} className={classNames('transition-opacity', isPlaceholderData && 'opacity-50')}>
      {(address.tag || address.search) && data.total > 0 && (
        <BlogChoices address={address} total={data.total} tagName={data.tag?.name ?? address.tag} onChange={onChange} />
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
        drawing="lens"
        title={address.search ? t('No post speaks of “{search}”', { search: address.search }) : t('No posts about that yet')}
        text={t('Try fewer words, or look through all of them.')}
        action={{ label: t('See all posts'), href: paths.blogs() }}
      />
    );
  }
  return (
    <EmptyState
      drawing="page"
      title={t('No posts yet')}
      text={t('The first one is being written.')}
      action={{ label: t('See all products'), href: paths.products() }}
    />
  );
}

function BlogPages({ total, address }: { total: number; address: BlogAddress }) {
  const { locale } = useI18n();
  const direction = useSettings((state) => state.langDirection);
  const first = blogHref({ ...address, page: 1 });
  return (
    <Pagination
      page={address.page}
      total={total}
      perPage={postsPerPage}
      locale={paginationLocales.find((known) => known === locale)}
      direction={direction}
      target={{ type: 'link', url: anyPageOf(first) }}
    />
  );
}
