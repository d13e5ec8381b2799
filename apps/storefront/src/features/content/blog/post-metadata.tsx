import type { Post } from '@souk/contract/content';
import { paths } from '../../../lib/paths.ts';
import { widestFile } from '../../../lib/picture-source.ts';

type Site = { origin: string; publisher: string; logo: string | null; language: string };

/** The post as structured data. */
export function postJsonLd(post: Post, { origin, publisher, logo, language }: Site) {
  const url = `${origin}${paths.blog({ slug: post.slug })}`;
  const image = postImage(post);
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt || post.title,
    url,
    mainEntityOfPage: url,
    inLanguage: language,
    datePublished: post.published_at,
    ...(image && { image: [absoluteUrl(image, origin)] }),
    author: post.author ? { '@type': 'Person', name: post.author } : { '@type': 'Organization', name: publisher },
    publisher: {
      '@type': 'Organization',
      name: publisher,
      ...(logo && { logo: { '@type': 'ImageObject', url: absoluteUrl(logo, origin) } }),
    },
    ...(post.category && { articleSection: post.category.name }),
    ...(post.tags.length > 0 && { keywords: post.tags.map(({ name }) => name).join(', ') }),
  };
}

/** The picture for link previews. */
export function postImage({ picture, thumbnail }: Pick<Post, 'picture' | 'thumbnail'>): string | null {
  return (picture && widestFile(picture)) ?? thumbnail;
}

function absoluteUrl(address: string, origin: string): string {
  return address.startsWith('/') ? `${origin}${address}` : address;
}

/** The Open Graph properties of an article; `PageHead` adds those of every page. */
export function ArticleMeta({ post: { author, category, published_at, tags } }: { post: Post }) {
  return (
    <>
      <meta property="article:published_time" content={published_at} />
      {author && <meta property="article:author" content={author} />}
      {category && <meta property="article:section" content={category.name} />}
      {tags.map(({ slug, name }) => (
        <meta key={slug} property="article:tag" content={name} />
      ))}
    </>
  );
}
