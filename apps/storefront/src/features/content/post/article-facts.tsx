import type { Post } from '@souk/contract/content';

/** What Open Graph asks of something to read, besides what every page has. */
export function ArticleFacts({ post: { author, category, published_at, tags } }: { post: Post }) {
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
