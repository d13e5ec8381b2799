import type { Post } from '@souk/contract/content';
import { paths } from '../../../lib/paths.ts';
import { widestFile } from '../../../lib/widest-file.ts';

type Surroundings = { origin: string /** The shop's name and sign. */; publisher: string; logo: string | null; language: string };

/** A post for search engines: what it is called, whose it is, and from when. */
export function postJsonLd(post: Post, { origin, publisher, logo, language }: Surroundings) {
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
    ...(image && { image: [absolute(image, origin)] }),
    author: post.author ? { '@type': 'Person', name: post.author } : { '@type': 'Organization', name: publisher },
    publisher: { '@type': 'Organization', name: publisher, ...(logo && { logo: { '@type': 'ImageObject', url: absolute(logo, origin) } }) },
    ...(post.category && { articleSection: post.category.name }),
    ...(post.tags.length > 0 && { keywords: post.tags.map(({ name }) => name).join(', ') }),
  };
}

/** The cover, for who links to the post. */
export function postImage({ picture, thumbnail }: Pick<Post, 'picture' | 'thumbnail'>): string | null {
  return (picture && widestFile(picture)) ?? thumbnail;
}

function absolute(address: string, origin: string): string {
  return address.startsWith('/') ? `${origin}${address}` : address;
}
