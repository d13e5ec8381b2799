import { useI18n } from '../../../lib/services/services-context.tsx';

type GalleryDotsProps = { count: number; hasVideo: boolean; index: number; onChoose: (index: number) => void };

/** One dot for each slide, where they are swiped. A finger swipes the pictures; the dots are too small for it. */
export function GalleryDots({ count, hasVideo, index, onChoose }: GalleryDotsProps) {
  const { t } = useI18n();
  const pictures = hasVideo ? count - 1 : count;
  return (
    <div className="absolute inset-x-0 bottom-2 flex justify-center lg:hidden">
      <div className="flex max-w-full flex-wrap justify-center rounded-full bg-raised/90 px-1.5">
        {Array.from({ length: count }, (_, at) => at).map((at) => (
          <button
            key={at}
            type="button"
            aria-label={at < pictures ? t('Image {position} of {total}', { position: at + 1, total: pictures }) : t('Video')}
            aria-current={at === index ? 'true' : undefined}
            onClick={() => onChoose(at)}
            className="grid h-7 min-w-6 place-items-center pointer-coarse:pointer-events-none"
          >
            <span className="dot" />
          </button>
        ))}
      </div>
    </div>
  );
}
