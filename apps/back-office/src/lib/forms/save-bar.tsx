import { Button } from '@souk/ui/button.tsx';
import { classNames } from '@souk/ui/class-names.ts';
import { ConfirmDialog } from '@souk/ui/overlay/dialog.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useI18n } from '../services.tsx';

/** The state of a navigation after saving, which the bar lets through. */
export const afterSave = { state: { isSaved: true } } as const;

type SaveBarProps = {
  /** Whether the form differs from what is stored. */
  isDirty: boolean;
  busy: boolean;
  onDiscard: () => void;
  /** A form of something new shows the bar from the start. */
  isNew?: boolean | undefined;
  /** The last row of a form in a card, which does not float above the page. */
  isInCard?: boolean | undefined;
  label?: string | undefined;
  /** A text about the changes, in place of `Unsaved changes`. */
  status?: ReactNode;
};

/** Inside a form: appears with the first change, saves by button or Ctrl+S, and asks before unsaved changes are lost. */
export function SaveBar({ isDirty, busy, onDiscard, isNew = false, isInCard = false, label, status }: SaveBarProps) {
  const { t } = useI18n();
  const bar = useRef<HTMLDivElement>(null);
  useSaveKey(() => (isDirty || isNew) && !busy && bar.current?.closest('form')?.requestSubmit());
  if (!isDirty && !isNew) return null;
  return (
    <div ref={bar} className={classNames('flex flex-wrap items-center gap-2 print:hidden', !isInCard && floating)}>
      <p role="status" className={classNames('text-sm font-semibold', isInCard ? 'order-last' : 'me-auto')}>
        {isDirty && (status ?? t('Unsaved changes'))}
      </p>
      {isDirty && (
        <Button variant="ghost" size="sm" disabled={busy} onClick={onDiscard}>
          {t('Discard')}
        </Button>
      )}
      <Button type="submit" size="sm" busy={busy} aria-keyshortcuts="Control+S">
        {label ?? t('Save')}
      </Button>
      {isDirty && <LeaveGuard />}
    </div>
  );
}

const floating =
  'save-bar sticky bottom-[var(--save-bar-bottom,0.75rem)] z-10 rounded-lg border border-line-strong bg-raised px-4 py-3 shadow-float';

function useSaveKey(save: () => void) {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyS') return;
      event.preventDefault();
      latest.current();
    }
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, []);
}

/** Asks before another page of the panel, and lets the browser ask before the tab closes. */
function LeaveGuard() {
  const { t } = useI18n();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && Object(nextLocation.state).isSaved !== true,
  );
  useEffect(() => {
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', handleUnload);
    return () => removeEventListener('beforeunload', handleUnload);
  }, []);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('Leave without saving?')}
      text={t('What you changed on this page is lost.')}
      answers={{ cancel: t('Stay'), confirm: t('Leave') }}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
