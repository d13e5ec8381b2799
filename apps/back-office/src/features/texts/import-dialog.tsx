import { isApiError } from '@souk/client/api/api-error.ts';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { useState } from 'react';
import { FileField } from '../../lib/forms/file-field.tsx';
import { explainError, useI18n } from '../../lib/services.tsx';
import { useUndoToast } from '../../lib/use-undo-toast.ts';
import { useImportTexts } from './queries.ts';

type ImportDialogProps = { language: string; onClose: () => void };

/** Imports a file with the texts of a language, all or none. */
export function ImportDialog({ language, onClose }: ImportDialogProps) {
  const i18n = useI18n();
  const { t, plural } = i18n;
  const showUndo = useUndoToast();
  const importing = useImportTexts();
  const [isUnreadable, setUnreadable] = useState(false);
  const { error } = importing;
  const problems = readProblems(error);
  async function handleFile(file: File) {
    const texts = parseTexts(await file.text());
    setUnreadable(texts === undefined);
    importing.reset();
    if (!texts) return;
    importing.mutate(
      { language, texts },
      {
        onSuccess: ({ changed, entry_id }) => {
          showUndo(plural(changed, '{count} text imported', '{count} texts imported'), entry_id);
          onClose();
        },
      },
    );
  }
  return (
    <Dialog open onClose={onClose} size="md" title={t('Import texts')}>
      <div className="grid gap-4 text-sm">
        <p>
          {t(
            'Export the texts, translate the values in the file, and import it. The keys are the English texts. Empty values are skipped.',
          )}
        </p>
        {isUnreadable && <Note tone="error">{t('This is not a file of texts: it must be JSON with a text for each English text.')}</Note>}
        {error && problems.length === 0 && <Note tone="error">{explainError(i18n, error)}</Note>}
        {problems.length > 0 && (
          <Note tone="error">
            <p>{t('Nothing was imported. Correct these texts first:')}</p>
            <ul dir="ltr" className="mt-2 grid list-disc gap-1 ps-5">
              {problems.map(({ text, problem }) => (
                <li key={text} className="wrap-anywhere">
                  <strong>{text}</strong> {problem}
                </li>
              ))}
            </ul>
          </Note>
        )}
        <FileField
          label={t('File')}
          accept=".json,application/json"
          disabled={importing.isPending}
          onFile={(file) => void handleFile(file)}
        />
        <Button variant="secondary" onClick={onClose}>
          {t('Back')}
        </Button>
      </div>
    </Dialog>
  );
}

/** The texts of a file; undefined if it has another form. */
function parseTexts(content: string): Record<string, string> | undefined {
  try {
    const entries = Object.entries(Object(JSON.parse(content)));
    const texts = entries.flatMap(([text, own]) => (typeof own === 'string' ? [[text, own.trim()]] : []));
    return entries.length > 0 && texts.length === entries.length ? Object.fromEntries(texts) : undefined;
  } catch {
    return undefined;
  }
}

function readProblems(error: unknown): { text: string; problem: string }[] {
  const { problems } = Object(isApiError(error) ? error.data : undefined);
  return Array.isArray(problems)
    ? problems.map((each) => ({ text: String(Object(each).text), problem: String(Object(each).problem) }))
    : [];
}
