import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import { classNames } from '@souk/ui/class-names.ts';
import { moveHighlight } from '@souk/ui/forms/combobox-state.ts';
import { TextInput } from '@souk/ui/forms/text-input.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { CornerDownLeft, History, Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { findQuery } from '../../features/find/queries.ts';
import { explainError, useServices } from '../../lib/services.tsx';
import { useVisibleGroups } from '../navigation.tsx';
import { useMe } from '../session.ts';
import { matchWords } from './match-words.ts';
import { actionEntries, foundGroups, type PaletteEntry, type PaletteGroup, screenEntries } from './palette-entries.ts';
import { readRecent, recordRecent } from './recent-entries.ts';

/** Finds orders, products, people, shops, tickets, screens and actions by a few letters. */
export function CommandPalette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useServices().i18n;
  return (
    <Dialog open={open} onClose={onClose} title={t('Find anything')} size="md" className="sm:mt-[12dvh]">
      <Palette onClose={onClose} />
    </Dialog>
  );
}

/** Mounted with each opening, so it begins empty. */
function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useServices().i18n;
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [highlight, setHighlight] = useState(0);
  const { groups, corrected, status } = usePaletteGroups(typed);
  const entries = groups.flatMap((group) => group.entries);
  const active = entries[Math.min(highlight, entries.length - 1)];

  function choose(entry: PaletteEntry) {
    onClose();
    if (entry.run) return entry.run();
    recordRecent({ title: entry.title, href: entry.href });
    void navigate(entry.href);
  }
  function handleKeyDown(event: KeyboardEvent) {
    const next = moveHighlight(event.key, active ? entries.indexOf(active) : -1, entries.length);
    if (next !== undefined) setHighlight(next);
    else if (event.key === 'Enter' && active) choose(active);
    else return;
    event.preventDefault();
  }
  return (
    <div className="grid gap-3">
      <TextInput
        role="combobox"
        type="text"
        data-autofocus
        autoComplete="off"
        maxLength={60}
        aria-label={t('Find anything')}
        aria-expanded={entries.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active && `${listId}-${active.id}`}
        placeholder={t('Order, phone number, product, person, screen …')}
        start={<Search aria-hidden="true" />}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setHighlight(0);
        }}
        onKeyDown={handleKeyDown}
      />
      {corrected && <p className="text-sm text-ink-muted">{t('Results for “{words}”', { words: corrected })}</p>}
      <div id={listId} role="listbox" aria-label={t('Results')} className="grid min-h-64 content-start gap-3">
        {groups.map((group) => (
          <Group key={group.label} group={group} listId={listId} active={active} onChoose={choose} />
        ))}
      </div>
      <p role="status" className={entries.length > 0 ? 'sr-only' : 'text-center text-sm text-ink-muted'}>
        {status}
      </p>
    </div>
  );
}

type GroupProps = { group: PaletteGroup; listId: string; active: PaletteEntry | undefined; onChoose: (entry: PaletteEntry) => void };

function Group({ group: { label, entries }, listId, active, onChoose }: GroupProps) {
  const headingId = useId();
  return (
    <div role="group" aria-labelledby={headingId} className="grid gap-0.5">
      <p id={headingId} className="px-3 text-xs font-semibold text-ink-muted">
        {label}
      </p>
      {entries.map((entry) => (
        <Option key={entry.id} id={`${listId}-${entry.id}`} entry={entry} isActive={entry === active} onChoose={onChoose} />
      ))}
    </div>
  );
}

type OptionProps = { id: string; entry: PaletteEntry; isActive: boolean; onChoose: (entry: PaletteEntry) => void };

function Option({ id, entry, isActive, onChoose }: OptionProps) {
  const { title, detail, icon: Icon } = entry;
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the focused input handles the keys, as the ARIA pattern asks.
    <div
      ref={line}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onClick={() => onChoose(entry)}
      className={classNames(
        'flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-3 text-sm hover:bg-tint pointer-coarse:min-h-11',
        isActive && 'bg-primary-soft text-on-primary-soft',
      )}
    >
      <Icon aria-hidden="true" className="size-4.5 shrink-0" />
      <span className="min-w-0 truncate">
        <bdi>{title}</bdi>
      </span>
      {detail && (
        <span className="ms-auto max-w-[45%] shrink-0 truncate text-xs opacity-75">
          <bdi>{detail}</bdi>
        </span>
      )}
      {isActive && !detail && <CornerDownLeft aria-hidden="true" className="mirror ms-auto size-4 shrink-0" />}
    </div>
  );
}

/** The matches in groups: the server's results first, then screens and actions; recent pages while nothing is typed. */
function usePaletteGroups(typed: string) {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const { permissions } = useMe();
  const [recent] = useState(readRecent);
  const words = typed.trim();
  const find = useQuery(findQuery(api, words));
  const areas = useVisibleGroups().flatMap((group) => group.areas);
  const hasScreen = (href: string) => areas.some(({ path }) => path !== '' && href.startsWith(`/${path}/`));
  const matching = (entries: PaletteEntry[]) => entries.filter(({ title }) => matchWords(title, words));
  const found = words.length > 1 ? find.data : undefined;
  const groups = [
    ...(words === '' ? [{ label: t('Recent'), entries: recentEntries(recent) }] : []),
    ...(found ? foundGroups(i18n, found.found, hasScreen) : []),
    { label: t('Screens'), entries: matching(screenEntries(i18n, areas)) },
    { label: t('Actions'), entries: matching(actionEntries(i18n, permissions)) },
  ].filter(({ entries }) => entries.length > 0);
  return { groups, corrected: found?.corrected, status: statusOf(i18n, find, groups) };
}

function statusOf(
  i18n: I18n,
  { isFetching, isError, error }: { isFetching: boolean; isError: boolean; error: unknown },
  groups: PaletteGroup[],
) {
  if (isError) return explainError(i18n, error);
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  if (count === 0) return isFetching ? i18n.t('Searching …') : i18n.t('Nothing found. Try fewer letters.');
  return i18n.plural(count, '{count} result', '{count} results');
}

function recentEntries(recent: ReturnType<typeof readRecent>): PaletteEntry[] {
  return recent.map(({ title, href }) => ({ id: `recent ${href}`, title, detail: '', icon: History, href }));
}
