import { lazyPart } from '@souk/client/lazy-part.ts';
import { Button } from '@souk/ui/button.tsx';
import { DottedList } from '@souk/ui/layout/layout.tsx';
import { Thumb } from '@souk/ui/picture.tsx';
import { Price } from '@souk/ui/price.tsx';
import { RatingStars } from '@souk/ui/rating-stars.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { PencilLine, Star, Store } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import type { Order } from '../../lib/other-servers/answers.ts';
import { paths } from '../../lib/paths.ts';
import { productSource } from '../../lib/picture-source.ts';
import { useI18n, useMoney } from '../../lib/services/services-context.tsx';
import { isFirstOfProduct } from './model/review-values.ts';

type OrderItemsProps = {
  order: Order;
  onReviewed: (productId: number) => void;
  /** Next to the name of the shop. */
  shopAction?: ReactNode;
};

export function OrderItems({ order, onReviewed, shopAction }: OrderItemsProps) {
  const { t } = useI18n();
  return (
    <section aria-label={t('Items')} className="min-w-0 overflow-hidden rounded-lg border border-line bg-surface">
      {order.shop && (
        <header className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line bg-tint/60 px-4 py-3 sm:px-6">
          <Link
            href={paths.shop({ id: order.shop.id })}
            className="hit-area flex min-w-0 items-center gap-2.5 font-semibold hover:underline"
          >
            <Store aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
            <span className="truncate">{order.shop.name}</span>
          </Link>
          {shopAction}
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

/** Loaded on demand: few visits review an order. */
const ReviewDialog = lazyPart(
  () => import('./review-dialog.tsx'),
  ({ ReviewDialog }) => ReviewDialog,
);

type ReviewLineProps = { order: Order; line: Order['products'][number]; onReviewed: (productId: number) => void };

/** The rating of a delivered product and the button that opens the review dialog. */
function ReviewLine({ order, line, onReviewed }: ReviewLineProps) {
  const { t, rating } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  function open() {
    setLoaded(true);
    setOpen(true);
  }
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
      {line.review && <RatingStars value={line.review.rating} figure={rating(line.review.rating)} />}
      <Button
        variant="secondary"
        size="sm"
        aria-label={line.review ? t('Edit your review of {name}', { name: line.name }) : t('Review {name}', { name: line.name })}
        onClick={open}
      >
        {line.review ? <PencilLine aria-hidden="true" /> : <Star aria-hidden="true" />}
        {line.review ? t('Edit') : t('Review')}
      </Button>
      {isLoaded && (
        <Suspense>
          <ReviewDialog open={isOpen} order={order} line={line} onClose={() => setOpen(false)} onReviewed={() => onReviewed(line.id)} />
        </Suspense>
      )}
    </div>
  );
}
