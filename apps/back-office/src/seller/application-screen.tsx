import type { I18n } from '@souk/client/i18n/create-i18n.ts';
import type { ApplicationStatus } from '@souk/contract/seller/access';
import { Badge, type BadgeTone } from '@souk/ui/badge.tsx';
import { Button, buttonClass } from '@souk/ui/button.tsx';
import { PreferenceFields } from '../lib/frame/preference-fields.tsx';
import { Moment } from '../lib/moment.tsx';
import { useI18n } from '../lib/services.tsx';

type Status = ApplicationStatus['status'];

const tones: Readonly<Record<Status, BadgeTone>> = { pending: 'primary', accepted: 'success', refused: 'warn' };

/** The state of an application, for an applicant who has no shop yet. */
export function ApplicationScreen({ application, onBack }: { application: ApplicationStatus; onBack: () => void }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { shop_name, status, reason, created_at, documents } = application;
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4 p-4">
      <title>{`${t('Your application')} · Souk`}</title>
      <section className="grid w-full max-w-[26rem] gap-4 rounded-xl border border-line bg-surface p-5 shadow-float sm:p-8">
        <h1 className="text-xl font-bold">{t('Your application')}</h1>
        <p className="flex flex-wrap items-center gap-2">
          <strong className="font-semibold wrap-anywhere">
            <bdi>{shop_name}</bdi>
          </strong>
          <Badge tone={tones[status]}>{statusText(i18n, status)}</Badge>
        </p>
        <p className="text-sm text-ink-muted">
          {t('Sent')}: <Moment at={created_at} />
        </p>
        {documents.length > 0 && (
          <div className="text-sm">
            <p className="text-ink-muted">{t('Documents')}</p>
            <ul className="grid gap-1">
              {documents.map((name, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name, and the list never changes.
                <li key={index} className="wrap-anywhere">
                  <bdi>{name}</bdi>
                </li>
              ))}
            </ul>
          </div>
        )}
        <p className="text-sm">{explainStatus(i18n, status)}</p>
        {reason !== null && (
          <blockquote className="rounded-md bg-tint px-4 py-3 text-sm wrap-anywhere whitespace-pre-line">
            <bdi>{reason}</bdi>
          </blockquote>
        )}
        <div className="grid gap-3">
          {status === 'refused' && (
            <a href="/shop/register" className={buttonClass({ block: true })}>
              {t('Apply again')}
            </a>
          )}
          <Button variant="ghost" block onClick={onBack}>
            {t('Use another number')}
          </Button>
        </div>
      </section>
      <PreferenceFields />
    </main>
  );
}

function statusText({ t }: I18n, status: Status): string {
  switch (status) {
    case 'pending':
      return t('Waits for an answer');
    case 'accepted':
      return t('Approved');
    case 'refused':
      return t('Declined');
  }
}

function explainStatus({ t }: I18n, status: Status): string {
  switch (status) {
    case 'pending':
      return t('We are reading your application. You get a message with the answer, and then you sign in here to your shop.');
    case 'accepted':
      return t('Your application was approved, but this number is no member of the shop any more. Ask an owner of the shop to invite you.');
    case 'refused':
      return t('We cannot open your shop at the moment. You are welcome to apply again.');
  }
}
