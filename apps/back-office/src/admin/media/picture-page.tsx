import { isNotFound } from '@souk/client/api/api-error.ts';
import type { ManagedPicture } from '@souk/contract/back-office/media';
import { ErrorState } from '@souk/ui/feedback/error-state.tsx';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { useMay } from '../../app/session.ts';
import { SubjectHistory } from '../../features/audit/subject-history.tsx';
import { PictureActions } from '../../features/media/picture-actions.tsx';
import { PictureForm } from '../../features/media/picture-form.tsx';
import { mediaPictureQuery } from '../../features/media/queries.ts';
import { UseList } from '../../features/media/use-list.tsx';
import { BackLink } from '../../lib/back-link.tsx';
import { sizeText } from '../../lib/files/size-text.ts';
import { afterSave } from '../../lib/forms/save-bar.tsx';
import { Moment } from '../../lib/moment.tsx';
import { PageHeader } from '../../lib/page-header.tsx';
import { Panel } from '../../lib/panel.tsx';
import { paths } from '../../lib/paths.ts';
import { explainError, useI18n, useServices } from '../../lib/services.tsx';

/** One picture of the media library. */
export function MediaPicturePage() {
  const { api, i18n } = useServices();
  const { t } = i18n;
  const id = Number(useParams().id) || 0;
  const navigate = useNavigate();
  const mayWrite = useMay('content:write');
  const picture = useQuery(mediaPictureQuery(api, id));
  const isMissing = isNotFound(picture.error);
  const { data } = picture;
  return (
    <>
      <BackLink href={paths.media()} label={t('Media library')} />
      <PageHeader title={data?.name || t('Picture {id}', { id })} />
      {picture.isPending && <Skeleton className="h-96 rounded-lg" />}
      {picture.isError && !data && (
        <ErrorState
          title={isMissing ? t('There is no such picture') : t('The picture could not be loaded')}
          text={isMissing ? undefined : explainError(i18n, picture.error)}
          onRetry={isMissing ? undefined : () => void picture.refetch()}
        />
      )}
      {data && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <PictureView picture={data} />
            {/* A replaced file has another version, and begins a new form. */}
            <PictureForm key={data.version} stored={data} mayWrite={mayWrite} />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <Panel title={t('Used by')}>
              <UseList uses={data.uses} hasMore={data.has_more_uses} label={t('Used by')} />
            </Panel>
            {mayWrite && <PictureActions picture={data} onRemoved={() => void navigate(paths.media(), afterSave)} />}
            <SubjectHistory kind="picture" id={id} />
          </div>
        </div>
      )}
    </>
  );
}

function PictureView({ picture: { large, alt, width, height, bytes, created_at } }: { picture: ManagedPicture }) {
  const i18n = useI18n();
  const { t, number, locale } = i18n;
  return (
    <figure className="grid gap-2 rounded-lg border border-line bg-surface p-3">
      <img
        src={large}
        alt={alt[locale] ?? Object.values(alt)[0] ?? ''}
        className="max-h-[28rem] w-full rounded-md bg-tint object-contain"
      />
      <figcaption className="text-sm text-ink-muted">
        {t('{width} × {height} pixels', { width: number(width), height: number(height) })}
        {bytes !== null && ` · ${sizeText(i18n, bytes)}`} · {t('WebP')} · <Moment at={created_at} />
      </figcaption>
    </figure>
  );
}
