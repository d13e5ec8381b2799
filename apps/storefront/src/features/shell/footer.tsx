import type { Footer as FooterColumn } from '@souk/contract/settings';
import { BrandMark, isBrandMark } from '@souk/ui/brand-marks.tsx';
import { FoldSection } from '@souk/ui/layout/section.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { Mail, MapPin, Phone } from 'lucide-react';
import type { ComponentType } from 'react';
import { paths } from '../../lib/paths.ts';
import { useI18n, useSettings } from '../../lib/services/services-context.tsx';
import { ViewChoices } from './preference-menus.tsx';
import { EntryLink, SiteLogo, StoreButtons } from './site-links.tsx';

type FooterProps = {
  /** Fills the last column on wide screens, for example with the latest posts. */
  Latest?: ComponentType | undefined;
};

/** Dark in either colour scheme, with the lattice pattern. */
export function Footer({ Latest }: FooterProps) {
  const shown = useSettings((state) => state.showFooter);
  const columns = useSettings((state) => state.footers);
  const { t } = useI18n();
  const qr = useSettings((state) => state.footerQr);
  if (!shown) return null;
  return (
    <footer className="lattice mt-12 bg-ground text-ink [color-scheme:dark] drawn-later-40 sm:mt-20">
      <div className="page-wide py-8 sm:py-14">
        <WhoAndWhere />
        <div className="grid sm:grid-cols-2 sm:gap-x-8 sm:gap-y-10 lg:flex lg:*:min-w-0 lg:*:flex-1 lg:*:first:flex-[1.4]">
          {columns.map((column) => (
            <Column key={column.id} column={column} />
          ))}
          {Latest && (
            <div className="max-lg:hidden lg:flex-[1.8]! empty:hidden">
              <Latest />
            </div>
          )}
          {qr && (
            <img
              src={qr}
              alt={t('QR code')}
              width={112}
              height={112}
              loading="lazy"
              className="mt-6 size-28 self-start rounded-md bg-ink p-2 sm:mt-0 lg:flex-none!"
            />
          )}
        </div>
      </div>
      <PaymentAndChoices />
      <BottomLine />
    </footer>
  );
}

/** The last line of the footer alone, where nothing may distract. */
export function SlimFooter() {
  const shown = useSettings((state) => state.showFooter);
  if (!shown) return null;
  return (
    <footer className="mt-12">
      <BottomLine />
    </footer>
  );
}

/** The shop's description and address. */
function WhoAndWhere() {
  const description = useSettings((state) => state.footerDescription);
  const address = useSettings((state) => state.address);
  if (!description && !address) return null;
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-4 border-b border-line pb-8 text-ink-muted sm:mb-12 sm:pb-12">
      {description && <p className="max-w-xl font-display text-xl font-bold text-balance text-ink">{description}</p>}
      {address && (
        <address className="flex gap-2.5 text-sm not-italic">
          <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <bdi className="whitespace-pre-line">{address}</bdi>
        </address>
      )}
    </div>
  );
}

/** How one can pay here, the language and the currency. */
function PaymentAndChoices() {
  const { t } = useI18n();
  const gateways = useSettings((state) => state.paymentGateways);
  const cashOnDelivery = useSettings((state) => state.cashOnDelivery);
  const onlinePayment = useSettings((state) => state.onlinePayment);
  const marks = [
    ...(cashOnDelivery ? [{ name: 'cash', title: t('Cash on delivery'), logo: null }] : []),
    ...(onlinePayment ? gateways.map((gateway) => ({ ...gateway, title: t(gateway.title) })) : []),
  ];
  return (
    <div className="page-wide flex flex-wrap items-center justify-between gap-x-8 gap-y-3 pb-5">
      {marks.length > 0 && (
        <ul aria-label={t('Payment methods')} className="flex flex-wrap gap-2">
          {marks.map(({ name, title, logo }) => (
            <li key={name} className="grid min-h-8 place-items-center rounded-sm border border-line-strong px-2.5 text-xs text-ink-muted">
              {logo ? <img src={logo} alt={title} className="h-5 w-auto" loading="lazy" /> : title}
            </li>
          ))}
        </ul>
      )}
      <ViewChoices />
    </div>
  );
}

function Column({ column }: { column: FooterColumn }) {
  const items = (
    <ul className="grid grid-cols-[minmax(0,1fr)] text-sm text-ink-muted">
      {column.items.map((item) => (
        <li key={item.id}>
          <FooterItem item={item} />
        </li>
      ))}
    </ul>
  );
  if (!column.title) return <div className="mb-6 sm:mb-0">{items}</div>;
  return (
    <FoldSection title={column.title} className="border-t border-line sm:border-0">
      {items}
    </FoldSection>
  );
}

function BottomLine() {
  const { t, figures } = useI18n();
  const text = useSettings((state) => state.footerText);
  return (
    <div className="border-t border-line">
      <div className="page-wide flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-4 text-sm text-ink-muted">
        <p>
          {/* The server's year stays: a device's clock may be wrong, and cached HTML may be from last year. */}©{' '}
          <bdi suppressHydrationWarning>{figures(new Date().getUTCFullYear())}</bdi> {text || t('All right reserved by company')}
        </p>
        <p className="flex flex-wrap gap-x-6">
          <Link href={paths.terms()} className="inline-flex min-h-11 items-center hover:text-ink hover:underline">
            {t('Terms & Conditions')}
          </Link>
          <Link href={paths.privacy()} className="inline-flex min-h-11 items-center hover:text-ink hover:underline">
            {t('Privacy Policy')}
          </Link>
        </p>
      </div>
    </div>
  );
}

type Item = FooterColumn['items'][number];

const lineClass = 'inline-flex min-h-11 items-center gap-2.5 hover:text-ink hover:underline [&>svg]:size-4 [&>svg]:shrink-0';

function FooterItem({ item }: { item: Item }) {
  const { type, title, url } = item;
  const logo = useSettings((state) => state.footerLogo ?? state.logo);
  switch (type) {
    case 'logo':
      return <SiteLogo src={logo} className="text-ink" />;
    case 'text':
      return <p className="max-w-xs py-2 leading-relaxed">{title}</p>;
    case 'phone':
      return (
        <a href={url ?? `tel:${title.replaceAll(/[^+\d]/g, '')}`} className={lineClass}>
          <Phone aria-hidden="true" />
          <bdi dir="ltr">{title}</bdi>
        </a>
      );
    case 'email':
      return (
        <a href={url ?? `mailto:${title}`} className={lineClass}>
          <Mail aria-hidden="true" />
          <bdi>{title}</bdi>
        </a>
      );
    case 'social_links':
      return <SocialLinks title={title} />;
    case 'app_store':
      return <AppStores title={title} />;
    case 'link':
      return (
        <EntryLink entry={{ url: url ?? '/', target: item.target, is_external: /^[a-z]+:/i.test(url ?? '') }} className={lineClass}>
          {title}
        </EntryLink>
      );
  }
}

function SocialLinks({ title }: { title: string }) {
  const links = useSettings((state) => state.socialLinks);
  return (
    <ul aria-label={title} className="-ms-2.5 flex flex-wrap py-1">
      {links.map(({ name, link, logo }) => (
        <li key={name}>
          <a
            href={link}
            target="_blank"
            rel="noopener"
            aria-label={name}
            className="grid size-11 place-items-center rounded-full text-ink hover:bg-tint"
          >
            <SocialMark name={name} logo={logo} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function SocialMark({ name, logo }: { name: string; logo: string | null }) {
  const mark = name.toLowerCase();
  if (logo) return <img src={logo} alt="" width={20} height={20} loading="lazy" />;
  if (isBrandMark(mark)) return <BrandMark name={mark} />;
  return <span className="text-sm font-semibold">{[...name][0]}</span>;
}

function AppStores({ title }: { title: string }) {
  const { t } = useI18n();
  return (
    <div className="grid gap-2 py-2">
      <span>{title || t('Download our app')}</span>
      <StoreButtons />
    </div>
  );
}
