import { isNotFound } from '@souk/client/api/api-error.ts';
import type { ShopConversation } from '@souk/contract/seller/conversations';
import { Badge } from '@souk/ui/badge.tsx';
import { Button } from '@souk/ui/button.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Thread, type ThreadItem } from '@souk/ui/layout/thread.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { BackLink } from '../../lib/back-link.tsx';
import { PageHeader } from '../../lib/page-header.tsx';
import { explainError, useI18n, useServices } from '../../lib/services.tsx';
import { ConversationSubject } from '../messages/conversation-subject.tsx';
import { MessageForm } from '../messages/message-form.tsx';
import { messagesPerStep, shopConversationQuery, useMarkRead } from '../messages/queries.ts';
import { sellerPaths } from '../paths.ts';

/** A conversation with a shopper, and the order or the product that it is about. */
export function ConversationPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const { id = '' } = useParams();
  const [newest, setNewest] = useState(messagesPerStep);
  const conversation = useQuery(shopConversationQuery(api, id, newest));
  const { data } = conversation;
  // The server refuses an address without a number in it.
  const isMissing = isNotFound(conversation.error) || !/^\d+$/.test(id);
  return (
    <>
      <BackLink href={sellerPaths.messages()} label={t('Messages')} />
      <PageHeader title={data ? data.shopper.name || t('No name yet') : t('Messages')}>
        {data?.is_unanswered && <Badge tone="warn">{t('Unanswered')}</Badge>}
      </PageHeader>
      {conversation.isPending && <Skeleton className="h-96 rounded-lg" />}
      {conversation.isError && !data && (
        <ErrorState
          title={isMissing ? t('There is no such conversation') : t('The messages could not be loaded')}
          text={isMissing ? undefined : explainError(i18n, conversation.error)}
          onRetry={isMissing ? undefined : () => conversation.refetch()}
        />
      )}
      {data && (
        <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="grid grid-cols-1 gap-5">
            {data.has_earlier && (
              <Button
                variant="secondary"
                size="sm"
                className="justify-self-center"
                busy={conversation.isFetching}
                onClick={() => setNewest(newest + messagesPerStep)}
              >
                {t('Show earlier messages')}
              </Button>
            )}
            <Messages conversation={data} />
            <MessageForm target={{ id: data.id, seen_message_id: data.messages.at(-1)?.id ?? 0 }} />
          </div>
          <div className="grid grid-cols-1 gap-5">
            <ConversationSubject order={data.order} product={data.product} />
          </div>
        </div>
      )}
    </>
  );
}

function Messages({ conversation }: { conversation: ShopConversation }) {
  const { t, moment } = useI18n();
  useMarkRead(conversation);
  const { messages, shopper, shopper_read_id } = conversation;
  const lastOwn = messages.findLast(({ from_shopper }) => !from_shopper)?.id;
  const items = messages.map(({ id, from_shopper, message, is_masked, created_at, by }): ThreadItem => {
    const read = id === lastOwn && id <= shopper_read_id ? t('Read') : undefined;
    const masked = is_masked && !from_shopper ? t('Contact details are hidden from the shopper.') : undefined;
    return {
      ...{ id, isOwn: !from_shopper, author: from_shopper ? shopper.name || t('No name yet') : (by ?? t('Former member')), text: message },
      ...{ at: created_at, moment: moment(created_at), hint: [masked, read].filter(Boolean).join(' · ') || undefined },
    };
  });
  return <Thread label={t('Conversation')} items={items} />;
}
