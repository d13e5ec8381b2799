import { lazyPart } from '@souk/client/lazy-part.ts';
import { IconButton } from '@souk/ui/button.tsx';
import { Search } from 'lucide-react';
import { Suspense, useLayoutEffect, useState } from 'react';
import { useI18n } from '../../lib/services.tsx';

const CommandPalette = lazyPart(
  () => import('./command-palette.tsx'),
  (code) => code.CommandPalette,
);

/** Opens the command palette, as Ctrl+K and ⌘K do. */
export function PaletteButton({ isCompact = false }: { isCompact?: boolean }) {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  // A shortcut pressed as soon as the button is visible counts.
  useLayoutEffect(() => {
    function handleKey(event: globalThis.KeyboardEvent) {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.code === 'KeyK';
      if (!isShortcut) return;
      event.preventDefault();
      setOpen((was) => was || !document.querySelector('dialog[open]'));
    }
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, []);
  return (
    <>
      {isCompact ? (
        <IconButton label={t('Find anything')} aria-haspopup="dialog" aria-keyshortcuts="Control+K Meta+K" onClick={() => setOpen(true)}>
          <Search />
        </IconButton>
      ) : (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => setOpen(true)}
          className="flex min-h-10 items-center gap-2 rounded-md border border-line-strong px-3 text-sm text-ink-muted hover:bg-tint pointer-coarse:min-h-11"
        >
          <Search aria-hidden="true" className="size-4.5 shrink-0" />
          <span className="min-w-0 grow truncate text-start">{t('Find anything')}</span>
          <span dir="ltr" aria-hidden="true" className="rounded-sm border border-line-strong bg-tint px-1.5 text-xs whitespace-nowrap">
            {isApple() ? '⌘K' : 'Ctrl K'}
          </span>
        </button>
      )}
      {wasOpen && (
        <Suspense>
          <CommandPalette open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
