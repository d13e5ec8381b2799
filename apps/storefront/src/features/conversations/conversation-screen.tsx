import type { Conversation, ConversationAbout } from '@souk/contract/conversations/conversations';
import { Button } from '@souk/ui/button.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Thread, type ThreadItem } from '@souk/ui/layout/thread.tsx';
import { Breadcrumbs } from '@souk/ui/navigation/breadcrumbs.tsx';
import { Thumb } from '@souk/ui/picture.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { productSource } from '../../lib/picture-source.ts';
import { useApi, useI18n } from '../../lib/services/services-context.tsx';
import { MessageForm } from './message-form.tsx';
import { useMarkRead } from './mutations.ts';
import { type About, conversationsQueries, messagesPerStep } from './queries.ts';

/** A conversation with its messages. */
export function ConversationScreen({ id }: { id: number }) {
  const api = useApi();
  const { t } = useI18n();
  const [newest, setNewest] = useState(messagesPerStep);
  const { data: first } = useSuspenseQuery(conversationsQueries.one(api, id));
  const { data: more, isFetching } = useQuery({
    ...conversationsQueries.one(api, id, newest),
    enabled: newest > messagesPerStep,
    placeholderData: keepPreviousData,
  });
  const conversation = newest > messagesPerStep && more ? more : first;
  useMarkRead(first);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <AboutHeader about={conversation} />
      {conversation.has_earlier && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-center"
          busy={isFetching}
          onClick={() => setNewest(newest + messagesPerStep)}
        >
          {t('Show earlier messages')}
        </Button>
      )}
      <Messages conversation={conversation} />
      <MessageForm target={{ id }} />
    </div>
  );
}

type NewConversationScreenProps = {
  about: About;
  /** Whether a question about a product is public at first. */
  isPublic: boolean;
  onSent: (conversation: Conversation) => void;
  /** A public question was sent. */
  onAsked: (productId: number) => void;
};

/** The form for the first message about an order or a product. */
export function NewConversationScreen({ about, isPublic, onSent, onAsked }: NewConversationScreenProps) {
  const { data } = useSuspenseQuery(conversationsQueries.about(useApi(), about));
  const productId = data.product?.id;
  const publicly = productId === undefined ? undefined : { productId, isChosen: isPublic, onAsked: () => onAsked(productId) };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <AboutHeader about={data} />
      <MessageForm target={about} onSent={onSent} {...(publicly && { publicly })} />
    </div>
  );
}

/** The shop, and the order or the product that the conversation is about. */
function AboutHeader({ about: { shop, order, product } }: { about: ConversationAbout }) {
  const { t } = useI18n();
  const linkClass = 'flex min-h-11 w-fit max-w-full items-center gap-3 text-sm text-accent underline underline-offset-4';
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Breadcrumbs crumbs={[{ label: t('Messages'), href: paths.messages() }, { label: shop.name }]} />
      <h1 className="text-xl wrap-anywhere">
        <bdi>{shop.name}</bdi>
      </h1>
      {order && (
        <Link href={paths.order({ id: order.id })} className={linkClass}>
          <ReceiptText aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
          <span>
            {t('Order')} <bdi dir="ltr">#{order.code}</bdi>
          </span>
        </Link>
      )}
      {product && (
        <Link href={paths.product({ id: product.id })} className={linkClass}>
          <Thumb source={productSource({ picture: null, thumbnail: product.picture })} className="size-11" />
          <bdi className="min-w-0 truncate">{product.name}</bdi>
        </Link>
      )}
    </header>
  );
}

function Messages({ conversation: { messages, shop, shop_read_id } }: { conversation: Conversation }) {
  const { t, moment } = useI18n();
  const lastOwn = messages.findLast(({ from_shopper }) => from_shopper)?.id;
  const items = messages.map(({ id, from_shopper, message, is_masked, created_at }): ThreadItem => {
    const read = id === lastOwn && id <= shop_read_id ? t('Read') : undefined;
    const masked = is_masked && from_shopper ? t('Contact details are hidden from the shop.') : undefined;
    return {
      ...{ id, isOwn: from_shopper, author: from_shopper ? t('You') : shop.name, text: message },
      ...{ at: created_at, moment: moment(created_at), hint: [masked, read].filter(Boolean).join(' · ') || undefined },
    };
  });
  return <Thread label={t('Conversation')} items={items} />;
}

export function ConversationSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-5">
      <Skeleton className="h-8 w-56" />
      <Skeleton className="h-20 w-4/5 rounded-lg" />
      <Skeleton className="h-24 w-4/5 justify-self-end rounded-lg" />
      <Skeleton className="h-40 rounded-lg" />
    </div>
  );
}
