import type { ProductCard as Product } from '../../../lib/answers/answers.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { ScrollRow } from '../../../ui/scroll-row.tsx';
import { SectionHeader } from '../../../ui/section-header.tsx';
import { ProductCard } from '../product-card.tsx';

type ProductRowProps = { id: string; title: string; text?: string | undefined; more?: string | undefined; products: readonly Product[] };

export const rowColumns = 'auto-cols-[46%] max-[18rem]:auto-cols-[85%] sm:auto-cols-[31%] lg:auto-cols-[calc((100%-4.1rem)/5)]';
/** The arrows stand beside the pictures, clear of the hearts above and the cart buttons below. */
export const rowArrows = '[&>button]:top-24';
const rowSizes = '(min-width: 80rem) 15rem, (min-width: 64rem) 19vw, (min-width: 40rem) 30vw, 44vw';

/** Products side by side, with the way to all of their kind. */
export function ProductRow({ id, title, text, more, products }: ProductRowProps) {
  const { t } = useI18n();
  if (products.length === 0) return null;
  return (
    <div>
      <SectionHeader id={id} title={title} text={text} more={more ? { label: t('View all'), href: more } : undefined} />
      <ScrollRow label={title} columns={rowColumns} className={rowArrows}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} sizes={rowSizes} />
        ))}
      </ScrollRow>
    </div>
  );
}
