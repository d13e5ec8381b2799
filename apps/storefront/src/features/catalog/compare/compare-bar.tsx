import { ButtonLink, IconButton } from '@souk/ui/button.tsx';
import { Scale, X } from 'lucide-react';
import { useLocation } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { useI18n, useServices, useVisitor } from '../../../lib/services/services-context.tsx';
import { comparePath } from './compare-toggle.tsx';

const hiddenOn = [paths.compare(), paths.checkout(), paths.buyNow()];

/** The way to the comparison, from the first product on. */
export function CompareBar() {
  const { visitor } = useServices();
  const { t, number } = useI18n();
  const { pathname } = useLocation();
  const compared = useVisitor((state) => state.compared);
  if (compared.length === 0 || hiddenOn.includes(pathname)) return null;
  return (
    <aside
      aria-label={t('Compare products')}
      className="fixed start-3 bottom-3 z-30 flex items-center gap-1 rounded-full border border-line-strong bg-surface p-1 shadow-raised in-[body:has(.sticky-bar)]:max-md:bottom-24 print:hidden"
    >
      <ButtonLink href={comparePath(compared)} size="sm" className="rounded-full!">
        <Scale aria-hidden="true" />
        {t('Compare ({count})', { count: number(compared.length) })}
      </ButtonLink>
      <IconButton size="sm" label={t('Clear the comparison')} onClick={() => visitor.setState({ compared: [] })}>
        <X aria-hidden="true" />
      </IconButton>
    </aside>
  );
}
