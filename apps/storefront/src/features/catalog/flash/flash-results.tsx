import { anyPageOf } from '../../../lib/page/any-page-of.ts';
import { useI18n, useSettings } from '../../../lib/services/services-context.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { paginationLocales } from '../../../ui/pagination-texts.ts';
import { ChoiceLinks } from '../choice-links.tsx';
import { FlashCard } from '../flash-card.tsx';
import { type FlashAddress, flashHref, flashPerPage } from './flash-address.ts';
import type { SalePhase } from './sale-phase.ts';
import type { FlashAnswer, useFlashSale } from './use-flash-sale.ts';

type FlashResultsProps = {
  list: ReturnType<typeof useFlashSale> & { data: FlashAnswer };
  address: FlashAddress;
  phase: SalePhase;
};

const titles = (t: (text: string) => string) => ({
  coming: t('What will be in it'),
  running: t('On sale now'),
  over: t('What was in it'),
});

/** What a sale offers, by category and by pages. */
export function FlashResults({ list, address, phase }: FlashResultsProps) {
  const { t, plural } = useI18n();
  const { data, outdated, failed, asking, retry } = list;
  return (
    <section aria-labelledby="sale-products" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id="sale-products" className="text-xl">
          {titles(t)[phase]}
        </h2>
        <p role="status" className="text-sm text-ink-muted">
          {plural(data.total_products, '{count} product', '{count} products')}
        </p>
      </div>
      {phase === 'coming' && (
        <p className="-mt-2 max-w-2xl text-sm text-ink-muted">
          {t('Each of these gets a sale price when it starts. Until then it costs what is written on it.')}
        </p>
      )}
      <Categories data={data} address={address} />
      {failed && <ErrorState kind="inline" title={t('The products could not be loaded')} onRetry={retry} busy={asking} />}
      <div aria-busy={outdated} className={classNames('grid grid-cols-[minmax(0,1fr)] gap-6 transition-opacity', outdated && 'opacity-50')}>
        <Products data={data} address={address} phase={phase} />
      </div>
    </section>
  );
}

function Categories({ data, address }: { data: FlashAnswer; address: FlashAddress }) {
  const { t } = useI18n();
  if (data.categories.length < 2) return null;
  const to = (category_id: number | null) => flashHref(data.flash_sale.id, { category_id, page: 1 });
  return (
    <ChoiceLinks
      label={t('Categories')}
      choices={[
        { id: 'all', label: t('All'), href: to(null), chosen: address.category_id === null },
        ...data.categories.map(({ id, name }) => ({ id, label: name, href: to(id), chosen: address.category_id === id })),
      ]}
    />
  );
}

function Products({ data, address, phase }: { data: FlashAnswer; address: FlashAddress; phase: SalePhase }) {
  const { t } = useI18n();
  const first = flashHref(data.flash_sale.id, { ...address, page: 1 });
  if (data.products.length === 0) {
    const isEmpty = data.total_products === 0;
    return (
      <EmptyState
        drawing="hourglass"
        level={3}
        title={isEmpty ? t('Nothing here yet') : t('This page is empty')}
        text={isEmpty ? t('Nothing of this kind is in the sale.') : t('The list is shorter than that.')}
        action={
          isEmpty
            ? { label: t('See the whole sale'), href: flashHref(data.flash_sale.id, { category_id: null, page: 1 }) }
            : { label: t('Back to the first page'), href: first }
        }
      />
    );
  }
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 max-[18rem]:grid-cols-1 sm:gap-4 md:grid-cols-3 lg:grid-cols-4 lg:gap-5">
        {data.products.map((product) => (
          <li key={product.id}>
            <FlashCard product={product} phase={phase} sizes={cardSizes} />
          </li>
        ))}
      </ul>
      <Pages total={data.total_products} page={address.page} first={first} />
    </>
  );
}

const cardSizes = '(min-width: 80rem) 19rem, (min-width: 64rem) 23vw, (min-width: 48rem) 31vw, 46vw';

function Pages({ total, page, first }: { total: number; page: number; first: string }) {
  const { locale } = useI18n();
  const direction = useSettings((state) => state.langDirection);
  return (
    <Pagination
      page={page}
      total={total}
      perPage={flashPerPage}
      locale={paginationLocales.find((known) => known === locale)}
      direction={direction}
      target={{ type: 'link', url: anyPageOf(first) }}
    />
  );
}
