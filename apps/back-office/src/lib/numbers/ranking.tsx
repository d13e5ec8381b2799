import type { Numbers } from '@souk/contract/back-office/panel/home';
import { Link } from '@souk/ui/ui-context.tsx';
import { moneyFormat } from '../money.tsx';
import { useServices } from '../services.tsx';

type RankingProps = {
  title: string;
  none: string;
  rows: Numbers['top_products'];
  currency: string;
  href?: (row: { id: number }) => string;
};

/** Names with their amounts, the highest first. */
export function Ranking({ title, none, rows, currency, href }: RankingProps) {
  const { i18n } = useServices();
  const money = moneyFormat(i18n, currency);
  const max = Math.max(1, ...rows.map(({ sales }) => sales));
  return (
    <section aria-label={title} className="grid grid-cols-1 content-start gap-3 rounded-lg border border-line bg-surface p-4">
      <h3 className="text-sm font-semibold">{title}</h3>
      {rows.length === 0 && <p className="text-sm text-ink-muted">{none}</p>}
      <ol className="grid grid-cols-1 gap-2.5">
        {rows.map(({ id, name, sales }) => (
          <li key={id} className="grid grid-cols-1 gap-1 text-sm">
            <span className="flex items-baseline justify-between gap-x-3 max-[18rem]:flex-wrap">
              <bdi className="min-w-0 truncate">
                {href ? (
                  <Link href={href({ id })} className="hover:underline">
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </bdi>
              <bdi className="shrink-0 text-ink-muted tabular-nums">{money(sales)}</bdi>
            </span>
            <span
              aria-hidden="true"
              className="h-1 rounded-full bg-primary opacity-60 forced-colors:border-t-4"
              style={{ width: `${Math.max(2, (sales / max) * 100)}%` }}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
