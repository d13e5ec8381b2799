import { notFound } from '@souk/client/api/api-error.ts';
import { useParams } from 'react-router';
import { ConversationScreen, ConversationSkeleton } from '../../features/conversations/conversation-screen.tsx';
import { conversationsQueries, parseConversationId } from '../../features/conversations/queries.ts';
import { type LoaderArgs, load } from '../../lib/page/page.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useI18n } from '../../lib/services/services-context.tsx';

export async function loader({ services, params }: LoaderArgs) {
  const id = parseConversationId(params.id);
  if (id === undefined) throw notFound();
  if (services.auth.getState().token) await load(services, conversationsQueries.one(services.api, id));
}

export function Component() {
  const { t } = useI18n();
  const id = parseConversationId(useParams().id);
  if (id === undefined) throw notFound();
  return (
    <>
      <PageHead title={t('Messages')} noIndex />
      <ConversationScreen key={id} id={id} />
    </>
  );
}

export function Skeleton() {
  return <ConversationSkeleton />;
}
