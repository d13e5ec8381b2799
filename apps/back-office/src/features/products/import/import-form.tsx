import type { maxCsvLength as csvLimit, ImportResult } from '@souk/contract/back-office/products';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Checkbox } from '@souk/ui/forms/checkbox.tsx';
import { useState } from 'react';
import { FileField } from '../../../lib/forms/file-field.tsx';
import { explainError, useI18n } from '../../../lib/services.tsx';
import { useUndoToast } from '../../../lib/use-undo-toast.ts';
import { ImportPreview } from './import-preview.tsx';
import { useImport } from './use-import.ts';

const maxCsvLength: typeof csvLimit = 8_000_000;

type Chosen = { name: string; csv: string };

/** First the file, then what it would change and what is invalid in it, then the import of all of it. */
export function ImportForm({ onDone }: { onDone: () => void }) {
  const i18n = useI18n();
  const { t, plural } = i18n;
  const showUndo = useUndoToast();
  const [file, setFile] = useState<Chosen>();
  const [addsSizes, setAddsSizes] = useState(false);
  const [isTooLong, setTooLong] = useState(false);
  const preview = useImport();
  const importing = useImport();
  const result = preview.data;

  function show(chosen: Chosen, add_sizes: boolean) {
    importing.reset();
    preview.mutate({ csv: chosen.csv, add_sizes });
  }
  async function handleFile(chosen: File) {
    const csv = await chosen.text();
    preview.reset();
    setTooLong(csv.length > maxCsvLength);
    setFile({ name: chosen.name, csv });
    if (csv.length <= maxCsvLength) show({ name: chosen.name, csv }, addsSizes);
  }
  function handleSizes(adds: boolean) {
    setAddsSizes(adds);
    if (file) show(file, adds);
  }
  function handleImport({ seen }: ImportResult) {
    if (!file) return;
    importing.mutate(
      { csv: file.csv, add_sizes: addsSizes, seen },
      {
        onSuccess: ({ is_written, created, changed, entry_id, can_undo }) => {
          if (!is_written) return show(file, addsSizes);
          showUndo(plural(created + changed, '{count} product imported', '{count} products imported'), can_undo ? entry_id : null);
          onDone();
        },
      },
    );
  }
  const count = result ? result.created + result.changed : 0;
  return (
    <div className="grid grid-cols-1 gap-5">
      <FileField
        label={t('CSV file')}
        hint={t('Export products, change the file in a spreadsheet, and import it. Empty cells change nothing; (none) clears a value.')}
        accept=".csv,text/csv"
        name={file?.name}
        onFile={(chosen) => void handleFile(chosen)}
      />
      <Checkbox
        label={t('Create sizes that do not exist yet')}
        checked={addsSizes}
        onChange={({ target }) => handleSizes(target.checked)}
      />
      {isTooLong && <Note tone="error">{t('The file is too large: split it, or import it with the command line.')}</Note>}
      {preview.isPending && <Skeleton className="h-64 rounded-lg" />}
      {preview.isError && <Note tone="error">{explainError(i18n, preview.error)}</Note>}
      {importing.isError && <Note tone="error">{explainError(i18n, importing.error)}</Note>}
      {result && <ImportPreview result={result} />}
      {result && count > 0 && result.problem_count === 0 && (
        <div className="flex flex-wrap justify-end gap-3">
          {importing.isError && file && (
            <Button variant="secondary" onClick={() => show(file, addsSizes)}>
              {t('Preview again')}
            </Button>
          )}
          <Button busy={importing.isPending} onClick={() => handleImport(result)}>
            {plural(count, 'Import {count} product', 'Import {count} products')}
          </Button>
        </div>
      )}
    </div>
  );
}
