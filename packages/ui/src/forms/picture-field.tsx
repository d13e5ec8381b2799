import { ImagePlus, Pencil, Trash2 } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { IconButton } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { useText } from '../ui-context.tsx';
import { acceptFiles, type FileLimits } from './check-files.ts';
import { useFieldProps } from './field.tsx';
import { useFileDrop, useObjectUrl } from './use-files.ts';

type FieldProps = { id?: string; 'aria-required'?: boolean | undefined };

type PictureFieldProps = {
  /** A chosen file that is not sent yet. */
  value: File | undefined;
  onChange: (file: File | undefined) => void;
  /** Receives the reason why a file was refused; undefined once one was accepted. */
  onProblem: (problem: string | undefined) => void;
  limits: FileLimits;
  /** The address of the current picture. */
  current?: string | null | undefined;
  shape?: keyof typeof shapes | undefined;
  disabled?: boolean | undefined;
};

const shapes = {
  square: 'min-h-36 w-36 max-w-full rounded-lg',
  round: 'size-32 rounded-full',
  wide: 'min-h-36 w-full rounded-lg',
};

/** A single picture, chosen or dropped, with preview, change and remove. */
export function PictureField({ value, onChange, onProblem, limits, current, shape = 'square', disabled }: PictureFieldProps) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  // A file input has no role that supports aria-required.
  const { 'aria-required': _, ...fieldProps } = useFieldProps<FieldProps>({});
  const preview = useObjectUrl(value) ?? (value ? undefined : (current ?? undefined));
  const { isOver, dropProps } = useFileDrop(([file]) => void handleFile(file));
  const isFilled = value !== undefined || Boolean(current);

  async function handleFile(file: File | undefined) {
    if (!file || disabled) return;
    const { files, problem } = await acceptFiles([file], limits, text);
    onProblem(problem);
    if (files[0]) onChange(files[0]);
  }
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    void handleFile(event.target.files?.[0]);
    // Allows choosing the same file again after removing it.
    event.target.value = '';
  }
  function handleRemove() {
    onChange(undefined);
    onProblem(undefined);
    input.current?.focus();
  }
  return (
    <div {...dropProps} className={classNames('group relative', shape === 'wide' ? 'w-full' : 'w-fit max-w-full')}>
      <label
        className={classNames(
          'relative grid place-items-center overflow-hidden text-center transition-colors duration-(--duration-quick)',
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
          isFilled
            ? 'border border-line bg-tint'
            : 'border-2 border-dashed border-line-strong bg-tint/60 hover:border-accent hover:bg-primary-soft/40',
          'has-aria-invalid:border-sale-text',
          isOver && 'border-accent! bg-primary-soft',
          disabled && 'pointer-events-none opacity-60',
          shapes[shape],
        )}
      >
        <input
          ref={input}
          type="file"
          accept={limits.accept.join(',')}
          disabled={disabled}
          onChange={handleChange}
          {...fieldProps}
          className="sr-only"
        />
        {preview ? (
          <img src={preview} alt="" className="absolute inset-0 size-full object-cover" />
        ) : (
          <Invitation isRound={shape === 'round'} />
        )}
        {isFilled && (
          <span className="absolute inset-x-0 bottom-0 flex items-center justify-center gap-1.5 bg-inverse/80 px-2 py-1.5 text-xs font-semibold text-on-inverse">
            <Pencil aria-hidden="true" className="size-3.5" />
            {text('Change')}
          </span>
        )}
      </label>
      {value && !disabled && (
        <IconButton label={text('Remove image')} variant="float" size="sm" className="absolute! end-1.5 top-1.5" onClick={handleRemove}>
          <Trash2 />
        </IconButton>
      )}
    </div>
  );
}

/** A circle only has room for the first line. */
function Invitation({ isRound }: { isRound: boolean }) {
  const text = useText();
  return (
    <span className="grid justify-items-center gap-1 p-3 text-sm">
      <ImagePlus aria-hidden="true" className="size-7 text-accent" />
      <span className="font-semibold text-accent">{text('Choose an image')}</span>
      {!isRound && <span className="text-xs text-ink-muted pointer-coarse:hidden">{text('or drop it here')}</span>}
    </span>
  );
}
