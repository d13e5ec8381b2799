import type { ShopConversation } from '@souk/contract/seller/conversations';
import { Badge } from '@souk/ui/badge.tsx';
import { Thread, type ThreadItem } from '@souk/ui/layout/thread.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { BackLink } from '../../../lib/back-link.tsx';
import { ConversationFrame, messagesPerStep } from '../../../lib/conversations/conversation-frame.tsx';
import { PageHeader } from '../../../lib/page-header.tsx';
import { useI18n, useServices } from '../../../lib/services.tsx';
import { ConversationSubject } from '../../messages/conversation-subject.tsx';
import { MessageForm } from '../../messages/message-form.tsx';
import { shopConversationQuery, useMarkRead } from '../../messages/queries.ts';
import { sellerPaths } from '../../paths.ts';

/** A conversation with a shopper, and the order or the product that it is about. */
export function ConversationPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const { id = '' } = useParams();
  const [newest, setNewest] = useState(messagesPerStep);
  const conversation = useQuery(shopConversationQuery(api, id, newest));
  const { data } = conversation;
  return (
    <>
      <BackLink href={sellerPaths.messages()} label={t('Messages')} />
      <PageHeader title={data ? data.shopper.name || t('No name yet') : t('Messages')}>
        {data?.is_unanswered && <Badge tone="warn">{t('Unanswered')}</Badge>}
      </PageHeader>
      <ConversationFrame
        id={id}
        conversation={conversation}
        onEarlier={() => setNewest(newest + messagesPerStep)}
        messages={(shown) => (
          <>
            <Messages conversation={shown} />
            <MessageForm
              target={{ id: shown.id, seen_message_id: shown.messages.at(-1)?.id ?? 0 }}
              values={{ name: shown.shopper.name, order: shown.order?.code, product: shown.product?.name }}
            />
          </>
        )}
        aside={({ order, product }) => (
          <div className="grid grid-cols-1 gap-5">
            <ConversationSubject order={order} product={product} />
          </div>
        )}
      />
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
