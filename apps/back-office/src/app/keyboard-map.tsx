import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useI18n } from '../lib/services.tsx';
import type { Area } from './areas.ts';
import { useVisibleGroups } from './navigation.tsx';

/** How long the second key of `g o` may take. */
const sequenceMilliseconds = 1500;

/** The keys of the panel: Ctrl+K opens the command palette, `g` and a letter opens an area, `/` focuses the search, `?` shows this map. */
export function KeyboardMap() {
  const { t } = useI18n();
  const areas = useVisibleGroups().flatMap((group) => group.areas);
  const [isOpen, setOpen] = useState(false);
  useKeys(areas, () => setOpen(true));
  return (
    <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('Keyboard')}>
      <dl className="grid gap-2 text-sm">
        <Line keys={['Ctrl', 'K']} text={t('Find anything')} />
        <Line keys={['/']} text={t('Search this list')} />
        <Line keys={['Ctrl', 'S']} text={t('Save')} />
        <Line keys={['?']} text={t('Show this map')} />
        {areas.map(({ path, key, label }) => (
          <Line
            key={path}
            keys={['g', key]}
            text={
              <Link to={`/${path}`} className="hover:underline" onClick={() => setOpen(false)}>
                {t('Go to {name}', { name: t(label) })}
              </Link>
            }
          />
        ))}
      </dl>
    </Dialog>
  );
}

function Line({ keys, text }: { keys: readonly string[]; text: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-4">
      <dt>{text}</dt>
      <dd dir="ltr" className="flex gap-1">
        {keys.map((key) => (
          <kbd key={key} className="min-w-7 rounded-sm border border-line-strong bg-tint px-1.5 py-0.5 text-center text-xs font-semibold">
            {key}
          </kbd>
        ))}
      </dd>
    </div>
  );
}

function useKeys(areas: readonly Area[], showMap: () => void) {
  const navigate = useNavigate();
  const prefixAt = useRef(0);
  useEffect(() => {
    /** The action of the key; undefined if the panel has none for it. */
    function actionOf(key: string): (() => void) | undefined {
      const isSecond = Date.now() - prefixAt.current < sequenceMilliseconds;
      prefixAt.current = key === 'g' && !isSecond ? Date.now() : 0;
      const area = isSecond && areas.find((each) => each.key === key);
      if (area) return () => void navigate(`/${area.path}`);
      if (key === '/') return () => document.querySelector<HTMLElement>('main [role="search"] input')?.focus();
      return key === '?' ? showMap : undefined;
    }
    function handleKey(event: KeyboardEvent) {
      const action = isForOthers(event) ? undefined : actionOf(event.key);
      if (!action) return;
      event.preventDefault();
      action();
    }
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  });
}

/** Letters belong to the field or dialog that has the focus, and combinations to the browser. */
function isForOthers({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true;
  return target instanceof Element && target.closest('input:not([type=checkbox]), textarea, select, dialog, [contenteditable]') !== null;
}
