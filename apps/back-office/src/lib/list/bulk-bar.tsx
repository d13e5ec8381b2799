import { Button } from '@souk/ui/button.tsx';
import { Progress } from '@souk/ui/feedback/progress.tsx';
import type { ReactNode } from 'react';
import { useI18n } from '../services.tsx';
import type { BulkFailure, BulkRun } from './bulk-run.ts';
import type { Selection } from './selection.ts';

type BulkBarProps = {
  selection: Selection;
  /** The buttons. */
  children: ReactNode;
  /** The action that changes one row after the other. */
  run?: Pick<BulkRun<never>, 'progress' | 'failures' | 'stop'> | undefined;
};

/** At the bottom of the screen while rows are selected: how many, and what can be done with them. */
export function BulkBar({ selection, children, run }: BulkBarProps) {
  const { t, plural } = useI18n();
  const count = selection.ids.size;
  if (count === 0) return null;
  const { progress, failures = [], stop } = run ?? {};
  return (
    <section
      aria-label={t('Selected rows')}
      className="sticky bottom-3 z-10 flex flex-wrap items-center gap-2 rounded-lg border border-line-strong bg-raised px-4 py-3 shadow-float"
    >
      <p role="status" className="me-2 text-sm font-semibold">
        {plural(count, '{count} selected', '{count} selected')}
      </p>
      {children}
      {progress ? (
        <Button variant="ghost" size="sm" className="ms-auto" onClick={stop}>
          {t('Stop')}
        </Button>
      ) : (
        <Button variant="ghost" size="sm" className="ms-auto" onClick={selection.clear}>
          {t('Clear selection')}
        </Button>
      )}
      {progress && (
        <Progress className="basis-full" label={t('Progress')} value={progress.done} max={progress.total}>
          {t('{done} of {total}', progress)}
        </Progress>
      )}
      {failures.length > 0 && !progress && <Failures failures={failures.filter(({ id }) => selection.ids.has(id))} />}
    </section>
  );
}

function Failures({ failures }: { failures: readonly BulkFailure[] }) {
  const { plural } = useI18n();
  if (failures.length === 0) return null;
  return (
    <div role="alert" className="grid max-h-28 basis-full gap-1 overflow-y-auto border-t border-line pt-2 text-sm sm:max-h-48">
      <p className="font-semibold text-warn-text">{plural(failures.length, '{count} could not be done', '{count} could not be done')}</p>
      <ul className="grid gap-1">
        {failures.map(({ id, name, reason }) => (
          <li key={id} className="wrap-anywhere">
            <bdi className="font-semibold">{name}</bdi> <span className="text-ink-muted">{reason}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
