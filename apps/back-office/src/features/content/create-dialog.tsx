import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { type FormEvent, useState } from 'react';
import { explainError, useI18n } from '../../lib/services.tsx';
import { useCreateContent } from './queries.ts';

type CreateDialogProps = { kind: 'posts' | 'pages'; open: boolean; onClose: () => void; onCreated: (key: string) => void };

/** Asks for the title and address of a new post or page. */
export function CreateDialog({ kind, open, onClose, onCreated }: CreateDialogProps) {
  const { t } = useI18n();
  return (
    <Dialog open={open} onClose={onClose} title={kind === 'posts' ? t('New post') : t('New page')}>
      {open && <CreateForm {...{ kind, onClose, onCreated }} />}
    </Dialog>
  );
}

function CreateForm({ kind, onClose, onCreated }: Omit<CreateDialogProps, 'open'>) {
  const i18n = useI18n();
  const { t } = i18n;
  const [title, setTitle] = useState('');
  const [typed, setTyped] = useState<string>();
  const create = useCreateContent(kind);
  const slug = typed ?? slugOf(title);
  const isAddress = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isAddress && title.trim()) create.mutate({ slug, title }, { onSuccess: ({ key }) => onCreated(key) });
  }
  return (
    <form className="grid gap-4" onSubmit={handleSubmit}>
      {create.isError && <Note tone="error">{explainError(i18n, create.error)}</Note>}
      <Field label={t('Title')} hint={t('In the default language')} required>
        <TextInput required data-autofocus dir="auto" maxLength={200} value={title} onChange={({ target }) => setTitle(target.value)} />
      </Field>
      <Field label={t('Address')} hint={t('Small letters, digits and dashes')} required>
        <TextInput required dir="ltr" autoComplete="off" maxLength={160} value={slug} onChange={({ target }) => setTyped(target.value)} />
      </Field>
      <div className="dialog-buttons">
        <Button variant="secondary" onClick={onClose}>
          {t('Back')}
        </Button>
        <Button type="submit" busy={create.isPending} disabled={!isAddress || !title.trim()}>
          {t('Create')}
        </Button>
      </div>
    </form>
  );
}

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80);
}
