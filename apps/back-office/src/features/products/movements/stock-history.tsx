import type { StockMovement, StockMovements } from '@souk/contract/back-office/catalog/stock-movements';
import { BackLink } from '../../../lib/back-link.tsx';
import { TextLink } from '../../../lib/frame/text-link.tsx';
import { ListPage } from '../../../lib/list/list-page.tsx';
import type { ListFilters } from '../../../lib/list/use-list-filters.ts';
import { Moment } from '../../../lib/moment.tsx';
import { useI18n } from '../../../lib/services.tsx';

const reasonTexts = {
  order: 'Ordered',
  cancellation: 'Order cancelled',
  refund: 'Refunded and returned to stock',
  count: 'Changed by hand',
  import: 'CSV import',
  added: 'New variant',
  undo: 'Undone',
} as const satisfies Record<StockMovement['reason'], string>;

type HistoryQuery = { data: StockMovements | undefined; error: unknown; isError: boolean; isPending: boolean; refetch: () => unknown };

type StockHistoryProps = {
  list: ListFilters<object>;
  query: HistoryQuery;
  back: { href: string; label: string };
  /** The address of an order; undefined if the member may not see orders. */
  orderHref: ((order: { code: string }) => string) | undefined;
};

/** The changes of the stock of a product: when, why, by whom, and from how many to how many. */
export function StockHistory({ list, query, back, orderHref }: StockHistoryProps) {
  const i18n = useI18n();
  const { t, number, plural } = i18n;
  const product = query.data?.product;
  return (
    <>
      <BackLink {...back} />
      <ListPage
        title={t('Stock history')}
        hasViews={false}
        list={list}
        query={query}
        filters={
          product && (
            <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
              <bdi className="font-semibold wrap-anywhere">{product.name}</bdi>
              <span className="text-ink-muted">
                {t('Stock')}: {number(product.stock)}
              </span>
            </p>
          )
        }
        texts={{
          count: (total) => plural(total, '{count} stock change', '{count} stock changes'),
          failed: t('The stock history could not be loaded'),
          none: t('No stock changes yet'),
          noneHint: t('Orders, returns, imports and quantities that are typed appear here from now on.'),
          noMatch: t('There is nothing on this page'),
        }}
      >
        {({ movements }) => (
          <ul aria-label={t('Stock history')} className="divide-y divide-line rounded-lg border border-line bg-surface">
            {movements.map((movement) => (
              <MovementLine key={movement.id} movement={movement} orderHref={orderHref} />
            ))}
          </ul>
        )}
      </ListPage>
    </>
  );
}

function MovementLine({ movement, orderHref }: { movement: StockMovement; orderHref: StockHistoryProps['orderHref'] }) {
  const { t, number } = useI18n();
  const { reason, options, sku, before, after, order_code, by, at } = movement;
  const difference = after - before;
  return (
    <li className="flex items-center gap-4 px-4 py-3 text-sm">
      <p className="grid min-w-0 grow gap-0.5">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold">{t(reasonTexts[reason])}</span>
          {order_code && <OrderCode code={order_code} href={orderHref?.({ code: order_code })} />}
        </span>
        <span className="wrap-anywhere text-ink-muted">
          {options && (
            <>
              <bdi>{options}</bdi> ·{' '}
            </>
          )}
          <bdi dir="ltr">{sku}</bdi>
        </span>
        <span className="text-xs text-ink-muted">
          <Moment at={at} />
          {by && (
            <>
              {' · '}
              <bdi>{authorOf(by, t)}</bdi>
            </>
          )}
        </span>
      </p>
      <p className="grid shrink-0 justify-items-end gap-0.5 text-end tabular-nums">
        <bdi dir="ltr" className={difference > 0 ? 'font-semibold text-success-text' : 'font-semibold'}>
          {difference > 0 ? '+' : '−'}
          {number(Math.abs(difference))}
        </bdi>
        <span className="text-xs text-ink-muted">{t('{before} to {after}', { before: number(before), after: number(after) })}</span>
      </p>
    </li>
  );
}

function OrderCode({ code, href }: { code: string; href: string | undefined }) {
  if (href === undefined) return <bdi dir="ltr">{code}</bdi>;
  return (
    <TextLink href={href} strong>
      <bdi dir="ltr">{code}</bdi>
    </TextLink>
  );
}

function authorOf({ kind, name }: NonNullable<StockMovement['by']>, t: ReturnType<typeof useI18n>['t']): string {
  if (kind === 'command-line') return t('Command line');
  if (name === null) return t('Marketplace');
  return name || t('Former member');
}
