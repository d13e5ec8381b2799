import { Button } from '@souk/ui/button.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { Textarea } from '@souk/ui/forms/text-input.tsx';
import { type FormEvent, useState } from 'react';
import { useI18n } from '../../lib/services.tsx';

type TextFormProps = {
  field: { label: string; hint: string; max: number; value: string };
  action: { label: string; busy: boolean };
  onClose: () => void;
  onSend: (text: string) => void;
};

/** A form of one text that may not be empty. */
export function TextForm({ field, action, onClose, onSend }: TextFormProps) {
  const { t } = useI18n();
  const [text, setText] = useState(field.value);
  const [isEmpty, setEmpty] = useState(false);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setEmpty(!text.trim());
    if (text.trim()) onSend(text);
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="grid grid-cols-1 gap-3">
      <Field label={field.label} hint={field.hint} required error={isEmpty ? t('This field is required') : undefined}>
        <Textarea rows={3} maxLength={field.max} dir="auto" value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="sm" variant="secondary" onClick={onClose}>
          {t('Back')}
        </Button>
        <Button type="submit" size="sm" busy={action.busy}>
          {action.label}
        </Button>
      </div>
    </form>
  );
}
