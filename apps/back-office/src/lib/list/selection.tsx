import { Button } from '@souk/ui/button.tsx';
import { Progress } from '@souk/ui/feedback/progress.tsx';
import { type ReactNode, useState } from 'react';
import { useI18n } from '../services.tsx';

export type Selection = {
  ids: ReadonlySet<number>;
  toggle: (id: number) => void;
  /** Selects all of these, or none if all were selected. */
  toggleAll: (ids: readonly number[]) => void;
  clear: () => void;
  select: (ids: readonly number[]) => void;
};

/** Selected rows. They stay selected on other pages of the list. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  return {
    ids,
    toggle(id) {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setIds(next);
    },
    toggleAll(visible) {
      const next = new Set(ids);
      const areAll = visible.every((id) => next.has(id));
      for (const id of visible) {
        if (areAll) next.delete(id);
        else next.add(id);
      }
      setIds(next);
    },
    clear: () => setIds(new Set()),
    select: (all) => setIds(new Set(all)),
  };
}

type BulkBarProps = {
  selection: Selection;
  /** The buttons. */
  children: ReactNode;
  /** While an action runs. */
  progress?: { done: number; total: number } | undefined;
};

/** At the bottom of the screen while rows are selected: how many, and what can be done with them. */
export function BulkBar({ selection, children, progress }: BulkBarProps) {
  const { t, plural } = useI18n();
  const count = selection.ids.size;
  if (count === 0) return null;
  return (
    <section
      aria-label={t('Selected rows')}
      className="sticky bottom-3 z-10 flex flex-wrap items-center gap-2 rounded-lg border border-line-strong bg-raised px-4 py-3 shadow-float"
    >
      <p role="status" className="me-2 text-sm font-semibold">
        {plural(count, '{count} selected', '{count} selected')}
      </p>
      {children}
      <Button variant="ghost" size="sm" className="ms-auto" onClick={selection.clear}>
        {t('Clear selection')}
      </Button>
      {progress && <Progress className="basis-full" label={t('Progress')} value={progress.done} max={progress.total} />}
    </section>
  );
}
