import type { ManagedReturn } from '@souk/contract/back-office/returns';
import { useMay } from '../../app/session.ts';
import { Fact } from '../../lib/fact.tsx';
import { TextLink } from '../../lib/frame/text-link.tsx';
import { Moment } from '../../lib/moment.tsx';
import { Money } from '../../lib/money.tsx';
import { Panel } from '../../lib/panel.tsx';
import { paths } from '../../lib/paths.ts';
import { useI18n } from '../../lib/services.tsx';

/** The order, shop and shopper of a return, and its refund. */
export function ReturnFacts({ managed }: { managed: ManagedReturn }) {
  const { t } = useI18n();
  const maySeePeople = useMay('people:read');
  const { order, shop, person, currency } = managed;
  const { refund, answer, label_url } = managed.return;
  const name = person.name || t('No name yet');
  return (
    <Panel title={t('Details')}>
      <dl className="grid gap-3 text-sm wrap-anywhere">
        <Fact label={t('Order')}>
          <TextLink href={paths.order({ code: order.code })}>
            <bdi dir="ltr">{order.code}</bdi>
          </TextLink>
        </Fact>
        <Fact label={t('Shop')}>{shop.name}</Fact>
        <Fact label={t('Shopper')}>
          {maySeePeople ? <TextLink href={paths.person(person)}>{name}</TextLink> : name}
          {person.phone && (
            <bdi dir="ltr" className="block text-ink-muted">
              +{person.phone}
            </bdi>
          )}
        </Fact>
        {order.delivered_at && (
          <Fact label={t('Delivered')}>
            <Moment at={order.delivered_at} />
          </Fact>
        )}
        {answer && (
          <Fact label={t('Answer')}>
            <span dir="auto" className="block whitespace-pre-line">
              {answer}
            </span>
          </Fact>
        )}
        {label_url && (
          <Fact label={t('Return label')}>
            <a
              href={label_url}
              target="_blank"
              rel="noreferrer"
              className="inline-flex items-center text-accent hover:underline pointer-coarse:min-h-11"
            >
              <bdi dir="ltr">{label_url}</bdi>
            </a>
          </Fact>
        )}
        {refund !== null && (
          <Fact label={t('Refunded')}>
            <strong>
              <Money amount={refund} currency={currency} />
            </strong>
          </Fact>
        )}
      </dl>
    </Panel>
  );
}
