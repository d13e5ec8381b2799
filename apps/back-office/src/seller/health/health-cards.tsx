import type { OwnHealth } from '@souk/contract/seller/health';
import type { SellerPermission } from '@souk/contract/seller/permissions';
import { Link } from '@souk/ui/ui-context.tsx';
import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { useI18n } from '../../lib/services.tsx';
import { healthColumns, healthHintTexts, healthTitleTexts, hoursOf, type ProblemName, wholeOf } from '../../lib/shops/health-words.ts';
import { sellerPaths } from '../paths.ts';
import { useSellerMe } from '../seller-session.ts';

/** The advice for each figure, and the page where the shop follows it. */
const help = {
  late: {
    text: 'Hand over orders in the sequence in which they came. A holiday on your shop page shows shoppers when you are back.',
    label: 'Show late orders',
    href: sellerPaths.orders({ status: 'late' }),
    needs: 'orders',
  },
  cancelled: {
    text: 'Most orders are cancelled because an item is missing: correct your stock as soon as you notice it.',
    label: 'Check the stock',
    href: sellerPaths.stock(),
    needs: 'stock',
  },
  returned: {
    text: 'Describe size, colour and material exactly, show several pictures, and pack so that nothing breaks.',
    label: 'Show returns and their reasons',
    href: sellerPaths.returns(),
    needs: 'orders',
  },
  unanswered_conversations: {
    text: 'Answer each day. Saved replies make it quicker.',
    label: 'Show unanswered messages',
    href: sellerPaths.messages({ status: 'unanswered' }),
    needs: 'messages',
  },
  unanswered_questions: {
    text: 'Your answer is on the page of the product, so other shoppers do not have to ask.',
    label: 'Show unanswered questions',
    href: sellerPaths.questions({ status: 'unanswered' }),
    needs: 'messages',
  },
} as const satisfies Record<ProblemName, { text: string; label: string; href: string; needs: SellerPermission }>;

/** A card for each problem: its number and share, its definition, and what helps. */
export function HealthCards({ health }: { health: OwnHealth }) {
  const { t } = useI18n();
  return (
    <ul aria-label={t('Health of your shop')} className="grid grid-cols-1 gap-4 md:grid-cols-2 2xl:grid-cols-3">
      {healthColumns.map((name) => (
        <li key={name} className="grid">
          <HealthCard name={name} health={health} />
        </li>
      ))}
    </ul>
  );
}

function HealthCard({ name, health }: { name: ProblemName; health: OwnHealth }) {
  const { t, number } = useI18n();
  const { permissions } = useSellerMe();
  const id = useId();
  const { text, label, href, needs } = help[name];
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 grid-rows-[auto_auto_1fr_auto] gap-3 rounded-lg border border-line bg-surface p-4 text-sm sm:p-5"
    >
      <h2 id={id} className="font-semibold">
        {t(healthTitleTexts[name])}
      </h2>
      <Figure part={health.figures[name]} whole={wholeOf(name, health.figures)} />
      <dl className="grid content-start gap-3">
        <div>
          <dt className="text-xs font-semibold text-ink-muted">{t('What counts')}</dt>
          <dd>{t(healthHintTexts[name], { hours: number(hoursOf(name, health)) })}</dd>
        </div>
        <div>
          <dt className="text-xs font-semibold text-ink-muted">{t('What helps')}</dt>
          <dd>{t(text)}</dd>
        </div>
      </dl>
      {permissions.includes(needs) && (
        <Link href={href} className="w-fit font-semibold text-accent hover:underline">
          {t(label)}
        </Link>
      )}
    </section>
  );
}

/** The number with its share of everything; words where there is nothing of which it could be one. */
function Figure({ part, whole }: { part: number; whole: number }) {
  const { t, number, percent } = useI18n();
  if (whole === 0) return <p className="text-ink-muted">{t('Nothing to count in these days.')}</p>;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <strong className="text-2xl tabular-nums">{number(part)}</strong>
      <span className="text-ink-muted">{t('of {total}', { total: number(whole) })}</span>
      {part === 0 ? (
        <CircleCheck aria-hidden="true" className="size-5 self-center text-success-text" />
      ) : (
        <span className="text-ink-muted">· {percent(Math.round((part / whole) * 100))}</span>
      )}
    </p>
  );
}
