import type { Wording } from '@souk/contract/back-office/settings/texts';
import { Badge } from '@souk/ui/badge.tsx';
import { Button } from '@souk/ui/button.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { Textarea } from '@souk/ui/forms/text-input.tsx';
import { type FormEvent, useState } from 'react';
import { explainError, useI18n } from '../../lib/services.tsx';
import { useUndoToast } from '../../lib/use-undo-toast.ts';
import { useChangeText } from './queries.ts';

type TextRowProps = {
  language: { name: string; direction: 'ltr' | 'rtl' };
  wording: Wording;
};

/** An English text with its translation, edited in place. Its placeholders must survive. */
export function TextRow({ language, wording }: TextRowProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const showUndo = useUndoToast();
  const change = useChangeText();
  const { text, shipped, own } = wording;
  const stored = own ?? shipped ?? '';
  const [typed, setTyped] = useState(stored);
  const lost = placeholdersOf(text).filter((place) => !typed.includes(place) && !text.includes('|'));
  const isChanged = typed.trim() !== stored;
  const problem = change.isError ? explainError(i18n, change.error) : undefined;

  function save(next: string | null) {
    // A callback of `mutate` would be lost where the new list no longer has this row.
    change.mutateAsync({ language: language.name, text, own: next, seen_own: own }).then(
      ({ wording: saved, entry_id }) => {
        setTyped(saved.own ?? saved.shipped ?? '');
        showUndo(next === null ? t('Reset to its default') : t('Saved'), entry_id);
      },
      // The row shows the error.
      () => undefined,
    );
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isChanged && typed.trim()) save(typed.trim());
  }
  return (
    <li className="px-4 py-3.5">
      <form onSubmit={handleSubmit} className="grid gap-x-6 gap-y-2 text-sm lg:grid-cols-2">
        <div className="grid content-start gap-1">
          <p lang="en" dir="ltr" className="wrap-anywhere">
            {text}
          </p>
          <p className="flex flex-wrap gap-2 empty:hidden">
            {stored === '' && <Badge tone="warn">{t('Missing')}</Badge>}
            {own !== null && <Badge tone="primary">{t('Your wording')}</Badge>}
          </p>
        </div>
        <div className="grid gap-2">
          <Field
            label={<span className="sr-only">{text}</span>}
            error={problem ?? (isChanged && typed && lost.length > 0 ? t('It lacks {places}', { places: lost.join(' ') }) : undefined)}
          >
            <Textarea
              rows={1}
              lang={language.name === 'ir' ? 'fa' : language.name}
              dir={language.direction}
              maxLength={2000}
              className="min-h-11!"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
          <div className="flex flex-wrap gap-2 empty:hidden">
            {isChanged && (
              <>
                <Button type="submit" size="sm" busy={change.isPending} disabled={!typed.trim() || lost.length > 0}>
                  {t('Save')}
                </Button>
                <Button size="sm" variant="ghost" onClick={() => setTyped(stored)}>
                  {t('Discard')}
                </Button>
              </>
            )}
            {!isChanged && own !== null && (
              <Button size="sm" variant="ghost" busy={change.isPending} onClick={() => save(null)}>
                {t('Reset to its default')}
              </Button>
            )}
          </div>
        </div>
      </form>
    </li>
  );
}

function placeholdersOf(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g) ?? [])];
}
