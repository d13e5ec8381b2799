import type { SavedReply } from '@souk/contract/back-office/tickets';
import { Button } from '@souk/ui/button.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageHeader } from '../page-header.tsx';
import { explainError, useI18n, useServices } from '../services.tsx';
import { type ReplyCalls, savedRepliesQuery, useChangeReply } from './queries.ts';
import { ReplyForm } from './reply-form.tsx';

type ListProps = {
  calls: ReplyCalls;
  mayWrite: boolean;
  /** Explains the placeholders. */
  hint: string;
  maxLength: number;
  onRemoved: (reply: SavedReply) => void;
};

/** The saved replies with their forms: title of the page, states and list. */
export function SavedReplyList({ calls, mayWrite, hint, maxLength, onRemoved }: ListProps) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const replies = useQuery(savedRepliesQuery(api, calls));
  const [editing, setEditing] = useState<SavedReply | 'new'>();
  const close = () => setEditing(undefined);
  return (
    <>
      <PageHeader title={t('Saved replies')}>
        {mayWrite && <Button onClick={() => setEditing('new')}>{t('Add a reply')}</Button>}
      </PageHeader>
      {replies.isPending && <Skeleton className="h-40 rounded-lg" />}
      {replies.isError && !replies.data && (
        <ErrorState
          title={t('The replies could not be loaded')}
          text={explainError(i18n, replies.error)}
          onRetry={() => replies.refetch()}
        />
      )}
      {replies.data?.length === 0 && (
        <p className="rounded-lg border border-dashed border-line-strong px-4 py-14 text-center text-sm text-ink-muted">
          {t('No saved replies yet')}
        </p>
      )}
      <ul className="grid grid-cols-1 gap-3 empty:hidden">
        {replies.data?.map((reply) => (
          <li key={reply.id}>
            <Reply calls={calls} reply={reply} onEdit={mayWrite ? () => setEditing(reply) : undefined} onRemoved={onRemoved} />
          </li>
        ))}
      </ul>
      <Dialog open={editing !== undefined} onClose={close} size="md" title={t('Saved reply')}>
        {editing && (
          <ReplyForm calls={calls} former={editing === 'new' ? undefined : editing} hint={hint} maxLength={maxLength} onClose={close} />
        )}
      </Dialog>
    </>
  );
}

type ReplyProps = Pick<ListProps, 'calls' | 'onRemoved'> & { reply: SavedReply; onEdit: (() => void) | undefined };

function Reply({ calls, reply, onEdit, onRemoved }: ReplyProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { id, title, message } = reply;
  const change = useChangeReply(calls);
  // A callback of `mutate` would be lost: the row is removed with the reply.
  const remove = () =>
    change.mutateAsync({ kind: 'remove', id }).then(
      () => onRemoved(reply),
      (error) => toast.error(explainError(i18n, error)),
    );
  return (
    <section aria-label={title} className="grid gap-2 rounded-lg border border-line bg-surface p-4 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="min-w-0 font-semibold wrap-anywhere">
          <bdi>{title}</bdi>
        </h2>
        {onEdit && (
          <span className="flex gap-2">
            <Button size="sm" variant="secondary" onClick={onEdit}>
              {t('Edit')}
            </Button>
            <Button size="sm" variant="ghost" busy={change.isPending} onClick={remove}>
              {t('Remove')}
            </Button>
          </span>
        )}
      </div>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line text-ink-muted">
        {message}
      </p>
    </section>
  );
}
