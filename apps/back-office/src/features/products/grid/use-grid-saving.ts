import { isApiError } from '@souk/client/api/api-error.ts';
import type { ImportResult } from '@souk/contract/back-office/products';
import { useState } from 'react';
import { type ProductImporter, useImport } from '../import/use-import.ts';
import { problemsOf, writeGridCsv } from './grid-csv.ts';
import type { Edits } from './use-grid-edits.ts';

/** The parts of saving a grid that differ between the panels. */
export type GridSaver = Pick<ProductImporter, 'send' | 'isReviewed'> & {
  /** Called with a text for the person when all changes are written. */
  onSaved: (result: ImportResult, written: string) => void;
};

/** Sends the changed cells as an import: first to preview them, then to write what was previewed, in one transaction. */
export function useGridSaving(saver: GridSaver, edits: Edits, onSaved: (result: ImportResult) => void) {
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [isOpen, setOpen] = useState(false);
  const preview = useImport(saver);
  const saving = useImport(saver);
  return {
    /** Errors of the server by the keys of their cells, until a cell changes. */
    problems,
    resetProblems: () => setProblems(new Map()),
    isOpen,
    close: () => setOpen(false),
    result: preview.data,
    isPreviewing: preview.isPending,
    isSaving: saving.isPending,
    error: preview.error ?? saving.error,
    isConflict: isApiError(saving.error) && saving.error.status === 409,
    preview(onProblems: (problems: ReadonlyMap<string, string>) => void) {
      const { csv, lines } = writeGridCsv(edits);
      saving.reset();
      preview.mutate(
        { csv, add_sizes: false },
        {
          onSuccess(result) {
            const found = problemsOf(result.problems, lines);
            setProblems(found);
            setOpen(result.problem_count === 0);
            if (result.problem_count > 0) onProblems(found);
          },
        },
      );
    },
    save({ seen }: ImportResult) {
      saving.mutate(
        { csv: writeGridCsv(edits).csv, add_sizes: false, seen },
        {
          onSuccess(result) {
            if (!result.is_written) return;
            setOpen(false);
            onSaved(result);
          },
        },
      );
    },
  };
}

export type GridSaving = ReturnType<typeof useGridSaving>;
