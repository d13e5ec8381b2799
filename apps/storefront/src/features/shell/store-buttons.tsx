import { useI18n, useSettings } from '../../lib/services/services-context.tsx';
import { BrandMark, type BrandMarkName } from '../../ui/brand-marks.tsx';

/** The buttons of the app stores that are configured; each opens in a new tab. */
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
