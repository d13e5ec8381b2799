import { Button, IconButton } from '@souk/ui/button.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { Check, Scale } from 'lucide-react';
import { paths } from '../../../lib/paths.ts';
import { useI18n, useServices, useVisitor } from '../../../lib/services/services-context.tsx';
import { toggleCompared } from './compared-products.ts';

type CompareToggleProps = { product: { id: number; name: string }; look: 'card' | 'page' };

/** Adds a product to the comparison, or removes it. A fifth product is refused with the reason. */
export function CompareToggle({ product, look }: CompareToggleProps) {
  const { visitor, i18n } = useServices();
  const { t } = useI18n();
  const isCompared = useVisitor((state) => state.compared.includes(product.id));
  function handleToggle() {
    const compared = toggleCompared(visitor.getState().compared, product.id);
    if (compared) return visitor.setState({ compared });
    toast.error(i18n.t('You can compare up to four products. Remove one first.'), 'compare');
  }
  const Icon = isCompared ? Check : Scale;
  if (look === 'page') {
    return (
      <Button variant="text" size="sm" aria-pressed={isCompared} className="hit-area" onClick={handleToggle}>
        <Icon aria-hidden="true" />
        {t('Compare')}
      </Button>
    );
  }
  return (
    <IconButton
      variant="float"
      size="sm"
      label={t('Compare {name}', { name: product.name })}
      aria-pressed={isCompared}
      onClick={handleToggle}
    >
      <Icon aria-hidden="true" />
    </IconButton>
  );
}

/** The address of the comparison. */
export function comparePath(ids: readonly number[]): string {
  return paths.compare({ ids: ids.join(',') });
}
