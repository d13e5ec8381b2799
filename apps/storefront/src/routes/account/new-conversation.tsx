import { notFound } from '@souk/client/api/api-error.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { ConversationSkeleton, NewConversationScreen } from '../../features/conversations/conversation-screen.tsx';
import { type About, conversationsQueries, parseConversationId } from '../../features/conversations/queries.ts';
import { type LoaderArgs, load } from '../../lib/page/page.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { paths } from '../../lib/paths.ts';
import { useApi, useI18n } from '../../lib/services/services-context.tsx';

export async function loader({ services, url }: LoaderArgs) {
  const about = parseAbout(url.searchParams);
  if (services.auth.getState().token) await load(services, conversationsQueries.about(services.api, about));
}

/** Leads to the conversation about the order or the product, or to a form for its first message. */
export function Component() {
  const { t } = useI18n();
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation().search);
  const about = parseAbout(query);
  const isPublic = query.get('public') === 'true';
  const { data } = useSuspenseQuery(conversationsQueries.about(useApi(), about));
  if (data.conversation_id !== null && !isPublic) return <Navigate to={paths.conversation({ id: data.conversation_id })} replace />;
  return (
    <>
      <PageHead title={t('Messages')} noIndex />
      <NewConversationScreen
        about={about}
        isPublic={isPublic}
        onSent={({ id }) => void navigate(paths.conversation({ id }), { replace: true })}
        onAsked={(id) => void navigate(paths.product({ id }), { replace: true })}
      />
    </>
  );
}

function parseAbout(query: URLSearchParams): About {
  const [order_id, product_id] = [parseConversationId(query.get('order')), parseConversationId(query.get('product'))];
  if ((order_id === undefined) === (product_id === undefined)) throw notFound();
  return order_id === undefined ? { product_id } : { order_id };
}

export function Skeleton() {
  return <ConversationSkeleton />;
}
