import type { ManagedOrder } from '@souk/contract/back-office/orders';
import { TextLink } from '../frame/text-link.tsx';
import { Moment } from '../moment.tsx';
import { Panel } from '../panel.tsx';
import { useI18n } from '../services.tsx';
import { ReturnBadge } from './return-words.tsx';

type ReturnsOfOrderProps = Pick<ManagedOrder, 'returns'> & {
  /** The address of a return. */
  href: (named: { code: string }) => string;
};

/** The returns of an order, each a link to its page. */
export function ReturnsOfOrder({ returns, href }: ReturnsOfOrderProps) {
  const { t } = useI18n();
  if (returns.length === 0) return null;
  return (
    <Panel title={t('Returns')}>
      <ul className="grid gap-2 text-sm">
        {returns.map(({ code, status, created_at }) => (
          <li key={code} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <TextLink href={href({ code })} strong>
              <bdi dir="ltr">{code}</bdi>
            </TextLink>
            <ReturnBadge status={status} />
            <span className="text-ink-muted">
              <Moment at={created_at} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
