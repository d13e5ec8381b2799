import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { explainError, useI18n } from '../services.tsx';
import { useUndoToast } from '../use-undo-toast.ts';
import type { RowSelection } from './selection.ts';

/** Changes one row. Returns the entries of the audit log by which it is undone, or throws the reason why it could not be done. */
export type BulkStep<Row> = (row: Row) => Promise<number | null | undefined>;

export type BulkFailure = { id: number; name: string; reason: string };

export type BulkRun<Row> = {
  /** While it runs. */
  progress: { done: number; total: number } | undefined;
  /** The rows of the last run that could not be done. */
  failures: readonly BulkFailure[];
  start: (step: BulkStep<Row>) => Promise<void>;
  /** Ends after the current row. */
  stop: () => void;
};

/** The reason why a row is left out, in the language of the panel. */
export class BulkRefusal extends Error {
  override name = 'BulkRefusal';
}

type Bulk<Row> = { selected: RowSelection<Row>; nameOf: (row: Row) => string };

/** Changes the selected rows one after the other, as their own pages do. What could not be done stays selected. */
export function useBulkRun<Row extends { id: number }>({ selected, nameOf }: Bulk<Row>): BulkRun<Row> {
  const i18n = useI18n();
  const queryClient = useQueryClient();
  const showUndo = useUndoToast();
  const [progress, setProgress] = useState<BulkRun<Row>['progress']>();
  const [failures, setFailures] = useState<readonly BulkFailure[]>([]);
  const isStopped = useRef(false);

  /** Returns the failure, if it is one. */
  async function attempt(row: Row, step: BulkStep<Row>, entries: number[]): Promise<BulkFailure | undefined> {
    try {
      const entry = await step(row);
      if (typeof entry === 'number') entries.push(entry);
      return undefined;
    } catch (error) {
      const reason = error instanceof BulkRefusal ? error.message : explainError(i18n, error);
      return { id: row.id, name: nameOf(row), reason };
    }
  }

  async function start(step: BulkStep<Row>): Promise<void> {
    const { rows, selection } = selected;
    const entries: number[] = [];
    const failed: BulkFailure[] = [];
    let done = 0;
    isStopped.current = false;
    setFailures([]);
    for (const row of rows) {
      if (isStopped.current) break;
      setProgress({ done, total: rows.length });
      const failure = await attempt(row, step, entries);
      if (failure) failed.push(failure);
      done += 1;
    }
    await queryClient.invalidateQueries();
    setProgress(undefined);
    setFailures(failed);
    selection.select([...failed, ...rows.slice(done)].map(({ id }) => id));
    const succeeded = done - failed.length;
    if (succeeded > 0) showUndo(i18n.plural(succeeded, '{count} done', '{count} done'), entries);
  }

  function stop(): void {
    isStopped.current = true;
  }
  return { progress, failures, start, stop };
}
