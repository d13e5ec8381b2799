import { failureText, fieldProblem } from '@souk/client/api/api-error.ts';
import type { ReturnableLine } from '@souk/contract/orders/returns';
import { Button } from '@souk/ui/button.tsx';
import { Note } from '@souk/ui/feedback/note.tsx';
import { Progress } from '@souk/ui/feedback/progress.tsx';
import { Checkbox } from '@souk/ui/forms/checkbox.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { FileListField } from '@souk/ui/forms/file-list-field.tsx';
import { QuantityStepper } from '@souk/ui/forms/quantity-stepper.tsx';
import { Select } from '@souk/ui/forms/select.tsx';
import { Textarea } from '@souk/ui/forms/text-input.tsx';
import { Dialog } from '@souk/ui/overlay/dialog.tsx';
import { Thumb } from '@souk/ui/picture.tsx';
import { type FormEvent, useId, useRef, useState } from 'react';
import { pictureSource } from '../../../lib/picture-source.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { useAskReturn } from './return-mutations.ts';
import { type ChosenLine, changeLine, maxReturnNote, noValues, type ReturnValues, returnPhotoLimits, toggleLine } from './return-values.ts';
import { returnReasonTexts } from './return-words.ts';

type ReturnDialogProps = { open: boolean; orderId: number; lines: readonly ReturnableLine[]; onClose: () => void };

/** Asks which items are returned and why. The dialog stays mounted, so reopening it restores what was not sent. */
export function ReturnDialog({ open, orderId, lines, onClose }: ReturnDialogProps) {
  const { t } = useI18n();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const asking = useReturnForm(orderId, onClose);
  const { values, setValues, problems, setProblems } = asking;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (asking.isSending || asking.submit()) return;
    // The fields are marked as invalid with the next render.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"], input')?.focus());
  }
  const footer = (
    <div className="grid gap-3">
      {asking.isSending && values.photos.length > 0 && <Progress value={Math.round(asking.sent * 100)} max={100} label={t('Sending')} />}
      <div className="grid grid-cols-2 gap-3">
        <Button variant="secondary" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" form={formId} busy={asking.isSending}>
          {t('Send request')}
        </Button>
      </div>
    </div>
  );
  return (
    <Dialog open={open} onClose={onClose} size="md" title={t('Return items')} footer={footer}>
      <form ref={form} id={formId} noValidate onSubmit={handleSubmit} className="grid gap-5">
        {asking.failure && <Note tone="error">{asking.failure}</Note>}
        <fieldset className="grid gap-3">
          <legend className="mb-2 text-sm font-semibold">{t('Which items do you return?')}</legend>
          {problems.lines && <Note tone="error">{problems.lines}</Note>}
          {lines
            .filter(({ left }) => left > 0)
            .map((line) => (
              <LineChoice
                key={line.line_id}
                line={line}
                chosen={values.lines.find(({ line_id }) => line_id === line.line_id)}
                isReasonMissing={problems.isReasonMissing}
                onToggle={() => setValues(toggleLine(values, line))}
                onChange={(change) => setValues(changeLine(values, line.line_id, change))}
              />
            ))}
        </fieldset>
        <Field label={t('What is wrong? (optional)')}>
          <Textarea
            dir="auto"
            maxLength={maxReturnNote}
            value={values.note}
            onChange={(event) => setValues({ ...values, note: event.target.value })}
          />
        </Field>
        <Field label={t('Photos (optional)')} hint={t('Up to four images: JPEG, PNG or WebP.')} error={problems.photos}>
          <FileListField
            value={values.photos}
            onChange={(photos) => setValues({ ...values, photos })}
            onProblem={(photos) => setProblems({ ...problems, photos })}
            limits={returnPhotoLimits}
            disabled={asking.isSending}
          />
        </Field>
      </form>
    </Dialog>
  );
}

type LineChoiceProps = {
  line: ReturnableLine;
  chosen: ChosenLine | undefined;
  isReasonMissing: boolean | undefined;
  onToggle: () => void;
  onChange: (change: Partial<ChosenLine>) => void;
};

function LineChoice({ line, chosen, isReasonMissing, onToggle, onChange }: LineChoiceProps) {
  const { t } = useI18n();
  const { name, options, picture, left } = line;
  return (
    <div className="grid gap-3 rounded-md border border-line p-3">
      <Checkbox
        className="items-center"
        label={
          <span className="flex items-center gap-3">
            <Thumb source={picture ? pictureSource(picture, 'small') : undefined} className="size-12" />
            <span className="grid">
              <span className="line-clamp-2 text-sm font-semibold">{name}</span>
              {options && <span className="text-xs text-ink-muted">{options}</span>}
            </span>
          </span>
        }
        checked={chosen !== undefined}
        onChange={onToggle}
      />
      {chosen && (
        <div className="flex flex-wrap items-start gap-3">
          {left > 1 && (
            <div className="sm:mt-7">
              <QuantityStepper
                label={t('Quantity of {name}', { name })}
                value={chosen.quantity}
                max={left}
                onIncrease={() => onChange({ quantity: Math.min(left, chosen.quantity + 1) })}
                onDecrease={() => onChange({ quantity: Math.max(1, chosen.quantity - 1) })}
              />
            </div>
          )}
          <div className="min-w-0 flex-[1_1_12rem]">
            <Field label={t('Reason')} error={isReasonMissing && chosen.reason === '' ? t('Choose a reason') : undefined} required>
              <Select
                value={chosen.reason}
                placeholder={t('Choose a reason')}
                options={Object.entries(returnReasonTexts).map(([value, text]) => ({ value, label: t(text) }))}
                onChange={(event) => onChange({ reason: event.target.value })}
              />
            </Field>
          </div>
        </div>
      )}
    </div>
  );
}

type Problems = { lines?: string | undefined; isReasonMissing?: boolean | undefined; photos?: string | undefined };

function useReturnForm(orderId: number, onDone: () => void) {
  const i18n = useI18n();
  const { t } = i18n;
  const [values, setValues] = useState<ReturnValues>(noValues);
  const [problems, setProblems] = useState<Problems>({});
  const [sent, setSent] = useState(0);
  const { send, isSending, error, reset } = useAskReturn({
    orderId,
    onProgress: setSent,
    onDone() {
      setValues(noValues);
      onDone();
    },
    onError: (failed) => setProblems({ lines: fieldProblem(failed, 'lines'), photos: fieldProblem(failed, 'photos') }),
  });
  function submit() {
    const found = {
      lines: values.lines.length === 0 ? t('Choose at least one item') : undefined,
      isReasonMissing: values.lines.some(({ reason }) => reason === ''),
    };
    reset();
    setProblems(found);
    if (found.lines || found.isReasonMissing) return false;
    send(values);
    return true;
  }
  const isNamed = error && (fieldProblem(error, 'lines') ?? fieldProblem(error, 'photos'));
  return {
    values,
    setValues,
    problems,
    setProblems,
    submit,
    isSending,
    sent,
    failure: error && !isNamed ? failureText(i18n, error) : undefined,
  };
}
