import type { ShopConversationCard } from '@souk/contract/seller/conversations';
import { Badge } from '@souk/ui/badge.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { ReceiptText } from 'lucide-react';
import { Moment } from '../../lib/moment.tsx';
import { useI18n } from '../../lib/services.tsx';
import { Thumbnail } from '../orders/thumbnail.tsx';
import { sellerPaths } from '../paths.ts';

/** Conversations as rows that a thumb reaches: the whole row is the link. */
export function ConversationCards({ conversations }: { conversations: readonly ShopConversationCard[] }) {
  const { t, plural } = useI18n();
  return (
    <ul aria-label={t('Messages')} className="divide-y divide-line overflow-clip rounded-lg border border-line bg-surface">
      {conversations.map(({ id, shopper, order, product, unread, is_unanswered, last_message: last }) => (
        <li
          key={id}
          className="relative grid grid-cols-[3.5rem_minmax(0,1fr)] max-[18rem]:grid-cols-1 items-start gap-3 px-4 py-3.5 text-sm focus-within:bg-tint hover:bg-tint"
        >
          {product ? (
            <Thumbnail src={product.picture} />
          ) : (
            <span className="grid size-14 place-items-center rounded-md bg-tint text-ink-muted">
              <ReceiptText aria-hidden="true" className="size-6" />
            </span>
          )}
          <div className="grid min-w-0 gap-1">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <Link
                href={sellerPaths.conversation({ id })}
                className="min-w-0 font-semibold text-accent wrap-anywhere after:absolute after:inset-0"
              >
                <bdi>{shopper.name || t('No name yet')}</bdi>
              </Link>
              {is_unanswered && <Badge tone="warn">{t('Unanswered')}</Badge>}
              {unread > 0 && <Badge tone="primary">{plural(unread, '{count} new', '{count} new')}</Badge>}
            </p>
            <p className={`line-clamp-2 wrap-anywhere ${unread > 0 ? 'font-semibold' : ''}`}>
              {!last.from_shopper && <span className="text-ink-muted">{t('You')}: </span>}
              <bdi>{last.message}</bdi>
            </p>
            <p className="flex flex-wrap gap-x-2 text-xs text-ink-muted">
              {order && <bdi dir="ltr">{order.code}</bdi>}
              {product && <bdi className="max-w-full truncate">{product.name}</bdi>}
              <Moment at={last.created_at} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
