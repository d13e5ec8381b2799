import type { LibraryPicture } from '@souk/contract/back-office/media';
import { Badge } from '@souk/ui/badge.tsx';
import { classNames } from '@souk/ui/class-names.ts';
import { Link } from '@souk/ui/ui-context.tsx';
import { sizeText } from '../../lib/files/size-text.ts';
import { Moment } from '../../lib/moment.tsx';
import { paths } from '../../lib/paths.ts';
import { useI18n } from '../../lib/services.tsx';
import { UseList } from './use-list.tsx';

/** The pictures of one page of the library. */
export function PictureGrid({ pictures, isOld }: { pictures: readonly LibraryPicture[]; isOld: boolean }) {
  const { t } = useI18n();
  return (
    <ul
      aria-label={t('Pictures')}
      className={classNames('grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))]', isOld && 'opacity-60')}
    >
      {pictures.map((picture) => (
        <PictureCard key={picture.id} picture={picture} />
      ))}
    </ul>
  );
}

function PictureCard({ picture }: { picture: LibraryPicture }) {
  const i18n = useI18n();
  const { t, number } = i18n;
  const { id, name, src, width, height, bytes, created_at, missing_alt, uses, has_more_uses } = picture;
  const title = name || t('Picture {id}', { id });
  const size = t('{width} × {height} pixels', { width: number(width), height: number(height) });
  return (
    <li className="grid min-w-0 content-start overflow-hidden rounded-lg border border-line bg-surface">
      <Link href={paths.mediaPicture({ id })} className="grid bg-tint focus-visible:-outline-offset-2">
        <img
          src={src}
          alt={t('Open {name}', { name: title })}
          loading="lazy"
          decoding="async"
          className="aspect-[4/3] w-full object-contain"
        />
      </Link>
      <div className="grid min-w-0 content-start gap-2 p-3">
        <p className="truncate text-sm font-semibold">
          <bdi>{title}</bdi>
        </p>
        <p className="text-xs text-ink-muted">
          {size}
          {bytes !== null && ` · ${sizeText(i18n, bytes)}`} · {t('WebP')} · <Moment at={created_at} />
        </p>
        {missing_alt.length > 0 && (
          <span className="justify-self-start">
            <Badge tone="warn">{t('No alternative text: {languages}', { languages: missing_alt.join(' · ') })}</Badge>
          </span>
        )}
        <UseList uses={uses} hasMore={has_more_uses} label={t('Where {name} is used', { name: title })} />
      </div>
    </li>
  );
}
