import type { Synonym } from '@souk/contract/back-office/settings/system';
import { Badge } from '@souk/ui/badge.tsx';
import { Button } from '@souk/ui/button.tsx';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { Select } from '@souk/ui/forms/select.tsx';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { ContentLanguage } from '../../lib/forms/language-fields.tsx';
import { Panel } from '../../lib/panel.tsx';
import { explainError, useI18n, useServices } from '../../lib/services.tsx';
import { useUndoToast } from '../../lib/use-undo-toast.ts';
import { synonymsQuery, useChangeSynonym } from './queries.ts';

/** The words that a search finds as well, by language. */
export function SynonymsPanel({ languages }: { languages: readonly ContentLanguage[] }) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const synonyms = useQuery(synonymsQuery(api));
  const [editing, setEditing] = useState<Synonym | 'new'>();
  return (
    <Panel title={t('Synonyms')}>
      <p className="text-sm text-ink-muted">{t('A search for the word finds the others as well. It works in one direction.')}</p>
      {synonyms.isPending && <Skeleton className="h-24 rounded-lg" />}
      {synonyms.isError && !synonyms.data && (
        <ErrorState
          title={t('The list could not be loaded')}
          text={explainError(i18n, synonyms.error)}
          onRetry={() => synonyms.refetch()}
        />
      )}
      {synonyms.data?.length === 0 && <p className="text-sm">{t('No synonyms yet')}</p>}
      <ul aria-label={t('Synonyms')} className="divide-y divide-line text-sm empty:hidden">
        {synonyms.data?.map((synonym) => (
          <li key={`${synonym.language} ${synonym.word}`} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <Badge>{languages.find(({ name }) => name === synonym.language)?.title ?? synonym.language}</Badge>
            <bdi className="font-semibold">{synonym.word}</bdi>
            <bdi className="grow text-ink-muted">{i18n.list(synonym.finds)}</bdi>
            <Button size="sm" variant="secondary" aria-label={t('Edit {name}', { name: synonym.word })} onClick={() => setEditing(synonym)}>
              {t('Edit')}
            </Button>
          </li>
        ))}
      </ul>
      <div>
        <Button size="sm" onClick={() => setEditing('new')}>
          {t('Add synonyms')}
        </Button>
      </div>
      <Dialog open={editing !== undefined} onClose={() => setEditing(undefined)} size="md" title={t('Synonyms')}>
        {editing && (
          <SynonymFields former={editing === 'new' ? undefined : editing} languages={languages} onClose={() => setEditing(undefined)} />
        )}
      </Dialog>
    </Panel>
  );
}

type SynonymFieldsProps = { former: Synonym | undefined; languages: readonly ContentLanguage[]; onClose: () => void };

function SynonymFields({ former, languages, onClose }: SynonymFieldsProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const showUndo = useUndoToast();
  const change = useChangeSynonym();
  const [language, setLanguage] = useState(former?.language ?? languages[0]?.name ?? 'en');
  const [word, setWord] = useState(former?.word ?? '');
  const [finds, setFinds] = useState(former?.finds.join(', ') ?? '');
  const { error } = change;
  const words = finds.split(/[,،\n]/).flatMap((each) => (each.trim() ? [each.trim()] : []));
  function save(next: string[]) {
    change.mutate(
      { language, word: word.trim(), finds: next, seen_finds: former?.finds ?? [] },
      {
        onSuccess: (entry) => {
          onClose();
          showUndo(next.length === 0 ? t('Synonyms removed') : t('Saved'), entry);
        },
      },
    );
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (words.length > 0 && word.trim()) save(words);
  }
  return (
    <form className="grid gap-4" noValidate onSubmit={handleSubmit}>
      {error && <Note tone="error">{explainError(i18n, error)}</Note>}
      <Field label={t('Language')}>
        <Select
          disabled={former !== undefined}
          value={language}
          options={languages.map(({ name, title }) => ({ value: name, label: title }))}
          onChange={({ target }) => setLanguage(target.value)}
        />
      </Field>
      <Field label={t('Searched word')} hint={t('One word, as shoppers type it.')} required>
        <TextInput
          dir="auto"
          maxLength={40}
          readOnly={former !== undefined}
          value={word}
          onChange={({ target }) => setWord(target.value)}
        />
      </Field>
      <Field label={t('Finds as well')} hint={t('Single words, with commas between them.')} required>
        <TextInput dir="auto" maxLength={400} value={finds} onChange={({ target }) => setFinds(target.value)} />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        {former && (
          <Button variant="ghost" busy={change.isPending} onClick={() => save([])}>
            {t('Remove')}
          </Button>
        )}
        <Button variant="secondary" onClick={onClose}>
          {t('Back')}
        </Button>
        <Button type="submit" busy={change.isPending} disabled={words.length === 0 || !word.trim()}>
          {t('Save')}
        </Button>
      </div>
    </form>
  );
}
