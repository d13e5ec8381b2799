import type { Footer } from '@souk/contract/settings';
import { Mail, Phone } from 'lucide-react';
import { useI18n, useSettings } from '../../lib/services/services-context.tsx';
import { BrandMark, isBrandMark } from '../../ui/brand-marks.tsx';
import { EntryLink } from './entry-link.tsx';
import { SiteLogo } from './site-logo.tsx';
import { StoreButtons } from './store-buttons.tsx';

type Item = Footer['items'][number];

const lineClass = 'inline-flex min-h-10 items-center gap-2.5 py-1 hover:text-ink hover:underline [&>svg]:size-4 [&>svg]:shrink-0';

/** One item of a footer column, by its type. */
export function FooterItem({ item }: { item: Item }) {
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
