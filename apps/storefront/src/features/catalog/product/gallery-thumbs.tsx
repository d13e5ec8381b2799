import type { Picture as PictureFile } from '@souk/contract/fields';
import { pictureSource } from '../../../lib/picture-source.ts';
import { useI18n } from '../../../lib/services/services-context.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/picture.tsx';

type GalleryThumbsProps = {
  pictures: readonly PictureFile[];
  index: number;
  onChoose: (index: number) => void;
};

/** All pictures at a glance, beside the one that is shown. */
export function GalleryThumbs({ pictures, index, onChoose }: GalleryThumbsProps) {
  const { t } = useI18n();
  if (pictures.length < 2) return <span className="max-lg:hidden" />;
  return (
    <div className="relative max-lg:hidden">
      <ul className="no-scrollbar absolute inset-0 grid content-start gap-2.5 overflow-y-auto p-0.5">
        {pictures.map((picture, at) => (
          <li key={picture.src}>
            <button
              type="button"
              aria-label={t('Picture {position} of {total}', { position: at + 1, total: pictures.length })}
              aria-current={at === index ? 'true' : undefined}
              onClick={() => onChoose(at)}
              className={classNames(
                'block aspect-square w-full overflow-hidden rounded-md border-2 transition-colors',
                at === index ? 'border-accent' : 'border-transparent hover:border-line-strong',
              )}
            >
              <Picture source={pictureSource(picture)} alt="" sizes="5rem" className="size-full!" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
