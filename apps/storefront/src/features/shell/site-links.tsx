import type { MenuItem } from '@souk/contract/settings';
import { BrandMark, type BrandMarkName } from '@souk/ui/brand-marks.tsx';
import { classNames } from '@souk/ui/class-names.ts';
import { Popover } from '@souk/ui/overlay/popover.tsx';
import { Link } from '@souk/ui/ui-context.tsx';
import { ChevronDown, Smartphone } from 'lucide-react';
import type { ComponentProps } from 'react';
import { paths } from '../../lib/paths.ts';
import { useI18n, useSettings } from '../../lib/services/services-context.tsx';
import { topBarButtonClass } from './top-bar-button.ts';

/** The shop's logo, or its name next to the arch. Links to the home page. */
export function SiteLogo({ src, className }: { src: string | null; className?: string | undefined }) {
  const { t } = useI18n();
  const appName = useSettings((state) => state.appName);
  return (
    <Link
      href={paths.home()}
      aria-label={appName || t('Home')}
      className={classNames('inline-flex min-h-11 max-w-full items-center gap-2.5', className)}
    >
      {src ? <img src={src} alt="" className="h-10 w-auto max-w-44 object-contain" /> : <NameWithArch name={appName} />}
    </Link>
  );
}

function NameWithArch({ name }: { name: string }) {
  return (
    <>
      <svg viewBox="0 0 100 125" aria-hidden="true" className="h-8 w-auto shrink-0 text-primary">
        <path
          fill="currentColor"
          fillRule="evenodd"
          d="M0 125V49C0 31 9 21 25 14 37 9 45 6 50 0c5 6 13 9 25 14 16 7 25 17 25 35v76H74V66c0-9-5-14-12-17-6-2.500-10-4-12-8-2 4-6 5.500-12 8-7 3-12 8-12 17v59z"
        />
      </svg>
      <span className="truncate font-display text-xl leading-none font-bold">{name}</span>
    </>
  );
}

type EntryLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & { entry: Pick<MenuItem, 'url' | 'target' | 'is_external'> };

/** A link from the settings: external ones honour their target, internal ones use the router. */
export function EntryLink({ entry, ...rest }: EntryLinkProps) {
  if (!entry.is_external) return <Link {...rest} href={entry.url} />;
  return <a {...rest} href={entry.url} target={entry.target} rel={entry.target === '_blank' ? 'noopener' : undefined} />;
}

/** Links to the configured app stores. */
export function StoreButtons() {
  const { t } = useI18n();
  const play = useSettings((state) => state.playStoreLink);
  const apple = useSettings((state) => state.appStoreLink);
  return (
    <div className="flex flex-wrap gap-2.5">
      {play && <StoreButton href={play} mark="google_play" before={t('Get it on')} name="Google Play" />}
      {apple && <StoreButton href={apple} mark="apple" before={t('Download on the')} name="App Store" />}
    </div>
  );
}

function StoreButton({ href, mark, before, name }: { href: string; mark: BrandMarkName; before: string; name: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-12 items-center gap-2.5 rounded-md border border-line-strong bg-surface px-4 text-ink hover:bg-tint"
    >
      <BrandMark name={mark} className="size-6" />
      <span className="grid text-start leading-tight">
        <span className="text-xs text-ink-muted">{before}</span>
        <span className="text-sm font-semibold">{name}</span>
      </span>
    </a>
  );
}

/** Shown only if enabled in the settings. */
export function DownloadApp() {
  const { t } = useI18n();
  const shown = useSettings((state) => state.showDownloadApp);
  if (!shown) return null;
  return (
    <span className="hidden shrink-0 lg:block">
      <Popover
        align="end"
        className="p-4"
        trigger={(props) => (
          <button type="button" {...props} className={topBarButtonClass}>
            <Smartphone aria-hidden="true" className="size-4" />
            {t('Download our app')}
            <ChevronDown aria-hidden="true" className="size-3.5" />
          </button>
        )}
      >
        <StoreButtons />
      </Popover>
    </span>
  );
}
