import type { CartProduct } from '@souk/contract/cart';
import { hasDiscount, linePrice } from '@souk/money/line-price';
import { Trash2 } from 'lucide-react';
import { useMoney } from '../../lib/money/use-money.ts';
import { paths } from '../../lib/paths.ts';
import { productSource } from '../../lib/picture-source.ts';
import { useI18n, useServices } from '../../lib/services/services-context.tsx';
import { Badge } from '../../ui/badge.tsx';
import { DottedList } from '../../ui/dotted-list.tsx';
import { Price } from '../../ui/price.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { Thumb } from '../../ui/thumb.tsx';
import { Link } from '../../ui/ui-context.tsx';
import { decreaseLine, increaseLine, removeLine } from './cart-calls.ts';
import { MoveToWishlist } from './move-to-wishlist.tsx';

/** A line of the cart: what it is, what it costs, how many. */
export function CartLine({ line }: { line: CartProduct }) {
  const services = useServices();
  const { t, percent } = useI18n();
  const money = useMoney();
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-3 py-3 max-[18rem]:grid-cols-[minmax(0,1fr)]">
      <Thumb source={productSource(line)} className="w-full self-start max-[18rem]:w-18" />
      <div className="grid min-w-0 content-start gap-1">
        {line.brand && <p className="text-xs text-ink-muted">{line.brand}</p>}
        <Link href={paths.product({ id: line.id })} className="line-clamp-2 text-sm font-semibold text-ink hover:underline">
          {line.name}
        </Link>
        <LineChoices line={line} />
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Price size="sm" amount={money(linePrice(line))} original={hasDiscount(line) ? money(line.price) : undefined} />
          {line.discount_percentage > 0 && <Badge tone="sale_soft">-{percent(line.discount_percentage)}</Badge>}
        </div>
        {line.is_available ? (
          <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
            <QuantityStepper
              size="sm"
              floor="remove"
              value={line.quantity}
              max={line.stock}
              label={t('Quantity of {name}', { name: line.name })}
              onIncrease={() => void increaseLine(services, line)}
              onDecrease={() => void decreaseLine(services, line)}
            />
            {/* The stepper itself removes the last unit. */}
            {line.quantity > 1 && <RemoveButton line={line} />}
            <MoveToWishlist line={line} />
          </div>
        ) : (
          <UnavailableLine line={line} />
        )}
      </div>
    </li>
  );
}

function RemoveButton({ line }: { line: CartProduct }) {
  const services = useServices();
  const { t } = useI18n();
  return (
    <button
      type="button"
      aria-label={`${t('Remove')}: ${line.name}`}
      onClick={() => void removeLine(services, line)}
      className="hit-area relative inline-flex items-center gap-1.5 text-xs text-ink-muted underline-offset-4 hover:text-ink hover:underline"
    >
      <Trash2 aria-hidden="true" className="size-4" />
      {t('Remove')}
    </button>
  );
}

/** Size, colour and unit, as far as there was a choice. */
function LineChoices({ line }: { line: Pick<CartProduct, 'size' | 'color' | 'unit'> }) {
  const chosen = [line.size, line.color, line.unit].filter((choice) => choice !== null);
  if (chosen.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-muted">
      {line.color && <span aria-hidden="true" className="size-3 rounded-full border border-line" style={{ background: line.color.hex }} />}
      <span>
        <DottedList names={chosen.map(({ name }) => name)} />
      </span>
    </p>
  );
}

function UnavailableLine({ line }: { line: CartProduct }) {
  const services = useServices();
  const { t } = useI18n();
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-xs font-semibold text-sale-text">
      {t('No longer sold')}
      <button type="button" className="hit-area relative text-ink underline" onClick={() => void removeLine(services, line)}>
        {t('Remove')}
      </button>
    </p>
  );
}
