import type { AuditEntry } from '@souk/contract/back-office/access/audit';
import { Badge } from '@souk/ui/badge.tsx';
import { Button } from '@souk/ui/button.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { actionText, authorText } from '../../lib/audit/action-words.ts';
import { type FieldChange, listChanges } from '../../lib/audit/changed-fields.ts';
import { nounText } from '../../lib/audit/noun-words.ts';
import { Moment } from '../../lib/moment.tsx';
import { paths } from '../../lib/paths.ts';
import { useI18n } from '../../lib/services.tsx';
import { useUndo } from './queries.ts';

type EntryListProps = {
  entries: readonly AuditEntry[];
  hasSubject?: (entry: AuditEntry) => boolean;
  /** The names of subjects that the server does not name, by kind and id. */
  subjectNames?: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** Entries of the audit log, newest first, each with its changes and, where it can be reversed, the button for it. */
export function EntryList({ entries, hasSubject = () => true, subjectNames = {} }: EntryListProps) {
  const undo = useUndo();
  return (
    <ol className="divide-y divide-line">
      {entries.map((entry) => (
        <li key={entry.id} className="grid gap-x-6 gap-y-2 px-4 py-3.5 text-sm sm:grid-cols-[minmax(0,1fr)_auto]">
          <Entry
            entry={entry}
            subject={hasSubject(entry) && <Subject subject={entry.subject} names={subjectNames[entry.subject.kind]} />}
          />
          <UndoButton entry={entry} busy={undo.isPending && undo.variables === entry.id} onUndo={() => undo.mutate(entry.id)} />
        </li>
      ))}
    </ol>
  );
}

function Entry({ entry, subject }: { entry: AuditEntry; subject: ReactNode }) {
  const i18n = useI18n();
  const changes = listChanges(i18n, entry);
  return (
    <div className="grid min-w-0 gap-1.5">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <strong className="font-semibold">{actionText(i18n, entry.action)}</strong>
        {subject}
        {entry.undoes !== null && <Badge>{i18n.t('Reversal')}</Badge>}
        {entry.undone_by !== null && <Badge tone="warn">{i18n.t('Reversed')}</Badge>}
      </p>
      {changes.length > 0 && (
        <dl className="grid gap-1">
          {changes.map((change) => (
            <Change key={change.field} change={change} />
          ))}
        </dl>
      )}
      <p className="flex flex-wrap gap-x-2 text-xs text-ink-muted">
        <span>{authorText(i18n, entry)}</span>
        <span aria-hidden="true">·</span>
        <Moment at={entry.at} />
        {entry.address && (
          <>
            <span aria-hidden="true">·</span>
            <bdi dir="ltr">{entry.address}</bdi>
          </>
        )}
      </p>
    </div>
  );
}

type SubjectProps = Pick<AuditEntry, 'subject'> & { names: Readonly<Record<string, string>> | undefined };

function Subject({ subject: { kind, id, name }, names }: SubjectProps) {
  const i18n = useI18n();
  const text = names?.[id];
  const label = <bdi>{name ?? (text ? i18n.t(text) : `${nounText(i18n, kind)} ${id}`)}</bdi>;
  const href = subjectPath({ kind, id, name });
  return href ? (
    <Link href={href} className="text-accent hover:underline">
      {label}
    </Link>
  ) : (
    <span className="text-ink-muted">{label}</span>
  );
}

function Change({ change: { field, before, after } }: { change: FieldChange }) {
  const { t } = useI18n();
  return (
    <div className="flex flex-wrap gap-x-2 wrap-anywhere">
      <dt className="text-ink-muted">{field}</dt>
      <dd className="flex flex-wrap gap-x-2">
        {before !== undefined && (
          <del className="text-ink-muted">
            <span className="sr-only">{t('Before')}: </span>
            {before}
          </del>
        )}
        {after !== undefined && (
          <ins className="no-underline">
            <span className="sr-only">{t('After')}: </span>
            {after}
          </ins>
        )}
      </dd>
    </div>
  );
}

/** Brands and attributes, whose lists are called by the plural. */
const termLists = { brand: true, color: true, size: true, unit: true };

/** The page of a subject that exists. */
const subjectPaths: Readonly<Record<string, (id: string, name: string) => string>> = {
  category: (id) => paths.category({ id }),
  webhook: (id) => paths.webhook({ id }),
  role: (id) => paths.role({ id: Number(id) }),
  return: (_id, name) => paths.return({ code: name }),
  ticket: (_id, name) => paths.ticket({ ticket_number: name }),
  order: (_id, name) => paths.order({ code: name }),
  'change-request': (id) => paths.changeRequest({ id: Number(id) }),
  conversation: (id) => paths.conversation({ id: Number(id) }),
  product: (id) => paths.product({ id: Number(id) }),
  refund: () => paths.refunds(),
};

function subjectPath({ kind, id, name }: AuditEntry['subject']): string | undefined {
  if (kind === 'person') return paths.person({ id });
  if (!name) return undefined;
  return Object.hasOwn(termLists, kind) ? paths.term({ kind: `${kind}s`, id }) : subjectPaths[kind]?.(id, name);
}

type UndoButtonProps = { entry: AuditEntry; busy: boolean; onUndo: () => void };

function UndoButton({ entry, busy, onUndo }: UndoButtonProps) {
  const i18n = useI18n();
  if (!entry.can_undo) return null;
  const label = i18n.t('Undo: {action}', { action: actionText(i18n, entry.action) });
  return (
    <Button variant="secondary" size="sm" className="self-start justify-self-start" aria-label={label} busy={busy} onClick={onUndo}>
      <Undo2 aria-hidden="true" className="mirror" />
      {i18n.t('Undo')}
    </Button>
  );
}
