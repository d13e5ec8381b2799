import type { BulkResult, BulkState } from '@souk/contract/back-office/products';
import { Badge } from '@souk/ui/badge.tsx';
import { Money } from '../../lib/money.tsx';
import { useI18n } from '../../lib/services.tsx';
import { type BulkKind, PublishedBadge } from './product-words.tsx';

const bulkProblemTexts = {
  price: 'No price would be left',
  stock: 'Stock would be negative',
  same: 'No change',
} as const;

/** More rows would make the dialog slow. */
const maxShown = 200;

/** Each product before and after; those that are left out show the reason. */
export function BulkPreview({ kind, result, currency }: { kind: BulkKind; result: BulkResult; currency: string }) {
  const { t, plural } = useI18n();
  const hidden = result.products.length - maxShown;
  return (
    <div className="overflow-clip rounded-lg border border-line">
      <table aria-label={t('Preview')} className="w-full text-sm">
        <thead className="sticky top-0 bg-tint text-xs text-ink-muted">
          <tr>
            {[t('Product'), t('Now'), t('Afterwards')].map((title) => (
              <th key={title} scope="col" className="px-3 py-2 text-start font-semibold">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {result.products.slice(0, maxShown).map(({ id, name, before, after, problem }) => (
            <tr key={id} className="border-t border-line">
              <th scope="row" className="px-3 py-2 text-start font-normal wrap-anywhere">
                {name}
              </th>
              <td className="px-3 py-2 text-ink-muted">
                <StateValue {...{ kind, currency }} state={before} />
              </td>
              <td className="px-3 py-2 font-semibold">
                {problem ? <Badge tone="warn">{t(bulkProblemTexts[problem])}</Badge> : <StateValue {...{ kind, currency }} state={after} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {hidden > 0 && <p className="px-3 py-2 text-sm text-ink-muted">{plural(hidden, 'and {count} more', 'and {count} more')}</p>}
    </div>
  );
}

function StateValue({ kind, state, currency }: { kind: BulkKind; state: BulkState; currency: string }) {
  const { number } = useI18n();
  switch (kind) {
    case 'price':
    case 'offer':
      return (
        <span className="flex flex-wrap gap-x-2">
          <Money amount={state.discount_price ?? state.price} currency={currency} />
          {state.discount_price !== null && (
            <s className="font-normal text-ink-muted">
              <Money amount={state.price} currency={currency} />
            </s>
          )}
        </span>
      );
    case 'stock':
      return number(state.stock);
    case 'category':
      return state.category;
    case 'publish':
    case 'archive':
      return <PublishedBadge isPublished={state.is_published} />;
  }
}
