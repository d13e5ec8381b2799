import type { Enrolment } from '@souk/contract/back-office/access/authenticator';
import { Skeleton } from '@souk/ui/feedback/skeleton.tsx';
import { lazy, Suspense } from 'react';
import { useI18n } from '../services.tsx';

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

/** How an authenticator app is set up: by its camera, by typing the key, or on this device. */
export function EnrolmentSteps({ enrolment: { address, secret } }: { enrolment: Enrolment }) {
  const { t } = useI18n();
  return (
    <div className="grid gap-2 text-sm">
      <p>{t('Add this account to an authenticator app on your phone. Then enter the code that the app shows.')}</p>
      <Suspense fallback={<Skeleton className="size-44 rounded-md" />}>
        <QrCode text={address} label={t('QR code for the authenticator app')} />
      </Suspense>
      <p>
        <span className="text-ink-muted">{t('Key')}: </span>
        <code dir="ltr" className="inline-block rounded-sm bg-tint px-1.5 py-0.5 wrap-anywhere">
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </p>
      <p>
        <a href={address} className="text-accent underline">
          {t('Open the app on this device')}
        </a>
      </p>
    </div>
  );
}
