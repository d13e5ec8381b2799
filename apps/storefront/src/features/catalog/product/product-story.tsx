import type { ReactNode } from 'react';
import type { Product } from '../../../lib/answers/answers.ts';
import { paths } from '../../../lib/paths.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { DottedList } from '../../../ui/dotted-list.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { Link } from '../../../ui/ui-context.tsx';
import { filmAddress } from './film-address.ts';

/** What there is to say about it, and its facts in a table. */
export function ProductStory({ product }: { product: Product }) {
  const { t } = useI18n();
  const film = filmAddress(product.video_url);
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] xl:gap-x-14">
      <section aria-labelledby="description">
        <h2 id="description" className="mb-4 text-xl">
          {t('Description')}
        </h2>
        <Prose html={product.description} />
        {film?.kind === 'elsewhere' && (
          <p className="mt-4">
            <a href={film.src} target="_blank" rel="noreferrer" className="font-semibold text-accent underline underline-offset-4">
              {t('Watch the video')}
            </a>
          </p>
        )}
      </section>
      <section aria-labelledby="details">
        <h2 id="details" className="mb-4 text-xl">
          {t('Details')}
        </h2>
        <Details product={product} />
      </section>
    </div>
  );
}

function Details({ product }: { product: Product }) {
  const { t } = useI18n();
  const { brand, category, sub_category, colors, sizes, units } = product;
  return (
    <dl className="divide-y divide-line rounded-lg border border-line bg-surface px-4 text-sm">
      {brand && (
        <Detail name={t('Brand')}>
          <DetailLink href={paths.products({ brand_id: brand.id })}>{brand.name}</DetailLink>
        </Detail>
      )}
      {category && (
        <Detail name={t('Category')}>
          <DetailLink href={paths.category({ slug: category.slug })}>{category.name}</DetailLink>
          {sub_category && (
            <>
              {' · '}
              <DetailLink href={paths.category({ slug: category.slug, subcategory: sub_category.id })}>{sub_category.name}</DetailLink>
            </>
          )}
        </Detail>
      )}
      {colors.length > 0 && (
        <Detail name={t('Color')}>
          <Names of={colors} />
        </Detail>
      )}
      {sizes.length > 0 && (
        <Detail name={t('Size')}>
          <Names of={sizes} />
        </Detail>
      )}
      {units.length > 0 && (
        <Detail name={t('Unit')}>
          <Names of={units} />
        </Detail>
      )}
    </dl>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-4 py-3">
      <dt className="text-ink-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function DetailLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} className="underline decoration-line-strong underline-offset-4 hover:decoration-current">
      <bdi>{children}</bdi>
    </Link>
  );
}

function Names({ of }: { of: readonly { name: string }[] }) {
  return <DottedList names={of.map(({ name }) => name)} />;
}
