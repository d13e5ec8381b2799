import { classNames } from '@souk/ui/class-names.ts';
import { FileUp } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useState } from 'react';
import { useI18n } from '../services.tsx';

type FileFieldProps = {
  label: string;
  hint?: string;
  accept: string;
  /** The name of the chosen file. */
  name?: string | undefined;
  disabled?: boolean;
  onFile: (file: File) => void;
};

/** A field for one file, which is chosen or dropped onto it. The same file can be chosen again. */
export function FileField({ label, hint, accept, name, disabled = false, onFile }: FileFieldProps) {
  const { t } = useI18n();
  const [isOver, setOver] = useState(false);
  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (file) onFile(file);
    target.value = '';
  }
  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !disabled) onFile(file);
  }
  function handleDragOver(event: DragEvent) {
    event.preventDefault();
    setOver(!disabled);
  }
  return (
    <label
      className={classNames(areaClass, isOver ? 'border-accent bg-primary-soft/40' : 'border-line-strong', disabled && 'opacity-60')}
      onDragOver={handleDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      <span className="font-semibold">{label}</span>
      {hint && <span className="text-ink-muted">{hint}</span>}
      <span className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
        <FileUp aria-hidden="true" className="size-5 shrink-0 text-accent" />
        <span className="font-semibold text-accent">{name === undefined ? t('Choose a file') : t('Choose another file')}</span>
        <bdi className="wrap-anywhere text-ink-muted">{name ?? t('or drop it here')}</bdi>
      </span>
      <input type="file" accept={accept} disabled={disabled} className="sr-only" onChange={handleChange} />
    </label>
  );
}

const areaClass =
  'relative grid cursor-pointer grid-cols-1 gap-2 rounded-lg border border-dashed p-5 text-sm ' +
  'transition-colors duration-(--duration-quick) hover:border-accent ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent';
