import type { ShopHealthRow } from '@souk/contract/back-office/shop-health';
import { Link } from '@souk/ui/ui-context.tsx';
import { paths } from '../../lib/paths.ts';
import { useI18n } from '../../lib/services.tsx';
import { healthColumns, healthTitleTexts, wholeOf } from '../../lib/shops/health-words.ts';

const number = 'px-3 py-2.5 text-end tabular-nums';

/** A row for each shop with the number and the share of each problem. */
export function HealthTable({ shops }: { shops: readonly ShopHealthRow[] }) {
  const i18n = useI18n();
  const { t } = i18n;
  return (
    <section aria-label={t('Shop health')} className="overflow-x-auto rounded-lg border border-line">
      <table className="w-full text-sm">
        <thead className="bg-tint text-xs text-ink-muted">
          <tr>
            <th scope="col" className="px-3 py-2.5 text-start font-semibold">
              {t('Shop')}
            </th>
            {[t('Orders'), ...healthColumns.map((name) => t(healthTitleTexts[name]))].map((title) => (
              <th key={title} scope="col" className="min-w-24 px-3 py-2.5 text-end font-semibold">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shops.map((row) => (
            <tr key={row.id} className="border-t border-line">
              <th scope="row" className="min-w-36 px-3 py-2.5 text-start font-normal">
                <Link className="font-semibold text-link wrap-anywhere hover:underline" href={paths.shop(row)}>
                  {row.name}
                </Link>
              </th>
              <td className={number}>{i18n.number(row.orders)}</td>
              {healthColumns.map((name) => (
                <td key={name} className={number}>
                  <Share part={row[name]} whole={wholeOf(name, row)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A number with its share; a dash if there is nothing of which it could be one. */
function Share({ part, whole }: { part: number; whole: number }) {
  const { number: format, percent } = useI18n();
  if (whole === 0) return <span className="text-ink-muted">–</span>;
  if (part === 0) return <span className="text-ink-muted">{format(0)}</span>;
  return (
    <>
      <span className="font-semibold">{format(part)}</span>
      <span className="block text-xs text-ink-muted">{percent(Math.round((part / whole) * 100))}</span>
    </>
  );
}
