import { isApiError } from '@souk/client/api/api-error.ts';
import type { ManagedSeo } from '@souk/contract/back-office/seo';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { SeoFields } from '../../lib/seo/seo-fields.tsx';
import { explainError, useServices } from '../../lib/services.tsx';
import { useUndoToast } from '../../lib/use-undo-toast.ts';
import { readSeo, type SeoName, saveSeo, seoQuery } from './queries.ts';

type SeoDialogProps = { name: SeoName; stored: ManagedSeo; onClose: () => void };

/** The title and description for search engines, one language at a time, with a preview. */
export function SeoDialog({ name, stored, onClose }: SeoDialogProps) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const queryClient = useQueryClient();
  const showUndo = useUndoToast();
  const [seen, setSeen] = useState(stored.version);
  const [texts, setTexts] = useState({ title: stored.title, description: stored.description });
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
  return (
    <Dialog open onClose={onClose} title={t('Title and description for search engines')} size="lg">
      <form noValidate className="grid gap-4" onSubmit={handleSubmit}>
        {save.isError && (
          <Note tone="error">
            {isConflict ? t('Somebody else has changed these texts. Save again to replace theirs.') : explainError(i18n, save.error)}
          </Note>
        )}
        <SeoFields page={stored} languages={stored.languages} value={texts} onChange={setTexts} />
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
