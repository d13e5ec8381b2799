import type { Footer as FooterColumn } from '@souk/contract/settings';
import { MapPin } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { useI18n, useSettings } from '../../lib/services/services-context.tsx';
import { FoldSection } from '../../ui/fold-section.tsx';
import { Link } from '../../ui/ui-context.tsx';
import { FooterItem } from './footer-item.tsx';

/** Dark in either scheme: the market at night, under its lattice. */
export function Footer() {
  const shown = useSettings((state) => state.showFooter);
  const columns = useSettings((state) => state.footers);
  const { t } = useI18n();
  const qr = useSettings((state) => state.footerQr);
  if (!shown) return null;
  return (
    <footer className="lattice mt-12 bg-ground text-ink [color-scheme:dark] drawn-later-40 sm:mt-20">
      <div className="page-width py-8 sm:py-14">
        <WhoAndWhere />
        <div className="grid sm:grid-cols-2 sm:gap-x-8 sm:gap-y-10 lg:flex lg:*:flex-1 lg:*:first:flex-[1.8]">
          {columns.map((column) => (
            <Column key={column.id} column={column} />
          ))}
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
      <BottomLine />
    </footer>
  );
}

/** What the shop says of itself, and where it is. */
function WhoAndWhere() {
  const description = useSettings((state) => state.footerDescription);
  const address = useSettings((state) => state.address);
  if (!description && !address) return null;
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-4 border-b border-line pb-8 text-ink-muted sm:mb-12 sm:pb-12">
      {description && <p className="max-w-xl text-xl font-bold text-balance text-ink">{description}</p>}
      {address && (
        <address className="flex gap-2.5 text-sm not-italic">
          <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <bdi className="whitespace-pre-line">{address}</bdi>
        </address>
      )}
    </div>
  );
}

function Column({ column }: { column: FooterColumn }) {
  const items = (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5 text-sm text-ink-muted">
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
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-4 text-sm text-ink-muted">
        <p>
          {/* The server's year stands: a device's clock may be years off, and what was cached may be of last year. */}
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
