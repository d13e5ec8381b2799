import { intlLocale } from '@souk/money/format-number';
import type { Sign } from '../modules/settings/read-sign.ts';

/** The default palette's, as the storefront's tokens have them. */
const usual = { primary: '#b4501e', ground: '#fcfaf6' };

/** What a browser needs to install the market: its name, colours and signs, in the direction of the language. */
export function buildManifest({ name, description, logo, primary, language, direction }: Sign) {
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
    theme_color: primary ?? usual.primary,
    background_color: usual.ground,
    categories: ['shopping'],
    icons: listIcons(logo),
  };
}

/** Drawn from the market's logo where that is a picture of this server; the shipped arch otherwise. */
function listIcons(logo: string | null) {
  const [, key] = /^\/media\/([a-z0-9]{16,64})\//.exec(logo ?? '') ?? [];
  const address = (own: string, shipped: string) => (key ? `/media/${key}/${own}.png` : `/icons/${shipped}.png`);
  return [
    { src: address('icon-192', '192'), sizes: '192x192', type: 'image/png' },
    { src: address('icon-512', '512'), sizes: '512x512', type: 'image/png' },
    { src: address('maskable-512', 'maskable-512'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ];
}
