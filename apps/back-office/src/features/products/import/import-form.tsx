import type { ImportResult } from '@souk/contract/back-office/products';
import { maxCsvLength } from '@souk/contract/files';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Checkbox } from '@souk/ui/forms/checkbox.tsx';
import { useState } from 'react';
import { FileField } from '../../../lib/forms/file-field.tsx';
import { explainError, useI18n } from '../../../lib/services.tsx';
import { ImportPreview } from './import-preview.tsx';
import { type ProductImporter, useImport } from './use-import.ts';

type Chosen = { name: string; csv: string };

/** First the file, then what it would change and what is invalid in it, then the import of all of it. */
export function ImportForm({ importer }: { importer: ProductImporter }) {
  const i18n = useI18n();
  const { t, plural } = i18n;
  const [file, setFile] = useState<Chosen>();
  const [addsSizes, setAddsSizes] = useState(false);
  const [isTooLong, setTooLong] = useState(false);
  const preview = useImport(importer);
  const importing = useImport(importer);
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
        onSuccess: (imported) => (imported.is_written ? importer.onImported(imported) : show(file, addsSizes)),
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
      {importer.createsSizes && (
        <Checkbox
          label={t('Create sizes that do not exist yet')}
          checked={addsSizes}
          onChange={({ target }) => handleSizes(target.checked)}
        />
      )}
      {isTooLong && <Note tone="error">{importer.tooLongText}</Note>}
      {preview.isPending && <Skeleton className="h-64 rounded-lg" />}
      {preview.isError && <Note tone="error">{explainError(i18n, preview.error)}</Note>}
      {importing.isError && <Note tone="error">{explainError(i18n, importing.error)}</Note>}
      {result && <ImportPreview result={result} isReviewed={importer.isReviewed} productHref={importer.productHref} />}
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
