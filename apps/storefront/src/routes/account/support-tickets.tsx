import { lazyPart } from '@souk/client/lazy-part.ts';
import { Button } from '@souk/ui/button.tsx';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ticketsQueries } from '../../features/support/queries.ts';
import { TicketList, TicketListSkeleton } from '../../features/support/ticket-list.tsx';
import { parseTicketListParams } from '../../features/support/ticket-list-params.ts';
import { type LoaderArgs, load } from '../../lib/page/page.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { paths } from '../../lib/paths.ts';
import { useI18n } from '../../lib/services/services-context.tsx';

/** The form loads on demand. */
const NewTicketDialog = lazyPart(
  () => import('../../features/support/new-ticket-dialog.tsx'),
  ({ NewTicketDialog }) => NewTicketDialog,
);

export async function loader({ services, url }: LoaderArgs) {
  if (services.auth.getState().token) await load(services, ticketsQueries.list(services.api, parseTicketListParams(url.searchParams)));
}

export function Component() {
  const { t } = useI18n();
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const orderNumber = query.get('order') ?? undefined;
  const [isWriting, setWriting] = useState(orderNumber !== undefined);
  const [wasWriting, setWasWriting] = useState(isWriting);
  if (isWriting && !wasWriting) setWasWriting(true);
  return (
    <>
      <PageHead title={t('Support tickets')} noIndex />
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl">{t('Support tickets')}</h1>
        <Button onClick={() => setWriting(true)}>
          <Plus aria-hidden="true" />
          {t('Open a ticket')}
        </Button>
      </div>
      <TicketList shown={parseTicketListParams(query)} onNew={() => setWriting(true)} />
      {wasWriting && (
        <Suspense>
          <NewTicketDialog
            open={isWriting}
            orderNumber={orderNumber}
            onClose={() => setWriting(false)}
            onOpened={(ticketNumber) => void navigate(paths.supportTicket({ ticketNumber }))}
          />
        </Suspense>
      )}
    </>
  );
}

export function Skeleton() {
  const { t } = useI18n();
  return (
    <>
      <h1 className="mb-3 text-xl">{t('Support tickets')}</h1>
      <TicketListSkeleton />
    </>
  );
}
