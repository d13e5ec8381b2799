import { lazyPart } from '@souk/client/lazy-part.ts';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { Suspense } from 'react';
import { useMay } from '../../app/session.ts';
import type { HistoryProps } from './entry-history.tsx';

/** The words of the audit log are many, and no page needs them first. */
const EntryHistory = lazyPart(
  () => import('./entry-history.tsx'),
  (code) => code.EntryHistory,
);

function History(props: HistoryProps) {
  return (
    <Suspense fallback={<Skeleton className="h-24 rounded-lg" />}>
      <EntryHistory {...props} />
    </Suspense>
  );
}

/** The changes of operators to the thing that a page shows; for members who may read the audit log. */
export function SubjectHistory({ kind, id }: { kind: string; id: string | number }) {
  return useMay('audit:read') ? <History of={{ subject_kind: kind, subject_id: String(id) }} /> : null;
}

type NounHistoryProps = {
  /** The first part of the actions, such as `tax`. */
  noun: string;
  nameOf?: NonNullable<HistoryProps['nameOf']>;
};

/** The changes of operators to everything of one noun, such as all taxes; for members who may read the audit log. */
export function NounHistory({ noun, nameOf = ({ name, id }) => name ?? id }: NounHistoryProps) {
  return useMay('audit:read') ? <History of={{ action: noun }} nameOf={nameOf} /> : null;
}
