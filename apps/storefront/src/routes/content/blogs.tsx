import { Skeleton as Bone } from '@souk/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { breadcrumbJsonLd, itemListJsonLd } from '../../features/catalog/json-ld.ts';
import { type BlogAddress, blogHref, postsParams, readBlogAddress, useBlogChange } from '../../features/content/blog/blog-address.ts';
import { BlogHeader } from '../../features/content/blog/blog-header.tsx';
import { BlogList } from '../../features/content/blog/blog-list.tsx';
import { FrontPageSkeleton } from '../../features/content/blog/front-page.tsx';
import { contentQueries } from '../../features/content/queries.ts';
import { type LoaderArgs, load } from '../../lib/page/page.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { paths } from '../../lib/paths.ts';
import { useApi, useI18n, useServices } from '../../lib/services/services-context.tsx';

export function loader({ services, url }: LoaderArgs) {
  return load(services, contentQueries.posts(services.api, postsParams(readBlogAddress(url.searchParams))));
}

export function Component() {
  const { search } = useLocation();
  const address = readBlogAddress(new URLSearchParams(search));
  const { data } = useQuery(contentQueries.posts(useApi(), postsParams(address)));
  const change = useBlogChange(address);
  return (
    <>
      <BlogHead address={address} />
      <BlogHeader address={address} categories={data?.categories ?? []} onChange={change} />
      <div className="page-width pt-8 pb-14 sm:pt-10">
        <BlogList address={address} onChange={change} />
      </div>
    </>
  );
}

function BlogHead({ address }: { address: BlogAddress }) {
  const { t } = useI18n();
  const { origin } = useServices();
  const { data } = useQuery(contentQueries.posts(useApi(), postsParams(address)));
  const category = data?.categories.find(({ id }) => id === address.category_id);
  const tag = address.tag && (data?.tag?.name ?? address.tag);
  const plain = blogHref({ ...address, tag: '', search: '' });
  const crumbs = [{ label: t('Home'), href: paths.home() }, { label: t('Blogs') }];
  return (
    <PageHead
      title={tag || category?.name || t('Blogs')}
      description={t('Visits to workshops, how to choose things that last, and how to look after them.')}
      canonical={plain}
      noIndex={blogHref(address) !== plain}
      jsonLd={{
        '@graph': [
          breadcrumbJsonLd(origin, crumbs),
          itemListJsonLd(
            origin,
            (data?.blogs ?? []).map(({ title, slug }) => ({ name: title, href: paths.blog({ slug }) })),
          ),
        ],
      }}
    />
  );
}

export function Skeleton() {
  return (
    <div aria-busy="true">
      <div className="border-b border-line bg-tint/50">
        <div className="page-width grid gap-3 pt-8 pb-4 sm:pt-12">
          <Bone className="h-12 w-48" />
          <Bone className="h-5 w-80 max-w-full" />
          <Bone className="mt-4 h-6 w-72 max-w-full" />
        </div>
      </div>
      <div className="page-width pt-8 pb-14 sm:pt-10">
        <FrontPageSkeleton />
      </div>
    </div>
  );
}
