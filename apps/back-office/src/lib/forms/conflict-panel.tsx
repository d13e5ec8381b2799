import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { useEffect, useRef } from 'react';
import { useI18n } from '../services.tsx';

/** A field that two operators changed, in words. */
export type ConflictField = { label: string; mine: string; theirs: string };

type ConflictPanelProps = {
  /** The fields that differ from what is stored now. */
  fields: readonly ConflictField[];
  busy?: boolean | undefined;
  /** Saves mine over theirs. */
  onSaveMine: () => void;
  /** Replaces the form's values by theirs. */
  onUseTheirs: () => void;
};

/** Somebody else saved first: shows both states, and lets the operator choose. Nothing is overwritten silently. */
export function ConflictPanel({ fields, busy, onSaveMine, onUseTheirs }: ConflictPanelProps) {
  const { t } = useI18n();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
    panel.current?.focus();
  }, []);
  return (
    <section ref={panel} tabIndex={-1} role="alert" aria-label={t('Somebody else saved first')}>
      <Note tone="warn">
        <p className="font-semibold">{t('Somebody else saved first')}</p>
        <p>{t('Compare both versions and choose one. Nothing of yours is lost until then.')}</p>
        {fields.length > 0 && (
          <table className="mt-3 w-full table-fixed text-start">
            <thead>
              <tr className="text-xs text-ink-muted">
                {[t('Field'), t('Yours'), t('Stored now')].map((title) => (
                  <th key={title} scope="col" className="py-1 pe-3 text-start font-semibold">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {fields.map(({ label, mine, theirs }) => (
                <tr key={label} className="border-t border-line align-top">
                  <th scope="row" className="py-1.5 pe-3 text-start font-semibold wrap-anywhere">
                    {label}
                  </th>
                  <td className="py-1.5 pe-3 wrap-anywhere">{mine || '–'}</td>
                  <td className="py-1.5 wrap-anywhere">{theirs || '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" busy={busy} onClick={onSaveMine}>
            {t('Save mine')}
          </Button>
          <Button size="sm" variant="secondary" disabled={busy} onClick={onUseTheirs}>
            {t('Take theirs')}
          </Button>
        </div>
      </Note>
    </section>
  );
}
