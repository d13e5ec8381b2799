import { limitsOf, productPictures } from '@souk/contract/files';
import { Badge } from '@souk/ui/badge.tsx';
import { IconButton } from '@souk/ui/button.tsx';
import { Field } from '@souk/ui/forms/field.tsx';
import { FileListField } from '@souk/ui/forms/file-list-field.tsx';
import { useMutation } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { LibraryButton } from '../../../lib/forms/library-button.tsx';
import { explainError, useServices } from '../../../lib/services.tsx';

type StoredPicture = { id: number; src: string };
type PictureListProps = {
  value: readonly StoredPicture[];
  onChange: (pictures: StoredPicture[]) => void;
  upload: (picture: File) => Promise<StoredPicture>;
  /** Whether pictures of the media library can be chosen. */
  hasLibrary: boolean;
};

const limits = limitsOf(productPictures);

/** The pictures in their order, which buttons and dragging change. The first is the main one. */
export function PictureList({ value, onChange, upload: uploadOne, hasLibrary }: PictureListProps) {
  const { i18n } = useServices();
  const { t } = i18n;
  const [problem, setProblem] = useState<string>();
  const upload = useMutation({
    mutationFn: async (files: readonly File[]) => {
      const added: StoredPicture[] = [];
      for (const picture of files) added.push(await uploadOne(picture));
      return added;
    },
    onSuccess: handleAdded,
    onError: (error) => setProblem(explainError(i18n, error)),
  });
  function handleAdded(added: readonly StoredPicture[]) {
    onChange([...value, ...added.filter(({ id }) => !value.some((each) => each.id === id))]);
  }
  return (
    <div className="grid gap-3">
      <ol className="flex flex-wrap gap-3 empty:hidden">
        {value.map((picture, index) => (
          <PictureTile
            key={picture.id}
            {...{ picture, index }}
            isLast={index === value.length - 1}
            onMove={(from, to) => onChange(moved(value, from, to))}
            onRemove={() => onChange(value.filter(({ id }) => id !== picture.id))}
          />
        ))}
      </ol>
      <Field label={t('Add pictures')} error={problem} hint={t('JPEG, PNG or WebP, at most 5 MB. The first picture is the main one.')}>
        <FileListField
          value={upload.isPending ? (upload.variables ?? []).map((file) => file) : []}
          disabled={upload.isPending}
          limits={{ ...limits, maxCount: limits.maxCount - value.length }}
          onProblem={setProblem}
          onChange={(files) => upload.mutate(files)}
        />
      </Field>
      {hasLibrary && value.length < limits.maxCount && (
        <div className="justify-self-start">
          <LibraryButton label={t('Add pictures')} onChoose={(picture) => handleAdded([picture])} />
        </div>
      )}
    </div>
  );
}

function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  return item === undefined ? [...items] : items.toSpliced(from, 1).toSpliced(to, 0, item);
}

type PictureTileProps = {
  picture: StoredPicture;
  index: number;
  isLast: boolean;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
};

const dragType = 'text/x-souk-picture';

function PictureTile({ picture: { src }, index, isLast, onMove, onRemove }: PictureTileProps) {
  const { t } = useServices().i18n;
  const position = index + 1;
  function handleDrop(event: DragEvent) {
    const from = event.dataTransfer.getData(dragType);
    if (from === '') return;
    event.preventDefault();
    onMove(Number(from), index);
  }
  return (
    <li
      draggable
      className="grid w-30 cursor-grab gap-1 rounded-lg border border-line bg-surface p-1.5"
      onDragStart={(event) => event.dataTransfer.setData(dragType, String(index))}
      onDragOver={(event) => event.dataTransfer.types.includes(dragType) && event.preventDefault()}
      onDrop={handleDrop}
    >
      <span className="relative block">
        <img src={src} alt={t('Image {position}', { position })} className="aspect-square w-full rounded-md bg-tint object-cover" />
        {index === 0 && (
          <span className="absolute start-1 bottom-1">
            <Badge tone="inverse">{t('Main picture')}</Badge>
          </span>
        )}
        <IconButton
          size="sm"
          variant="float"
          className="absolute! end-1 top-1"
          label={t('Remove image {position}', { position })}
          onClick={onRemove}
        >
          <X />
        </IconButton>
      </span>
      <span className="flex justify-between">
        <IconButton
          size="sm"
          label={t('Move image {position} forward', { position })}
          disabled={index === 0}
          onClick={() => onMove(index, index - 1)}
        >
          <ChevronLeft className="mirror" />
        </IconButton>
        <IconButton
          size="sm"
          label={t('Move image {position} back', { position })}
          disabled={isLast}
          onClick={() => onMove(index, index + 1)}
        >
          <ChevronRight className="mirror" />
        </IconButton>
      </span>
    </li>
  );
}
