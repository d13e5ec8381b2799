import type { ManagedConversation } from '@souk/contract/back-office/conversations';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Thread, type ThreadItem } from '@souk/ui/layout/thread.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { SubjectHistory } from '../../features/audit/subject-history.tsx';
import { conversationQuery } from '../../features/conversations/queries.ts';
import { BackLink } from '../../lib/back-link.tsx';
import { ConversationFrame, messagesPerStep } from '../../lib/conversations/conversation-frame.tsx';
import { Fact, FactLink } from '../../lib/fact.tsx';
import { PageHeader } from '../../lib/page-header.tsx';
import { Panel } from '../../lib/panel.tsx';
import { paths } from '../../lib/paths.ts';
import { useI18n, useServices } from '../../lib/services.tsx';

/** A conversation between a shopper and a shop, as it was written; operators only read it. */
export function ConversationPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const { id = '' } = useParams();
  const [newest, setNewest] = useState(messagesPerStep);
  const conversation = useQuery(conversationQuery(api, id, newest));
  const { data } = conversation;
  return (
    <>
      <BackLink href={paths.conversations()} label={t('Messages between shoppers and shops')} />
      <PageHeader title={data ? `${data.person.name || t('No name yet')} – ${data.shop.name}` : t('Messages')} />
      <ConversationFrame
        id={id}
        conversation={conversation}
        onEarlier={() => setNewest(newest + messagesPerStep)}
        note={<Note>{t('Contact data is masked for the shopper and the shop. You read the texts as they were written.')}</Note>}
        messages={(shown) => <Messages conversation={shown} />}
        aside={(shown) => (
          <div className="grid grid-cols-1 gap-5">
            <ConversationFacts conversation={shown} />
            <SubjectHistory kind="conversation" id={id} />
          </div>
        )}
      />
    </>
  );
}

function Messages({ conversation: { messages, person, shop } }: { conversation: ManagedConversation }) {
  const { t, moment } = useI18n();
  const items = messages.map(({ id, from_shopper, message, original, created_at, by }): ThreadItem => {
    const author = from_shopper ? person.name || t('No name yet') : [shop.name, by].filter(Boolean).join(' · ');
    const hint = original === null ? undefined : t('Contact data is masked');
    return { id, isOwn: !from_shopper, author, text: original ?? message, at: created_at, moment: moment(created_at), hint };
  });
  return <Thread label={t('Conversation')} items={items} />;
}

function ConversationFacts({ conversation: { person, shop, order, product } }: { conversation: ManagedConversation }) {
  const { t } = useI18n();
  return (
    <Panel title={t('About')}>
      <dl className="grid gap-3 text-sm">
        <Fact label={t('Shopper')}>
          <FactLink href={paths.person(person)} text={person.name || t('No name yet')} />
        </Fact>
        <Fact label={t('Shop')}>
          <FactLink href={paths.shop(shop)} text={shop.name} />
        </Fact>
        {order && (
          <Fact label={t('Order')}>
            <FactLink href={paths.order(order)} text={order.code} />
          </Fact>
        )}
        {product && (
          <Fact label={t('Product')}>
            <FactLink href={paths.product(product)} text={product.name} />
          </Fact>
        )}
      </dl>
    </Panel>
  );
}
