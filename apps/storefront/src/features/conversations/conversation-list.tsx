import type { ConversationCard as Card } from '@souk/contract/conversations/conversations';
import { Badge } from '@souk/ui/badge.tsx';
import { EmptyState } from '@souk/ui/feedback/empty-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Thumb } from '@souk/ui/picture.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { ListPagination } from '../../lib/page/list-pagination.tsx';
import { pageTemplate } from '../../lib/page/page-address.ts';
import { paths } from '../../lib/paths.ts';
import { productSource } from '../../lib/picture-source.ts';
import { useApi, useI18n } from '../../lib/services/services-context.tsx';
import { conversationsPerPage, conversationsQueries } from './queries.ts';

export function ConversationList({ page }: { page: number }) {
  const { t } = useI18n();
  const { data } = useSuspenseQuery(conversationsQueries.list(useApi(), page));
  if (!data || data.total === 0)
    return (
      <EmptyState
        illustration="letter"
        title={t('No messages yet')}
        text={t('Ask a shop on the page of a product, or write to it on the page of an order.')}
        action={{ label: t('Order History'), href: paths.orderHistory() }}
      />
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ul className="grid gap-3">
        {data.conversations.map((conversation) => (
          <li key={conversation.id}>
            <ConversationCard conversation={conversation} />
          </li>
        ))}
      </ul>
      <ListPagination
        page={page}
        total={data.total}
        perPage={conversationsPerPage}
        target={{ type: 'link', url: pageTemplate(paths.messages()) }}
      />
    </div>
  );
}

function ConversationCard({ conversation: { id, shop, order, product, unread, last_message: last } }: { conversation: Card }) {
  const { t, moment, plural } = useI18n();
  return (
    <article className="relative flex items-center gap-4 rounded-lg border border-line bg-surface p-4 transition-colors hover:border-line-strong">
      {product ? (
        <Thumb source={productSource({ picture: null, thumbnail: product.picture })} className="size-13" />
      ) : (
        <span className="grid size-13 shrink-0 place-items-center rounded-md bg-tint text-ink-muted">
          <ReceiptText aria-hidden="true" className="size-6" />
        </span>
      )}
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 font-sans text-base font-semibold">
            <Link href={paths.conversation({ id })} className="wrap-anywhere after:absolute after:inset-0 after:rounded-lg">
              <bdi>{shop.name}</bdi>
            </Link>
          </h2>
          {unread > 0 && <Badge tone="primary">{plural(unread, '{count} new', '{count} new')}</Badge>}
        </div>
        <p className={`line-clamp-1 text-sm wrap-anywhere ${unread > 0 ? 'font-semibold' : 'text-ink-muted'}`}>
          {last.from_shopper && t('You:')} <bdi>{last.message}</bdi>
        </p>
        <p className="flex flex-wrap gap-x-3 gap-y-1 text-xs text-ink-muted">
          {order && (
            <span>
              {t('Order')} <bdi dir="ltr">#{order.code}</bdi>
            </span>
          )}
          {product && <bdi className="max-w-full truncate">{product.name}</bdi>}
          <time dateTime={last.created_at}>{moment(last.created_at)}</time>
        </p>
      </div>
    </article>
  );
}

export function ConversationListSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-3">
      {['first', 'second', 'third'].map((key) => (
        <div key={key} className="flex gap-4 rounded-lg border border-line bg-surface p-4">
          <Skeleton className="size-13 rounded-md" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-4" />
            <Skeleton className="h-3 w-48" />
          </div>
        </div>
      ))}
    </div>
  );
}
