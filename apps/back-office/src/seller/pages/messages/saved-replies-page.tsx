import type { SavedReply } from '@souk/contract/back-office/tickets';
import { toast } from '@souk/ui/overlay/toast.ts';
import { BackLink } from '../../../lib/back-link.tsx';
import { useChangeReply } from '../../../lib/replies/queries.ts';
import { SavedReplyList } from '../../../lib/replies/saved-reply-list.tsx';
import { explainError, useI18n } from '../../../lib/services.tsx';
import { showUndo } from '../../../lib/undo-toast.ts';
import { maxMessageLength } from '../../messages/queries.ts';
import { shopReplies } from '../../messages/reply-calls.ts';
import { sellerPaths } from '../../paths.ts';
import { useSellerMe } from '../../seller-session.ts';

/** The saved replies of the shop, which its members insert into messages and answers. */
export function SavedRepliesPage() {
  const i18n = useI18n();
  const { t } = i18n;
  const { look } = useSellerMe();
  const add = useChangeReply(shopReplies);
  const restore = ({ title, message }: SavedReply) =>
    add.mutate(
      { kind: 'save', former: undefined, fields: { title, message } },
      { onSuccess: () => toast.success(t('The change is undone')), onError: (error) => toast.error(explainError(i18n, error)) },
    );
  return (
    <>
      <BackLink href={sellerPaths.messages()} label={t('Messages')} />
      <SavedReplyList
        calls={shopReplies}
        mayWrite={look === null}
        hint={t('{name}, {order} and {product} are filled in where they are known.')}
        maxLength={maxMessageLength}
        onRemoved={(reply) => showUndo(t('Reply removed'), { label: t('Undo'), onPress: () => restore(reply) })}
      />
    </>
  );
}
