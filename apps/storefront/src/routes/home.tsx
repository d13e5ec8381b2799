import { useSuspenseQuery } from '@tanstack/react-query';
import { homeQueries } from '../features/catalog/queries.ts';
import { useMoney } from '../lib/money/use-money.ts';
import { type LoaderArgs, load } from '../lib/page/page.ts';
import { PageHead } from '../lib/page/page-head.tsx';
import { paths } from '../lib/paths.ts';
import { useApi, useI18n } from '../lib/services/services-context.tsx';
import { Price } from '../ui/price.tsx';
import { SectionHeader } from '../ui/section-header.tsx';
import { Link } from '../ui/ui-context.tsx';

export function loader({ services }: LoaderArgs) {
  return load(services, homeQueries.home(services.api));
}

export function Component() {
  const { t } = useI18n();
  const money = useMoney();
  const { data } = useSuspenseQuery(homeQueries.home(useApi()));
  return (
    <div className="page-width page-flow py-8">
      <PageHead />
      <section aria-labelledby="popular">
        <SectionHeader id="popular" title={t('Popular Products')} more={{ label: t('View all'), href: paths.mostPopular() }} />
        <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-6">
          {data.popular_products.map((product) => (
            <li key={product.id}>
              <Link href={paths.product({ id: product.id })}>{product.name}</Link>
              <Price amount={money(product.discount_price || product.price)} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
