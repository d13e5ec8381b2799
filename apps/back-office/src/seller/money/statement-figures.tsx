import type { Statement, StatementFigure } from '@souk/contract/seller/money/statement';
import { classNames } from '@souk/ui/class-names.ts';
import { Link } from '@souk/ui/ui-context.tsx';
import { Money } from '../../lib/money.tsx';
import { Panel } from '../../lib/panel.tsx';
import { useI18n } from '../../lib/services.tsx';
import { figureHintTexts, figureTexts, statementRows } from './statement-words.ts';

type FiguresProps = {
  statement: Statement;
  /** The figure whose orders are shown. */
  chosen: StatementFigure | undefined;
  /** The address with the orders behind a figure. */
  href: (figure: StatementFigure) => string;
};

/** The amount of the month in large, then each figure that leads to it with its definition. */
export function StatementFigures({ statement, chosen, href }: FiguresProps) {
  const { t } = useI18n();
  const { totals, currency } = statement;
  const rows = statementRows.filter(({ name, sign }) => sign === 0 || totals[name] !== 0);
  return (
    <div className="grid grid-cols-1 content-start gap-5">
      <DueCard statement={statement} />
      <Panel title={t('How it adds up')}>
        <ul className="grid grid-cols-1 text-sm">
          {rows.map(({ name, sign }) => (
            <li
              key={`${name} ${sign}`}
              className={classNames(
                'relative grid grid-cols-[minmax(0,1fr)_auto] max-[18rem]:grid-cols-1 gap-x-4 rounded-md px-2 py-2.5 hover:bg-tint',
                sign === 0 && 'mb-2 rounded-t-none border-t border-line-strong font-semibold',
                chosen === name && 'bg-primary-soft text-on-primary-soft',
              )}
            >
              <Link
                href={href(name)}
                aria-current={chosen === name ? 'true' : undefined}
                className="after:absolute after:inset-0 hover:underline"
              >
                {t(figureTexts[name])}
              </Link>
              <Money amount={sign === -1 ? -totals[name] : totals[name]} currency={currency} />
              <span className="col-span-full max-w-prose text-xs font-normal text-ink-muted">{t(figureHintTexts[name])}</span>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

function DueCard({ statement: { totals, currency, sold_orders, refunded_orders } }: Pick<FiguresProps, 'statement'>) {
  const { t, plural } = useI18n();
  const isOwn = totals.due >= 0;
  return (
    <section aria-label={t('Due')} className="grid gap-1 rounded-lg border border-line bg-surface p-4 sm:p-5">
      <p className="text-sm text-ink-muted">{isOwn ? t('Due to you') : t('You pay to the marketplace')}</p>
      <p className="text-2xl font-bold">
        <Money amount={Math.abs(totals.due)} currency={currency} />
      </p>
      <p className="text-sm text-ink-muted">
        {plural(sold_orders, '{count} order', '{count} orders')}
        {refunded_orders > 0 && ` · ${plural(refunded_orders, '{count} order with a refund', '{count} orders with refunds')}`}
      </p>
    </section>
  );
}
