import type { Picture as PictureFile } from '@souk/contract/fields';
import { classNames } from '@souk/ui/class-names.ts';
import { Picture } from '@souk/ui/picture.tsx';
import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { pictureSource } from '../../../lib/picture-source.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';

type GalleryThumbsProps = {
  pictures: readonly PictureFile[];
  /** The video is the last slide. */
  hasVideo: boolean;
  index: number;
  onChoose: (index: number) => void;
};

/** Thumbnails: a column next to the picture on a desktop, a row below it on a tablet, none on a phone. */
export function GalleryThumbs({ pictures, hasVideo, index, onChoose }: GalleryThumbsProps) {
  const { t } = useI18n();
  const total = pictures.length;
  const [first] = pictures;
  if (total + (hasVideo ? 1 : 0) < 2) return <span className="max-lg:hidden" />;
  return (
    <div className="relative max-md:hidden md:max-lg:order-last">
      <ul className="no-scrollbar grid content-start gap-2.5 p-0.5 md:max-lg:auto-cols-[15.2%] md:max-lg:grid-flow-col md:max-lg:overflow-x-auto lg:absolute lg:inset-0 lg:overflow-y-auto">
        {pictures.map((picture, at) => (
          <li key={picture.src}>
            <Thumb
              label={t('Image {position} of {total}', { position: at + 1, total })}
              current={at === index}
              onPress={() => onChoose(at)}
            >
              <Picture source={pictureSource(picture, 'small')} alt="" sizes="5rem" className="size-full!" />
            </Thumb>
          </li>
        ))}
        {hasVideo && (
          <li>
            <Thumb label={t('Video')} current={index === total} onPress={() => onChoose(total)}>
              {first && <Picture source={pictureSource(first, 'small')} alt="" sizes="5rem" className="size-full!" />}
              <span className="absolute inset-0 m-auto grid size-8 place-items-center rounded-full bg-raised text-ink shadow-raised">
                <Play aria-hidden="true" className="size-4 translate-x-px fill-current" />
              </span>
            </Thumb>
          </li>
        )}
      </ul>
    </div>
  );
}

type ThumbProps = { label: string; current: boolean; onPress: () => void; children: ReactNode };

function Thumb({ label, current, onPress, children }: ThumbProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-current={current ? 'true' : undefined}
      onClick={onPress}
      className={classNames(
        'relative block aspect-square w-full overflow-hidden rounded-md border-2 transition-colors',
        current ? 'border-accent' : 'border-transparent hover:border-line-strong',
      )}
    >
      {children}
    </button>
  );
}

type GalleryDotsProps = { count: number; hasVideo: boolean; index: number; onChoose: (index: number) => void };

export function GalleryDots({ count, hasVideo, index, onChoose }: GalleryDotsProps) {
  const { t } = useI18n();
  const pictures = hasVideo ? count - 1 : count;
  return (
    <div className="absolute inset-x-0 bottom-2 flex justify-center md:hidden">
      <div className="flex rounded-full bg-raised/90 px-1.5">
        {Array.from({ length: count }, (_, at) => at).map((at) => (
          <button
            key={at}
            type="button"
            aria-label={at < pictures ? t('Image {position} of {total}', { position: at + 1, total: pictures }) : t('Video')}
            aria-current={at === index ? 'true' : undefined}
            onClick={() => onChoose(at)}
            className="grid h-7 min-w-6 place-items-center"
          >
            <span
              className={classNames(
                'block h-1.5 rounded-full transition-[width,background-color] duration-(--duration-slow)',
                at === index ? 'w-4 bg-primary' : 'w-1.5 bg-line-strong',
              )}
            />
          </button>
        ))}
      </div>
    </div>
  );
}
