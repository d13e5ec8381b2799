import { toast } from '@souk/ui/overlay/toast.ts';
import { useMay } from '../app/session.ts';
import { staffReplies } from '../features/support/reply-calls.ts';
import { BackLink } from '../lib/back-link.tsx';
import { paths } from '../lib/paths.ts';
import { SavedReplyList } from '../lib/replies/saved-reply-list.tsx';
import { useI18n } from '../lib/services.tsx';

/** The contract's limit: importing it would load the schemas. */
const maxLength = 5000;

/** The saved replies, which members insert into their answers. */
export function SavedRepliesPage() {
  const { t } = useI18n();
  return (
    <>
      <BackLink href={paths.tickets()} label={t('Support')} />
      <SavedReplyList
        calls={staffReplies}
        mayWrite={useMay('support:write')}
        hint={t('{name}, {ticket} and {order} are filled in when the reply is used.')}
        maxLength={maxLength}
        onRemoved={() => toast.success(t('Reply removed. The audit log can bring it back.'))}
      />
    </>
  );
}
