import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Picture } from '@souk/ui/picture.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { complete } from '../../lib/other-servers/complete.ts';
import { withCatalogShapes } from '../../lib/other-servers/load-catalog-shapes.ts';
import { paths } from '../../lib/paths.ts';
import { pictureSource } from '../../lib/picture-source.ts';
import { useApi, useI18n, useMoney } from '../../lib/services/services-context.tsx';

type CategorySceneProps = { categoryId: number; onPick: () => void };

/** The product of the category that sells best, in its second picture. Optional: without an answer there is no picture. */
export function CategoryScene({ categoryId, onPick }: CategorySceneProps) {
  const { t } = useI18n();
  const money = useMoney();
  const { data: product, isPending } = useBestSeller(categoryId);
  if (isPending) return <Skeleton className="h-full rounded-lg" />;
  const picture = product?.second_picture ?? product?.picture;
  if (!product || !picture) return null;
  const price = product.discount_price > 0 ? product.discount_price : product.price;
  return (
    <Link
      href={paths.product({ id: product.id })}
      onClick={onPick}
      className="group/scene relative block h-full overflow-hidden rounded-lg"
    >
      <Picture
        source={pictureSource(picture, 'card')}
        alt=""
        sizes="22rem"
        className="size-full! transition-transform duration-(--duration-slow) group-hover/scene:scale-[1.03]"
      />
      <span className="absolute inset-x-2 bottom-2 grid rounded-md bg-raised/95 px-3 py-2 text-sm text-ink">
        <span className="text-xs text-ink-muted">{t('Best seller')}</span>
        <span className="flex justify-between gap-3">
          <strong className="min-w-0 truncate">{product.name}</strong>
          <bdi className="tabular-nums">{money(price)}</bdi>
        </span>
      </span>
    </Link>
  );
}

function useBestSeller(categoryId: number) {
  const api = useApi();
  return useQuery({
    queryKey: ['products', 'best-seller', categoryId],
    queryFn: ({ signal }) =>
      withCatalogShapes(
        api.call('GET /products', { query: { category_id: `${categoryId}`, sort_type: 'popular_product', per_page: 1 }, signal }),
        ({ data }, { productList }) => complete(productList, data).products[0] ?? null,
      ),
    staleTime: 300_000,
  });
}
