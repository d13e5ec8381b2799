import { ImagePlus, Pencil, Trash2 } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { classNames } from './class-names.ts';
import { useFieldProps } from './field.tsx';
import type { FileLimits } from './files/check-file.ts';
import { takeFiles } from './files/take-files.ts';
import { useFileDrop } from './files/use-file-drop.ts';
import { useObjectUrl } from './files/use-object-url.ts';
import { IconButton } from './icon-button.tsx';
import { useText } from './ui-context.tsx';

type FieldProps = { id?: string; 'aria-required'?: boolean | undefined };

type PictureFieldProps = {
  /** What was chosen and is not sent yet. */
  value: File | undefined;
  onChange: (file: File | undefined) => void;
  /** Told in words why a file was not taken; undefined once one was. */
  onProblem: (problem: string | undefined) => void;
  limits: FileLimits;
  /** The address of the picture that is kept already. */
  current?: string | null | undefined;
  shape?: keyof typeof shapes | undefined;
  disabled?: boolean | undefined;
};

const shapes = {
  square: 'size-36 rounded-lg',
  round: 'size-32 rounded-full',
  wide: 'h-36 w-full rounded-lg',
};

/** One picture: chosen from the device, or let go over it; shown at once, changed and removed in place. */
export function PictureField({ value, onChange, onProblem, limits, current, shape = 'square', disabled }: PictureFieldProps) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  // A file input has no role that could be required.
  const { 'aria-required': _, ...fieldProps } = useFieldProps<FieldProps>({});
  const preview = useObjectUrl(value) ?? (value ? undefined : (current ?? undefined));
  const { isOver, dropProps } = useFileDrop(([file]) => void handleFile(file));
  const isFilled = value !== undefined || Boolean(current);

  async function handleFile(file: File | undefined) {
    if (!file || disabled) return;
    const { files, problem } = await takeFiles([file], limits, text);
    onProblem(problem);
    if (files[0]) onChange(files[0]);
  }
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    void handleFile(event.target.files?.[0]);
    // The same file may be chosen again after it was removed.
    event.target.value = '';
  }
  function handleRemove() {
    onChange(undefined);
    onProblem(undefined);
    input.current?.focus();
  }
  return (
    <div {...dropProps} className={classNames('group relative', shape === 'wide' ? 'w-full' : 'w-fit')}>
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
        {preview ? <img src={preview} alt="" className="size-full object-cover" /> : <Invitation isRound={shape === 'round'} />}
        {isFilled && (
          <span className="absolute inset-x-0 bottom-0 flex items-center justify-center gap-1.5 bg-inverse/80 px-2 py-1.5 text-xs font-semibold text-on-inverse">
            <Pencil aria-hidden="true" className="size-3.5" />
            {text('Change')}
          </span>
        )}
      </label>
      {value && !disabled && (
        <IconButton
          label={text('Remove the picture')}
          variant="float"
          size="sm"
          className="absolute! end-1.5 top-1.5"
          onClick={handleRemove}
        >
          <Trash2 />
        </IconButton>
      )}
    </div>
  );
}

/** A circle has no room for more than what to do. */
function Invitation({ isRound }: { isRound: boolean }) {
  const text = useText();
  return (
    <span className="grid justify-items-center gap-1 p-3 text-sm">
      <ImagePlus aria-hidden="true" className="size-7 text-accent" />
      <span className="font-semibold text-accent">{text('Choose a picture')}</span>
      {!isRound && <span className="text-xs text-ink-muted pointer-coarse:hidden">{text('or drop it here')}</span>}
    </span>
  );
}
