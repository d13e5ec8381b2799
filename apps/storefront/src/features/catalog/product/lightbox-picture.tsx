import type { Picture as PictureFile } from '@souk/contract/fields';
import { useState } from 'react';
import { pictureSource } from '../../../lib/picture-source.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/picture.tsx';

type LightboxPictureProps = {
  picture: PictureFile;
  alt: string;
  /** How wide it stands on the page: the file that is here already. */
  pageSizes: string;
};

/** A picture as wide as the screen; until that file is here, and where it never comes, the one from the page at the same place. */
export function LightboxPicture({ picture, alt, pageSizes }: LightboxPictureProps) {
  const [loaded, setLoaded] = useState(false);
  // A preview is drawn to cover its box, and here the picture does not.
  const shared = { source: { ...pictureSource(picture), preview: undefined }, fit: 'contain', priority: true } as const;
  const place = 'pointer-events-none absolute inset-0 size-full! bg-transparent!';
  return (
    <>
      <Picture {...shared} alt="" sizes={pageSizes} className={place} />
      {/* Not `hidden`: the alternative text is this one's. */}
      <div className={classNames('size-full', !loaded && 'opacity-0')} onLoadCapture={() => setLoaded(true)}>
        <Picture {...shared} alt={alt} sizes="100vw" className={place} />
      </div>
    </>
  );
}
