import { notFound } from '@souk/client/api/api-error.ts';
import { useParams } from 'react-router';
import { ticketsQueries } from '../../features/support/queries.ts';
import { TicketScreen, TicketSkeleton } from '../../features/support/ticket-screen.tsx';
import { type LoaderArgs, load } from '../../lib/page/page.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useI18n } from '../../lib/services/services-context.tsx';

export async function loader({ services, params }: LoaderArgs) {
  if (services.auth.getState().token) await load(services, ticketsQueries.one(services.api, params.ticketNumber ?? ''));
}

export function Component() {
  const { t } = useI18n();
  const { ticketNumber } = useParams();
  if (ticketNumber === undefined) throw notFound();
  return (
    <>
      <PageHead title={t('Support ticket')} noIndex />
      <TicketScreen ticketNumber={ticketNumber} />
    </>
  );
}

export function Skeleton() {
  return <TicketSkeleton />;
}
