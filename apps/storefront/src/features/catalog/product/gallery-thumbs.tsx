import type { Picture as PictureFile } from '@souk/contract/fields';
import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { pictureSource } from '../../../lib/picture-source.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/picture.tsx';

type GalleryThumbsProps = {
  pictures: readonly PictureFile[];
  /** After the pictures. */
  hasFilm: boolean;
  index: number;
  onChoose: (index: number) => void;
};

/** All pictures at a glance, beside the one that is shown; on a tablet in a row below it, where the next one is cut. */
export function GalleryThumbs({ pictures, hasFilm, index, onChoose }: GalleryThumbsProps) {
  const { t } = useI18n();
  const total = pictures.length;
  const [first] = pictures;
  if (total + (hasFilm ? 1 : 0) < 2) return <span className="max-lg:hidden" />;
  return (
    <div className="relative max-md:hidden md:max-lg:order-last">
      <ul className="no-scrollbar grid content-start gap-2.5 p-0.5 md:max-lg:auto-cols-[15.2%] md:max-lg:grid-flow-col md:max-lg:overflow-x-auto lg:absolute lg:inset-0 lg:overflow-y-auto">
        {pictures.map((picture, at) => (
          <li key={picture.src}>
            <Thumb
              label={t('Picture {position} of {total}', { position: at + 1, total })}
              current={at === index}
              onPress={() => onChoose(at)}
            >
              <Picture source={pictureSource(picture)} alt="" sizes="5rem" className="size-full!" />
            </Thumb>
          </li>
        ))}
        {hasFilm && (
          <li>
            <Thumb label={t('Film')} current={index === total} onPress={() => onChoose(total)}>
              {first && <Picture source={pictureSource(first)} alt="" sizes="5rem" className="size-full!" />}
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
