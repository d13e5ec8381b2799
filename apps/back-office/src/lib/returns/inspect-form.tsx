import type { OrderReturn } from '@souk/contract/orders/returns';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { Select } from '@souk/ui/forms/select.tsx';
import { Textarea } from '@souk/ui/forms/text-input.tsx';
import { type FormEvent, useState } from 'react';
import { SaveBar } from '../forms/save-bar.tsx';
import { useI18n } from '../services.tsx';

type Inspection = { lines: { line_id: number; accepted: number }[]; note?: string };
type InspectFormProps = { lines: OrderReturn['lines']; busy: boolean; onInspect: (found: Inspection) => void };

/** Records how many items of each line are refunded; all of them by default. */
export function InspectForm({ lines, busy, onInspect }: InspectFormProps) {
  const { t, number } = useI18n();
  const [accepted, setAccepted] = useState(() => allOf(lines));
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const isPart = lines.some(({ line_id, quantity }) => (accepted.get(line_id) ?? 0) < quantity);
  const isNothing = [...accepted.values()].every((quantity) => quantity === 0);
  const isUnexplained = isPart && note.trim() === '';
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isNothing || isUnexplained) return;
    const found = lines.map(({ line_id }) => ({ line_id, accepted: accepted.get(line_id) ?? 0 }));
    onInspect({ lines: found, ...(note.trim() !== '' && { note: note.trim() }) });
  }
  function handleDiscard() {
    setAccepted(allOf(lines));
    setNote('');
    setTried(false);
  }
  return (
    <form noValidate className="grid gap-4" onSubmit={handleSubmit}>
      <fieldset className="grid gap-1">
        <legend className="mb-1 text-sm font-semibold">{t('Accepted items')}</legend>
        <ul className="divide-y divide-line rounded-md border border-line">
          {lines.map(({ line_id, name, options, quantity }) => (
            <li key={line_id} className="flex items-center gap-3 px-3 py-2 text-sm">
              <span className="min-w-0 flex-1 wrap-anywhere">
                {name}
                {options && <span className="block text-xs text-ink-muted">{options}</span>}
              </span>
              <Select
                aria-label={t('Quantity of {name}', { name })}
                className="w-24"
                value={String(accepted.get(line_id) ?? 0)}
                options={Array.from({ length: quantity + 1 }, (_, each) => ({
                  value: String(each),
                  label: `${number(each)} / ${number(quantity)}`,
                }))}
                onChange={({ target }) => setAccepted(new Map(accepted).set(line_id, Number(target.value)))}
              />
            </li>
          ))}
        </ul>
      </fieldset>
      {isTried && isNothing && (
        <div role="alert">
          <Note tone="error">{t('No item is accepted: decline the return instead.')}</Note>
        </div>
      )}
      {isPart && (
        <Field
          label={t('Why some items are not accepted')}
          hint={t('The shopper sees it with the return.')}
          error={isTried && isUnexplained ? t('Explain it to the shopper') : undefined}
          required
        >
          <Textarea dir="auto" rows={3} maxLength={2000} value={note} onChange={({ target }) => setNote(target.value)} />
        </Field>
      )}
      <SaveBar isNew isInCard isDirty={isPart || note !== ''} busy={busy} onDiscard={handleDiscard} label={t('Save the inspection')} />
    </form>
  );
}

function allOf(lines: OrderReturn['lines']): Map<number, number> {
  return new Map(lines.map(({ line_id, quantity }) => [line_id, quantity]));
}
