import { Picture } from '@souk/ui/picture.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import type { ShopCard as Shop } from '../../../lib/other-servers/answers.ts';
import { paths } from '../../../lib/paths.ts';
import { pictureSource } from '../../../lib/picture-source.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { ShopLogo } from './shop-card.tsx';

/** So many shops are introduced one by one. */
const introduced = 3;

/** The title of the page about the marketplace, over the street of one of its shops. */
export function MakersBanner({ title, shops }: { title: string; shops: readonly Shop[] }) {
  const picture = shops.find(({ banner_picture }) => banner_picture)?.banner_picture;
  return (
    <header className="relative grid overflow-hidden bg-tint">
      {picture && (
        <Picture source={pictureSource(picture)} alt="" sizes="100vw" priority className="absolute inset-0 size-full! object-cover" />
      )}
      <div className="relative flex min-h-64 items-end sm:min-h-96">
        <div className="picture-caption grow pt-24">
          <h1 className="page-width pb-6 text-2xl text-inherit sm:pb-10">{title}</h1>
        </div>
      </div>
    </header>
  );
}

/** Some shops in their own words, then the way to all of them. */
export function Makers({ shops }: { shops: readonly Shop[] }) {
  const { t } = useI18n();
  const first = shops.slice(0, introduced);
  if (first.length < introduced) return null;
  return (
    <>
      <section aria-labelledby="makers" className="page-wide grid gap-6 py-10">
        <h2 id="makers" className="text-xl">
          {t('In their own words')}
        </h2>
        <ul className="grid gap-4 md:grid-cols-3 lg:gap-6">
          {first.map((shop) => (
            <li key={shop.id}>
              <Maker shop={shop} />
            </li>
          ))}
        </ul>
      </section>
      <Lanes shops={shops} />
    </>
  );
}

function Maker({ shop }: { shop: Shop }) {
  const { t } = useI18n();
  return (
    <figure className="card group/card h-full gap-5 p-5 sm:p-7">
      <ShopLogo shop={shop} className="w-24" />
      <blockquote className="grow font-display text-lg leading-snug text-balance">{t('“{word}”', { word: shop.tagline })}</blockquote>
      <figcaption className="text-sm font-semibold text-accent">
        <Link href={paths.shop({ id: shop.id })} className="card-link">
          {shop.name}
        </Link>
      </figcaption>
    </figure>
  );
}

/** All shops as a plan of the marketplace, with a door for each. */
function Lanes({ shops }: { shops: readonly Shop[] }) {
  const { t } = useI18n();
  return (
    <section aria-labelledby="lanes" className="lattice border-y border-line bg-surface">
      <div className="page-wide grid gap-6 py-10">
        <h2 id="lanes" className="text-xl">
          {t('Find your way')}
        </h2>
        <ul className="grid grid-cols-3 gap-x-3 gap-y-6 sm:grid-cols-5 lg:grid-cols-8">
          {shops.map((shop) => (
            <li key={shop.id} className="group/card relative grid content-start justify-items-center gap-2 text-center">
              <ShopLogo shop={shop} className="w-full max-w-24 transition-transform group-hover/card:-translate-y-1" />
              <Link href={paths.shop({ id: shop.id })} className="card-link text-sm">
                {shop.name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
