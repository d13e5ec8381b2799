import { isNotFound } from '@souk/client/api/api-error.ts';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams } from 'react-router';
import { BackLink } from '../../../lib/back-link.tsx';
import { PageHeader } from '../../../lib/page-header.tsx';
import { explainError, useServices } from '../../../lib/services.tsx';
import { MessageForm } from '../../messages/message-form.tsx';
import { orderConversationQuery } from '../../messages/queries.ts';
import { sellerPaths } from '../../paths.ts';

/** Leads to the conversation about an order, or to a form for its first message. */
export function OrderMessagesPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const { code = '' } = useParams();
  const navigate = useNavigate();
  const about = useQuery(orderConversationQuery(api, code));
  const isMissing = isNotFound(about.error);
  if (about.data && about.data.conversation_id !== null)
    return <Navigate to={sellerPaths.conversation({ id: about.data.conversation_id })} replace />;
  return (
    <>
      <BackLink href={sellerPaths.order({ code })} label={t('Order {code}', { code: code.toUpperCase() })} />
      <PageHeader title={about.data ? t('Message to {name}', { name: about.data.shopper.name || t('No name yet') }) : t('Messages')} />
      {about.isPending && <Skeleton className="h-56 rounded-lg" />}
      {about.isError && (
        <ErrorState
          title={isMissing ? t('There is no such order') : t('The messages could not be loaded')}
          text={isMissing ? undefined : explainError(i18n, about.error)}
          onRetry={isMissing ? undefined : () => about.refetch()}
        />
      )}
      {about.data && (
        <MessageForm
          target={{ code }}
          values={{ name: about.data.shopper.name, order: about.data.code }}
          onSent={({ id }) => void navigate(sellerPaths.conversation({ id }), { replace: true })}
        />
      )}
    </>
  );
}
