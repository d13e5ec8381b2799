import type { ManagedApplication } from '@souk/contract/back-office/shops';
import type { ReactNode } from 'react';
import { Fact } from '../../lib/fact.tsx';
import { TextLink } from '../../lib/frame/text-link.tsx';
import { Moment } from '../../lib/moment.tsx';
import { Panel } from '../../lib/panel.tsx';
import { paths } from '../../lib/paths.ts';
import { useI18n } from '../../lib/services.tsx';
import { ApplicationBadge } from './shop-words.tsx';

/** Everything that the applicant sent. */
export function ApplicationFacts({ application }: { application: ManagedApplication }) {
  const { t } = useI18n();
  const { owner_name, phone, email, description, address, created_at } = application;
  return (
    <Panel title={t('Application')}>
      <dl className="grid gap-4 text-sm sm:grid-cols-2">
        <Fact label={t('Applicant')}>
          <bdi>{owner_name}</bdi>
        </Fact>
        <Fact label={t('Sent')}>
          <Moment at={created_at} />
        </Fact>
        <Fact label={t('Phone')}>
          <a href={`tel:${phone}`} className="text-accent tabular-nums hover:underline">
            <bdi dir="ltr">{phone}</bdi>
          </a>
        </Fact>
        <Fact label={t('Mail address')}>
          <a href={`mailto:${email}`} className="text-accent hover:underline wrap-anywhere">
            <bdi dir="ltr">{email}</bdi>
          </a>
        </Fact>
        <Fact label={t('Story')} className="sm:col-span-2">
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {description || '–'}
          </p>
        </Fact>
        <Fact label={t('Postal address')} className="sm:col-span-2">
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {address || '–'}
          </p>
        </Fact>
      </dl>
    </Panel>
  );
}

/** The pictures that came with it, each in full size behind its link. */
export function ApplicationPictures({ logo, banner, shop_name }: ManagedApplication) {
  const { t } = useI18n();
  const pictures = [
    { src: banner, label: t('Banner'), look: 'aspect-[3/1] w-full' },
    { src: logo, label: t('Logo'), look: 'size-28' },
  ];
  return (
    <Panel title={t('Pictures')}>
      {logo === null && banner === null && <p className="text-sm text-ink-muted">{t('No pictures were sent.')}</p>}
      <div className="grid gap-4">
        {pictures.map(({ src, label, look }) =>
          src === null ? null : (
            <figure key={label} className="grid gap-1">
              <a href={src} target="_blank" rel="noreferrer" className="justify-self-start max-w-full">
                <img src={src} alt={`${label}: ${shop_name}`} className={`${look} rounded-md border border-line bg-tint object-cover`} />
              </a>
              <figcaption className="text-xs text-ink-muted">{label}</figcaption>
            </figure>
          ),
        )}
      </div>
    </Panel>
  );
}

/** Other applications and shops with the same phone number. */
export function SamePhone({ same_phone: { applications, shops } }: ManagedApplication) {
  const { t } = useI18n();
  const isEmpty = applications.length + shops.length === 0;
  return (
    <Panel title={t('Same phone number')}>
      {isEmpty && <p className="text-sm text-ink-muted">{t('Nothing else has this number.')}</p>}
      <ul className="grid gap-3 text-sm empty:hidden">
        {shops.map(({ id, name }) => (
          <Row key={`shop-${id}`} href={paths.shop({ id })} name={name}>
            {t('Shop')}
          </Row>
        ))}
        {applications.map(({ id, shop_name, status, created_at }) => (
          <Row key={id} href={paths.application({ id })} name={shop_name}>
            <ApplicationBadge status={status} /> <Moment at={created_at} />
          </Row>
        ))}
      </ul>
    </Panel>
  );
}

function Row({ href, name, children }: { href: string; name: string; children: ReactNode }) {
  return (
    <li className="grid gap-1">
      <TextLink href={href} strong>
        <bdi>{name}</bdi>
      </TextLink>
      <span className="flex flex-wrap items-center gap-2 text-xs text-ink-muted">{children}</span>
    </li>
  );
}
