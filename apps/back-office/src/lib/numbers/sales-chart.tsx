import type { Numbers } from '@souk/contract/back-office/panel/home';
import { LineChart } from '@souk/ui/line-chart.tsx';
import { moneyFormat } from '../money.tsx';
import { useServices } from '../services.tsx';

/** The sales of each day as a line. */
export function SalesChart({ numbers: { days, currency } }: { numbers: Pick<Numbers, 'days' | 'currency'> }) {
  const { i18n } = useServices();
  const { t } = i18n;
  return (
    <div className="rounded-lg border border-line bg-surface p-4">
      <h3 className="mb-2 text-sm font-semibold">{t('Sales by day')}</h3>
      <LineChart
        label={t('Sales by day')}
        points={days.map(({ day, sales }) => ({ label: i18n.date(day), value: sales }))}
        format={moneyFormat(i18n, currency)}
        columns={{ point: t('Day'), value: t('Sales') }}
        texts={{ highest: (value) => t('Highest: {value}', { value }), table: t('Show as a table') }}
      />
    </div>
  );
}
