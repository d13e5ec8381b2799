import { intlLocale } from '@souk/money/format';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Brand } from '../modules/settings/appearance.ts';
import type { AnswerCache } from '../platform/cache/answer-cache.ts';
import { sendCached } from '../platform/cache/send-cached.ts';

type Means = { origin: string; cache: AnswerCache; readSign: (language: string | undefined) => Promise<Brand> };

const Query = z.object({
  lang: z
    .string()
    .regex(/^[a-z]{2}$/)
    // The specification calls Persian `ir`; pages have its standard code, too.
    .transform((code) => (code === 'fa' ? 'ir' : code))
    .optional()
    .catch(undefined),
});

/** The small files that crawlers and installing phones ask for. */
export function serveSiteFiles(server: FastifyInstance, { origin, cache, readSign }: Means): void {
  server.get('/robots.txt', async (_request, reply) =>
    reply.headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' }).send(writeRobots(origin)),
  );

  // The language is in the address: browsers fetch a manifest without cookies.
  server.get('/manifest.webmanifest', async (request, reply) => {
    const { lang } = Query.parse(request.query);
    const ready = await cache.answer(`manifest ${lang ?? ''}`, ['settings'], async () => ({
      body: JSON.stringify(buildManifest(await readSign(lang))),
      headers: { 'content-type': 'application/manifest+json', vary: 'accept-encoding' },
    }));
    return sendCached(request, reply, ready);
  });
  server.get('/seller/manifest.webmanifest', async (request, reply) => {
    const ready = await cache.answer('manifest of the seller panel', ['settings'], async () => ({
      body: JSON.stringify(buildSellerManifest(await readSign(undefined))),
      headers: { 'content-type': 'application/manifest+json', vary: 'accept-encoding' },
    }));
    return sendCached(request, reply, ready);
  });
}

/** Personal pages and steps of the checkout, which search engines should not index. */
const personalPaths = [
  '/admin',
  '/seller',
  '/checkout',
  '/buynow',
  '/order-confirm/',
  '/dashboard',
  '/order-history',
  '/order-link/',
  '/stop-notices/',
  '/wishlist',
  '/profile',
  '/manage-address',
  '/change-password',
  '/support-ticket',
  '/my-subscription',
  '/plans/*/purchase',
];

/** Filters and sort orders have more combinations than products. Languages, pages and sub-categories stay open. */
const filterParameters = [
  'search',
  'category_id',
  'sub_category_id',
  'brand_id',
  'shop_id',
  'color_id',
  'size_id',
  'rating',
  'min_price',
  'max_price',
  'in_stock',
  'offer',
  'sort_type',
];

/** Excludes addresses from crawling and names the sitemap. */
function writeRobots(origin: string): string {
  const closed = [...personalPaths, ...filterParameters.flatMap((name) => [`/*?${name}=`, `/*&${name}=`])];
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${origin}/sitemap.xml\n`;
}

/** The default palette's, as the storefront's tokens have them. */
const defaultColors = { primary: '#b4501e', ground: '#fcfaf6' };

/** The web app manifest: name, colours and icons, in the direction of the language. */
function buildManifest({ name, description, logo, primary, language, direction }: Brand) {
  return {
    id: '/',
    name,
    short_name: name,
    ...(description && { description }),
    lang: intlLocale(language),
    dir: direction,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: primary ?? defaultColors.primary,
    background_color: defaultColors.ground,
    categories: ['shopping'],
    icons: listIcons(logo),
  };
}

/** The manifest of the seller panel, which is installed next to the storefront. */
function buildSellerManifest(brand: Brand) {
  const name = `${brand.name} Seller`;
  return {
    ...buildManifest(brand),
    id: '/seller',
    name,
    short_name: name,
    start_url: '/seller',
    scope: '/seller',
    categories: ['business'],
  };
}

/** Icons from the marketplace's logo if it is a picture of this server, otherwise the shipped ones. */
function listIcons(logo: string | null) {
  const [, key] = /^\/media\/([a-z0-9]{16,64})\//.exec(logo ?? '') ?? [];
  const address = (own: string, shipped: string) => (key ? `/media/${key}/${own}.png` : `/icons/${shipped}.png`);
  return [
    { src: address('icon-192', '192'), sizes: '192x192', type: 'image/png' },
    { src: address('icon-512', '512'), sizes: '512x512', type: 'image/png' },
    { src: address('maskable-512', 'maskable-512'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ];
}
