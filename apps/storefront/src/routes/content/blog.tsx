import type { Post } from '@souk/contract/content';
import { Breadcrumbs } from '@souk/ui/navigation/breadcrumbs.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { breadcrumbJsonLd } from '../../features/catalog/json-ld.ts';
import { ProductRow } from '../../features/catalog/product-grid.tsx';
import { ArticleMeta, postImage, postJsonLd } from '../../features/content/blog/post-metadata.tsx';
import { PostScreen, PostSkeleton } from '../../features/content/blog/post-screen.tsx';
import { readSlug } from '../../features/content/legal/page-address.ts';
import { contentQueries } from '../../features/content/queries.ts';
import { type LoaderArgs, load } from '../../lib/page/page.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { paths } from '../../lib/paths.ts';
import { useApi, useI18n, useServices, useSettings } from '../../lib/services/services-context.tsx';

export function loader({ services, params }: LoaderArgs) {
  return load(services, contentQueries.post(services.api, readSlug(params.slug)));
}

export function Component() {
  const { t } = useI18n();
  const { slug } = useParams();
  const { data } = useSuspenseQuery(contentQueries.post(useApi(), readSlug(slug)));
  const crumbs = useCrumbs(data.blog);
  return (
    <div className="page-width pt-4 pb-14">
      <PostHead post={data.blog} crumbs={crumbs} />
      <div className="mb-4 sm:mb-8">
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <PostScreen
        answer={data}
        products={<ProductRow id="post-products" title={t('In the shops')} more={paths.products()} products={data.related_products} />}
      />
    </div>
  );
}

type Crumbs = readonly { label: string; href?: string }[];

function useCrumbs({ title }: Post): Crumbs {
  const { t } = useI18n();
  return [{ label: t('Home'), href: paths.home() }, { label: t('Blogs'), href: paths.blogs() }, { label: title }];
}

function PostHead({ post, crumbs }: { post: Post; crumbs: Crumbs }) {
  const { language } = useI18n();
  const { origin } = useServices();
  const publisher = useSettings((state) => state.appName);
  const logo = useSettings((state) => state.logo);
  return (
    <>
      <PageHead
        title={post.seo?.title || post.title}
        description={post.seo?.description || post.excerpt || post.title}
        canonical={paths.blog({ slug: post.slug })}
        image={postImage(post)}
        type="article"
        jsonLd={{ '@graph': [postJsonLd(post, { origin, publisher, logo, language }), breadcrumbJsonLd(origin, crumbs)] }}
      />
      <ArticleMeta post={post} />
    </>
  );
}

export function Skeleton() {
  return (
    <div className="page-width pt-16 pb-14" aria-busy="true">
      <PostSkeleton />
    </div>
  );
}
