import type { SalesFigures, SalesReport } from '@souk/contract/back-office/sales';
import { Link } from '@souk/ui/ui-context.tsx';
import { Money } from '../../lib/money.tsx';
import { paths } from '../../lib/paths.ts';
import { useI18n } from '../../lib/services.tsx';
import { salesColumns, salesTitleTexts } from './sales-columns.ts';

const cell = 'px-3 py-2.5 text-end tabular-nums';

/** A row for each month and shop, and the totals of all of them. */
export function SalesTable({ report: { rows, totals, currency } }: { report: SalesReport }) {
  const { t } = useI18n();
  return (
    <section aria-label={t('Sales by shop')} className="print-wide overflow-x-auto rounded-lg border border-line">
      <table className="w-full text-sm whitespace-nowrap">
        <thead className="bg-tint text-xs text-ink-muted">
          <tr>
            <th scope="col" className="px-3 py-2.5 text-start font-semibold">
              {t('Month')}
            </th>
            <th scope="col" className="px-3 py-2.5 text-start font-semibold">
              {t('Shop')}
            </th>
            {[t('Orders'), ...salesColumns.map((name) => t(salesTitleTexts[name]))].map((title) => (
              <th key={title} scope="col" className="min-w-24 px-3 py-2.5 text-end font-semibold whitespace-normal">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.month} ${row.shop.id}`} className="border-t border-line">
              <td className="px-3 py-2.5 tabular-nums" dir="ltr">
                {row.month}
              </td>
              <th scope="row" className="px-3 py-2.5 text-start font-normal">
                <Link className="font-semibold text-link hover:underline" href={paths.shop(row.shop)}>
                  {row.shop.name}
                </Link>
              </th>
              <Figures row={row} currency={currency} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-line-strong bg-tint font-semibold">
            <th scope="row" colSpan={2} className="px-3 py-2.5 text-start">
              {t('Total')}
            </th>
            <Figures row={totals} currency={currency} />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function Figures({ row, currency }: { row: SalesFigures; currency: string }) {
  const { number } = useI18n();
  return (
    <>
      <td className={cell}>{number(row.orders)}</td>
      {salesColumns.map((name) => (
        <td key={name} className={cell}>
          <Money amount={row[name]} currency={currency} />
        </td>
      ))}
    </>
  );
}
