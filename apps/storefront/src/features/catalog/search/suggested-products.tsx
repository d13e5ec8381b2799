import type { ProductCard } from '../../../lib/answers/answers.ts';
import { useMoney } from '../../../lib/money/use-money.ts';
import { paths } from '../../../lib/paths.ts';
import { pictureSource } from '../../../lib/picture-source.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { Link } from '../../../ui/ui-context.tsx';
import { NoPicture } from '../no-picture.tsx';

type SuggestedProductsProps = { products: readonly ProductCard[]; onPick: () => void };

/** Products with their pictures and prices, found while typing. */
export function SuggestedProducts({ products, onPick }: SuggestedProductsProps) {
  const money = useMoney();
  return (
    <ul>
      {products.map((product) => (
        <li key={product.id}>
          <Link
            data-suggestion
            href={paths.product({ id: product.id })}
            onClick={onPick}
            className="flex items-center gap-3 rounded-md p-2 hover:bg-tint focus-visible:bg-tint"
          >
            <span className="size-13 shrink-0 overflow-hidden rounded-md bg-tint">
              <SmallPicture product={product} />
            </span>
            <span className="grid min-w-0 flex-1">
              <span className="truncate text-sm">{product.name}</span>
              <Price
                size="sm"
                amount={money(product.discount_price > 0 ? product.discount_price : product.price)}
                original={product.discount_price > 0 ? money(product.price) : undefined}
              />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function SmallPicture({ product: { picture, thumbnail } }: { product: ProductCard }) {
  if (picture) return <Picture source={pictureSource(picture)} alt="" sizes="3.25rem" className="size-full!" />;
  if (thumbnail) return <Picture source={{ src: thumbnail, width: 96, height: 96 }} alt="" sizes="3.25rem" className="size-full!" />;
  return <NoPicture />;
}
