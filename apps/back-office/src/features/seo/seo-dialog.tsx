import { isApiError } from '@souk/client/api/api-error.ts';
import type { ManagedSeo } from '@souk/contract/back-office/seo';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { Textarea, TextInput } from '@souk/ui/forms/text-input.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { LanguageTabs } from '../../lib/forms/language-fields.tsx';
import { explainError, useServices } from '../../lib/services.tsx';
import { useUndoToast } from '../../lib/use-undo-toast.ts';
import { readSeo, type SeoName, saveSeo, seoQuery } from './queries.ts';
import { SearchResult } from './search-result.tsx';

type SeoDialogProps = { name: SeoName; stored: ManagedSeo; onClose: () => void };

/** Search engines cut longer texts. */
const shownTitle = 60;
const shownDescription = 155;

/** The title and description for search engines, one language at a time, with a preview. */
export function SeoDialog({ name, stored, onClose }: SeoDialogProps) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const queryClient = useQueryClient();
  const showUndo = useUndoToast();
  const [seen, setSeen] = useState(stored.version);
  const [texts, setTexts] = useState({ title: stored.title, description: stored.description });
  const [shown, setShown] = useState(stored.languages[0]?.name ?? 'en');
  const language = stored.languages.find((each) => each.name === shown);
  const store = (seo: ManagedSeo) => queryClient.setQueryData(seoQuery(api, name).queryKey, seo);
  const save = useMutation({
    mutationFn: () => saveSeo(api, name, { version: seen, title: { ...texts.title }, description: { ...texts.description } }),
    onSuccess({ seo, entry_id }) {
      store(seo);
      void queryClient.invalidateQueries({ queryKey: ['audit'] });
      showUndo(t('Saved'), entry_id);
      onClose();
    },
    async onError(error) {
      // The next press of the button saves over what somebody else wrote, after it was explained.
      if (isApiError(error) && error.status === 409) setSeen((await readSeo(api, name)).version);
    },
  });
  const isConflict = isApiError(save.error) && save.error.status === 409;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    save.mutate();
  }
  if (!language) return null;
  const textIn = (field: 'title' | 'description') => texts[field][shown] ?? '';
  const change = (field: 'title' | 'description', text: string) => setTexts({ ...texts, [field]: { ...texts[field], [shown]: text } });
  const writing = { lang: shown === 'ir' ? 'fa' : shown, dir: language.direction, autoComplete: 'off' } as const;
  return (
    <Dialog open onClose={onClose} title={t('Title and description for search engines')} size="lg">
      <form noValidate className="grid gap-4" onSubmit={handleSubmit}>
        {save.isError && (
          <Note tone="error">
            {isConflict ? t('Somebody else has changed these texts. Save again to replace theirs.') : explainError(i18n, save.error)}
          </Note>
        )}
        <LanguageTabs
          languages={stored.languages}
          shown={shown}
          isFilled={(each) => Boolean(texts.title[each] || texts.description[each])}
          onShow={setShown}
          className="flex-wrap"
        />
        <Field label={t('Title')} hint={<Counter length={textIn('title').length} best={shownTitle} />}>
          <TextInput
            {...writing}
            data-autofocus
            maxLength={120}
            placeholder={stored.own.title[shown] ?? ''}
            value={textIn('title')}
            onChange={({ target }) => change('title', target.value)}
          />
        </Field>
        <Field label={t('Description')} hint={<Counter length={textIn('description').length} best={shownDescription} />}>
          <Textarea
            {...writing}
            rows={3}
            maxLength={320}
            placeholder={stored.own.description[shown] ?? ''}
            value={textIn('description')}
            onChange={({ target }) => change('description', target.value)}
          />
        </Field>
        <SearchResult seo={stored} {...{ language }} title={textIn('title')} description={textIn('description')} />
        <p className="text-sm text-ink-muted">
          {t('Without a text, the page has the one that it has now. Shoppers see the change at once.')}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('Back')}
          </Button>
          <Button type="submit" busy={save.isPending}>
            {t('Save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Counter({ length, best }: { length: number; best: number }) {
  const { t, number } = useServices().i18n;
  const isLong = length > best;
  return (
    <span className={isLong ? 'font-semibold text-warn-text' : undefined}>
      {t('{length} of {best} characters', { length: number(length), best: number(best) })}
      {isLong && ` · ${t('Search engines may cut it')}`}
    </span>
  );
}
