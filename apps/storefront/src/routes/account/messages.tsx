import { useLocation } from 'react-router';
import { ConversationList, ConversationListSkeleton } from '../../features/conversations/conversation-list.tsx';
import { conversationsQueries } from '../../features/conversations/queries.ts';
import { type LoaderArgs, load } from '../../lib/page/page.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useI18n } from '../../lib/services/services-context.tsx';

export async function loader({ services, url }: LoaderArgs) {
  if (services.auth.getState().token) await load(services, conversationsQueries.list(services.api, pageOf(url.searchParams)));
}

export function Component() {
  const { t } = useI18n();
  const { search } = useLocation();
  return (
    <>
      <PageHead title={t('Messages')} noIndex />
      <h1 className="mb-3 text-xl">{t('Messages')}</h1>
      <ConversationList page={pageOf(new URLSearchParams(search))} />
    </>
  );
}

function pageOf(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

export function Skeleton() {
  const { t } = useI18n();
  return (
    <>
      <h1 className="mb-3 text-xl">{t('Messages')}</h1>
      <ConversationListSkeleton />
    </>
  );
}
