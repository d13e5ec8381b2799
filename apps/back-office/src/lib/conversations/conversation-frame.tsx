import { isNotFound } from '@souk/client/api/api-error.ts';
import { Button } from '@souk/ui/button.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { explainError, useI18n } from '../services.tsx';

/** As many messages are shown at first, and as many more each time that earlier ones are asked for. */
export const messagesPerStep = 50;

type ConversationFrameProps<Conversation> = {
  /** The id in the address. The server refuses one that is no number. */
  id: string;
  conversation: UseQueryResult<Conversation>;
  onEarlier: () => void;
  /** Above the messages. */
  note?: ReactNode;
  messages: (conversation: Conversation) => ReactNode;
  /** The order or product, or the facts, next to the messages. */
  aside: (conversation: Conversation) => ReactNode;
};

/** A conversation below its heading: being loaded, missing, not loaded, or its messages with what they are about next to them. */
export function ConversationFrame<Conversation extends { has_earlier: boolean }>({
  id,
  conversation,
  onEarlier,
  note,
  messages,
  aside,
}: ConversationFrameProps<Conversation>) {
  const i18n = useI18n();
  const { t } = i18n;
  const { data } = conversation;
  const isMissing = isNotFound(conversation.error) || !/^\d+$/.test(id);
  return (
    <>
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
            {note}
            {data.has_earlier && (
              <Button variant="secondary" size="sm" className="justify-self-center" busy={conversation.isFetching} onClick={onEarlier}>
                {t('Show earlier messages')}
              </Button>
            )}
            {messages(data)}
          </div>
          {aside(data)}
        </div>
      )}
    </>
  );
}
