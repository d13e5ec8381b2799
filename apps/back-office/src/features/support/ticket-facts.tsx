import type { ManagedTicket } from '@souk/contract/back-office/tickets';
import { useMay } from '../../app/session.ts';
import { Fact } from '../../lib/fact.tsx';
import { TextLink } from '../../lib/frame/text-link.tsx';
import { Moment } from '../../lib/moment.tsx';
import { Panel } from '../../lib/panel.tsx';
import { paths } from '../../lib/paths.ts';
import { useI18n } from '../../lib/services.tsx';
import { Duration } from './ticket-words.tsx';

/** The shopper, how they want to be reached, and what the ticket is about. */
export function TicketFacts({ managed: { ticket, person } }: { managed: ManagedTicket }) {
  const { t } = useI18n();
  const [maySeePeople, maySeeOrders] = [useMay('people:read'), useMay('orders:read')];
  const name = person.name || t('No name yet');
  const minutes = minutesToFirstAnswer(ticket);
  return (
    <Panel title={t('Details')}>
      <dl className="grid gap-3 text-sm wrap-anywhere">
        <Fact label={t('Shopper')}>{maySeePeople ? <TextLink href={paths.person(person)}>{name}</TextLink> : name}</Fact>
        <Fact label={t('Contact')}>
          {[person.phone && `+${person.phone}`, ticket.phone, ticket.email].filter(Boolean).map((contact) => (
            <span key={contact} className="block">
              <bdi dir="ltr">{contact}</bdi>
            </span>
          ))}
        </Fact>
        <Fact label={t('About')}>{ticket.issue_type.name}</Fact>
        {ticket.order_number && (
          <Fact label={t('Order')}>
            {maySeeOrders ? (
              <TextLink href={paths.order({ code: ticket.order_number })}>
                <bdi dir="ltr">{ticket.order_number}</bdi>
              </TextLink>
            ) : (
              <bdi dir="ltr">{ticket.order_number}</bdi>
            )}
          </Fact>
        )}
        <Fact label={t('Opened')}>
          <Moment at={ticket.created_at} />
        </Fact>
        <Fact label={t('First answer after')}>{minutes === undefined ? t('Not answered yet') : <Duration minutes={minutes} />}</Fact>
      </dl>
    </Panel>
  );
}

function minutesToFirstAnswer({ created_at, messages }: ManagedTicket['ticket']): number | undefined {
  const first = messages.find(({ from_shopper }) => !from_shopper);
  return first && Math.round((Date.parse(first.created_at) - Date.parse(created_at)) / 60_000);
}
