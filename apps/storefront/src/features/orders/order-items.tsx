import { Store } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Order } from '../../lib/answers/answers.ts';
import { useMoney } from '../../lib/money/use-money.ts';
import { paths } from '../../lib/paths.ts';
import { productSource } from '../../lib/picture-source.ts';
import { useI18n } from '../../lib/services/services-context.tsx';
import { DottedList } from '../../ui/dotted-list.tsx';
import { Price } from '../../ui/price.tsx';
import { Thumb } from '../../ui/thumb.tsx';
import { Link } from '../../ui/ui-context.tsx';
import { isFirstOfProduct } from './model/review-values.ts';
import { ReviewLine } from './review-line.tsx';

type OrderItemsProps = {
  order: Order;
  /** The shopper has said what they think of a product. */
  onReviewed: (productId: number) => void;
};

/** What was ordered from the shop. */
export function OrderItems({ order, onReviewed }: OrderItemsProps) {
  const { t } = useI18n();
  return (
    <section aria-label={t('Items')} className="min-w-0 overflow-hidden rounded-lg border border-line bg-surface">
      {order.shop && (
        <header className="flex items-center border-b border-line bg-tint/60 px-4 py-3 sm:px-6">
          <Link
            href={paths.shop({ id: order.shop.id })}
            className="hit-area flex min-w-0 items-center gap-2.5 font-semibold hover:underline"
          >
            <Store aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
            <span className="truncate">{order.shop.name}</span>
          </Link>
        </header>
      )}
      <ul className="divide-y divide-line px-4 sm:px-6">
        {order.products.map((line, index) => (
          <OrderItem key={[line.id, line.size, line.color, line.unit].join('/')} line={line}>
            {order.can_review && isFirstOfProduct(order.products, index) && (
              <ReviewLine order={order} line={line} onReviewed={onReviewed} />
            )}
          </OrderItem>
        ))}
      </ul>
    </section>
  );
}

function OrderItem({ line, children }: { line: Order['products'][number]; children: ReactNode }) {
  const { number } = useI18n();
  const money = useMoney();
  const choices = [line.size, line.color, line.unit].filter((choice) => choice !== null);
  return (
    <li className="flex gap-4 py-4 max-[18rem]:flex-wrap">
      <Thumb source={productSource(line)} className="size-18" />
      <div className="grid min-w-0 flex-1 content-start gap-0.5 max-[18rem]:basis-full">
        {line.brand && <p className="text-xs text-ink-muted">{line.brand}</p>}
        <Link href={paths.product({ id: line.id })} className="line-clamp-2 text-sm font-semibold hover:underline">
          {line.name}
        </Link>
        {choices.length > 0 && (
          <p className="text-xs text-ink-muted">
            <DottedList names={choices} />
          </p>
        )}
        <p className="mt-0.5 flex flex-wrap items-baseline gap-x-2 text-sm text-ink-muted">
          <span className="tabular-nums">{number(line.quantity)} ×</span>
          <Price size="sm" amount={money(line.price)} original={line.list_price > line.price ? money(line.list_price) : undefined} />
        </p>
        {children}
      </div>
      <bdi className="ms-auto shrink-0 text-sm font-semibold tabular-nums">{money(line.amount)}</bdi>
    </li>
  );
}
