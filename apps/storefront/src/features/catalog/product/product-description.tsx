import { DottedList } from '@souk/ui/layout/layout.tsx';
import { Prose } from '@souk/ui/prose.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import type { ReactNode } from 'react';
import type { Product } from '../../../lib/other-servers/answers.ts';
import { paths } from '../../../lib/paths.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { parseVideoUrl } from '../gallery/video-slide.tsx';

export function ProductDescription({ product }: { product: Product }) {
  const { t } = useI18n();
  const video = parseVideoUrl(product.video_url);
  return (
    <div className="grid gap-y-8">
      <section aria-labelledby="description">
        <h2 id="description" className="mb-4 text-xl">
          {t('Description')}
        </h2>
        <Prose html={product.description} />
        {video?.kind === 'external' && (
          <p className="mt-4">
            <a href={video.src} target="_blank" rel="noreferrer" className="font-semibold text-accent underline underline-offset-4">
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
          <OptionNames options={colors} />
        </Detail>
      )}
      {sizes.length > 0 && (
        <Detail name={t('Size')}>
          <OptionNames options={sizes} />
        </Detail>
      )}
      {units.length > 0 && (
        <Detail name={t('Unit')}>
          <OptionNames options={units} />
        </Detail>
      )}
    </dl>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 py-3 max-[18rem]:grid-cols-[minmax(0,1fr)]">
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

function OptionNames({ options }: { options: readonly { name: string }[] }) {
  return <DottedList names={options.map(({ name }) => name)} />;
}
