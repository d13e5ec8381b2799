import { classNames } from '@souk/ui/class-names.ts';
import { EmptyState } from '@souk/ui/feedback/empty-state.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import type { FlashSaleDetails } from '../../../lib/other-servers/answers.ts';
import { ListPagination } from '../../../lib/page/list-pagination.tsx';
import { pageTemplate } from '../../../lib/page/page-address.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { ChoiceLinks } from '../choice-links.tsx';
import { FlashCard } from './flash-card.tsx';
import { type FlashAddress, flashHref, flashPerPage, type useFlashSale } from './flash-list.ts';
import type { SalePhase } from './sale-clock.ts';

type FlashResultsProps = {
  list: ReturnType<typeof useFlashSale> & { data: FlashSaleDetails };
  address: FlashAddress;
  phase: SalePhase;
};

const titles = (t: (text: string) => string) => ({
  coming: t('Coming in this sale'),
  running: t('On sale now'),
  over: t('Products from this sale'),
});

/** The products of a sale, by category and page. */
export function FlashResults({ list, address, phase }: FlashResultsProps) {
  const { t, plural } = useI18n();
  const { data, outdated, failed, fetching, retry } = list;
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
          {t('Sale prices apply when the sale starts. Until then, regular prices apply.')}
        </p>
      )}
      <Categories data={data} address={address} />
      {failed && <ErrorState kind="inline" title={t('The products could not be loaded')} onRetry={retry} busy={fetching} />}
      <div aria-busy={outdated} className={classNames('grid grid-cols-[minmax(0,1fr)] gap-6 transition-opacity', outdated && 'opacity-50')}>
        <Products data={data} address={address} phase={phase} />
      </div>
    </section>
  );
}

function Categories({ data, address }: { data: FlashSaleDetails; address: FlashAddress }) {
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

function Products({ data, address, phase }: { data: FlashSaleDetails; address: FlashAddress; phase: SalePhase }) {
  const { t } = useI18n();
  const first = flashHref(data.flash_sale.id, { ...address, page: 1 });
  if (data.products.length === 0) {
    const isEmpty = data.total_products === 0;
    return (
      <EmptyState
        illustration="hourglass"
        level={3}
        title={isEmpty ? t('Nothing here yet') : t('This page is empty')}
        text={isEmpty ? t('No matching products in this sale.') : t('The list has fewer pages.')}
        action={
          isEmpty
            ? { label: t('View the whole sale'), href: flashHref(data.flash_sale.id, { category_id: null, page: 1 }) }
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
      <ListPagination
        page={address.page}
        total={data.total_products}
        perPage={flashPerPage}
        target={{ type: 'link', url: pageTemplate(first) }}
      />
    </>
  );
}

const cardSizes = '(min-width: 80rem) 19rem, (min-width: 64rem) 23vw, (min-width: 48rem) 31vw, 46vw';
