import { FileText, Plus, X } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { useText } from '../ui-context.tsx';
import { acceptFiles, type FileLimits } from './check-files.ts';
import { useFieldProps } from './field.tsx';
import { useFileDrop, useObjectUrl } from './use-files.ts';

/** A picture that the server has already. */
export type StoredFile = { id: number; src: string };

type FieldProps = { id?: string; 'aria-required'?: boolean | undefined };

type FileListFieldProps = {
  /** Chosen files that are not sent yet. */
  value: readonly File[];
  onChange: (files: File[]) => void;
  /** Receives the reason why a file was refused; undefined once all were accepted. */
  onProblem: (problem: string | undefined) => void;
  limits: FileLimits & { maxCount: number };
  stored?: readonly StoredFile[] | undefined;
  onRemoveStored?: ((id: number) => void) | undefined;
  disabled?: boolean | undefined;
};

/** Several files as tiles, with a tile that adds more. */
export function FileListField({ value, onChange, onProblem, limits, stored = [], onRemoveStored, disabled }: FileListFieldProps) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  // A file input has no role that supports aria-required.
  const { 'aria-required': _, ...fieldProps } = useFieldProps<FieldProps>({});
  const { isOver, dropProps } = useFileDrop((files) => void handleFiles(files));
  const remaining = limits.maxCount - stored.length - value.length;
  // Checking files is asynchronous; the list may have changed meanwhile.
  const latest = useRef({ value, remaining });
  useEffect(() => {
    latest.current = { value, remaining };
  });

  async function handleFiles(given: readonly File[]) {
    if (given.length === 0 || disabled) return;
    const { files, problem } = await acceptFiles(given, limits, text);
    const { value: chosen, remaining: left } = latest.current;
    onProblem(files.length > left ? text('Up to {limit} files', { limit: limits.maxCount }) : problem);
    if (files.length > 0) onChange([...chosen, ...files.slice(0, Math.max(0, left))]);
  }
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    void handleFiles([...(event.target.files ?? [])]);
    event.target.value = '';
  }
  function handleRemoved() {
    onProblem(undefined);
    input.current?.focus();
  }
  return (
    <div {...dropProps} className={classNames('flex flex-wrap gap-2.5 rounded-lg', isOver && 'outline-2 outline-offset-4 outline-accent')}>
      {stored.map(({ id, src }, index) => (
        <Tile
          key={id}
          name={text('Image {position}', { position: index + 1 })}
          src={src}
          onRemove={() => {
            onRemoveStored?.(id);
            handleRemoved();
          }}
        />
      ))}
      {value.map((file, index) => (
        <ChosenTile
          key={`${file.name}/${file.size}/${index}`}
          file={file}
          onRemove={() => {
            onChange(value.toSpliced(index, 1));
            handleRemoved();
          }}
        />
      ))}
      <label className={classNames(addClass, (remaining <= 0 || disabled) && 'hidden')}>
        <input
          ref={input}
          type="file"
          multiple
          accept={limits.accept.join(',')}
          disabled={disabled}
          onChange={handleChange}
          {...fieldProps}
          className="sr-only"
        />
        <Plus aria-hidden="true" className="size-6 text-accent" />
        <span className="text-xs font-semibold text-accent">{text('Add')}</span>
      </label>
    </div>
  );
}

const addClass =
  'relative grid size-20 place-content-center justify-items-center gap-0.5 rounded-md border-2 border-dashed border-line-strong bg-tint/60 ' +
  'transition-colors duration-(--duration-quick) hover:border-accent hover:bg-primary-soft/40 has-aria-invalid:border-sale-text ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent';

function ChosenTile({ file, onRemove }: { file: File; onRemove: () => void }) {
  const url = useObjectUrl(file);
  return (
    <Tile
      name={file.name}
      src={file.type.startsWith('image/') ? url : undefined}
      isDocument={!file.type.startsWith('image/')}
      onRemove={onRemove}
    />
  );
}

type TileProps = { name: string; src: string | undefined; isDocument?: boolean | undefined; onRemove: () => void };

function Tile({ name, src, isDocument = false, onRemove }: TileProps) {
  const text = useText();
  return (
    <span className="relative block size-20 overflow-hidden rounded-md border border-line bg-tint">
      {src && <img src={src} alt={name} className="size-full object-cover" />}
      {isDocument && (
        <span className="grid size-full content-center justify-items-center gap-1 px-1.5 text-ink-muted">
          <FileText aria-hidden="true" className="size-6" />
          <bdi className="w-full truncate text-center text-xs">{name}</bdi>
        </span>
      )}
      <button
        type="button"
        aria-label={text('Remove {name}', { name })}
        onClick={onRemove}
        className="group absolute end-0 top-0 grid size-11 content-start justify-items-end"
      >
        <span className="grid size-8 place-items-center rounded-es-md bg-inverse/80 text-on-inverse group-hover:bg-inverse">
          <X aria-hidden="true" className="size-4" />
        </span>
      </button>
    </span>
  );
}
