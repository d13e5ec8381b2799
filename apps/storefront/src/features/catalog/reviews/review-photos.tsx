import type { Review } from '@souk/contract/catalog';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { pictureSource } from '../../../lib/picture-source.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { Picture } from '../../../ui/picture.tsx';

const Lightbox = lazyPart(
  () => import('../product/lightbox.tsx'),
  ({ Lightbox }) => Lightbox,
);

const smallSizes = '5rem';

/** What a shopper photographed, small; a press shows it over the whole screen. */
export function ReviewPhotos({ review }: { review: Review }) {
  const { t } = useI18n();
  const [shown, setShown] = useState<{ open: boolean; at: number } | null>(null);
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {review.photos.map((photo, index) => (
          <li key={photo.src}>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={t('Photo {position} of this review', { position: index + 1 })}
              onClick={() => setShown({ open: true, at: index })}
              className="block size-20 overflow-hidden rounded-md border border-line transition-[border-color] hover:border-line-strong"
            >
              <Picture source={pictureSource(photo)} alt={photo.alt} sizes={smallSizes} className="size-full!" />
            </button>
          </li>
        ))}
      </ul>
      {shown && (
        <Suspense>
          <Lightbox
            open={shown.open}
            name={t('Photos by {author}', { author: review.author })}
            pictures={review.photos}
            pageSizes={smallSizes}
            start={shown.at}
            onClose={(at) => setShown({ open: false, at })}
          />
        </Suspense>
      )}
    </>
  );
}
