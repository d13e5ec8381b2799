import type { ManagedContent } from '@souk/contract/back-office/content';
import { Badge } from '@souk/ui/badge.tsx';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { ConfirmDialog } from '@souk/ui/overlay/dialog.tsx';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Moment } from '../../lib/moment.tsx';
import { Panel } from '../../lib/panel.tsx';
import { explainError, useI18n } from '../../lib/services.tsx';
import { useUndoToast } from '../../lib/use-undo-toast.ts';
import { statusTexts } from './content-words.ts';
import { type ContentAction, useContentAction, useRemoveContent } from './queries.ts';

type PublicationPanelProps = { content: ManagedContent; mayWrite: boolean; isDirty: boolean; onRemoved: () => void };

/** Shows what is published, and publishes the draft now or at a time. */
export function PublicationPanel({ content, mayWrite, isDirty, onRemoved }: PublicationPanelProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const showUndo = useUndoToast();
  const action = useContentAction(content);
  const { status, draft, published } = content;
  const isList = content.kind !== 'posts' && content.kind !== 'pages';
  const publish_at = draft?.publish_at ?? null;
  const run = (change: ContentAction, done: string) => action.mutate(change, { onSuccess: ({ entry_id }) => showUndo(done, entry_id) });
  return (
    <Panel title={t('Publication')}>
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <Badge tone={status === 'published' ? 'success' : status === 'scheduled' ? 'warn' : 'neutral'}>{t(statusTexts[status])}</Badge>
        {draft && <Badge tone="primary">{t('Draft')}</Badge>}
        {status === 'published' && (
          <a
            href={content.address}
            target="_blank"
            rel="noreferrer"
            className="flex min-h-9 items-center gap-1.5 pointer-coarse:min-h-11 text-accent hover:underline"
          >
            <ExternalLink aria-hidden="true" className="size-4" />
            {t('Open in the shop')}
          </a>
        )}
      </p>
      {action.isError && <Note tone="error">{explainError(i18n, action.error)}</Note>}
      {publish_at !== null && (
        <p className="text-sm">
          {t('The draft is published at')} <Moment at={publish_at} />
        </p>
      )}
      {!draft && <p className="text-sm text-ink-muted">{t('There is no draft: what you save becomes one.')}</p>}
      {mayWrite && isDirty && <p className="text-sm">{t('Save the draft before you publish it.')}</p>}
      {mayWrite && !isDirty && (
        <>
          <PublishButtons {...{ content, run }} busy={action.isPending} />
          <div className="flex flex-wrap gap-2">
            {draft && published && (
              <Button size="sm" variant="ghost" disabled={action.isPending} onClick={() => run({ kind: 'discard' }, t('Draft discarded'))}>
                {t('Discard the draft')}
              </Button>
            )}
            {!isList && status !== 'hidden' && publish_at === null && (
              <Button
                size="sm"
                variant="ghost"
                disabled={action.isPending}
                onClick={() => run({ kind: 'hide' }, t('Hidden from shoppers'))}
              >
                {t('Hide from shoppers')}
              </Button>
            )}
            {!isList && <RemoveButton {...{ content, onRemoved }} />}
          </div>
        </>
      )}
    </Panel>
  );
}

type PublishButtonsProps = { content: ManagedContent; busy: boolean; run: (change: ContentAction, done: string) => void };

function PublishButtons({ content: { draft, status }, busy, run }: PublishButtonsProps) {
  const { t } = useI18n();
  const [time, setTime] = useState('');
  const at = new Date(time);
  const isTime = !Number.isNaN(at.getTime());
  if (!draft && status === 'published') return null;
  return (
    <>
      <Button className="justify-self-start" busy={busy} onClick={() => run({ kind: 'publish', when: 'now' }, t('Published'))}>
        {t('Publish now')}
      </Button>
      {draft && draft.publish_at !== null && (
        <Button
          size="sm"
          variant="secondary"
          className="justify-self-start"
          disabled={busy}
          onClick={() => run({ kind: 'publish', when: 'not' }, t('Publication cancelled'))}
        >
          {t('Cancel the publication')}
        </Button>
      )}
      {draft && draft.publish_at === null && (
        <div className="flex flex-wrap items-end gap-2">
          <Field label={t('Publish at')} className="min-w-0 grow">
            <TextInput type="datetime-local" value={time} onChange={({ target }) => setTime(target.value)} />
          </Field>
          <Button
            variant="secondary"
            disabled={busy || !isTime}
            onClick={() => run({ kind: 'publish', when: 'at', at: at.toISOString() }, t('Publication planned'))}
          >
            {t('Plan')}
          </Button>
        </div>
      )}
    </>
  );
}

function RemoveButton({ content, onRemoved }: { content: ManagedContent; onRemoved: () => void }) {
  const i18n = useI18n();
  const { t } = i18n;
  const showUndo = useUndoToast();
  const remove = useRemoveContent(content);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button size="sm" variant="danger" onClick={() => setIsAsking(true)}>
        {t('Remove')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('Remove it?')}
        text={remove.isError ? explainError(i18n, remove.error) : t('Its page no longer exists. You can take it back.')}
        answers={{ cancel: t('Back'), confirm: t('Remove') }}
        busy={remove.isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={() =>
          remove.mutate(undefined, {
            onSuccess: (entry) => {
              setIsAsking(false);
              onRemoved();
              showUndo(t('Removed'), entry);
            },
          })
        }
      />
    </>
  );
}
