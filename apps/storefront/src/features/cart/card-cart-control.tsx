import { lazyPart } from '@souk/client/lazy-part.ts';
import { IconButton, Spinner } from '@souk/ui/button.tsx';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ProductCard } from '../../lib/other-servers/answers.ts';
import { paths } from '../../lib/paths.ts';
import { useCart, useI18n, useServices } from '../../lib/services/services-context.tsx';
import { withCartMutations } from './cart-sync.tsx';
import { linesOf } from './model/cart-lines.ts';

// Only who has a cart sees one.
const QuantityStepper = lazyPart(
  () => import('@souk/ui/forms/quantity-stepper.tsx'),
  ({ QuantityStepper }) => QuantityStepper,
);

/** On a card: adds the product, and becomes a stepper once it is in the cart. What must be chosen first is chosen on its page. */
export function CardCartControl({ product }: { product: ProductCard }) {
  const services = useServices();
  const { t } = useI18n();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const line = useCart((state) => (product.has_choices ? undefined : linesOf(state.products, product.id)[0]));
  if (!product.in_stock) return null;
  if (line) {
    return (
      <span className="min-h-9 min-w-24 rounded-full shadow-raised">
        <Suspense>
          <QuantityStepper
            size="sm"
            floor="remove"
            value={line.quantity}
            max={line.stock}
            label={t('Quantity of {name}', { name: product.name })}
            onIncrease={() => void withCartMutations(services, (calls) => calls.increaseLine(services, line))}
            onDecrease={() => void withCartMutations(services, (calls) => calls.decreaseLine(services, line))}
          />
        </Suspense>
      </span>
    );
  }
  async function handleAdd() {
    if (product.has_choices) return void navigate(paths.product({ id: product.id }));
    setBusy(true);
    await withCartMutations(services, (calls) => calls.addToCart(services, { product, quantity: 1 }));
    setBusy(false);
  }
  const label = product.has_choices
    ? t('Choose options for {name}', { name: product.name })
    : t('Add {name} to cart', { name: product.name });
  return (
    <IconButton
      variant="float"
      size="sm"
      label={label}
      className={busy ? undefined : 'icon-bag'}
      disabled={busy}
      onClick={() => void handleAdd()}
    >
      {busy && <Spinner />}
    </IconButton>
  );
}
