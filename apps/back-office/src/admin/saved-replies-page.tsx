import type { SavedReply } from '@souk/contract/back-office/tickets';
import { Button } from '@souk/ui/button.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { Textarea, TextInput } from '@souk/ui/forms/text-input.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { toast } from '@souk/ui/overlay/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useMay } from '../app/session.ts';
import { savedRepliesQuery, useChangeReply } from '../features/support/queries.ts';
import { BackLink } from '../lib/back-link.tsx';
import { PageHeader } from '../lib/page-header.tsx';
import { paths } from '../lib/paths.ts';
import { explainError, useI18n, useServices } from '../lib/services.tsx';

/** The saved replies, which members insert into their answers. */
export function SavedRepliesPage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const mayWrite = useMay('support:write');
  const replies = useQuery(savedRepliesQuery(api));
  const [editing, setEditing] = useState<SavedReply | 'new'>();
  return (
    <>
      <BackLink href={paths.tickets()} label={t('Support')} />
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
      <ul className="grid gap-3 empty:hidden">
        {replies.data?.map((reply) => (
          <li key={reply.id}>
            <Reply reply={reply} onEdit={mayWrite ? () => setEditing(reply) : undefined} />
          </li>
        ))}
      </ul>
      <Dialog open={editing !== undefined} onClose={() => setEditing(undefined)} size="md" title={t('Saved reply')}>
        {editing && <ReplyFields former={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />}
      </Dialog>
    </>
  );
}

function Reply({ reply: { id, title, message }, onEdit }: { reply: SavedReply; onEdit: (() => void) | undefined }) {
  const i18n = useI18n();
  const { t } = i18n;
  const change = useChangeReply();
  const remove = () =>
    change.mutate(
      { kind: 'remove', id },
      {
        onSuccess: () => toast.success(t('Reply removed. The audit log can bring it back.')),
        onError: (error) => toast.error(explainError(i18n, error)),
      },
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

function ReplyFields({ former, onClose }: { former: SavedReply | undefined; onClose: () => void }) {
  const i18n = useI18n();
  const { t } = i18n;
  const [fields, setFields] = useState({ title: former?.title ?? '', message: former?.message ?? '' });
  const change = useChangeReply();
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    change.mutate({ kind: 'save', former, fields }, { onSuccess: onClose });
  }
  return (
    <form className="grid gap-4" onSubmit={handleSubmit}>
      {change.isError && <Note tone="error">{explainError(i18n, change.error)}</Note>}
      <Field label={t('Title')} required>
        <TextInput
          required
          data-autofocus
          maxLength={80}
          value={fields.title}
          onChange={({ target }) => setFields({ ...fields, title: target.value })}
        />
      </Field>
      <Field label={t('Message')} hint={t('{name}, {ticket} and {order} are filled in when the reply is used.')} required>
        <Textarea
          required
          rows={6}
          dir="auto"
          maxLength={5000}
          value={fields.message}
          onChange={({ target }) => setFields({ ...fields, message: target.value })}
        />
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Button variant="secondary" onClick={onClose}>
          {t('Back')}
        </Button>
        <Button type="submit" busy={change.isPending}>
          {t('Save')}
        </Button>
      </div>
    </form>
  );
}
