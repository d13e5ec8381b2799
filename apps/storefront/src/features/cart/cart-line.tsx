import type { CartProduct } from '@souk/contract/cart';
import { hasDiscount, linePrice } from '@souk/money/line-price';
import { Badge } from '@souk/ui/badge.tsx';
import { QuantityStepper } from '@souk/ui/forms/quantity-stepper.tsx';
import { DottedList } from '@souk/ui/layout/layout.tsx';
import { Thumb } from '@souk/ui/picture.tsx';
import { Price } from '@souk/ui/price.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { Heart, Trash2 } from 'lucide-react';
import { createContext, use, useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { productSource } from '../../lib/picture-source.ts';
import { useI18n, useMoney, useServices } from '../../lib/services/services-context.tsx';
import { decreaseLine, increaseLine, moveLine, removeLine } from './mutations.ts';

/** A line of the cart: product, options, price and quantity. */
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

/** Size, colour and unit, as far as the product has options. */
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
      {t('No longer available')}
      <button type="button" className="hit-area relative text-ink underline" onClick={() => void removeLine(services, line)}>
        {t('Remove')}
      </button>
    </p>
  );
}

/** Saves a line's product to the wishlist; resolves to false on failure. Provided by the app, because features do not import each other. */
export type SaveLine = (line: CartProduct) => Promise<boolean>;

export const SaveLineContext = createContext<SaveLine | undefined>(undefined);

function MoveToWishlist({ line }: { line: CartProduct }) {
  const services = useServices();
  const { t } = useI18n();
  const save = use(SaveLineContext);
  const [busy, setBusy] = useState(false);
  if (!save) return null;
  async function handleMove(saveLine: SaveLine) {
    setBusy(true);
    await moveLine(services, line, saveLine);
    setBusy(false);
  }
  return (
    <button
      type="button"
      disabled={busy}
      aria-label={`${t('Move to wishlist')}: ${line.name}`}
      onClick={() => void handleMove(save)}
      className="hit-area relative inline-flex items-center gap-1.5 text-xs text-ink-muted underline-offset-4 hover:text-ink hover:underline disabled:opacity-45"
    >
      <Heart aria-hidden="true" className="size-4" />
      {t('Move to wishlist')}
    </button>
  );
}
