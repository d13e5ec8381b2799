import { paths } from '../../lib/paths.ts';
import { useI18n, useSettings } from '../../lib/services/services-context.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/ui-context.tsx';

/** The shop's own logo, or its name beside the arch of the house. It leads home. */
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
      <span className="truncate text-xl leading-none font-bold">{name}</span>
    </>
  );
}
