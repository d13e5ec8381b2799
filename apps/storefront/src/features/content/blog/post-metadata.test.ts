import type { Post } from '@souk/contract/content';
import { expect, test } from 'vitest';
import { postImage, postJsonLd } from './post-metadata.tsx';

const post: Post = {
  id: 3,
  slug: 'a-night-beside-the-kiln',
  title: 'A night beside the kiln',
  excerpt: 'Fourteen hours.',
  body: '<p>It is lit at four.</p>',
  thumbnail: '/media/abc/640.webp',
  picture: { src: '/media/abc', widths: [320, 640, 960], width: 1200, height: 675, preview: '', alt: '' },
  author: 'Leyla Amini',
  category: { id: 1, name: 'Makers' },
  published_at: '2026-11-18T08:00:00.000Z',
  reading_minutes: 2,
  tags: [
    { slug: 'ceramics', name: 'Ceramics' },
    { slug: 'visits', name: 'Workshop visit' },
  ],
};
const site = { origin: 'https://shop.example', publisher: 'Souk', logo: '/logo.svg', language: 'en' };

test('[browse-08] the structured data of a post is complete', () => {
  expect(postJsonLd(post, site)).toEqual({
    '@type': 'BlogPosting',
    headline: 'A night beside the kiln',
    description: 'Fourteen hours.',
    url: 'https://shop.example/blog/a-night-beside-the-kiln',
    mainEntityOfPage: 'https://shop.example/blog/a-night-beside-the-kiln',
    inLanguage: 'en',
    datePublished: '2026-11-18T08:00:00.000Z',
    image: ['https://shop.example/media/abc/960.webp'],
    author: { '@type': 'Person', name: 'Leyla Amini' },
    publisher: { '@type': 'Organization', name: 'Souk', logo: { '@type': 'ImageObject', url: 'https://shop.example/logo.svg' } },
    articleSection: 'Makers',
    keywords: 'Ceramics, Workshop visit',
  });
});

test('missing values are left out', () => {
  const bare = postJsonLd(
    { ...post, excerpt: '', author: '', category: null, picture: null, thumbnail: null, tags: [] },
    { ...site, logo: null },
  );
  expect(bare).toMatchObject({ description: 'A night beside the kiln', author: { '@type': 'Organization', name: 'Souk' } });
  expect(['image', 'articleSection', 'keywords'].filter((name) => name in bare)).toEqual([]);
});

test('the preview picture is the widest file, or the thumbnail', () => {
  expect(postImage(post)).toBe('/media/abc/960.webp');
  expect(postImage({ picture: null, thumbnail: 'https://cdn.example/cover.jpg' })).toBe('https://cdn.example/cover.jpg');
});
