import { lazyPart } from '@souk/client/lazy-part.ts';
import type { Picture as PictureFile } from '@souk/contract/fields';
import { classNames } from '@souk/ui/class-names.ts';
import { Picture } from '@souk/ui/picture.tsx';
import { Suspense, useState } from 'react';
import { pictureSource } from '../../../lib/picture-source.ts';

const Lightbox = lazyPart(
  () => import('../gallery/lightbox.tsx'),
  ({ Lightbox }) => Lightbox,
);

type PhotoButtonsProps = {
  /** The name of the full-screen view. */
  name: string;
  /** The name of a button by its position, from 1 on. */
  label: (position: number) => string;
  photos: readonly PictureFile[];
  className?: string | undefined;
};

const sizes = '5rem';

/** Thumbnails that open full-screen; nothing without photos. */
export function PhotoButtons({ name, label, photos: given, className }: PhotoButtonsProps) {
  const [shown, setShown] = useState<{ open: boolean; at: number } | null>(null);
  // Another server may send one without an address.
  const photos = given.filter(({ src }) => src);
  if (photos.length === 0) return null;
  return (
    <>
      <ul className={classNames('flex gap-2', className)}>
        {photos.map((photo, index) => (
          <li key={photo.src} className="shrink-0">
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={label(index + 1)}
              onClick={() => setShown({ open: true, at: index })}
              className="block size-20 overflow-hidden rounded-md border border-line transition-[border-color] hover:border-line-strong"
            >
              <Picture source={pictureSource(photo, 'small')} alt={photo.alt} sizes={sizes} className="size-full!" />
            </button>
          </li>
        ))}
      </ul>
      {shown && (
        <Suspense>
          <Lightbox
            open={shown.open}
            name={name}
            pictures={photos}
            pageSizes={() => sizes}
            start={shown.at}
            onClose={(at) => setShown({ open: false, at })}
          />
        </Suspense>
      )}
    </>
  );
}
